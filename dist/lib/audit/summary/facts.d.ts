import type { SessionFinished, SessionStarted, WithheldRecord } from '../../contract/record.js';
import type { CallFacts } from '../calls-under-way.js';
import type { BreakageFound, Denial, ExecutableChange, Modification, NotRun, Recorded, Replacement, Unguarded } from '../finding.js';
import { LevelCounts } from './level-counts.js';
import { Participants } from './participants.js';
import type { Ran } from './ran-calls.js';
import { Shown } from './shown.js';
export interface ModelUse {
    requests: number;
    inputTokens: number;
    outputTokens: number;
    costUsd: number;
    costUnknown: boolean;
}
export declare class SummaryFacts {
    #private;
    readonly counts: {
        calls: number;
        denials: number;
        modifications: number;
        replacements: number;
        breakages: number;
        unguarded: number;
    };
    readonly levels: LevelCounts;
    readonly participants: Participants;
    readonly denials: Shown<Denial>;
    readonly modifications: Shown<Modification>;
    readonly replacements: Shown<Replacement>;
    readonly breakages: Shown<BreakageFound>;
    readonly unguarded: Shown<Unguarded>;
    readonly notRun: Shown<NotRun>;
    /** What was done on the way to the model that is no verdict. */
    readonly withheld: Shown<WithheldRecord>;
    readonly protectedChanges: Shown<ExecutableChange>;
    readonly otherChanges: Shown<ExecutableChange>;
    readonly modelUse: ModelUse;
    add(record: Recorded): void;
    /** The record that began the session; undefined where there is none. */
    get started(): SessionStarted | undefined;
    get startedAt(): string | undefined;
    /** The seal; undefined where the ledger has none. */
    get finished(): SessionFinished | undefined;
    get last(): {
        readonly seq?: number;
        readonly elapsedMs?: number;
    } | undefined;
    /** Calls that have not ended. */
    get open(): readonly CallFacts[];
    /** Calls that ran, and those of which it is not known. */
    get ran(): Ran;
    /** Whether verdicts were acted on, or only evaluated. */
    get acted(): boolean;
}
