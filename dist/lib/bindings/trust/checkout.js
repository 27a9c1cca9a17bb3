// Where a workspace's checkout begins and where its objects lie, found by reading `.git` itself: no git runs, and the configuration
// in there is not looked at.
import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { isBareAt } from './bare-repository.js';
import { isInside } from './inside.js';
import { isFolderAt, linkStatsAt, quiet, statsAt } from './stats.js';
/**
 * Walks up from `workspace` (absolute) to the first folder with a `.git` of any kind, no further than `ceiling`
 * (GITHUB_WORKSPACE) where the workspace lies in it, and passing over folders that a symlink below the ceiling leads to: a head could
 * have placed it. Without a repository the ceiling, or else the workspace, is the root. Repositories around the one found are looked for
 * as far.
 */
export function findCheckout(workspace, ceiling) {
    const top = ceiling !== undefined && isInside(ceiling, workspace) ? resolve(ceiling) : undefined;
    const folders = foldersUp(workspace, top);
    const repositories = folders.filter((folder) => linkStatsAt(join(folder, '.git')) !== undefined && (top === undefined || leadsStraight(top, folder)));
    const [inner, outer] = [repositories[0], repositories.slice(1).at(-1)];
    const root = inner ?? top ?? resolve(workspace);
    const bare = inner === undefined ? undefined : folders.slice(0, folders.indexOf(inner)).find(isBareAt);
    return {
        root,
        prefix: prefixOf(root, workspace),
        ...(inner === undefined ? {} : repositoryAt(join(inner, '.git'), inner)),
        ...(outer === undefined ? {} : { outer }),
        ...(bare === undefined ? {} : { bare }),
    };
}
/** The git directories of a checkout: its own, and the one that it shares with others. */
export const gitDirsOf = ({ gitDir, commonDir }) => [
    ...new Set([gitDir, commonDir].filter((path) => path !== undefined)),
];
/** A folder and those around it, innermost first, up to `top` or the file system's root. */
export function foldersUp(from, top) {
    const folders = [resolve(from)];
    for (let folder = resolve(from); folder !== top && folder !== dirname(folder);) {
        folder = dirname(folder);
        folders.push(folder);
    }
    return folders;
}
/** The folder of the objects that a checkout shares with nobody or with its worktrees; undefined where there is none. */
export function objectFolder(checkout) {
    if (checkout.commonDir === undefined)
        return undefined;
    const folder = join(checkout.commonDir, 'objects');
    return isFolderAt(folder) ? folder : undefined;
}
/** Whether a workspace lies where its path says: nothing between the root and it is a symlink, which a head could have placed. */
export function isStraight({ root, prefix }) {
    return leadsStraight(root, join(root, prefix));
}
/** Whether a path below a folder has no symlink on the way from there. */
function leadsStraight(folder, path) {
    return quiet(() => realpathSync(path) === join(realpathSync(folder), relative(resolve(folder), path))) ?? false;
}
function repositoryAt(path, root) {
    const stats = statsAt(path);
    const gitDir = stats?.isDirectory() ? path : stats?.isFile() ? pointerIn(path, root) : undefined;
    if (gitDir === undefined || !isFolderAt(gitDir))
        return {};
    const common = firstLine(join(gitDir, 'commondir'));
    return { gitDir, commonDir: common === undefined ? gitDir : resolve(gitDir, common) };
}
/** Where a `.git` file, as worktrees and submodules have it, points. */
function pointerIn(path, root) {
    const target = /^gitdir: (.+)$/.exec(firstLine(path) ?? '')?.[1];
    return target === undefined ? undefined : resolve(root, target);
}
function firstLine(path) {
    const stats = statsAt(path);
    if (!stats?.isFile() || stats.size > 64 * 1024)
        return undefined;
    return quiet(() => readFileSync(path, 'utf8'))
        ?.split('\n')[0]
        ?.trimEnd();
}
const prefixOf = (root, workspace) => relative(root, resolve(workspace)).split(sep).join('/');
