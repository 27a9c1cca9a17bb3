// Changed files as rows that a reader can take in: folders of dependencies as one row each, and where there are too many others, a row
// for a folder. What is protected keeps a row of its own.
import { posix } from 'node:path';
/** Rows of files that are not protected, past which the fullest folders are folded. */
const MOST_ROWS = 200;
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
    return [...kept, ...(others.length > MOST_ROWS ? folded(others) : others)];
}
function folded(rows) {
    const folders = new Map();
    for (const row of rows) {
        const folder = topOf(row.path);
        folders.set(folder, [...(folders.get(folder) ?? []), row]);
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
