import type { SideEffectLevel } from '../../contract/level.js';
import type { LedgerEntry } from '../../contract/record.js';
import type { CallFacts } from '../calls-under-way.js';
export type LevelName = SideEffectLevel | 'unknown';
export interface Outcomes {
    calls: number;
    ran: number;
    /** Refused by the chain, by the approver. */
    chain: number;
    approver: number;
    /** Did not run for a reason that is no verdict: an unknown tool, the schema, a bound, a cancellation. */
    otherwise: number;
    /** Approved, and never came back. */
    abandoned: number;
    /** Ran, and the output was withheld or replaced. */
    withheld: number;
    replaced: number;
    modified: number;
}
export declare const NOTHING: Readonly<Outcomes>;
export declare class LevelCounts {
    #private;
    readonly total: Outcomes;
    add(entry: LedgerEntry, call: CallFacts | undefined): void;
    of(level: LevelName): Outcomes | undefined;
}
