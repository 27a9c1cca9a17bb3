import type { HookEvent, Who } from '../contract/outcome.js';
import type { BreakageRecord, ChangedRecord, Envelope, LedgerEntry, Preview, RefusalStage, WithheldRecord } from '../contract/record.js';
import type { CallFacts } from './calls-under-way.js';
/** A record of a ledger, or an entry that could not be recorded any more. */
export type Recorded = LedgerEntry & Partial<Envelope>;
/** The call that a finding is about; of one that is not known only its ids. */
export type FoundCall = Pick<CallFacts, 'toolCallId' | 'agentId'> & Partial<CallFacts>;
interface OfCall {
    readonly call: FoundCall;
    /** The number of the record that says it. */
    readonly seq?: number;
}
/** An output that was seen on the way to the model alone: where in the request, and what it was there, in a sentence. */
export type OnWire = Pick<WithheldRecord, 'where' | 'what'>;
/** A call that the chain or the approver refused, or an output that was kept from the model. Redacted as recorded. */
export interface Denial extends OfCall {
    readonly kind: 'denial';
    readonly stage: 'chain' | 'approver' | 'output';
    /** Names, quoted where they are data. */
    readonly by: string;
    readonly reason: string;
    /** The output; absent where it is that of the call. */
    readonly output?: Preview;
    readonly onWire?: OnWire;
}
export interface Modification extends OfCall {
    readonly kind: 'modification';
    readonly by: readonly Who[];
    readonly reason?: string;
    readonly before?: Preview;
    readonly after?: Preview;
}
export interface Replacement extends OfCall {
    readonly kind: 'replacement';
    readonly by: readonly Who[];
    readonly reason?: string;
    readonly before?: Preview;
    readonly after?: Preview;
    readonly onWire?: OnWire;
}
export interface BreakageFound {
    readonly kind: 'breakage';
    readonly call?: FoundCall;
    readonly seq?: number;
    readonly who: BreakageRecord['who'];
    readonly event?: HookEvent;
    readonly how: BreakageRecord['kind'];
    readonly what: string;
    readonly consequence: BreakageRecord['consequence'];
}
export interface ExecutableChange {
    readonly kind: 'executable-change';
    readonly seq?: number;
    readonly changed: ChangedRecord;
}
export interface Unguarded extends OfCall {
    readonly kind: 'unguarded';
    readonly what: string;
}
/** A call that was given up after it had been approved: it never came back, or its output was not reviewed. */
export interface Unfinished extends OfCall {
    readonly kind: 'unfinished';
    readonly stage: 'approved' | 'executed';
    readonly reason: string;
}
/** A call that did not run for a reason that is no verdict, or that was given up before it was approved. */
export interface NotRun extends OfCall {
    readonly kind: 'not-run';
    readonly stage: Exclude<RefusalStage, 'chain' | 'approver'> | 'abandoned';
    readonly reason: string;
}
export type Finding = Denial | Modification | Replacement | BreakageFound | ExecutableChange | Unguarded | NotRun | Unfinished;
/** Every finding of some records, in their order. Keeps only the calls that are under way. */
export declare function findings(records: Iterable<Recorded>): Generator<Finding>;
/** What one record says, given the call that it is about. */
export declare function findingOf(record: Recorded, call: CallFacts | undefined): Finding | undefined;
export {};
