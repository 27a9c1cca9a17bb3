/**
 * An open folder and its entries. On Linux a folder is a descriptor, and entries are named through `/proc/self/fd`, so that a
 * folder which is renamed or replaced by a link meanwhile is still the one that was checked. Elsewhere it is a path whose parts
 * were checked just before: a process that swaps a folder for a link between check and use is not held off there.
 */
import { constants } from 'node:fs';
import { lstat, open } from 'node:fs/promises';
import { sep } from 'node:path';
import { fail, ok } from '../../contract/result.js';
import { systemWords } from './problem.js';
const NOT_A_FOLDER = 'is not a folder';
/** Opens the folder at an absolute path. The parts above it are trusted. */
export async function openFolder(path, hold) {
    return hold === 'descriptor' ? openByDescriptor(path) : openByPath(path);
}
const DIRECTORY = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW;
async function openByDescriptor(path) {
    let handle;
    try {
        handle = await open(path, DIRECTORY);
    }
    catch (error) {
        return fail(await whyNot(path, error));
    }
    const { dev, ino } = await handle.stat({ bigint: true });
    const at = (name) => `/proc/self/fd/${handle.fd}/${name}`;
    return ok({
        at,
        enter: (name) => openByDescriptor(at(name)),
        identity: `${dev}:${ino}`,
        close: () => handle.close(),
    });
}
async function openByPath(path) {
    try {
        const found = await lstat(path, { bigint: true });
        if (found.isSymbolicLink())
            return fail('is a symbolic link');
        if (!found.isDirectory())
            return fail(NOT_A_FOLDER);
        const at = (name) => `${path}${sep}${name}`;
        return ok({ at, enter: (name) => openByPath(at(name)), identity: `${found.dev}:${found.ino}`, close: () => Promise.resolve() });
    }
    catch (error) {
        return fail(systemWords(error));
    }
}
async function whyNot(path, error) {
    try {
        const found = await lstat(path);
        if (found.isSymbolicLink())
            return 'is a symbolic link';
        if (!found.isDirectory())
            return NOT_A_FOLDER;
    }
    catch (second) {
        return systemWords(second);
    }
    return systemWords(error);
}
