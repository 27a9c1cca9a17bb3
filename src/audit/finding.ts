// What a reviewer should see of a session: one finding for each verdict or event that is more than a call that ran. Every report is built on these.
import type { HookEvent, Who } from '../contract/outcome.ts';
import type {
  AbandonedRecord,
  BreakageRecord,
  ChangedRecord,
  DecidedRecord,
  Envelope,
  LedgerEntry,
  Preview,
  RefusalStage,
  RefusedRecord,
  ReviewedRecord,
  WithheldRecord,
} from '../contract/record.ts';
import { nameOf } from '../contract/words.ts';
import type { CallFacts } from './calls-under-way.ts';
import { CallsUnderWay } from './calls-under-way.ts';

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
export function* findings(records: Iterable<Recorded>): Generator<Finding> {
  const calls = new CallsUnderWay();
  for (const record of records) {
    const found = findingOf(record, calls.follow(record));
    if (found !== undefined) yield found;
  }
}

/** What one record says, given the call that it is about. */
export function findingOf(record: Recorded, call: CallFacts | undefined): Finding | undefined {
  const seq = record.seq === undefined ? {} : { seq: record.seq };
  if (record.type === 'changed') return { kind: 'executable-change', ...seq, changed: record };
  if (record.type === 'breakage') return { ...breakageOf(record, call), ...seq };
  const found = record.type === 'withheld' ? withheldFinding(record, call) : ofCall(record, call);
  return found === undefined ? undefined : { ...found, ...seq };
}

function ofCall(record: Recorded, call: CallFacts | undefined): Finding | undefined {
  if (record.type === 'refused') return refusedFinding(record, call ?? idsOf(record));
  if (record.type === 'decided') return decidedFinding(record, call ?? idsOf(record));
  if (record.type === 'reviewed') return reviewedFinding(record, call ?? idsOf(record));
  if (record.type === 'abandoned') return abandonedFinding(record, call);
  if (record.type === 'unguarded') return { kind: 'unguarded', call: call ?? idsOf(record), what: record.what };
  return undefined;
}

function refusedFinding({ stage, by, reason }: RefusedRecord, call: FoundCall): Finding {
  if (stage === 'chain' || stage === 'approver') return { kind: 'denial', call, stage, by, reason };
  return { kind: 'not-run', call, stage, reason };
}

function abandonedFinding(record: AbandonedRecord, call: CallFacts | undefined): Finding {
  const { why: reason } = record;
  if (call?.stage === 'approved' || call?.stage === 'executed') return { kind: 'unfinished', call, stage: call.stage, reason };
  return { kind: 'not-run', call: call ?? idsOf(record), stage: 'abandoned', reason };
}

function decidedFinding({ outcome, by, reason }: DecidedRecord, call: FoundCall): Finding | undefined {
  if (outcome !== 'modify') return undefined;
  return { kind: 'modification', call, by, ...said(reason), ...change(call.input, call.modified) };
}

function reviewedFinding(record: ReviewedRecord, call: FoundCall): Finding | undefined {
  const { outcome, by, reason, shown } = record;
  if (outcome === 'replace') {
    return { kind: 'replacement', call, by, ...said(reason), ...change(call.output, shown ?? call.replaced) };
  }
  if (outcome !== 'deny') return undefined;
  return { kind: 'denial', call, stage: 'output', by: by.map(nameOf).join(', '), reason: reason ?? 'the output was withheld' };
}

function withheldFinding(
  { outcome, reason, by = [], before, after, where, what, ...of }: WithheldRecord,
  call: CallFacts | undefined,
): Finding | undefined {
  if (outcome === undefined) return undefined;
  const about = { call: call ?? { toolCallId: of.tool_call_id ?? '(none)', agentId: of.agent_id ?? 'main' }, onWire: { where, what } };
  const why = reason ?? (by.length === 0 ? what : undefined);
  if (outcome === 'replace') return { kind: 'replacement', ...about, by, ...said(why), ...change(before, after) };
  const output = before === undefined ? {} : { output: before };
  return { kind: 'denial', ...about, stage: 'output', by: by.map(nameOf).join(', '), reason: reason ?? what, ...output };
}

function breakageOf({ who, event, kind: how, what, consequence, ...of }: BreakageRecord, call: CallFacts | undefined): BreakageFound {
  const about = call ?? (of.tool_call_id === undefined ? undefined : { toolCallId: of.tool_call_id, agentId: of.agent_id ?? '' });
  const found = { kind: 'breakage', who, how, what, consequence } as const;
  return { ...found, ...(event === undefined ? {} : { event }), ...(about === undefined ? {} : { call: about }) };
}

const idsOf = (of: { readonly tool_call_id: string; readonly agent_id: string }): FoundCall => ({
  toolCallId: of.tool_call_id,
  agentId: of.agent_id,
});

const said = (reason: string | undefined): { readonly reason?: string } => (reason === undefined ? {} : { reason });

const change = (before: Preview | undefined, after: Preview | undefined): { readonly before?: Preview; readonly after?: Preview } => ({
  ...(before === undefined ? {} : { before }),
  ...(after === undefined ? {} : { after }),
});
