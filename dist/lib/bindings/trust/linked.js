// What a symlink of a name that counts leads to, within the checkout: it counts as the link does, for whoever writes there changes what is
// read under that name.
import { basename, dirname } from 'node:path';
import { below, physicalPath } from './inside.js';
import { nameWhy } from './later-steps.js';
import { follow, pathsBelow, withPaths } from './protection.js';
import { isFolderAt, linkTargetAt } from './stats.js';
import { linkWhy, readable } from './workspace-walk.js';
const MOST_HOPS = 40;
/** Walks, where what symlinks lead to holds symlinks that count, and so on. */
const MOST_ROUNDS = 8;
/** Walks, and walks again as long as there are symlinks of names that count whose targets the rules did not know: those count as they do. */
export async function followingLinks(root, protection, walk) {
    const linked = new Linked(root);
    for (let round = 1;; round += 1) {
        const before = linked.size;
        const rules = { protection: withPaths(protection, linked.protected), whys: new Map(linked.whys) };
        const walked = await walk(rules, (met) => linked.meet(met, rules.protection));
        const leadsOn = linked.size > before;
        if (!leadsOn || walked.end === 'stopped' || round === MOST_ROUNDS)
            return { rules, walked, leadsOn };
    }
}
/** What links of one checkout were found to lead to. */
class Linked {
    #root;
    #protected = new Map();
    /** Why what lies in a folder may be executed, by the folder's way. */
    whys = new Map();
    constructor(root) {
        this.#root = physicalPath(root) ?? root;
    }
    get protected() {
        return [...this.#protected].map(([way, what]) => ({ way, what }));
    }
    get size() {
        return this.#protected.size + this.whys.size;
    }
    /** Takes note of a file of the checkout, by the rules that it was met under. */
    meet({ kind, way, why, protectedAs, dependencies }, protection) {
        if (kind !== 'symlink' || (why === undefined && protectedAs === undefined))
            return;
        const name = readable(way);
        const reach = follow(protection, name.split('/'));
        const held = pathsBelow(reach);
        const inFolder = protectedAs === undefined && dependencies === undefined ? folderReason(name, why) : undefined;
        if (reach.what === undefined && held.length === 0 && inFolder === undefined)
            return;
        for (const hop of hopsOf(this.#root, name)) {
            const isFolder = isFolderAt(`${this.#root}/${hop}`);
            const known = follow(protection, hop.split('/'));
            if (known.tree || (known.what !== undefined && !isFolder))
                continue;
            if (reach.what !== undefined)
                this.#protected.set(hop, reach.what);
            for (const { way: further, what } of held)
                this.#protected.set(`${hop}/${further}`, what);
            if (inFolder !== undefined && isFolder)
                this.whys.set(hop, inFolder);
        }
    }
}
/** Why what lies in the folder that a symlink leads to may be executed: by what a folder of its name is for, or the one that it lies in. */
function folderReason(way, why) {
    const name = basename(way);
    return linkWhy(name, basename(dirname(way))) ?? (nameWhy(name) === undefined ? why : undefined);
}
/** The ways of what a symlink leads to, and of symlinks on the way there; none for what lies outside, or holds the link itself. */
function hopsOf(root, way) {
    const hops = [];
    let at = `${root}/${way}`;
    for (let hop = 0; hop < MOST_HOPS; hop += 1) {
        const target = linkTargetAt(at);
        const next = target === undefined ? undefined : physicalPath(target.startsWith('/') ? target : `${dirname(at)}/${target}`, false);
        if (next === undefined)
            break;
        const inside = below(root, next);
        if (inside !== undefined && inside !== '' && !`${way}/`.startsWith(`${inside}/`))
            hops.push(inside);
        at = next;
    }
    return hops;
}
