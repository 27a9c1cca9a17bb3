// The folders that the guard's own programs are used from, looked at before every start and at the end: a folder that gave way to another
// one, or a file in it that changed. It costs a few stats and reads no content; a swap that was undone in time is remembered.
import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { linkStatsAt, quiet, stampOf, statsAt } from './stats.js';
/** What several looks found, remembered. */
export class HeldFolders {
    #seen = new Set();
    #all;
    #operator;
    /** `operator` stands against starting what the operator declared, `all` against any start. */
    constructor({ all, operator }) {
        this.#all = all;
        this.#operator = operator;
    }
    /** Why a command must not be started now. */
    look(isOperators) {
        const found = [...this.#all, ...(isOperators ? this.#operator : [])].flatMap((look) => look() ?? []);
        for (const why of found)
            this.#seen.add(why);
        return found[0];
    }
    /** Every change that was seen, now or before. */
    changes() {
        this.look(true);
        return [...this.#seen];
    }
}
/** Holds folders by what lies at their paths now; files may come and go in them. */
export function holdPlaces(folders) {
    const held = folders.map((folder) => [folder, placeOf(folder)]);
    return () => {
        const moved = held.find(([folder, place]) => placeOf(folder) !== place);
        return moved && `the guard's own folder '${moved[0]}' was moved or replaced since the session began`;
    };
}
/** Holds a folder that nobody writes to: also one that was moved away and back is another one, by its change time. */
export function holdStill(folder) {
    const stamp = stillOf(folder);
    return () => (stillOf(folder) === stamp ? undefined : `the guard's own folder '${folder}' was moved or changed since the session began`);
}
/** Holds a folder that is empty at every start: what the superuser's programs left in it is removed. */
export function holdEmpty(folder) {
    const place = holdPlaces([folder]);
    return () => {
        const moved = place();
        if (moved !== undefined)
            return moved;
        for (const name of quiet(() => readdirSync(folder)) ?? [])
            quiet(() => rmSync(join(folder, name), { recursive: true, force: true }));
        return quiet(() => readdirSync(folder).length) === 0 ? undefined : `the guard's own folder '${folder}' is not empty`;
    };
}
/** Holds every file below a folder. Undefined where it has too many. */
export function holdTree(top, options) {
    const held = walk(top, options);
    if (held === undefined)
        return undefined;
    return () => {
        const now = walk(top, options, held);
        if (now === undefined)
            return `'${top}' has more files than when the session began`;
        const changed = [...now].find(([path, stamp]) => held.get(path) !== stamp)?.[0] ?? [...held.keys()].find((path) => !now.has(path));
        return changed === undefined ? undefined : `'${changed}' changed since the session began`;
    };
}
/** By absolute path, one character a byte. With `known`, new caches are removed on the way. */
function walk(top, { most, skip = [], caches = false }, known) {
    const stamps = new Map();
    const ahead = [Buffer.from(top).toString('latin1')];
    const skipped = new Set(skip.map((path) => Buffer.from(path).toString('latin1')));
    for (let path = ahead.pop(); path !== undefined; path = ahead.pop()) {
        if (stamps.size >= most)
            return undefined;
        if (skipped.has(path) || (caches && basename(path) === '.git'))
            continue;
        const bytes = Buffer.from(path, 'latin1');
        if (caches && known !== undefined && !known.has(path) && isCache(path))
            quiet(() => rmSync(bytes.toString(), { recursive: true, force: true }));
        const stats = linkStatsAt(bytes);
        if (stats === undefined)
            continue;
        stamps.set(path, stampAt(bytes, stats));
        if (!stats.isDirectory())
            continue;
        for (const name of quiet(() => readdirSync(bytes, { encoding: 'latin1' })) ?? [])
            ahead.push(`${path}/${name}`);
    }
    return stamps;
}
const isCache = (path) => path.split('/').slice(-2).includes('__pycache__');
/** A folder by what it is, a file by its content's stamp, a symlink by that and by what it leads to. */
function stampAt(path, stats) {
    if (stats.isDirectory())
        return place(stats);
    if (!stats.isSymbolicLink())
        return stampOf(stats);
    const target = statsAt(path);
    const led = target === undefined ? 'nowhere' : target.isFile() ? stampOf(target) : place(target);
    return `${stampOf(stats)} ${led}`;
}
const place = ({ dev, ino, mode }) => `${dev} ${ino} ${mode}`;
function placeOf(path) {
    const stats = linkStatsAt(path);
    return stats && place(stats);
}
function stillOf(path) {
    const stats = linkStatsAt(path);
    return stats && `${place(stats)} ${stampOf(stats)}`;
}
