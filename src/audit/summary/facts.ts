// What the summary shows, put together record by record. Holds the beginning of every list and all counts, so that it stays small however
// long the session is.
import { addDollars } from '../../contract/dollars.ts';
import type { ModelRequestRecord, SessionFinished, SessionStarted, WithheldRecord } from '../../contract/record.ts';
import { CallsUnderWay } from '../calls-under-way.ts';
import type { CallFacts } from '../calls-under-way.ts';
import { count, noCounts } from '../counts.ts';
import type {
  BreakageFound,
  Denial,
  ExecutableChange,
  Finding,
  Modification,
  NotRun,
  Recorded,
  Replacement,
  Unguarded,
} from '../finding.ts';
import { findingOf } from '../finding.ts';
import { LevelCounts } from './level-counts.ts';
import { Participants } from './participants.ts';
import { RanCalls } from './ran-calls.ts';
import type { Ran } from './ran-calls.ts';
import { Shown } from './shown.ts';

const KEPT = 400;

export interface ModelUse {
  requests: number;
  inputTokens: number;
  outputTokens: number;
  costUsd: number;
  costUnknown: boolean;
}

export class SummaryFacts {
  readonly counts = noCounts();
  readonly levels = new LevelCounts();
  readonly participants = new Participants();
  readonly denials = new Shown<Denial>(KEPT);
  readonly modifications = new Shown<Modification>(KEPT);
  readonly replacements = new Shown<Replacement>(KEPT);
  readonly breakages = new Shown<BreakageFound>(KEPT);
  readonly unguarded = new Shown<Unguarded>(KEPT);
  readonly notRun = new Shown<NotRun>(KEPT);
  readonly #ran = new RanCalls();
  /** What was done on the way to the model that is no verdict. */
  readonly withheld = new Shown<WithheldRecord>(KEPT);
  readonly protectedChanges = new Shown<ExecutableChange>(KEPT);
  readonly otherChanges = new Shown<ExecutableChange>(KEPT);
  readonly modelUse: ModelUse = { requests: 0, inputTokens: 0, outputTokens: 0, costUsd: 0, costUnknown: false };
  readonly #calls = new CallsUnderWay();
  #started: SessionStarted | undefined;
  #startedAt: string | undefined;
  #finished: SessionFinished | undefined;
  #last: { readonly seq?: number; readonly elapsedMs?: number } | undefined;

  add(record: Recorded): void {
    const call = this.#calls.follow(record);
    count(this.counts, record);
    this.levels.add(record, call);
    this.#last = {
      ...(record.seq === undefined ? {} : { seq: record.seq }),
      ...(record.elapsed_ms === undefined ? {} : { elapsedMs: record.elapsed_ms }),
    };
    if (record.type === 'session_started') this.#start(record);
    if (record.type === 'session_finished') this.#finished = record;
    if (record.type === 'participant') this.participants.load(record);
    if (record.type === 'consulted') this.participants.consulted(record);
    if (record.type === 'executed') this.#ran.executed(record, call);
    if (record.type === 'model_request') this.#use(record);
    if (record.type === 'withheld' && record.outcome === undefined) this.withheld.add(record);
    const finding = findingOf(record, call);
    if (finding !== undefined) this.#find(finding);
  }

  /** The record that began the session; undefined where there is none. */
  get started(): SessionStarted | undefined {
    return this.#started;
  }

  get startedAt(): string | undefined {
    return this.#startedAt;
  }

  /** The seal; undefined where the ledger has none. */
  get finished(): SessionFinished | undefined {
    return this.#finished;
  }

  get last(): { readonly seq?: number; readonly elapsedMs?: number } | undefined {
    return this.#last;
  }

  /** Calls that have not ended. */
  get open(): readonly CallFacts[] {
    return this.#calls.open;
  }

  /** Calls that ran, and those of which it is not known. */
  get ran(): Ran {
    return this.#ran.with(this.open);
  }

  /** Whether verdicts were acted on, or only evaluated. */
  get acted(): boolean {
    return this.#started?.evaluate_only !== true;
  }

  #start(record: Recorded & SessionStarted): void {
    this.#started ??= record;
    this.#startedAt ??= record.time;
  }

  #use(record: ModelRequestRecord): void {
    this.modelUse.requests += 1;
    this.modelUse.inputTokens += record.input_tokens ?? 0;
    this.modelUse.outputTokens += record.output_tokens ?? 0;
    if (record.cost_usd === 'unknown') this.modelUse.costUnknown = true;
    else this.modelUse.costUsd = addDollars(this.modelUse.costUsd, record.cost_usd ?? 0);
  }

  #find(finding: Finding): void {
    switch (finding.kind) {
      case 'denial':
        return this.denials.add(finding);
      case 'modification':
        return this.modifications.add(finding);
      case 'replacement':
        return this.replacements.add(finding);
      case 'breakage':
        return this.breakages.add(finding);
      case 'unguarded':
        return this.unguarded.add(finding);
      case 'not-run':
        return this.notRun.add(finding);
      case 'unfinished':
        return this.#ran.unfinished(finding);
      case 'executable-change':
        return (finding.changed.protected ? this.protectedChanges : this.otherChanges).add(finding);
    }
  }
}
