import { onAbort } from '../contract/on-abort.js';
/** A promise's value, or that the signal aborted first; what comes later is dropped. Rejects as the promise does. */
export function orAborted(promise, signal) {
    return new Promise((resolve, reject) => {
        const giveUp = onAbort(signal, () => resolve({ kind: 'aborted' }));
        promise.then((value) => resolve({ kind: 'settled', value }), reject).finally(giveUp);
    });
}
