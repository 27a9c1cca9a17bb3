// The parts of a git directory that decide what git runs, and what it passes over: configuration, hooks, attributes, excludes, and the same
// of its modules and worktrees.
// Objects, references and the index are left out: they change whenever somebody commits.
import { join } from 'node:path';
import { entriesIn } from './folder-entries.js';
import { isFileAt, linkStatsAt } from './stats.js';
/** What `git add` leaves out: a later step that makes a patch would not see it. */
export const EXCLUDE = 'info/exclude';
/** Files of a git directory that decide what git runs and adds, relative to it, with `/`. */
export const GIT_FILES = [
    'config',
    'config.worktree',
    'info/attributes',
    EXCLUDE,
    'info/grafts',
    'commondir',
    'gitdir',
    'objects/info/alternates',
];
/** Commands that `git rebase --continue` runs. Git writes it itself. */
export const REBASE_TODO = 'rebase-merge/git-rebase-todo';
/** What git itself keeps directly in its folder: on some file systems every file counts as executable. */
const OWN = /^(?:(?:[A-Z]+_)?HEAD|AUTO_MERGE|BISECT_[A-Z_]+|(?:[A-Z]+_)?EDITMSG|EDIT_DESCRIPTION|MERGE_(?:AUTOSTASH|MODE|MSG|RR)|SQUASH_MSG|config|index|packed-refs|description|shallow|gc\.(?:log|pid))(?:\.lock)?$/;
/** Folders of modules can be nested like the paths that they stand for. */
const DEEPEST = 12;
/** Paths of those parts that are there, absolute; and of folders among them that cannot be looked into. */
export function gitParts(gitDir) {
    const parts = [];
    collect(gitDir, parts, 0);
    return parts;
}
function collect(gitDir, parts, depth) {
    if (depth > DEEPEST)
        return;
    parts.push(...[...GIT_FILES, REBASE_TODO].map((name) => join(gitDir, name)).filter((path) => isFileAt(path)));
    parts.push(...programsIn(gitDir));
    // For itself, in case it is a symlink.
    parts.push(join(gitDir, 'hooks'));
    // Git runs no hook of that ending: they come with every repository as examples.
    parts.push(...filesIn(join(gitDir, 'hooks')).filter((path) => !path.endsWith('.sample')));
    for (const worktree of foldersIn(join(gitDir, 'worktrees'), parts))
        collect(worktree, parts, depth + 1);
    for (const folder of foldersIn(join(gitDir, 'modules'), parts))
        collectModule(folder, parts, depth + 1);
}
function collectModule(folder, parts, depth) {
    if (depth > DEEPEST)
        return;
    if (isFileAt(join(folder, 'HEAD')))
        collect(folder, parts, depth);
    else
        for (const deeper of foldersIn(folder, parts))
            collectModule(deeper, parts, depth + 1);
}
/** All files below a folder of hooks: hooks call one another. A folder that cannot be looked into stands for what is in it. */
export function filesIn(folder, depth = 0) {
    if (depth > 4)
        return [];
    return (entriesIn(folder) ?? [undefined]).flatMap((entry) => {
        if (entry === undefined)
            return [folder];
        const path = join(folder, entry.name);
        return entry.isDirectory() ? filesIn(path, depth + 1) : [path];
    });
}
function foldersIn(folder, parts) {
    const entries = entriesIn(folder);
    if (entries === undefined)
        parts.push(folder);
    return (entries ?? []).flatMap((entry) => (entry.isDirectory() ? [join(folder, entry.name)] : []));
}
/** Executables directly in a git directory, which no git puts there. */
function programsIn(gitDir) {
    const entries = entriesIn(gitDir);
    if (entries === undefined)
        return [gitDir];
    const paths = entries.flatMap((entry) => (entry.isFile() && !OWN.test(entry.name) ? [join(gitDir, entry.name)] : []));
    return paths.filter((path) => ((linkStatsAt(path)?.mode ?? 0) & 0o111) !== 0);
}
