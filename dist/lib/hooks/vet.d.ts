import type { Breakage, HookEvent, PostOutcome, PreOutcome } from '../contract/outcome.js';
import type { Result } from '../contract/result.js';
/**
 * What an in-process participant returned, read once and checked: types are a promise of the caller's compiler, not of the value.
 * The outcome that comes out is a fresh one, so that a getter or a later write changes nothing.
 */
export declare function vetOutcome(event: 'pre_tool_use', answer: unknown): Result<PreOutcome, Breakage>;
export declare function vetOutcome(event: 'post_tool_use', answer: unknown): Result<PostOutcome, Breakage>;
export declare function vetOutcome(event: HookEvent, answer: unknown): Result<PreOutcome | PostOutcome, Breakage>;
/** A participant that threw or whose promise was rejected. */
export declare function threw(error: unknown): Breakage;
/** A hook that its port failed to ask. */
export declare function couldNotBeAsked(error: unknown): Breakage;
