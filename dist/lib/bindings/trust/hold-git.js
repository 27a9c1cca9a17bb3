// What decides which programs git runs in the workspace, held while hooks, tools and servers are started: a hook that asks git there would
// otherwise run what a command put into the configuration, and the command could put it back before anybody compares.
import { readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { isBareAt } from './bare-repository.js';
import { foldersUp } from './checkout.js';
import { EXCLUDE, filesIn, gitParts, REBASE_TODO } from './git-parts.js';
import { gitSettings } from './git-settings.js';
import { isInside } from './inside.js';
import { linkStatsAt, quiet, stampOf } from './stats.js';
/** Bytes of a file that are compared; a larger one is told by its stamp. */
const LARGEST = 256 * 1024;
/** Remembers the contents: what is written anew and says the same is no change. */
export async function holdGit(options) {
    const { hooks, included } = await gitSettings(options);
    const { gitDir, commonDir } = options.checkout;
    const dirs = [...new Set([gitDir, commonDir].filter((path) => path !== undefined))];
    const folders = foldersUp(options.workspace, undefined);
    const now = () => {
        const parts = dirs.flatMap((dir) => gitParts(dir).filter((path) => !isOthers(dir, path)));
        const files = [...parts, ...hooks.flatMap((folder) => filesIn(folder)), ...included];
        return new Map([...repositoriesIn(folders), ...files.map((path) => [path, contentAt(path)])]);
    };
    const held = now();
    return () => {
        const found = now();
        const changed = [...new Set([...held.keys(), ...found.keys()])].find((path) => held.get(path) !== found.get(path));
        return changed && `'${changed}', which decides what git runs in the workspace, changed since the session began`;
    };
}
/** Where git would find a repository: in the workspace, or in a folder around it. */
function repositoriesIn(folders) {
    return folders.flatMap((folder) => {
        const git = join(folder, '.git');
        return [[git, contentAt(git)], ...(isBareAt(folder) ? [[folder, 'a repository']] : [])];
    });
}
/** Of other worktrees, which are no part of what git runs in this one; and what says of files alone which are added, and of a rebase how it goes on. */
function isOthers(dir, path) {
    return isInside(join(dir, 'worktrees'), path) || [EXCLUDE, REBASE_TODO].some((name) => path.endsWith(`/${name}`));
}
/** What lies there, in a text; of a folder which one it is. Empty where nothing does. */
function contentAt(path) {
    const stats = linkStatsAt(path);
    if (stats === undefined)
        return '';
    if (stats.isDirectory())
        return `folder ${stats.dev} ${stats.ino}`;
    if (stats.isSymbolicLink())
        return `link ${quiet(() => readlinkSync(path)) ?? ''} ${textAt(path)}`;
    return stats.isFile() && stats.size <= LARGEST ? `file ${stats.mode} ${textAt(path)}` : `other ${stampOf(stats)}`;
}
const textAt = (path) => quiet(() => readFileSync(path, 'latin1')) ?? '';
