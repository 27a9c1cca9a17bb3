import type { PathVerdict } from '../bindings/trust/path-verdict.js';
import type { ToolCall } from '../contract/call.js';
import type { Interceptor } from '../hooks/participant.js';
import type { Chain } from './ports.js';
/** The paths that a call reads and would change by name, as it spells them; relative ones from the workspace. */
export interface TouchedPaths {
    readonly reads: readonly string[];
    readonly writes: readonly string[];
}
export interface ProtectOptions {
    /** Undefined where the call is not one that reads or edits files by name, or cannot be read. */
    readonly touched: (call: ToolCall) => TouchedPaths | undefined;
    /** Judges a path that would be changed. Must not throw. */
    readonly judge: (path: string) => PathVerdict;
    /** Whether a path may be read; absent: whoever reads is confined already. Must not throw. */
    readonly mayRead?: ((path: string) => boolean) | undefined;
}
/** The interceptor `protect`. */
export declare function protect(options: ProtectOptions): Interceptor;
/** A chain in which a rewrite by a later participant is judged again, for no participant may turn a call onto a protected file. */
export declare function holdRewrites(chain: Chain, options: ProtectOptions): Chain;
