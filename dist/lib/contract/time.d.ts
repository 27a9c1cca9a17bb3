/** The most milliseconds that a timer takes; with more it fires at once. */
export declare const LONGEST_TIMER_MS = 2147483647;
/** Waits for the promise, and no longer than these milliseconds. Rejects as the promise does. */
export declare function settledWithin(ms: number, promise: Promise<unknown>): Promise<void>;
