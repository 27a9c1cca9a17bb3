// What is protected in one run's workspace, put together once: for the interceptor `protect`, which refuses edits, and for the watch, which
// finds at the end what changed by any other route.
import { join } from 'node:path';
import { gitDirsOf } from './checkout.js';
import { gitSettings } from './git-settings.js';
import { wayInside } from './inside.js';
import { followingLinks } from './linked.js';
import { pathJudge } from './path-judge.js';
import { protectionOf } from './protection.js';
import { MOST_FILES, walkFiles } from './workspace-walk.js';
import { watchWorkspace } from './workspace-watch.js';
const NO_SETTINGS = { hooks: [], included: [], outer: [], notices: [] };
const GUARD = 'a file of the guard';
/** Puts the protection of a workspace together. */
export async function guardWorkspace(options) {
    const { checkout, workspace, env, git, configFolder } = options;
    const { root, prefix } = checkout;
    const settings = git === undefined ? NO_SETTINGS : await gitSettings({ checkout, git, env });
    const gitDirs = gitDirsOf(checkout);
    const named = [
        ...(configFolder === undefined ? [] : [[configFolder, GUARD]]),
        ...options.files.map((path) => [path, GUARD]),
        ...settings.hooks.map((path) => [path, 'a folder of git hooks']),
        ...settings.included.map((path) => [path, "part of git's configuration"]),
        ...gitDirs.map((path) => [path, "git's own"]),
    ];
    const inside = named.flatMap(([path, what]) => {
        const way = wayInside(root, path);
        return way === undefined ? [] : [{ way, what }];
    });
    const operatorFiles = configFolder === undefined ? [] : [join(configFolder, 'hooks.json'), join(configFolder, 'tools.json')];
    const protection = protectionOf(prefix, inside);
    let judge = pathJudge({ workspace, root, protection });
    return {
        judge: (path) => judge(path),
        notices: settings.notices,
        look: async (signal) => {
            const names = { top: root, skip: new Set(), most: MOST_FILES, signal, onFolder: () => undefined, onGit: () => undefined };
            const { rules } = await followingLinks(root, protection, async (known, meet) => ({
                end: await walkFiles({ ...names, ...known, onFile: meet }),
            }));
            judge = pathJudge({ workspace, root, protection: rules.protection });
        },
        watch: async (signal) => {
            const watch = await watchWorkspace({
                root,
                prefix,
                protection,
                gitDirs,
                alsoProtected: [...operatorFiles, ...options.files, ...settings.hooks, ...settings.included].filter((path) => !isWalked(root, path) && !options.skip.includes(path)),
                outer: settings.outer,
                skip: options.skip,
            }, signal);
            judge = pathJudge({ workspace, root, protection: watch.protection });
            return watch;
        },
    };
}
/** Whether the walk over the checkout meets a path: it lies inside, and in no git directory. */
function isWalked(root, path) {
    return wayInside(root, path)?.split('/').includes('.git') === false;
}
