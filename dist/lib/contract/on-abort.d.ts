/** Acts once, when the signal aborts: at once where it has. What comes back gives that up. */
export declare function onAbort(signal: AbortSignal, act: () => void): () => void;
