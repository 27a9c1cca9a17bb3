export interface ProviderProblemOptions {
    /** Where requests go, a URL. */
    readonly baseUrl: string;
    /** Told each kind once; must not throw. */
    readonly tell: (sentence: string) => void;
    /** Told, perhaps more than once, that it is not there; must not throw. */
    readonly onGone: (sentence: string) => void;
    /** Milliseconds, monotonic. */
    readonly now: () => number;
}
export declare class ProviderProblem {
    #private;
    constructor(options: ProviderProblemOptions);
    /** The last one; undefined where the last answer was a good one. */
    get last(): string | undefined;
    /** The last one, where no answer was ever a good one. */
    get only(): string | undefined;
    /** `path` is the wire's own. */
    answered(status: number, path: string): void;
    /** `words` say why there is no answer. */
    unanswered(words: string, path: string): void;
}
