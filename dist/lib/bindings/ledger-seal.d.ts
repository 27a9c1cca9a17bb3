import type { Anchor } from '../audit/verification.js';
import type { Head, LedgerOptions } from './ledger-file.js';
export interface SealOptions extends LedgerOptions {
    readonly cancelled: boolean;
    /** What the session is known to have written, from the log or the action's state. */
    readonly checkpoints?: readonly Anchor[];
}
/** What became of the ledger. `unusable`: it was left as it is; the sentences say why. */
export type Sealed = {
    readonly kind: 'sealed';
    readonly head: Head;
    readonly notes: readonly string[];
} | {
    readonly kind: 'sealed-before';
    readonly head: Head;
} | {
    readonly kind: 'unusable';
    readonly sentences: readonly string[];
};
/**
 * Appends `abandoned` for every call that has not ended, and a seal of `post`. An unfinished last line is moved into `PATH.torn` and the
 * seal says so. A ledger that does not hold together is left alone. Never throws. `options.onRecord` is told of what is appended.
 */
export declare function sealAfterDeath(options: SealOptions): Sealed;
