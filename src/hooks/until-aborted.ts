import { onAbort } from '../contract/on-abort.ts';

/** What `untilAborted` gives where the abort came first. */
export const ABORTED = Symbol('aborted');

/** The value, or `ABORTED` as soon as the signal aborts; a value that comes with the abort or later is dropped. The promise must not reject. */
export async function untilAborted<T>(value: Promise<T>, signal: AbortSignal): Promise<T | typeof ABORTED> {
  if (signal.aborted) return ABORTED;
  const { promise: aborted, resolve } = Promise.withResolvers<typeof ABORTED>();
  const giveUp = onAbort(signal, () => resolve(ABORTED));
  try {
    const first = await Promise.race([value, aborted]);
    return signal.aborted ? ABORTED : first;
  } finally {
    giveUp();
  }
}
