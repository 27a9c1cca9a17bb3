// Judges a path that a call would change: where it leads on this disk, and whether it, something below it, or something that another
// system would take it for, is protected.
import { join, resolve } from 'node:path';
import { BARE, touchesBare } from './bare-repository.js';
import { entriesIn, UNLISTED } from './folder-entries.js';
import { below, physicalPath } from './inside.js';
import { enter, follow, heldBelow } from './protection.js';
import { linkStatsAt } from './stats.js';
/** Entries of a folder that are looked through before an edit of the folder itself is refused unseen. */
const MOST_ENTRIES = 20_000;
/** A judge of paths as the `files` tool takes them: relative to the workspace, or absolute. It never throws. */
export function pathJudge(options) {
    const workspace = physicalPath(options.workspace) ?? options.workspace;
    const root = physicalPath(options.root) ?? options.root;
    const judgeReal = (path) => {
        if (path === undefined)
            return { kind: 'protected', what: 'a loop of symlinks' };
        const way = below(root, path);
        if (way === undefined || below(workspace, path) === undefined)
            return { kind: 'outside' };
        const reach = follow(options.protection, namesOf(way));
        if (reach.what !== undefined)
            return { kind: 'protected', what: reach.what };
        if (touchesBare(root, namesOf(way)))
            return { kind: 'protected', what: BARE };
        if (path === workspace)
            return { kind: 'protected', what: 'the workspace itself' };
        const held = heldBelow(reach) ?? heldIn(path, reach);
        return held === undefined ? { kind: 'free' } : { kind: 'protected', what: `a folder that holds ${held}` };
    };
    return (path) => {
        // `..` after a symlink means another folder to a tool that reads paths as text than to the system: both have to be free.
        const written = `${path.startsWith('/') ? '' : `${options.workspace}/`}${path}`;
        const spelled = [written, resolve(options.workspace, path)];
        const leads = spelled.flatMap((one) => [physicalPath(one), physicalPath(one, false)]);
        const verdicts = [...new Set(leads)].map(judgeReal);
        const elsewhere = path.includes('\\') ? follow(options.protection, namesOf(path.replaceAll('\\', '/'))).what : undefined;
        const refusal = verdicts.find(({ kind }) => kind === 'protected') ?? verdicts.find(({ kind }) => kind === 'outside');
        return refusal ?? (elsewhere === undefined ? { kind: 'free' } : { kind: 'protected', what: elsewhere });
    };
}
const namesOf = (way) => way.split('/').filter((name) => name !== '' && name !== '.');
/** Something protected below a folder that is there. */
function heldIn(path, reach) {
    const ahead = [{ folder: path, reach }];
    let seen = 0;
    for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
        const entries = entriesOf(next.folder);
        if (entries === undefined)
            return UNLISTED;
        for (const entry of entries) {
            seen += 1;
            if (seen > MOST_ENTRIES)
                return 'more entries than can be looked through';
            const here = enter(next.reach, entry.name);
            if (here.what !== undefined)
                return here.what;
            if (entry.isDirectory())
                ahead.push({ folder: join(next.folder, entry.name), reach: here });
        }
    }
    return undefined;
}
/** A symlink holds nothing: an edit of it is judged by where it leads. */
function entriesOf(folder) {
    return linkStatsAt(folder)?.isDirectory() ? entriesIn(folder) : [];
}
