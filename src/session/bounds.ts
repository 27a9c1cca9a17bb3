// The bounds of a session, shared by an agent and its sub-agents: asked before each turn and each call. A bound that has tripped
// stays tripped: what has been done is kept, what is still asked for is refused with words.
import { addDollars } from '../contract/dollars.ts';
import type { Bound } from '../contract/record.ts';
import { LONGEST_TIMER_MS } from '../contract/time.ts';

export interface BoundsOptions {
  /** From the construction of `Bounds`; none where absent. */
  readonly deadlineMs?: number;
  /** Calls that are taken up, whether or not they are then allowed. */
  readonly toolBudget?: number;
  /** Input and output tokens together. */
  readonly tokenBudget?: number;
  readonly costBudgetUsd?: number;
  /** Milliseconds, monotonic. */
  readonly now: () => number;
}

/** Which bound tripped, and what the model is told. */
export interface Trip {
  readonly bound: Bound;
  readonly words: string;
}

export interface Spent {
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly costUsd: number;
}

export class Bounds {
  readonly #options: BoundsOptions;
  readonly #end: number | undefined;
  #spent: Spent = { calls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 };
  #trip: Trip | undefined;

  constructor(options: BoundsOptions) {
    this.#options = options;
    this.#end = options.deadlineMs === undefined ? undefined : options.now() + options.deadlineMs;
  }

  /** The first bound that tripped. */
  get tripped(): Bound | undefined {
    return this.#trip?.bound;
  }

  get spent(): Spent {
    return this.#spent;
  }

  /** Whether a bound depends on what the model says that it used. */
  get countsUsage(): boolean {
    return this.#options.tokenBudget !== undefined || this.#options.costBudgetUsd !== undefined;
  }

  /** Whether another call may be taken up; counts it where it may. */
  admitCall(): Trip | undefined {
    const { toolBudget } = this.#options;
    const trip = this.admitTurn() ?? (toolBudget !== undefined && this.#spent.calls >= toolBudget ? this.#stop('tool-budget') : undefined);
    if (!trip) this.#spent = { ...this.#spent, calls: this.#spent.calls + 1 };
    return trip;
  }

  /** Whether another turn may be asked for. */
  admitTurn(): Trip | undefined {
    if (this.#trip) return this.#trip;
    const { tokenBudget, costBudgetUsd } = this.#options;
    if (tokenBudget !== undefined && this.#spent.inputTokens + this.#spent.outputTokens >= tokenBudget) return this.#stop('token-budget');
    if (costBudgetUsd !== undefined && this.#spent.costUsd >= costBudgetUsd) return this.#stop('cost-budget');
    return this.pastDeadline();
  }

  /** Whether a call that was taken up may go on: asked again after every wait. */
  pastDeadline(): Trip | undefined {
    if (this.#end === undefined || this.#options.now() < this.#end) return undefined;
    return this.#stop('deadline');
  }

  /** What a turn cost: tokens, and US dollars where they are known. */
  spend(usage: { readonly inputTokens: number; readonly outputTokens: number }, costUsd = 0): void {
    const { calls, inputTokens, outputTokens, costUsd: before } = this.#spent;
    this.#spent = {
      calls,
      inputTokens: inputTokens + usage.inputTokens,
      outputTokens: outputTokens + usage.outputTokens,
      costUsd: addDollars(before, costUsd),
    };
  }

  /** A signal that aborts at the deadline; `disarm` ends its timer. */
  armDeadline(): { readonly signal: AbortSignal; readonly disarm: () => void } {
    const controller = new AbortController();
    const left = this.#end === undefined ? Infinity : Math.max(0, this.#end - this.#options.now());
    if (left > LONGEST_TIMER_MS) return { signal: controller.signal, disarm: () => undefined };
    const timer = setTimeout(() => {
      this.#stop('deadline');
      controller.abort();
    }, left);
    return { signal: controller.signal, disarm: () => clearTimeout(timer) };
  }

  /** The first trip is the one that is told at the end; each names its own bound to the model. */
  #stop(bound: Bound): Trip {
    const trip = { bound, words: this.#wordsOf(bound) };
    this.#trip ??= trip;
    return trip;
  }

  #wordsOf(bound: Bound): string {
    const { deadlineMs = 0, toolBudget, tokenBudget, costBudgetUsd } = this.#options;
    const why: Record<Bound, string> = {
      deadline: `deadline of ${deadlineMs / 1000} s has passed`,
      'tool-budget': `budget of ${toolBudget} tool calls is used up`,
      'token-budget': `budget of ${tokenBudget} tokens is used up`,
      'cost-budget': `budget of ${costBudgetUsd} US dollars is used up`,
    };
    return `the session's ${why[bound]}: no further call runs, what has been done is kept. Stop here and say what is done and what is not.`;
  }
}
