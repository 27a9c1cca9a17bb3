/** What `untilAborted` gives where the abort came first. */
export declare const ABORTED: unique symbol;
/** The value, or `ABORTED` as soon as the signal aborts; a value that comes with the abort or later is dropped. The promise must not reject. */
export declare function untilAborted<T>(value: Promise<T>, signal: AbortSignal): Promise<T | typeof ABORTED>;
