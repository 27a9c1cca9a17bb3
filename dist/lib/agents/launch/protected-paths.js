// Which paths of a workspace nobody may change during a session, as far as they are there: they are bound read-only. What only a name
// keeps from being changed (a file that is not there yet) is left to `protect` and to the watch.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gitParts, REBASE_TODO } from '../../bindings/trust/git-parts.js';
import { foldName, isSameName } from '../../bindings/trust/protected-names.js';
import { enter, protectionOf } from '../../bindings/trust/protection.js';
import { isInside, physicalPath } from '../../bindings/trust/inside.js';
import { isFolderAt, linkStatsAt } from '../../bindings/trust/stats.js';
/** Bubblewrap's time grows with the square of the mounts. */
const MOST_FOUND = 200;
const MOST_ENTRIES = 100_000;
/**
 * Those at or below `top`. Nearest first; never rejects.
 *
 * @param prefix the workspace below `top`, with `/`; empty where it is the same
 */
export async function protectedPaths(top, prefix) {
    const paths = [];
    let layer = [{ path: top, reach: protectionOf(prefix) }];
    const followed = new Set();
    let entries = 0;
    while (layer.length > 0) {
        const deeper = [];
        for (const folder of layer) {
            for (const entry of await listed(folder.path)) {
                entries += 1;
                if (entries > MOST_ENTRIES || paths.length >= MOST_FOUND)
                    return { paths: [...new Set(paths)], cut: true };
                const path = join(folder.path, entry.name);
                const reach = enter(folder.reach, entry.name);
                if (entry.isDirectory() && isSameName(foldName(entry.name), '.git'))
                    paths.push(...ofGit(path));
                else if (entry.isSymbolicLink() && (reach.what !== undefined || reach.open.length > 0)) {
                    const target = targetOf(top, path);
                    if (target === undefined)
                        continue;
                    if (reach.what !== undefined)
                        paths.push(target);
                    else if (!followed.has(target) && isFolderAt(target))
                        deeper.push({ path: target, reach });
                    followed.add(target);
                }
                else if (reach.what !== undefined && (entry.isFile() || (reach.tree && entry.isDirectory())))
                    paths.push(path);
                else if (entry.isDirectory())
                    deeper.push({ path, reach });
            }
        }
        layer = deeper;
    }
    return { paths: [...new Set(paths)], cut: false };
}
/** What a link leads to: it cannot be held itself. Undefined where that is elsewhere, or the workspace lies in there. */
function targetOf(top, path) {
    const target = physicalPath(path);
    return target !== undefined && isInside(top, target) && !isInside(target, top) && linkStatsAt(target) !== undefined ? target : undefined;
}
/** What decides which programs git runs; the rest of a repository changes with every commit. */
function ofGit(folder) {
    const hooks = join(folder, 'hooks');
    const parts = gitParts(folder).filter((path) => !isInside(hooks, path) && !path.endsWith(REBASE_TODO));
    return [hooks, ...parts].filter((path) => linkStatsAt(path)?.isSymbolicLink() === false);
}
async function listed(folder) {
    try {
        return await readdir(folder, { withFileTypes: true });
    }
    catch {
        return [];
    }
}
