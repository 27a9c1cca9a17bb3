/** A promise's value, or that the signal aborted first; what comes later is dropped. Rejects as the promise does. */
export function orAborted(promise, signal) {
    return new Promise((resolve, reject) => {
        const aborted = () => resolve({ kind: 'aborted' });
        if (signal.aborted)
            aborted();
        else
            signal.addEventListener('abort', aborted, { once: true });
        promise.then((value) => resolve({ kind: 'settled', value }), reject).finally(() => signal.removeEventListener('abort', aborted));
    });
}
