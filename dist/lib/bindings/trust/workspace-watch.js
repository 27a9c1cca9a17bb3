// What a session changed that matters after it: protected files, by whatever route, and files that later steps may execute. One look at
// the start, one at the end; contents are read only of files that may count.
import { join, posix, relative, sep } from 'node:path';
import { defined } from '../../contract/defined.js';
import { BARE } from './bare-repository.js';
import { dependencyRow, orderRows } from './changed-rows.js';
import { DigestBudget } from './digest-budget.js';
import { Fingerprints } from './fingerprints.js';
import { UNLISTED } from './folder-entries.js';
import { GuardedFiles } from './guarded-files.js';
import { below } from './inside.js';
import { changedRow, digestsOf, isRestored } from './known-file.js';
import { followingLinks } from './linked.js';
import { bytesOf } from './seal.js';
import { linkStatsAt, stampWithTarget } from './stats.js';
import { EXECUTABLE, isExecutable, whyExecutable } from './why-executable.js';
import { MOST_FILES, readable, walkFiles } from './workspace-walk.js';
/** Remembers a workspace as it is now. On the signal it ends soon: then little can be compared, which the report says. */
export async function watchWorkspace(options, signal) {
    const { rules, walked, leadsOn } = await followingLinks(options.root, options.protection, (known, meet) => namesOf({ ...options, ...known }, meet, signal));
    const { repositories, ...names } = walked;
    await addDigests(names.known, options.root, signal);
    const guarded = await GuardedFiles.remember({ repositories, named: options.alsoProtected, outer: options.outer, show: (path) => showPath(options, path) }, guardedBudget(signal));
    const start = { ...names, guarded, leadsOn };
    const compare = async (later) => await new Comparison({ ...options, ...rules }, start, later).run();
    return { files: start.all.size, protection: rules.protection, compare };
}
/** At the start: files, and bytes in all, that are read for digests. */
const MOST_DIGESTS = 4000;
const MOST_BYTES = 128 * 1024 * 1024;
/** At the end: bytes of changed files that are read, of protected ones and of others. */
const MOST_CHANGED_BYTES = 256 * 1024 * 1024;
/** Bytes that are read of git's own files, which comes before anything else; and where there is no time left. */
const MOST_GUARDED_BYTES = 64 * 1024 * 1024;
const MOST_HURRIED_BYTES = 4 * 1024 * 1024;
/** Folders that a notice names. */
const MOST_TOLD = 5;
async function namesOf(options, meet, signal) {
    const all = new Fingerprints();
    const folders = new Fingerprints();
    const unlisted = new Set();
    const known = new Map();
    const dependencies = new Map();
    const repositories = new Set(options.gitDirs);
    const onFile = (met) => {
        all.add(met.way, met.stamp);
        meet(met);
        const why = met.protectedAs ?? met.why ?? (isExecutable(met) ? EXECUTABLE : undefined);
        if (isDependency(met))
            dependencies.set(met.dependencies, (dependencies.get(met.dependencies) ?? 0) + 1);
        else if (why !== undefined)
            known.set(met.way, { stamp: met.stamp, mode: met.mode, why, protected: met.protectedAs !== undefined });
    };
    const onFolder = ({ way, isListed }) => {
        folders.add(way, '');
        if (!isListed)
            unlisted.add(way);
    };
    const end = await walk(options, { onFile, onFolder, onGit: (path) => repositories.add(path), signal });
    return { all, folders, unlisted, known, dependencies, repositories, end };
}
/** Protected files first, as far as the bounds allow. */
async function addDigests(known, root, signal) {
    const budget = new DigestBudget(MOST_BYTES, signal);
    const order = [...known].toSorted(([, a], [, b]) => Number(b.protected) - Number(a.protected));
    for (const [way, entry] of order.slice(0, MOST_DIGESTS)) {
        if (signal?.aborted === true)
            return;
        const { digest, leads } = await budget.digest(bytesOf(root, way), root);
        Object.assign(entry, defined({ digest, leads }));
    }
}
/** Git's own files are few and small, and count most: they are compared also where there is no time. */
const guardedBudget = (signal) => new DigestBudget(signal?.aborted === true ? MOST_HURRIED_BYTES : MOST_GUARDED_BYTES);
class Comparison {
    #options;
    #start;
    #signal;
    #budgets;
    #rows = [];
    #gone;
    #dependencies = new Map();
    #unlisted = new Map();
    constructor(options, start, signal) {
        this.#options = options;
        this.#start = start;
        this.#signal = signal;
        this.#budgets = { protected: new DigestBudget(MOST_CHANGED_BYTES, signal), others: new DigestBudget(MOST_CHANGED_BYTES, signal) };
        this.#gone = new Map(start.known);
    }
    async run() {
        const options = this.#options;
        const repositories = new Set(options.gitDirs);
        const end = await walk(options, {
            onFile: (met) => this.#meet(met),
            onFolder: (met) => {
                if (!met.isListed)
                    this.#unlisted.set(met.way, met);
            },
            onGit: (path) => repositories.add(path),
            signal: this.#signal,
        });
        await this.#tellUnlisted();
        if (end === 'whole') {
            for (const [way, known] of this.#gone)
                this.#rows.push(changedRow(showWay(options, way), 'deleted', known, { before: known.digest }));
        }
        const git = await this.#start.guarded.compare(repositories, guardedBudget(this.#signal));
        if (end !== 'stopped' && this.#start.end !== 'stopped')
            this.#tellDependencies();
        const told = new Set(git.changed.map(({ path }) => path));
        const rows = [...this.#rows.filter(({ path }) => !told.has(path)), ...git.changed];
        return { changed: orderRows(rows), notices: this.#notices(end, git.unlisted) };
    }
    #meet(met) {
        const start = this.#start;
        this.#gone.delete(met.way);
        const looks = start.all.compare(met.way, met.stamp);
        // The same file decides more since its folder is a repository.
        const isTaken = looks === 'same' && met.why === BARE && start.known.get(met.way)?.why !== BARE;
        const seen = isTaken ? 'different' : looks;
        if (isDependency(met)) {
            const tally = this.#dependencies.get(met.dependencies) ?? { created: 0, modified: 0, after: 0 };
            tally.after += 1;
            if (seen !== 'same')
                tally[seen === 'new' ? 'created' : 'modified'] += 1;
            this.#dependencies.set(met.dependencies, tally);
            return undefined;
        }
        return seen === 'same' ? undefined : this.#changed(met, seen, isTaken);
    }
    /** A file that is new, or looks different, as a row where it counts. After a start that was cut short nobody knows what is new. */
    #changed(met, seen, isTaken) {
        const { root } = this.#options;
        const start = this.#start;
        if (seen === 'new' && (start.end === 'stopped' || (start.end === 'cut' && met.protectedAs === undefined)))
            return undefined;
        const before = start.known.get(met.way);
        const why = met.protectedAs ?? met.why ?? before?.why ?? whyExecutable(met, bytesOf(root, met.way), root);
        if (why === undefined)
            return undefined;
        const known = { why, protected: met.protectedAs !== undefined };
        return this.#tellFile(met, seen === 'new' ? 'created' : 'modified', known, isTaken ? undefined : before);
    }
    async #tellFile({ way, mode }, change, known, before) {
        const { root } = this.#options;
        const { digest, leads, unread } = await this.#budgets[known.protected ? 'protected' : 'others'].digest(bytesOf(root, way), root);
        if (isRestored(before, { digest, leads, mode }))
            return;
        this.#rows.push(changedRow(showWay(this.#options, way), change, known, { ...digestsOf(before, { digest, leads }), unread }));
    }
    /** A folder that nobody can list hides what is new in it; what was in it may be looked at by name. */
    async #tellUnlisted() {
        const { root } = this.#options;
        const holding = new Set();
        for (const [way, known] of this.#unlisted.size === 0 ? [] : this.#gone) {
            const folder = foldersOf(way).find((one) => this.#unlisted.has(one));
            if (folder === undefined)
                continue;
            if (known.protected)
                holding.add(folder);
            const path = bytesOf(root, way);
            const stats = linkStatsAt(path);
            this.#gone.delete(way);
            if (stats !== undefined && stampWithTarget(path, stats) !== known.stamp)
                await this.#tellFile({ way, mode: stats.mode }, 'modified', known, known);
        }
        for (const [way, met] of this.#unlisted) {
            if (this.#start.unlisted.has(way) || this.#start.end === 'stopped')
                continue;
            const change = this.#start.folders.compare(way, '') === 'new' ? 'created' : 'modified';
            this.#rows.push(changedRow(showWay(this.#options, way) || '.', change, { why: UNLISTED, protected: met.protected || holding.has(way) }, {}));
        }
    }
    #tellDependencies() {
        const start = this.#start;
        for (const folder of new Set([...this.#dependencies.keys(), ...start.dependencies.keys()])) {
            const { created, modified, after } = this.#dependencies.get(folder) ?? { created: 0, modified: 0, after: 0 };
            const before = start.dependencies.get(folder) ?? 0;
            const deleted = Math.max(0, before - (after - created));
            for (const row of dependencyRow(showWay(this.#options, folder), { created, modified, before, after, deleted }))
                this.#rows.push(row);
        }
    }
    #notices(end, unlistedOfGit) {
        const ends = [this.#start.end, end];
        const ways = [...new Set([...this.#start.unlisted, ...this.#unlisted.keys()])];
        const folders = [...new Set([...ways.map((way) => showWay(this.#options, way) || '.'), ...unlistedOfGit])];
        const more = folders.length > MOST_TOLD ? `, and ${folders.length - MOST_TOLD} more` : '';
        const names = folders.slice(0, MOST_TOLD).map((folder) => JSON.stringify(folder));
        return [
            ...(ends.includes('cut') ? [`the workspace has more than ${mostOf(this.#options)} files: those beyond were not compared`] : []),
            ...(ends.includes('stopped') ? ['the run was cancelled, and there was no time to look at all files that changed'] : []),
            ...(this.#start.leadsOn
                ? ['symlinks of files that count lead on from one to the next too often: where the last ones lead is not watched']
                : []),
            ...(folders.length > 0
                ? [`folders that could not be looked into, so that changes in them are not known: ${names.join(', ')}${more}`]
                : []),
        ];
    }
}
/** The ways of the folders that a way lies in, the top first. */
const foldersOf = (way) => way.split('/').map((_, index, names) => names.slice(0, index).join('/'));
/** Protected files count one by one wherever they lie. */
const isDependency = (met) => met.dependencies !== undefined && met.protectedAs === undefined;
const mostOf = ({ most = MOST_FILES }) => most;
function walk(options, on) {
    const { root, protection, whys } = options;
    const skip = new Set(options.skip.flatMap((path) => below(root, path) ?? []));
    return walkFiles({ top: root, protection, whys, skip, most: mostOf(options), ...on });
}
/** A way below the root as a path from the workspace. */
function showWay({ prefix }, way) {
    return prefix === '' ? readable(way) : posix.relative(prefix, readable(way));
}
function showPath({ root, prefix }, path) {
    return relative(join(root, prefix), path).split(sep).join('/');
}
