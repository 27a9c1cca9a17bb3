import type { Bounds } from '../session/bounds.js';
import type { Enforcer } from '../session/enforce.js';
import type { TurnAnswer, TurnListener, Usage } from './model.js';
/** What a turn with this usage costs in US dollars; `unknown` where that is not known. */
export type Price = (usage: Usage) => number | 'unknown';
export interface AccountOptions {
    readonly enforcer: Enforcer;
    readonly agentId: string;
    readonly turn: number;
    /** The model's name for the records. */
    readonly model: string;
    /** Absent for a model that is no provider's: what it does is recorded only where it says what it used. */
    readonly price?: Price | undefined;
}
/** The account of one turn. */
export declare class TurnAccount implements TurnListener {
    #private;
    constructor(options: AccountOptions);
    delta(text: string): void;
    retry(message: string, waitMs: number): void;
    notice(message: string): void;
    /** Counts and records what the turn cost. `answer` is undefined for a turn that was given up. */
    settle(answer: TurnAnswer | undefined, latencyMs: number): void;
}
/** Why a session whose bounds count what the model uses cannot go on after this turn; undefined where it can. */
export declare function uncounted(bounds: Bounds, answer: TurnAnswer, price: Price | undefined): string | undefined;
