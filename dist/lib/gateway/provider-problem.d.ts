export declare class ProviderProblem {
    #private;
    /** `baseUrl` is where requests go, a URL; `tell` must not throw. */
    constructor(baseUrl: string, tell: (sentence: string) => void);
    /** The last one; undefined where the last answer was a good one. */
    get last(): string | undefined;
    /** `path` is the wire's own. */
    answered(status: number, path: string): void;
    /** `words` say why there is no answer. */
    unanswered(words: string, path: string): void;
}
