// Where a guard file's bytes come from: the disk, or, for what lies inside the checkout, a trusted commit. A path is absolute either way.
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../../contract/message.js';
import { fail, ok } from '../../contract/result.js';
import { entriesIn } from './folder-entries.js';
import { wayInside } from './inside.js';
import { linkStatsAt } from './stats.js';
/** Bytes past which a guard file, or a prompt, is refused. */
export const LARGEST_FILE = 4 * 1024 * 1024;
const tooLarge = fail(`it is larger than ${LARGEST_FILE} bytes`);
/** Files as they lie on the disk. */
export const diskSource = {
    read: async (path) => readFile(path),
    list: async (path, most) => listOnDisk(path, most),
    nameOf: (path) => path,
};
/** Files inside the checkout as they are in the commit, whatever symlinks lead there; all others as they lie on the disk. */
export function treeSource({ tree, commit, root }) {
    return {
        async read(path) {
            const way = wayInside(root, path);
            if (way === undefined)
                return readFile(path);
            const file = await tree.read(way);
            if (!file.ok || file.value === undefined)
                return file.ok ? ok(undefined) : file;
            if (file.value.bytes.length > LARGEST_FILE)
                return tooLarge;
            return ok({ bytes: file.value.bytes, identity: `commit ${file.value.path}` });
        },
        async list(path, most) {
            const way = wayInside(root, path);
            if (way === undefined)
                return listOnDisk(path, most);
            const found = await tree.list(way, most);
            return found.ok ? ok(found.value.map((one) => join(root, one))) : found;
        },
        nameOf: (path) => {
            const way = wayInside(root, path);
            return way === undefined ? path : `${join(root, way)} at ${commit.slice(0, 12)}`;
        },
    };
}
function readFile(path) {
    let file;
    try {
        // Without waiting: a named pipe would hold the run until somebody writes to it.
        file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
        const stats = fstatSync(file, { bigint: true });
        if (stats.isDirectory())
            return fail('it is a folder, not a file');
        if (!stats.isFile())
            return fail('it is not a regular file');
        const bytes = readUpTo(file, LARGEST_FILE + 1);
        return bytes.length > LARGEST_FILE ? tooLarge : ok({ bytes, identity: `disk ${stats.dev} ${stats.ino}` });
    }
    catch (error) {
        return problemOf(path, codeOf(error) ?? String(error));
    }
    finally {
        if (file !== undefined)
            closeSync(file);
    }
}
/** Symlinks are passed over, and what cannot be listed. */
function listOnDisk(path, most) {
    const found = [];
    const ahead = [path];
    for (let folder = ahead.pop(); folder !== undefined && found.length < most; folder = ahead.pop()) {
        if (linkStatsAt(folder)?.isDirectory() !== true)
            continue;
        const entries = entriesIn(folder) ?? [];
        for (const entry of entries) {
            if (entry.isFile() && found.length < most)
                found.push(join(folder, entry.name));
            if (entry.isDirectory())
                ahead.push(join(folder, entry.name));
        }
    }
    return ok(found.toSorted());
}
/** The first bytes of an open file. */
export function readUpTo(file, most) {
    const parts = [];
    for (let total = 0; total < most;) {
        const part = Buffer.allocUnsafe(Math.min(64 * 1024, most - total));
        const got = readSync(file, part);
        if (got === 0)
            break;
        parts.push(part.subarray(0, got));
        total += got;
    }
    return Buffer.concat(parts);
}
function problemOf(path, code) {
    switch (code) {
        case 'ENOENT':
            return isLink(path) ? fail('it is a symlink to something that is not there') : ok(undefined);
        case 'ENOTDIR':
            return fail('a part of its path is a file, not a folder');
        case 'ELOOP':
            return fail('it is a loop of symlinks');
        case 'EACCES':
        case 'EPERM':
            return fail('it may not be read: give this user the permission to read it');
        default:
            return fail(`it could not be read (${code})`);
    }
}
const isLink = (path) => linkStatsAt(path)?.isSymbolicLink() ?? false;
