import type { Breakage, HookEvent, PostOutcome, PreOutcome } from './outcome.js';
import type { Result } from './result.js';
/**
 * What a hook program's standard output means (contract 2, 4.4 to 4.6). Exit codes and deadlines are the binding's business: it
 * asks here only when the program ended well. `what` quotes at most 512 bytes of the output.
 */
export declare function decodeAnswer(event: 'pre_tool_use', bytes: Uint8Array): Result<PreOutcome, Breakage>;
export declare function decodeAnswer(event: 'post_tool_use', bytes: Uint8Array): Result<PostOutcome, Breakage>;
export declare function decodeAnswer(event: HookEvent, bytes: Uint8Array): Result<PreOutcome | PostOutcome, Breakage>;
