// The order in which the calls of one turn run (contract 1.5): those that only read beside each other, one that changes something
// alone, after every earlier call has ended and before any later one begins.
/** How many calls run beside each other at most. */
const LIMIT = 8;
/**
 * Runs `one` for each item and settles when all have ended. `one` rejects only where nothing further may run: no item is begun after
 * that, `stopped` is called once, and the first rejection is passed on when what was under way has ended.
 */
export async function schedule(items, onlyReads, one, stopped) {
    const running = new Set();
    let failure;
    const begin = (item) => {
        const run = one(item)
            .catch((error) => {
            if (!failure)
                stopped();
            failure ??= { error };
        })
            .finally(() => running.delete(run));
        running.add(run);
    };
    for (const item of items) {
        const alone = !onlyReads(item);
        if (alone)
            await Promise.all(running);
        else if (running.size >= LIMIT)
            await Promise.race(running);
        if (failure)
            break;
        begin(item);
        if (alone)
            await Promise.all(running);
    }
    await Promise.all(running);
    if (failure)
        throw failure.error;
}
