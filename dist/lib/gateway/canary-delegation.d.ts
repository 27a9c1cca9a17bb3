import type { Delegated } from './canary-round.js';
import type { CanaryDelegation } from './options.js';
export interface DelegatedOptions {
    /** Whether the canaries have held in the sub-agent. */
    readonly isDone: () => boolean;
    /** Milliseconds, monotonic. */
    readonly now: () => number;
    /** Milliseconds that it is waited for. */
    readonly waitMs: number;
}
export declare function delegated(delegation: CanaryDelegation, options: DelegatedOptions): Delegated;
