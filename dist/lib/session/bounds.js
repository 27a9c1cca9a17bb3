// The bounds of a session, shared by an agent and its sub-agents: asked before each turn and each call. A bound that has tripped
// stays tripped: what has been done is kept, what is still asked for is refused with words.
import { addDollars } from '../contract/dollars.js';
import { LONGEST_TIMER_MS } from '../contract/time.js';
export class Bounds {
    #options;
    #end;
    #spent = { calls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 };
    #trip;
    constructor(options) {
        this.#options = options;
        this.#end = options.deadlineMs === undefined ? undefined : options.now() + options.deadlineMs;
    }
    /** The first bound that tripped. */
    get tripped() {
        return this.#trip?.bound;
    }
    get spent() {
        return this.#spent;
    }
    /** Whether a bound depends on what the model says that it used. */
    get countsUsage() {
        return this.#options.tokenBudget !== undefined || this.#options.costBudgetUsd !== undefined;
    }
    /** Whether another call may be taken up; counts it where it may. */
    admitCall() {
        const { toolBudget } = this.#options;
        const trip = this.admitTurn() ?? (toolBudget !== undefined && this.#spent.calls >= toolBudget ? this.#stop('tool-budget') : undefined);
        if (!trip)
            this.#spent = { ...this.#spent, calls: this.#spent.calls + 1 };
        return trip;
    }
    /** Whether another turn may be asked for. */
    admitTurn() {
        if (this.#trip)
            return this.#trip;
        const { tokenBudget, costBudgetUsd } = this.#options;
        if (tokenBudget !== undefined && this.#spent.inputTokens + this.#spent.outputTokens >= tokenBudget)
            return this.#stop('token-budget');
        if (costBudgetUsd !== undefined && this.#spent.costUsd >= costBudgetUsd)
            return this.#stop('cost-budget');
        return this.pastDeadline();
    }
    /** Whether a call that was taken up may go on: asked again after every wait. */
    pastDeadline() {
        if (this.#end === undefined || this.#options.now() < this.#end)
            return undefined;
        return this.#stop('deadline');
    }
    /** What a turn cost: tokens, and US dollars where they are known. */
    spend(usage, costUsd = 0) {
        const { calls, inputTokens, outputTokens, costUsd: before } = this.#spent;
        this.#spent = {
            calls,
            inputTokens: inputTokens + usage.inputTokens,
            outputTokens: outputTokens + usage.outputTokens,
            costUsd: addDollars(before, costUsd),
        };
    }
    /** A signal that aborts at the deadline; `disarm` ends its timer. */
    armDeadline() {
        const controller = new AbortController();
        const left = this.#end === undefined ? Infinity : Math.max(0, this.#end - this.#options.now());
        if (left > LONGEST_TIMER_MS)
            return { signal: controller.signal, disarm: () => undefined };
        const timer = setTimeout(() => {
            this.#stop('deadline');
            controller.abort();
        }, left);
        return { signal: controller.signal, disarm: () => clearTimeout(timer) };
    }
    /** The first trip is the one that is told at the end; each names its own bound to the model. */
    #stop(bound) {
        const trip = { bound, words: this.#wordsOf(bound) };
        this.#trip ??= trip;
        return trip;
    }
    #wordsOf(bound) {
        const { deadlineMs = 0, toolBudget, tokenBudget, costBudgetUsd } = this.#options;
        const why = {
            deadline: `deadline of ${deadlineMs / 1000} s has passed`,
            'tool-budget': `budget of ${toolBudget} tool calls is used up`,
            'token-budget': `budget of ${tokenBudget} tokens is used up`,
            'cost-budget': `budget of ${costBudgetUsd} US dollars is used up`,
        };
        return `the session's ${why[bound]}: no further call runs, what has been done is kept. Stop here and say what is done and what is not.`;
    }
}
