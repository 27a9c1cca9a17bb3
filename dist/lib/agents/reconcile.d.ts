import { type Identify } from '../gateway/identity.js';
import type { AgentCall, RecordedCall } from './adapter.js';
import type { UnreadRecords } from './record-walk.js';
/** What was decided, to be found again by the words of the agent's records. */
export declare class DecisionLog {
    #private;
    /** `onWire`: whether a call of this id of the wire's has been decided, for agents whose hooks carry none. */
    constructor(identify: Identify, onWire?: (id: string) => boolean);
    /** A call was decided; `ran` is the input that it was let run with. */
    decided(call: AgentCall, ran: AgentCall['input'] | undefined): void;
    /** Whether a decision is known by this id. */
    knows(id: string): boolean;
    /** Whether no hook told an id: then, where no wire is read either, none is known. */
    get isWithoutIds(): boolean;
    /** Whether there is a decision for a recorded call by its tool and input, each once. */
    covers({ name, input }: RecordedCall): boolean;
}
export interface Compared {
    /** The recorded calls that ran without a decision; at most so many. */
    readonly calls: readonly RecordedCall[];
    /** What was not compared, and why: each follows a colon. */
    readonly unread: readonly string[];
}
export interface ComparisonOptions {
    readonly records: (signal: AbortSignal) => AsyncIterable<RecordedCall | UnreadRecords>;
    readonly log: DecisionLog;
    /** Aborts when the run is cancelled: what was found by then stands. */
    readonly signal: AbortSignal;
    /** Milliseconds. Default 30,000. */
    readonly timeoutMs?: number;
    /** Default 100. */
    readonly most?: number;
}
/**
 * Holds records against decisions. A call is known by its id where the records have one. Where all their ids are foreign to the guard,
 * since neither a hook tells them nor is a wire read, calls are known by tool and input. Ends at its time or with the signal, and never
 * rejects.
 */
export declare function compare({ records, log, signal, timeoutMs, most }: ComparisonOptions): Promise<Compared>;
