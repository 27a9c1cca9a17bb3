/**
 * The seeds, what descends from them as far as the table still shows it, and what shares a session that one of them leads.
 * A child that was handed to init when its parent ended is found by its session alone.
 */
export function kinOf(table, isSeed) {
    const found = new Set(table.filter(isSeed));
    const pids = new Set();
    for (const process of found)
        pids.add(process.pid);
    for (let before = -1; before !== found.size;) {
        before = found.size;
        for (const process of table) {
            if (found.has(process) || !(pids.has(process.parent) || pids.has(process.session)))
                continue;
            found.add(process);
            pids.add(process.pid);
        }
    }
    return [...found];
}
/** Whether a process is one of these, and not a later one with the same number. */
export function isOneOf(identities) {
    const starts = new Map(identities.map(({ pid, start }) => [pid, start]));
    return ({ pid, start }) => starts.get(pid) === start;
}
