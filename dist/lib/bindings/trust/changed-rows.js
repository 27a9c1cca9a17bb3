// Changed files as rows that a reader can take in: folders of dependencies as one row each, and where there are too many others, a row
// for a folder. What is protected keeps a row of its own.
import { posix } from 'node:path';
import { isNamed } from './later-steps.js';
/** Rows of files that are not protected, past which the fullest folders are folded. */
const MOST_ROWS = 200;
/** Rows that stay single however many others there are; past it, the ones that lie deepest are folded too. */
const MOST_OWN = 2000;
/** Rows of one folder that stay single where rows are folded. */
const MOST_OF_FOLDER = 20;
/** One row for a folder of dependencies; none where nothing in it changed. */
export function dependencyRow(path, tally) {
    const parts = ['created', 'modified', 'deleted'].filter((kind) => tally[kind] > 0).map((kind) => `${tally[kind]} ${kind}`);
    if (parts.length === 0)
        return [];
    const change = tally.before === 0 ? 'created' : tally.after === 0 ? 'deleted' : 'modified';
    return [{ type: 'changed', path, change, why: `dependencies that later steps load: ${parts.join(', ')}`, protected: false }];
}
/** The rows in order, protected ones first, folded where they are many. */
export function orderRows(rows) {
    const sorted = rows.toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
    const kept = sorted.filter((row) => row.protected);
    const others = sorted.filter((row) => !row.protected);
    if (others.length <= MOST_ROWS)
        return [...kept, ...others];
    const own = new Set(others.filter(isOwn).toSorted(byWeight).slice(0, MOST_OWN));
    return [...kept, ...others.filter((row) => own.has(row)), ...folded(others.filter((row) => !own.has(row)))];
}
/** Whether a row would be missed among many: of a file that was there, or that a tool looks for. */
const isOwn = (row) => row.change === 'modified' || isNamed(posix.basename(row.path));
const depthOf = (row) => row.path.split('/').length;
/** Near the top first; what was there before what is new. */
const byWeight = (a, b) => Number(b.change === 'modified') - Number(a.change === 'modified') || depthOf(a) - depthOf(b);
function folded(rows) {
    const folders = new Map();
    for (const row of rows) {
        const folder = topOf(row.path);
        const its = folders.get(folder);
        if (its === undefined)
            folders.set(folder, [row]);
        else
            its.push(row);
    }
    return [...folders].flatMap(([folder, its]) => {
        if (its.length <= MOST_OF_FOLDER)
            return its;
        const counts = ['created', 'modified', 'deleted'].flatMap((change) => {
            const count = its.filter((row) => row.change === change).length;
            return count === 0 ? [] : [`${count} ${change}`];
        });
        return [
            {
                type: 'changed',
                path: folder,
                change: 'modified',
                why: `files that later steps may execute: ${counts.join(', ')}`,
                protected: false,
            },
        ];
    });
}
/** The first two folders of a path, so that packages of one repository stay apart. */
function topOf(path) {
    const names = posix.dirname(path).split('/');
    return names.slice(0, 2).join('/');
}
