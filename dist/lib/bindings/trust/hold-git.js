// What decides which programs git runs in the workspace, held while hooks, tools and servers are started: a hook that asks git there would
// otherwise run what a command put into the configuration, and the command could put it back before anybody compares.
import { closeSync, constants, fstatSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../digest.js';
import { isBareAt } from './bare-repository.js';
import { foldersUp, gitDirsOf } from './checkout.js';
import { readUpTo } from './file-source.js';
import { EXCLUDE, filesIn, gitParts, REBASE_TODO } from './git-parts.js';
import { gitSettings } from './git-settings.js';
import { isInside } from './inside.js';
import { linkStatsAt, linkTargetAt, quiet, stampOf, statsAt } from './stats.js';
/** Bytes of a file that are compared; a larger one is told by its stamp. */
const LARGEST = 256 * 1024;
/** Remembers the contents: what is written anew and says the same is no change. */
export async function holdGit(options) {
    const { hooks, included } = await gitSettings(options);
    const dirs = gitDirsOf(options.checkout);
    const contents = new Contents();
    const folders = foldersUp(options.workspace, undefined);
    const now = () => {
        const parts = dirs.flatMap((dir) => gitParts(dir).filter((path) => !isOthers(dir, path)));
        const files = [...parts, ...hooks.flatMap((folder) => filesIn(folder)), ...included];
        return new Map([...repositoriesIn(folders, contents), ...files.map((path) => [path, contents.at(path)])]);
    };
    const held = now();
    return () => {
        const found = now();
        const changed = [...new Set([...held.keys(), ...found.keys()])].find((path) => held.get(path) !== found.get(path));
        return changed && `'${changed}', which decides what git runs in the workspace, changed since the session began`;
    };
}
/** Where git would find a repository: in the workspace, or in a folder around it. */
function repositoriesIn(folders, contents) {
    return folders.flatMap((folder) => {
        const git = join(folder, '.git');
        return [[git, contents.at(git)], ...(isBareAt(folder) ? [[folder, 'a repository']] : [])];
    });
}
/** Of other worktrees, which are no part of what git runs in this one; and what says of files alone which are added, and of a rebase how it goes on. */
function isOthers(dir, path) {
    return isInside(join(dir, 'worktrees'), path) || [EXCLUDE, REBASE_TODO].some((name) => path.endsWith(`/${name}`));
}
/** What lies at paths, in a text of each; read again only where it looks different. */
class Contents {
    #known = new Map();
    /** Of a folder which one it is. Empty where nothing lies there. */
    at(path) {
        const stats = linkStatsAt(path);
        if (stats === undefined)
            return '';
        if (stats.isDirectory())
            return `folder ${stats.dev} ${stats.ino}`;
        if (!stats.isSymbolicLink())
            return stats.isFile() ? `file ${stats.mode} ${this.#of(path, stats)}` : `other ${stampOf(stats)}`;
        const target = statsAt(path);
        return `link ${linkTargetAt(path) ?? ''} ${target?.isFile() === true ? this.#of(path, target) : ''}`;
    }
    /** Of the regular file that a path leads to. */
    #of(path, stats) {
        const stamp = `${stats.dev} ${stampOf(stats)}`;
        if (stats.size > LARGEST)
            return stamp;
        const known = this.#known.get(path);
        if (known?.stamp === stamp)
            return known.digest;
        const digest = quiet(() => digestAt(path)) ?? '';
        this.#known.set(path, { stamp, digest });
        return digest;
    }
}
/** What was put there since must neither keep anybody waiting nor be without an end. */
function digestAt(path) {
    const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
        return fstatSync(file).isFile() ? digestOf(readUpTo(file, LARGEST + 1)) : '';
    }
    finally {
        closeSync(file);
    }
}
