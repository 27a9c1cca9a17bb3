/** Acts once, when the signal aborts: at once where it has. What comes back gives that up. */
export function onAbort(signal, act) {
    if (signal.aborted)
        act();
    else
        signal.addEventListener('abort', act, { once: true });
    return () => signal.removeEventListener('abort', act);
}
