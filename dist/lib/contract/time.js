/** The most milliseconds that a timer takes; with more it fires at once. */
export const LONGEST_TIMER_MS = 2_147_483_647;
/** Waits for the promise, and no longer than these milliseconds. Rejects as the promise does. */
export async function settledWithin(ms, promise) {
    const { promise: late, resolve } = Promise.withResolvers();
    const timer = setTimeout(resolve, ms);
    try {
        await Promise.race([promise, late]);
    }
    finally {
        clearTimeout(timer);
    }
}
