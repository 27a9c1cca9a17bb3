import type { AbandonedRecord, SessionFinished } from '../contract/record.js';
import type { Verification } from './verification.js';
export interface Death {
    /** Whether the run is known to have been cancelled; a process that dies of anything else is an error of the guard. */
    readonly cancelled: boolean;
    /** Sentences for the seal: what was found of an unfinished line, for example. */
    readonly notes: readonly string[];
}
/** What to append to a ledger that is whole but for its end: calls that never came back, then the seal. */
export declare function lastRecords(found: Verification, death: Death): readonly [...AbandonedRecord[], SessionFinished];
/** Of a call that was approved and never came back. A report looks for these words in what a record says. */
export declare const RAN_NOT_KNOWN = "whether and how far it ran is not known";
