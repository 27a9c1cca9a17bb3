import type { Bound } from '../contract/record.js';
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
export declare class Bounds {
    #private;
    constructor(options: BoundsOptions);
    /** The first bound that tripped. */
    get tripped(): Bound | undefined;
    get spent(): Spent;
    /** Whether a bound depends on what the model says that it used. */
    get countsUsage(): boolean;
    /** Whether another call may be taken up; counts it where it may. */
    admitCall(): Trip | undefined;
    /** Whether another turn may be asked for. */
    admitTurn(): Trip | undefined;
    /** Whether a call that was taken up may go on: asked again after every wait. */
    pastDeadline(): Trip | undefined;
    /** What a turn cost: tokens, and US dollars where they are known. */
    spend(usage: {
        readonly inputTokens: number;
        readonly outputTokens: number;
    }, costUsd?: number): void;
    /** A signal that aborts at the deadline; `disarm` ends its timer. */
    armDeadline(): {
        readonly signal: AbortSignal;
        readonly disarm: () => void;
    };
}
