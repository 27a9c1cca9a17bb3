import type { PathVerdict } from '../bindings/trust/path-verdict.js';
import type { ToolCall } from '../contract/call.js';
import type { Interceptor } from '../hooks/participant.js';
import type { Chain } from './ports.js';
export interface ProtectOptions {
    /** The paths that a call would change, as it spells them; undefined where the call is not one that edits files, or cannot be read. */
    readonly writes: (call: ToolCall) => readonly string[] | undefined;
    /** Judges one such path. Must not throw. */
    readonly judge: (path: string) => PathVerdict;
}
/** The interceptor `protect`. */
export declare function protect(options: ProtectOptions): Interceptor;
/** A chain in which a rewrite by a later participant is judged again, for no participant may turn a call onto a protected file. */
export declare function holdRewrites(chain: Chain, options: ProtectOptions): Chain;
