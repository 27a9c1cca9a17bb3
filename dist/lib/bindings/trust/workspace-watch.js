// What a session changed that matters after it: protected files, by whatever route, and files that later steps may execute. One look at
// the start, one at the end; contents are read only of files that may count.
import { join, posix, relative, sep } from 'node:path';
import { dependencyRow, orderRows } from './changed-rows.js';
import { beginsLikeProgram, contentDigest } from './file-facts.js';
import { Fingerprints } from './fingerprints.js';
import { GuardedFiles } from './guarded-files.js';
import { below, isInside, physicalPath } from './inside.js';
import { changedRow, isRestored, LARGEST } from './known-file.js';
import { bytesOf } from './seal.js';
import { statsAt } from './stats.js';
import { readable, walkFiles } from './workspace-walk.js';
/** Remembers a workspace as it is now. */
export async function watchWorkspace(options) {
    const start = await take(options);
    return { files: start.all.size, compare: () => compare(options, start) };
}
const EXECUTABLE = 'executable';
/** At the start: files, and bytes in all, that are read for digests. */
const MOST_DIGESTS = 4000;
const MOST_BYTES = 128 * 1024 * 1024;
async function take(options) {
    const all = new Fingerprints();
    const known = new Map();
    const dependencies = new Map();
    const repositories = new Set(options.gitDirs);
    const onFile = (met) => {
        all.add(met.way, met.stamp);
        const why = met.protectedAs ?? met.why ?? (isExecutable(met) ? EXECUTABLE : undefined);
        if (isDependency(met))
            dependencies.set(met.dependencies, (dependencies.get(met.dependencies) ?? 0) + 1);
        else if (why !== undefined)
            known.set(met.way, { stamp: met.stamp, mode: met.mode, why, protected: met.protectedAs !== undefined });
    };
    const complete = await walk(options, onFile, (path) => repositories.add(path));
    addDigests(known, options.root);
    const guarded = new GuardedFiles({
        repositories,
        named: options.alsoProtected,
        outer: options.outer,
        show: (path) => showPath(options, path),
    });
    return { all, known, dependencies, guarded, complete };
}
/** Protected files first, as far as the bounds allow. */
function addDigests(known, root) {
    let left = MOST_BYTES;
    const order = [...known].toSorted(([, a], [, b]) => Number(b.protected) - Number(a.protected));
    for (const [way, entry] of order.slice(0, MOST_DIGESTS)) {
        const digest = contentDigest(bytesOf(root, way), Math.min(left, LARGEST));
        if (digest === undefined)
            continue;
        entry.digest = digest;
        left -= statsAt(bytesOf(root, way))?.size ?? 0;
    }
}
async function compare(options, start) {
    const rows = [];
    const gone = new Map(start.known);
    const dependencies = new Map();
    const repositories = new Set(options.gitDirs);
    const onFile = (met) => {
        gone.delete(met.way);
        const seen = start.all.compare(met.way, met.stamp);
        if (isDependency(met)) {
            const tally = dependencies.get(met.dependencies) ?? { created: 0, modified: 0, after: 0 };
            tally.after += 1;
            if (seen !== 'same')
                tally[seen === 'new' ? 'created' : 'modified'] += 1;
            dependencies.set(met.dependencies, tally);
        }
        else if (seen !== 'same')
            rows.push(...changed(met, seen, options, start));
    };
    const complete = await walk(options, onFile, (path) => repositories.add(path));
    if (complete)
        for (const [way, known] of gone)
            rows.push(changedRow(showWay(options, way), 'deleted', known, { before: known.digest }));
    rows.push(...start.guarded.compare(repositories));
    for (const folder of new Set([...dependencies.keys(), ...start.dependencies.keys()])) {
        const { created, modified, after } = dependencies.get(folder) ?? { created: 0, modified: 0, after: 0 };
        const before = start.dependencies.get(folder) ?? 0;
        rows.push(...dependencyRow(showWay(options, folder), { created, modified, before, after, deleted: Math.max(0, before - (after - created)) }));
    }
    const notices = complete && start.complete ? [] : [`the workspace has more than ${mostOf(options)} files: those beyond were not compared`];
    return { changed: orderRows(rows), notices };
}
/** A file that is new, or looks different, as a row where it counts. After a start that was cut short nobody knows what is new. */
function changed(met, seen, options, start) {
    if (seen === 'new' && !start.complete && met.protectedAs === undefined)
        return [];
    const path = bytesOf(options.root, met.way);
    const before = start.known.get(met.way);
    const why = met.protectedAs ?? met.why ?? before?.why ?? whyExecutable(met, path, options.root);
    if (why === undefined)
        return [];
    const digest = contentDigest(path, LARGEST);
    if (isRestored(before, { digest, mode: met.mode }))
        return [];
    const known = { why, protected: met.protectedAs !== undefined };
    return [changedRow(showWay(options, met.way), seen === 'new' ? 'created' : 'modified', known, { before: before?.digest, after: digest })];
}
const isExecutable = (met) => met.kind === 'file' && (met.mode & 0o111) !== 0;
/** Protected files count one by one wherever they lie. */
const isDependency = (met) => met.dependencies !== undefined && met.protectedAs === undefined;
function whyExecutable(met, path, root) {
    if (met.kind === 'file')
        return isExecutable(met) ? EXECUTABLE : beginsLikeProgram(path) ? 'it begins like a program' : undefined;
    const target = statsAt(path);
    if (target?.isFile() && (target.mode & 0o111) !== 0)
        return 'a symlink to a program';
    const leads = physicalPath(path.toString());
    return leads === undefined || isInside(physicalPath(root) ?? root, leads) ? undefined : 'a symlink out of the checkout';
}
const mostOf = ({ most = 1_000_000 }) => most;
function walk(options, onFile, onGit) {
    const { root, protection } = options;
    const skip = new Set(options.skip.flatMap((path) => below(root, path) ?? []));
    return walkFiles({ top: root, protection, skip, most: mostOf(options), onFile, onGit });
}
/** A way below the root as a path from the workspace. */
function showWay({ prefix }, way) {
    return prefix === '' ? readable(way) : posix.relative(prefix, readable(way));
}
function showPath({ root, prefix }, path) {
    return relative(join(root, prefix), path).split(sep).join('/');
}
