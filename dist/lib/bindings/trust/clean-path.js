// A PATH without what the workspace could supply: its own folders give way to the snapshot's, where the trusted tree has them, and an
// entry that means the current folder is dropped (contract 5.9).
import { delimiter, isAbsolute, join } from 'node:path';
import { wayInside } from './inside.js';
import { isFolderAt } from './stats.js';
/** Cleans a PATH value. */
export function cleanPath(path, standIn) {
    const kept = [];
    const notices = [];
    for (const entry of path === undefined || path === '' ? [] : path.split(delimiter)) {
        if (!isAbsolute(entry)) {
            notices.push(`the PATH entry '${entry}' was dropped: it depends on the current folder`);
            continue;
        }
        const way = wayInside(standIn.root, entry);
        if (way === undefined) {
            kept.push(entry);
            continue;
        }
        const trusted = standIn.folder === undefined ? undefined : join(standIn.folder, way);
        if (trusted !== undefined && isFolderAt(trusted))
            kept.push(trusted);
        const became = trusted !== undefined && isFolderAt(trusted) ? 'means the trusted commit' : 'was dropped: it lies in the workspace';
        notices.push(`the PATH entry '${entry}' ${became}`);
    }
    return { path: [...new Set(kept)].join(delimiter), notices };
}
