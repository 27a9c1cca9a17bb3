/** The most milliseconds that a timer takes; with more it fires at once. */
export const LONGEST_TIMER_MS = 2_147_483_647;

/** Waits for the promise, and no longer than these milliseconds. Rejects as the promise does. */
export async function settledWithin(ms: number, promise: Promise<unknown>): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  try {
    await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
