// The order in which hooks look for programs: folders that any command may write to come last, so that a program planted there does not
// run in the place of the system's.
import { delimiter } from 'node:path';
import { isInside, physicalPath } from './inside.js';
import { statsAt } from './stats.js';
/** Moves the entries inside the home folder, and those that everybody may write to, behind the others. */
export function writableLast(path, { home, own }) {
    const entries = path.split(delimiter);
    const realHome = home ? (physicalPath(home) ?? home) : undefined;
    const isWritable = (entry) => {
        const real = physicalPath(entry) ?? entry;
        if (isInside(physicalPath(own) ?? own, real))
            return false;
        const isOpen = process.platform !== 'win32' && ((statsAt(real)?.mode ?? 0) & 0o002) !== 0;
        return isOpen || (realHome !== undefined && (isInside(realHome, real) || isInside(realHome, entry)));
    };
    const last = entries.filter(isWritable);
    const first = entries.filter((entry) => !last.includes(entry));
    const moved = last.filter((entry) => first.some((other) => entries.indexOf(other) > entries.indexOf(entry)));
    return {
        path: [...first, ...last].join(delimiter),
        notices: moved.map((entry) => `hooks look for programs in the PATH entry '${entry}' last: commands may write to it`),
    };
}
