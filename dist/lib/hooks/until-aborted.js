import { onAbort } from '../contract/on-abort.js';
/** What `untilAborted` gives where the abort came first. */
export const ABORTED = Symbol('aborted');
/** The value, or `ABORTED` as soon as the signal aborts; a value that comes with the abort or later is dropped. The promise must not reject. */
export async function untilAborted(value, signal) {
    if (signal.aborted)
        return ABORTED;
    const { promise: aborted, resolve } = Promise.withResolvers();
    const giveUp = onAbort(signal, () => resolve(ABORTED));
    try {
        const first = await Promise.race([value, aborted]);
        return signal.aborted ? ABORTED : first;
    }
    finally {
        giveUp();
    }
}
