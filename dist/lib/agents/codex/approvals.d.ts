export interface Answer {
    /** What the agent is answered; undefined: an error. */
    readonly result: object | undefined;
    /** A fault of the binding, in one sentence. */
    readonly fault?: string;
}
export declare class Approvals {
    #private;
    constructor(options: {
        readonly sandboxed: boolean;
    });
    /** A hook ended: what is wrong with that, in one sentence. */
    hookEnded(params: unknown): string | undefined;
    itemStarted(params: unknown): void;
    /** An item ended: what is wrong with that, in one sentence. */
    itemEnded(params: unknown): string | undefined;
    asked(method: string, params: unknown): Answer;
}
