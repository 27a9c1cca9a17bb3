// The parts of a git directory that decide what git runs: configuration, hooks, attributes, and the same of its modules and worktrees.
// Objects, references and the index are left out: they change whenever somebody commits.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isFileAt, quiet } from './stats.js';
/** Files of a git directory that decide what git runs, relative to it, with `/`. */
const FILES = ['config', 'config.worktree', 'info/attributes', 'info/grafts', 'commondir', 'gitdir', 'objects/info/alternates'];
/** Folders of modules can be nested like the paths that they stand for. */
const DEEPEST = 12;
/** Paths of those parts that are there, absolute. */
export function gitParts(gitDir) {
    const parts = [];
    collect(gitDir, parts, 0);
    return parts;
}
function collect(gitDir, parts, depth) {
    if (depth > DEEPEST)
        return;
    parts.push(...FILES.map((name) => join(gitDir, name)).filter((path) => isFileAt(path)));
    // Git runs no hook of that ending: they come with every repository as examples.
    parts.push(...filesIn(join(gitDir, 'hooks')).filter((path) => !path.endsWith('.sample')));
    for (const worktree of foldersIn(join(gitDir, 'worktrees')))
        collect(worktree, parts, depth + 1);
    for (const folder of foldersIn(join(gitDir, 'modules')))
        collectModule(folder, parts, depth + 1);
}
function collectModule(folder, parts, depth) {
    if (depth > DEEPEST)
        return;
    if (isFileAt(join(folder, 'HEAD')))
        collect(folder, parts, depth);
    else
        for (const deeper of foldersIn(folder))
            collectModule(deeper, parts, depth + 1);
}
/** All files below a folder of hooks: hooks call one another. */
export function filesIn(folder, depth = 0) {
    if (depth > 4)
        return [];
    return entriesIn(folder).flatMap((entry) => {
        const path = join(folder, entry.name);
        return entry.isDirectory() ? filesIn(path, depth + 1) : [path];
    });
}
const foldersIn = (folder) => entriesIn(folder).flatMap((entry) => (entry.isDirectory() ? [join(folder, entry.name)] : []));
const entriesIn = (folder) => quiet(() => readdirSync(folder, { withFileTypes: true })) ?? [];
