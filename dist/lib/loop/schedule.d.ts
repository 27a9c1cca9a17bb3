/**
 * Runs `one` for each item and settles when all have ended. `one` rejects only where nothing further may run: no item is begun after
 * that, `stopped` is called once, and the first rejection is passed on when what was under way has ended.
 */
export declare function schedule<T>(items: readonly T[], onlyReads: (item: T) => boolean, one: (item: T) => Promise<void>, stopped: () => void): Promise<void>;
