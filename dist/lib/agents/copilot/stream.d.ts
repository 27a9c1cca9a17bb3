export type StreamEvent = {
    readonly kind: 'message';
    readonly agentId: string;
    readonly text: string;
} | {
    readonly kind: 'error';
    readonly message: string;
}
/** A hook of the guard's failed. */
 | {
    readonly kind: 'fault';
    readonly words: string;
} | {
    readonly kind: 'result';
    readonly exitCode: number | undefined;
};
/** Undefined: nothing that matters here, or no event at all. */
export declare function readEvent(line: string): StreamEvent | undefined;
