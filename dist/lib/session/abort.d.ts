/** A promise's value, or that the signal aborted first; what comes later is dropped. Rejects as the promise does. */
export declare function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<{
    readonly kind: 'settled';
    readonly value: T;
} | {
    readonly kind: 'aborted';
}>;
