// Reads single files of a trusted commit by path, object by object, without a checkout. Symlinks inside the tree are followed there.
import { posix } from 'node:path';
import { fail, ok } from '../../contract/result.js';
import { formatOf, parseTree } from './git-object.js';
const MOST_LINKS = 40;
export class TrustedTree {
    #commit;
    #folders = new Map();
    constructor(commit) {
        this.#commit = commit;
    }
    /** The file at a path from the tree's top, with `/`; undefined where there is none. Anything but a regular file is a problem. */
    async read(path) {
        let ahead = path;
        for (let links = 0; links <= MOST_LINKS; links += 1) {
            const step = await this.#walk(ahead);
            if (!step.ok)
                return step;
            if (step.value === undefined)
                return links > 0 ? fail('it is a symlink to something that is not there') : ok(undefined);
            if (step.value.kind === 'file')
                return ok(step.value.file);
            if (step.value.target.startsWith('/'))
                return fail('it is a symlink out of the tree');
            ahead = posix.join('.', step.value.target);
            if (ahead === '..' || ahead.startsWith('../'))
                return fail('it is a symlink out of the tree');
        }
        return fail('it is a loop of symlinks');
    }
    /**
     * The paths of the regular files below a folder, from the tree's top, in order; at most so many. None where there is no such folder.
     * Symlinks and submodules are passed over.
     */
    async list(path, most) {
        let id = this.#commit.tree;
        for (const name of path.split('/').filter((part) => part !== '' && part !== '.')) {
            const folder = await this.#folder(id);
            if (!folder.ok)
                return folder;
            const wanted = Buffer.from(name, 'utf8').toString('latin1');
            const entry = folder.value.find((candidate) => candidate.name === wanted);
            if (entry?.kind !== 'folder')
                return ok([]);
            id = entry.id;
        }
        const found = [];
        const problem = await this.#collect(id, path, found, most);
        return problem.ok ? ok(found) : problem;
    }
    async #collect(id, path, found, most) {
        const folder = await this.#folder(id);
        if (!folder.ok)
            return folder;
        for (const { name, kind, id: inner } of folder.value) {
            if (found.length >= most)
                return ok(undefined);
            const here = posix.join(path, Buffer.from(name, 'latin1').toString('utf8'));
            if (kind === 'file')
                found.push(here);
            if (kind !== 'folder')
                continue;
            const below = await this.#collect(inner, here, found, most);
            if (!below.ok)
                return below;
        }
        return ok(undefined);
    }
    /** Walks to the file, or to the first symlink on the way and then to where that points, from the top. */
    async #walk(path) {
        const names = path.split('/').filter((name) => name !== '' && name !== '.');
        let tree = this.#commit.tree;
        for (const [depth, name] of names.entries()) {
            const folder = await this.#folder(tree);
            if (!folder.ok)
                return folder;
            const wanted = Buffer.from(name, 'utf8').toString('latin1');
            const entry = folder.value.find((candidate) => candidate.name === wanted);
            if (entry === undefined)
                return ok(undefined);
            const rest = names.slice(depth + 1);
            if (entry.kind === 'folder') {
                tree = entry.id;
                continue;
            }
            if (entry.kind === 'submodule')
                return fail('it lies in a submodule, which is not part of the trusted commit');
            const object = await this.#commit.object(entry.id);
            if (!object.ok)
                return object;
            if (object.value.type !== 'blob')
                return fail('the tree is malformed');
            const here = names.slice(0, depth);
            if (entry.kind === 'symlink') {
                const target = object.value.content.toString('utf8');
                return ok({ kind: 'link', target: target.startsWith('/') ? target : [...here, target, ...rest].join('/') });
            }
            if (rest.length > 0)
                return fail(`'${[...here, name].join('/')}' is a file, not a folder`);
            return ok({ kind: 'file', file: { path: names.join('/'), bytes: object.value.content } });
        }
        return fail('it is a folder');
    }
    async #folder(id) {
        const known = this.#folders.get(id);
        if (known)
            return ok(known);
        const object = await this.#commit.object(id);
        if (!object.ok)
            return object;
        const entries = object.value.type === 'tree' ? parseTree(object.value.content, formatOf(id)) : undefined;
        if (entries === undefined)
            return fail('the tree is malformed');
        this.#folders.set(id, entries);
        return ok(entries);
    }
}
