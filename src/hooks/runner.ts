import type { ToolCall, ToolInput, ToolOutput, ToolResult } from '../contract/call.ts';
import type { Breakage, HookEvent, Who } from '../contract/outcome.ts';
import { carriedOn, couldNotAnswer, handsOf } from '../contract/words.ts';
import type { Left, PostAnswer, PreAnswer, Step } from './chain.ts';
import { postStep, preStep } from './chain.ts';
import type { HookPort, HookSpec, Interceptor } from './participant.ts';
import type { Seat } from './seat.ts';
import { hookSeat, interceptorSeat } from './seat.ts';
import { ABORTED, untilAborted } from './until-aborted.ts';
import type { Consulted, PostVerdict, PreVerdict, Report, Reporter } from './verdict.ts';

export interface HookRunnerOptions {
  /** Asked first, in this order. */
  readonly interceptors?: readonly Interceptor[];
  /** In file order; operator hooks are asked before workspace hooks, wherever they stand. */
  readonly hooks?: readonly HookSpec[];
  readonly port: HookPort;
  readonly reporter: Reporter;
  /** Milliseconds of a monotonic clock; `performance.now` where absent. */
  readonly now?: () => number;
}

/** Who is asked, for those who list it: a hook has its `spec`, an interceptor has none. */
export interface Participant {
  readonly who: Who;
  readonly spec?: HookSpec;
  readonly events: readonly HookEvent[];
}

const CANCELLED = 'the run was cancelled before this call was decided';
const NEVER = new AbortController().signal;

/**
 * The hook chain around tool calls (contract 2, 3, 6). A runner is a snapshot: who is asked before a call is who is asked after it;
 * to change anything, make another runner. It may judge several calls at once, and they don't touch each other. `decide` and `review`
 * never reject: whatever a participant does ends as a verdict.
 */
export class HookRunner {
  /** Everybody, in the order in which they are asked. */
  readonly participants: readonly Participant[];
  private readonly options: HookRunnerOptions;
  private readonly seats: readonly Seat[];
  private readonly now: () => number;

  constructor(options: HookRunnerOptions) {
    const interceptors = [...(options.interceptors ?? [])];
    const hooks = [...(options.hooks ?? [])];
    this.options = { ...options, interceptors, hooks };
    this.now = options.now ?? (() => performance.now());
    this.seats = [
      ...interceptors.map(interceptorSeat),
      ...hooks.filter((spec) => spec.scope === 'operator').map((spec) => hookSeat(spec, options.port)),
      ...hooks.filter((spec) => spec.scope === 'workspace').map((spec) => hookSeat(spec, options.port)),
    ];
    this.participants = this.seats.map(({ who, spec, events }) => (spec === undefined ? { who, events } : { who, spec, events }));
  }

  /** Whether there is nobody to ask. */
  get isEmpty(): boolean {
    return this.seats.length === 0;
  }

  /** A runner with one more interceptor, asked after those that are there and before every hook. */
  withInterceptor(interceptor: Interceptor): HookRunner {
    return new HookRunner({ ...this.options, interceptors: [...(this.options.interceptors ?? []), interceptor] });
  }

  /** A runner that reports elsewhere. */
  withReporter(reporter: Reporter): HookRunner {
    return new HookRunner({ ...this.options, reporter });
  }

  /** Asks everybody about a call before it runs. An abort ends the consultation at once and denies. */
  async decide(call: ToolCall, signal: AbortSignal = NEVER): Promise<PreVerdict> {
    const original = frozenCall(call);
    const end = await this.consult<ToolInput, PreAnswer>({
      event: 'pre_tool_use',
      call: original,
      start: original.input,
      signal,
      ask: (seat, input) => seat.before(input === original.input ? original : Object.freeze({ ...original, input }), signal),
      step: preStep,
      trace: (input) => input,
    });
    const { left, consulted } = end;
    const input = left.value;
    if (end.refusal !== undefined) return { outcome: 'deny', ...end.refusal, input, consulted };
    if (left.hands.length === 0) return { outcome: 'allow', input, by: [], consulted };
    return { outcome: 'modify', input, by: left.hands.map(({ who }) => who), reason: handsOf(left.hands), consulted };
  }

  /** Asks everybody about what a tool gave back, before the model is shown it. `call.input` is what actually ran. */
  async review(call: ToolCall, result: ToolResult, signal: AbortSignal = NEVER): Promise<PostVerdict> {
    const ran = frozenCall(call);
    const end = await this.consult<ToolResult, PostAnswer>({
      event: 'post_tool_use',
      call: ran,
      start: frozenResult(result),
      signal,
      ask: (seat, shown) => seat.after(ran, frozenResult(shown), signal),
      step: postStep,
      trace: (shown) => shown.output,
    });
    const { left, consulted } = end;
    if (end.refusal !== undefined) {
      const shown: ToolResult = { output: { kind: 'text', text: end.refusal.words }, isError: true };
      return { outcome: 'deny', ...end.refusal, shown, consulted };
    }
    if (left.hands.length === 0) return { outcome: 'allow', shown: left.value, by: [], consulted };
    return { outcome: 'replace', shown: left.value, by: left.hands.map(({ who }) => who), reason: handsOf(left.hands), consulted };
  }

  private async consult<T, Answer extends PreAnswer | PostAnswer>(round: Round<T, Answer>): Promise<End<T>> {
    const { event, call, signal } = round;
    const consulted: Consulted[] = [];
    let left: Left<T> = { value: round.start, hands: [] };
    for (const seat of this.seats) {
      if (signal.aborted) break;
      if (!seat.hears(event, call)) continue;
      const { who } = seat;
      const began = this.now();
      const given = round.ask(seat, left.value);
      // What is there is not waited for: a wait is longer than most interceptors.
      const answer = given instanceof Promise ? await untilAborted(given, signal) : signal.aborted ? ABORTED : given;
      if (answer === ABORTED) break;
      const step = round.step(left, who, answer);
      const common = { who, event, elapsedMs: this.now() - began };
      consulted.push(consultation(common, answer, step, round.trace(left.value), round.trace));
      if (answer.kind === 'broken') this.report(who, event, call.id, answer.breakage, step.kind === 'refused');
      if (step.kind === 'refused') return { left, consulted, refusal: { words: step.words, by: [who] } };
      left = step.left;
    }
    return signal.aborted ? { left, consulted, refusal: { words: CANCELLED, by: [], cancelled: true } } : { left, consulted };
  }

  private report(who: Who, event: HookEvent, toolCallId: string, breakage: Breakage, denies: boolean): void {
    const sentence = denies ? couldNotAnswer(who, breakage.what) : carriedOn(who, breakage.what);
    const report: Report = { who, event, toolCallId, sentence, breakage };
    try {
      const returned: unknown = this.options.reporter(report);
      if (returned instanceof Promise) returned.catch(() => undefined);
    } catch {
      // A reporter decides nothing: the breakage is in the verdict's trace all the same.
    }
  }
}

/** One event's way through the chain. */
interface Round<T, Answer> {
  readonly event: HookEvent;
  readonly call: ToolCall;
  readonly start: T;
  readonly signal: AbortSignal;
  readonly ask: (seat: Seat, left: T) => Answer | Promise<Answer>;
  readonly step: (left: Left<T>, who: Who, answer: Answer) => Step<T>;
  /** What of it the audit compares. */
  readonly trace: (value: T) => ToolInput | ToolOutput;
}

interface End<T> {
  readonly left: Left<T>;
  readonly consulted: readonly Consulted[];
  readonly refusal?: { readonly words: string; readonly by: readonly Who[]; readonly cancelled?: true };
}

function consultation<T>(
  common: Pick<Consulted, 'who' | 'event' | 'elapsedMs'>,
  answer: PreAnswer | PostAnswer,
  step: Step<T>,
  before: ToolInput | ToolOutput,
  trace: (value: T) => ToolInput | ToolOutput,
): Consulted {
  if (answer.kind === 'broken') {
    const consequence = step.kind === 'refused' ? 'denied' : 'carried-on';
    return { ...common, outcome: 'broken', breakage: { ...answer.breakage, consequence } };
  }
  const reason = answer.reason === undefined ? {} : { reason: answer.reason };
  const rewrote = (answer.kind === 'modify' || answer.kind === 'replace') && step.kind === 'next';
  const change = rewrote ? { before, after: trace(step.left.value) } : {};
  return { ...common, outcome: answer.kind, ...reason, ...change };
}

/** Participants get copies that they cannot write to: a call is changed by answering, not by assignment. */
function frozenCall(call: ToolCall): ToolCall {
  const basis = call.basis === undefined ? {} : { basis: Object.freeze({ ...call.basis }) };
  return Object.freeze({ ...call, input: Object.freeze({ ...call.input }), ...basis });
}

function frozenResult(result: ToolResult): ToolResult {
  return Object.freeze({ ...result, output: Object.freeze({ ...result.output }) });
}
