// The one fold of a call, which the loop, a decision server and `ask` share:
// model asks → pre chain → input schema → approval gate → (the tool runs) → post chain → model reads.
// It owns the order of steps and records, each before its effect; what a verdict comes to is said by `rule`.
// Nothing here throws but `LedgerBroken`, after which nothing further may run.
import type { ApprovalGate, GateAnswer } from '../approval/gate.ts';
import { isConsequential } from '../approval/levels.ts';
import type { ToolCall, ToolResult } from '../contract/call.ts';
import { cutBytes } from '../contract/cut.ts';
import type { SessionEvent } from '../contract/event.ts';
import type { SideEffectLevel } from '../contract/level.ts';
import type { LedgerEntry } from '../contract/record.ts';
import { nameOf } from '../contract/words.ts';
import type { PostVerdict, PreVerdict } from '../hooks/verdict.ts';
import type { Bounds, Trip } from './bounds.ts';
import { completed, permissionRequested, permissionResolved, queued, started } from './call-events.ts';
import { CallIds } from './call-ids.ts';
import { levelOf, unknownTool } from './fit.ts';
import { type CallJournal, Journal, type JournalOptions } from './journal.ts';
import type { Judgement, Refusal, Reviewed, Setting } from './judgement.ts';
import { type CallRef, Permits } from './permits.ts';
import type { Chain, EventSink, GuardedTool } from './ports.ts';
import { Telling } from './telling.ts';
import { asAsked, CANCELLED, refusal, rule, type Ruling, type Runnable } from './rule.ts';

export interface EnforcerOptions extends JournalOptions {
  readonly chain: Chain;
  readonly gate: ApprovalGate;
  readonly bounds: Bounds;
  readonly events: EventSink;
  /** Of the secrets that `redactText` replaces (telling.ts). */
  readonly unfinished?: (text: string) => number;
  /** Milliseconds, monotonic. */
  readonly now: () => number;
  /** Aborts when the run is cancelled. */
  readonly signal: AbortSignal;
  /** Verdicts are recorded and not acted on. */
  readonly evaluateOnly?: boolean;
}

export class Enforcer {
  readonly bounds: Bounds;
  /** Where the ids of the session's calls come from. */
  readonly ids = new CallIds((id) => this.redact(id) === id);
  readonly #options: EnforcerOptions;
  readonly #journal: Journal;
  readonly #permits = new Permits();
  readonly #telling: Telling;
  #requests = 0;

  constructor(options: EnforcerOptions) {
    this.#options = options;
    this.#journal = new Journal(options);
    this.#telling = new Telling({ ...options, redact: (text) => this.redact(text) });
    this.bounds = options.bounds;
  }

  /**
   * Whether a call may run, and with which input. `tool` is undefined where its agent has no tool of that name. A call that may run
   * must come back, by `review` or `abandon`.
   */
  async judge(asked: ToolCall, tool: GuardedTool | undefined, setting: Setting): Promise<Judgement> {
    const named = { ...asked, toolName: cutBytes(asked.toolName, LONGEST_NAME) };
    const call = atLevel(named, tool ? levelOf(tool, asked.input, asked.level) : asked.level);
    const journal = this.#journal.of(call);
    journal.called(call, setting.turn);
    this.tell(queued(call, this.redact(call.input.text)));

    const barred = this.#cancelled() ?? byBound(this.bounds.admitCall());
    if (barred) return this.#refuse(call, journal, barred);
    if (!tool) return this.#refuse(call, journal, refusal('unknown-tool', unknownTool(call.toolName, setting.available), ['session']));

    const verdict = await this.#decide(call);
    if (verdict.outcome === 'deny' && verdict.cancelled) {
      journal.consulted(verdict.consulted);
      return this.#refuse(call, journal, CANCELLED);
    }
    journal.decided(verdict, call.input);

    const ruled = { tool, verdict, given: asked.level, parallelRead: setting.parallelRead === true };
    const ruling = await rule(ruled, (input, level) =>
      this.#ask(atLevel({ ...call, input: { kind: 'json', text: input } }, level), journal),
    );
    const evaluateOnly = this.#options.evaluateOnly === true;
    const late = this.#cancelled() ?? byBound(this.bounds.pastDeadline());
    if (late && (ruling.kind === 'run' || evaluateOnly)) return this.#refuse(call, journal, late);
    const acted = evaluateOnly ? this.#asAsked(asked, tool, journal, verdict, ruling) : ruling;
    return acted.kind === 'refuse' ? this.#refuse(call, journal, acted) : this.#permit(call, journal, verdict, acted);
  }

  /**
   * What the model is shown of the result of a call that was allowed. A result without a permit is recorded as unguarded and
   * withheld. An interrupted review shows nothing of the output.
   */
  async review(ref: CallRef, result: ToolResult): Promise<Reviewed> {
    const journal = this.#journal.of(ref);
    const permit = this.#permits.take(ref);
    if (!permit) {
      journal.unguarded('a result came back for a call that was not allowed, or had come back already');
      return withheld('this result belongs to no call that was allowed; it is withheld');
    }
    const { call } = permit;
    journal.executed(result, this.#options.now() - permit.since);
    const verdict = await inspected(this.#options.chain, call, result, this.#options.signal);
    if (verdict.outcome === 'deny' && verdict.cancelled) {
      journal.consulted(verdict.consulted);
      journal.abandoned('the run was cancelled while its output was being reviewed; the model was not shown it');
      return withheld(verdict.words);
    }
    const shown = this.#options.evaluateOnly === true ? result : verdict.shown;
    journal.reviewed(verdict, result, shown);
    this.tell(completed(call, shown.isError, journal.beginning(shown.output.text)));
    const reason = verdict.outcome === 'deny' ? verdict.words : verdict.reason;
    return { shown, outcome: verdict.outcome, by: verdict.by.map(nameOf), ...(reason === undefined ? {} : { reason }) };
  }

  /** Reviews a result whose call was judged elsewhere, as `ask` does with one event at a time. */
  async reviewAlone(call: ToolCall, result: ToolResult): Promise<Reviewed> {
    this.#permits.give({ call, since: this.#options.now() });
    return this.review(call, result);
  }

  /** Whether a call was allowed and has not come back. */
  isOut(ref: CallRef): boolean {
    return this.#permits.has(ref);
  }

  /** A call that was allowed and will not come back. */
  abandon(ref: CallRef, why: string): void {
    if (this.#permits.take(ref)) this.#journal.of(ref).abandoned(why);
  }

  /** A call that was allowed and that its agent says it has turned away by itself, in these words: nobody saw whether it ran. */
  decline(ref: CallRef, words: string): void {
    const permit = this.#permits.take(ref);
    if (permit === undefined) return;
    this.#journal.of(ref).abandoned(this.redact(words));
    this.tell(completed(permit.call, true, this.redact(words)));
  }

  /**
   * Takes up a call and refuses it without asking anybody; no budget is touched. `bound`: for a limit of whoever runs the agent; `schema`:
   * its input cannot be read; `agent`: its agent has turned it away, in these words; `unseen`: it is none of the model's.
   */
  turnAway(asked: ToolCall, turn: number, words: string, why: 'bound' | 'schema' | 'agent' | 'unseen' = 'bound'): Refusal {
    const named = { ...asked, toolName: cutBytes(asked.toolName, LONGEST_NAME) };
    const journal = this.#journal.of(named);
    journal.called(named, turn, why === 'unseen');
    return this.#refuse(named, journal, refusal(why === 'unseen' ? 'bound' : why, words, [why === 'agent' ? 'agent' : 'session']));
  }

  /** The end of a session: calls that are still out are abandoned, and from here on nothing is judged or recorded. */
  close(why: string): void {
    for (const { call } of this.#permits.all) this.abandon(call, why);
    this.#telling.flush();
    this.#journal.close();
  }

  /** A tool call that ran, or a result that came up, without a decision. */
  unguarded(ref: CallRef, what: string): void {
    this.#journal.of(ref).unguarded(what);
  }

  record(...entries: readonly LedgerEntry[]): void {
    this.#journal.record(...entries);
  }

  /** What an agent said, and names of tools, are redacted here, other texts before. */
  tell(event: SessionEvent): void {
    this.#telling.tell(event);
  }

  redact(text: string): string {
    return this.#journal.redact(text);
  }

  #permit(call: ToolCall, journal: CallJournal, verdict: PreVerdict, { input, level, by }: Runnable): Judgement {
    journal.approved(level, by, input);
    const approved = atLevel({ ...call, input: { kind: 'json', text: input } }, level);
    this.#permits.give({ call: approved, since: this.#options.now() });
    this.tell(started(approved));
    const approver = by === 'not asked' ? [] : [by];
    const hands = verdict.outcome === 'modify' ? verdict.by.map(nameOf) : [];
    const said = verdict.outcome === 'modify' && verdict.reason !== undefined ? { reason: verdict.reason } : {};
    return { kind: 'run', input, outcome: verdict.outcome === 'modify' ? 'modify' : 'allow', by: [...hands, ...approver], ...said };
  }

  #refuse(call: ToolCall, journal: CallJournal, stop: Refusal): Refusal {
    journal.refused(stop);
    this.tell(completed(call, true, this.redact(stop.words)));
    return stop;
  }

  /** `evaluate-only`: what would have stopped or changed the call is on record; what was asked for happens, if it can at all. */
  #asAsked(asked: ToolCall, tool: GuardedTool, journal: CallJournal, verdict: PreVerdict, ruling: Ruling): Ruling {
    if (ruling.kind === 'run' && verdict.outcome !== 'modify') return ruling;
    const original = asAsked(tool, asked.input, asked.level);
    if (ruling.kind === 'run' || original.kind === 'refuse') return ruling.kind === 'refuse' ? ruling : original;
    journal.refused(ruling);
    return original;
  }

  async #ask(call: ToolCall, journal: CallJournal): Promise<GateAnswer> {
    const { gate, signal } = this.#options;
    const { level } = call;
    this.#requests += 1;
    const description = `${call.toolName} wants to run and can change state outside this process`;
    const consequential = isConsequential(level);
    if (consequential) this.tell(permissionRequested(call, description));
    const request = {
      request_id: `request-${this.#requests}`,
      tool_call_id: call.id,
      tool_name: call.toolName,
      description,
      input: call.input,
      ...(level === undefined ? {} : { side_effect_level: level }),
      ...(call.delegates === true ? { delegates: call.delegates } : {}),
    };
    const answer = await gate.ask(Object.freeze(request), signal);
    if (answer.kind === 'deny' && answer.failure !== undefined) {
      journal.approverBroke(answer.by, answer.failure);
      this.tell({ type: 'notice', message: this.redact(`approver '${answer.by}' could not answer and denies: ${answer.failure}`) });
    }
    if (consequential) this.tell(permissionResolved(call, answer.kind, answer.kind === 'deny' ? this.redact(answer.words) : undefined));
    return answer;
  }

  /** A chain denies where it fails; should one throw all the same, that denies too. */
  async #decide(call: ToolCall): Promise<PreVerdict> {
    try {
      return await this.#options.chain.decide(call, this.#options.signal);
    } catch {
      return { outcome: 'deny', words: CHAIN_FAILED, by: [], input: call.input, consulted: [] };
    }
  }

  #cancelled(): Refusal | undefined {
    return this.#options.signal.aborted ? CANCELLED : undefined;
  }
}

/** What a chain says of a result; one that fails denies. */
export async function inspected(chain: Chain, call: ToolCall, result: ToolResult, signal: AbortSignal): Promise<PostVerdict> {
  try {
    return await chain.review(call, result, signal);
  } catch {
    return { outcome: 'deny', words: CHAIN_FAILED, by: [], shown: errorResult(CHAIN_FAILED), consulted: [] };
  }
}

/** Bytes of a tool's name that are kept; only a name that a model made up is longer. */
const LONGEST_NAME = 256;

const CHAIN_FAILED = 'the hook chain itself failed, which denies';

const byBound = (trip: Trip | undefined): Refusal | undefined => trip && refusal('bound', trip.words, [trip.bound]);

const errorResult = (text: string): ToolResult => ({ output: { kind: 'text', text }, isError: true });

const withheld = (words: string): Reviewed => ({ shown: errorResult(words), outcome: 'deny', reason: words, by: [] });

function atLevel({ level: _asked, ...call }: ToolCall, level: SideEffectLevel | undefined): ToolCall {
  return level === undefined ? call : { ...call, level };
}
