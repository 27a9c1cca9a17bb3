import type { Bound } from '../contract/record.js';
import type { Enforcer } from '../session/enforce.js';
import type { Result } from '../contract/result.js';
import type { Conversation } from './model.js';
import type { Toolbox } from './toolbox.js';
import { type Price } from './turn-account.js';
export interface LoopOptions {
    readonly conversation: Conversation;
    readonly toolbox: Toolbox;
    readonly enforcer: Enforcer;
    /** Aborts when the run is cancelled; of a sub-agent: when its parent's call is to end. */
    readonly signal: AbortSignal;
    /** Milliseconds, monotonic. */
    readonly now: () => number;
    /** The model's name for the records. */
    readonly model: string;
    /** `main` where absent; of its sub-agents `main/1` and so on. */
    readonly agentId?: string;
    /** Calls of one turn that are taken up; what is beyond is refused. */
    readonly maxCallsPerTurn?: number;
    /** Absent for a model that is no provider's. */
    readonly price?: Price;
    /** What the final answer must be; absent: any text. */
    readonly accept?: Acceptance;
}
export interface Acceptance {
    /** The answer as it is kept, or what is wrong with it. */
    check(text: string): Result<string, string>;
    /** What the model is told, once, about an answer that does not do. */
    retry(problem: string): string;
}
/** How a loop ended. */
export type LoopEnd = Said & Ending;
export interface Said {
    /** The last text that the model wrote; where its answer must be accepted, the accepted one or none. */
    readonly finalMessage: string;
    readonly turns: number;
}
export type Ending = {
    readonly kind: 'finished' | 'cancelled';
} | {
    readonly kind: 'bound';
    readonly bound: Bound;
}
/** `words`: why, in a sentence. */
 | {
    readonly kind: 'agent-failed' | 'guard-error';
    readonly words: string;
};
/** Runs until the model is done, or something ends it. Never rejects: a broken ledger, or a mistake of the guard's own, is `guard-error`. */
export declare function runLoop(options: LoopOptions): Promise<LoopEnd>;
