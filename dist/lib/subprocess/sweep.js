// Ends processes by the mark that they carry in their environment, and whatever descends from them. Linux only: macOS shows no
// other process's environment to a program without privileges, Windows none at all; there a sweep finds nothing.
//
// What escapes a sweep: a process that cleared or changed its mark, left its session, and whose parents are all gone by the time
// of the reading (the run's own reading before it kills a group narrows that); one that changed its user, where this is not root;
// one that forks and exits faster than /proc can be read. A PID namespace (pid-namespace.ts) holds these too.
import { setTimeout as wait } from 'node:timers/promises';
import { kinOf } from './kin.js';
import { ProcessTable } from './process-table.js';
/** Readings of the table until one finds nothing; each may find what was forked during the one before. */
const MOST_PASSES = 40;
const BETWEEN_PASSES_MS = 10;
/**
 * Ends every process whose BASIS_GUARD_CALL is `markPrefix` or begins with it and a dot, with its descendants; for what a
 * killed session left. Answers how many were found; 0 for an empty prefix.
 */
export async function sweep(markPrefix, table = new ProcessTable()) {
    if (markPrefix === '')
        return 0;
    const carries = ({ mark }) => mark === markPrefix || mark?.startsWith(`${markPrefix}.`) === true;
    return await endAll(table, 0, () => carries);
}
/**
 * Reads the table and ends what `seeds` picks and its kin, until a reading finds none or the passes are used up.
 *
 * @param since ticks since the boot; older processes are not looked at
 * @param seeds asked once for every reading, with that reading
 */
export async function endAll(table, since, seeds) {
    const found = new Set();
    for (let pass = 0; pass < MOST_PASSES; pass += 1) {
        const reading = await table.list(since);
        const prey = kinOf(reading, seeds(reading));
        if (prey.length === 0)
            break;
        for (const process of prey) {
            found.add(`${process.pid} ${process.start}`);
            // The number may have gone to another process since the reading.
            if (table.startOf(process.pid) === process.start)
                signal(process.pid, 'SIGKILL');
        }
        await wait(BETWEEN_PASSES_MS);
    }
    return found.size;
}
/** Sends a signal to a process, or with a negative number to a group; whether there was one. Never throws. */
export function signal(pid, name) {
    try {
        return process.kill(pid, name);
    }
    catch {
        return false;
    }
}
