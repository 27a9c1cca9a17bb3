import type { Counts, LedgerEntry } from '../contract/record.js';
type RunningCounts = {
    -readonly [K in keyof Counts]: Counts[K];
};
export declare const noCounts: () => RunningCounts;
/** Adds one record; which count it adds to, if any. A denial is a call refused by the chain or the approver, or an output withheld. */
export declare function count(counts: RunningCounts, entry: LedgerEntry): void;
export {};
