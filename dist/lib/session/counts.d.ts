import type { Counts, FailOn, LedgerEntry } from '../contract/record.js';
import type { Recorder } from './ports.js';
export interface Tallied {
    readonly counts: Counts;
    /** Files that later steps may execute and that changed. */
    readonly executableChanges: number;
    /** Protected files that changed, relative to the workspace. */
    readonly protectedChanges: readonly string[];
    readonly use: ModelUse;
}
/** What the requests to the model add up to; a part of which nothing is known is absent. */
export interface ModelUse {
    readonly inputTokens?: number;
    readonly outputTokens?: number;
    /** US dollars; `unknown` where that of one request is. */
    readonly costUsd?: number | 'unknown';
}
/** A recorder in front of another one that counts what has been recorded. A record that the other refuses is not counted. */
export declare class Tally implements Recorder {
    #private;
    constructor(next: Recorder);
    record(...entries: readonly LedgerEntry[]): void;
    get tallied(): Tallied;
}
/** Which of the `fail-on` verdicts were given, in the order of `failOn`. */
export declare function givenVerdicts(failOn: readonly FailOn[], tallied: Tallied): readonly FailOn[];
