// The order in which hooks look for programs: folders that any command may write to come last, so that a program planted there does not
// run in the place of the system's.
import { delimiter, dirname } from 'node:path';
import { isInside, physicalPath } from './inside.js';
import { statsAt } from './stats.js';
/** Moves the entries inside the home folder, and those that everybody or the user may write to, behind the others. */
export function writableLast(path, { home, own, user }) {
    const entries = path.split(delimiter);
    const realHome = home ? (physicalPath(home) ?? home) : undefined;
    const isWritable = (entry) => {
        const real = physicalPath(entry) ?? entry;
        if (isInside(physicalPath(own) ?? own, real))
            return false;
        const isOpen = process.platform !== 'win32' && ((statsAt(real)?.mode ?? 0) & OTHERS_WRITE) !== 0;
        const isTheirs = user !== undefined && user !== 0 && isReplaceable(real, user);
        return isOpen || isTheirs || (realHome !== undefined && (isInside(realHome, real) || isInside(realHome, entry)));
    };
    const last = entries.filter(isWritable);
    const first = entries.filter((entry) => !last.includes(entry));
    const moved = last.filter((entry) => first.some((other) => entries.indexOf(other) > entries.indexOf(entry)));
    return {
        path: [...first, ...last].join(delimiter),
        notices: moved.map((entry) => `hooks look for programs in the PATH entry '${entry}' last: commands may write to it`),
    };
}
const OTHERS_WRITE = 0o002;
const STICKY = 0o1000;
/** Whether a folder, or one above it, belongs to the user, or one above may be written to by everybody. */
function isReplaceable(folder, user) {
    const stats = statsAt(folder);
    if (stats?.uid === user || (stats !== undefined && (stats.mode & OTHERS_WRITE) !== 0 && (stats.mode & STICKY) === 0))
        return true;
    const above = dirname(folder);
    return above !== folder && isReplaceable(above, user);
}
