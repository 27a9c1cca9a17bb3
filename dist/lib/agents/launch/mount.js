// What an agent's own mount namespace shows, as a list: each entry says what lies at a path and why. The deepest entry that covers a
// path decides, so the order in which rules were found means nothing.
import { dirname } from 'node:path';
import { below } from '../../bindings/trust/inside.js';
import { isFolderAt } from '../../bindings/trust/stats.js';
/** A file or folder of the machine's, at its own path where nothing else is said. */
export const bound = (at, access, why, from = at) => ({ kind: 'bind', from, at, access, why });
/** Nothing to be seen at a path: an empty folder over a folder, the empty file over anything else. */
export const covered = (at, why, emptyFile) => isFolderAt(at) ? { kind: 'empty', at, why } : bound(at, 'read', why, emptyFile);
/** In the order in which they must be mounted: what is above comes first; of two at the same path the later one stands. */
export function ordered(mounts) {
    const byPath = new Map();
    for (const mount of mounts)
        byPath.set(mount.at, mount);
    return [...byPath.values()].toSorted((a, b) => depth(a.at) - depth(b.at));
}
/** The entry that decides what lies at an absolute path; undefined: nothing does. */
export function coverOf(mounts, path) {
    let found;
    for (const mount of mounts) {
        if (below(mount.at, path) === undefined)
            continue;
        if (found === undefined || depth(mount.at) >= depth(found.at))
            found = mount;
    }
    return found;
}
/** Whether what the machine has at this path is there under the same name. */
export function isShown(mounts, path) {
    const cover = coverOf(mounts, path);
    return cover?.kind === 'bind' && cover.from === cover.at;
}
/**
 * The folders between what is writable and what is mounted below it, as mounts of their own: a folder that is none can be renamed,
 * and another one put in its place.
 */
export function pins(mounts) {
    const taken = new Set(mounts.map(({ at }) => at));
    const found = [];
    for (const { at } of mounts) {
        for (let above = dirname(at); above !== '/' && !taken.has(above); above = dirname(above)) {
            const cover = coverOf(mounts, above);
            if (cover?.kind !== 'bind' || cover.access !== 'write')
                break;
            const why = 'holds what may not be moved away';
            found.push(cover.from === cover.at ? { ...cover, from: above, at: above, why } : { kind: 'empty', at: above, why });
            taken.add(above);
        }
    }
    return found;
}
function depth(path) {
    return path.split('/').filter((name) => name !== '').length;
}
