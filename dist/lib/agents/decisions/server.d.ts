import { LedgerBroken } from '../../contract/ledger-broken.js';
import type { Dialect } from '../adapter.js';
import type { Decider } from './decider.js';
import { type WhereToListen } from './listeners.js';
export interface DecisionServerOptions {
    readonly dialect: Dialect;
    readonly decider: Decider;
    /** Asked for as `authorization: Bearer …` on every way in. */
    readonly token: string;
    readonly listen: WhereToListen;
    /** Milliseconds from a question's first byte to its answer, at most. */
    readonly answerMs: number;
    /** What went wrong, in a sentence; must not throw. */
    readonly onProblem: (sentence: string) => void;
    /** Hears of each question that could not be read, before it is answered no; must not throw. */
    readonly onUnreadable: () => void;
    /** Told once, where the decider can decide nothing more; must not throw. */
    readonly onBroken?: (error: LedgerBroken) => void;
    readonly limits?: Partial<QuestionLimits>;
}
/** Bytes of questions. */
export interface QuestionLimits {
    /** Of one before a call, or about something else than a result. */
    readonly before: number;
    /** Of one after a call: an output of 64 MiB and what stands around it. */
    readonly after: number;
    /** Of all that are being read. */
    readonly together: number;
}
export interface DecisionServer {
    /** `http://127.0.0.1:PORT`, where it listens there. A hook asks `url/EVENT`, a shim `url/shim/EVENT`. */
    readonly url: string | undefined;
    readonly socketPath: string | undefined;
    /** From here on, and for what is under way, the answer is no, with these words. */
    end(words: string): void;
    /** Ends it and stops listening; settles within a second and never rejects. */
    close(): Promise<void>;
}
/** Rejects with one sentence where it cannot listen. */
export declare function openDecisionServer(options: DecisionServerOptions): Promise<DecisionServer>;
