/**
 * Atomic writes: a temporary file in the same folder, made anew and never through a link, takes the place of the entry in one
 * step. So a reader sees the old content or the new; a file that has a second name (a hard link) keeps its content there.
 */
import { constants } from 'node:fs';
import { link, open, rename, unlink } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { codeOf } from '../../contract/message.js';
import { fail, ok } from '../../contract/result.js';
import { entryAt, NOT_A_FILE } from './entry.js';
import { systemWords } from './problem.js';
import { reach } from './walk.js';
/** Puts `bytes` in the place of an entry. The permission bits of an existing file are kept, ownership by others is not. */
export async function writeFile(workspace, names, bytes, options) {
    if (names.length === 0)
        return fail('. is the workspace itself, not a file');
    const make = options.replace !== 'only';
    return reach(workspace, names, { links: 'refuse', make }, (place) => writePlace(place, bytes, options));
}
async function writePlace(place, bytes, options) {
    const mode = await modeFor(place, options);
    if (!mode.ok)
        return mode;
    const temporary = `.basis-guard-${randomBytes(12).toString('hex')}.tmp`;
    const made = await fill(place.folder, temporary, bytes, mode.value);
    const placed = made.ok ? await put(place, temporary, options) : made;
    if (!placed.ok || options.replace === 'never')
        await discard(place.folder, temporary);
    return placed;
}
/** The permission bits to give the new file; undefined: those of any new file. */
async function modeFor(place, { replace }) {
    const entry = await entryAt(place.folder, place.name);
    if (!entry.ok)
        return entry;
    const { value } = entry;
    if (value.kind === 'missing' && replace !== 'only')
        return ok(undefined);
    if (value.kind !== 'file')
        return fail(NOT_A_FILE[value.kind]);
    if (replace === 'never')
        return fail('exists already');
    const mode = value.stats.mode & 0o777;
    return (mode & 0o222) === 0 ? fail('is read-only') : ok(mode);
}
async function fill(folder, name, bytes, mode) {
    let handle;
    try {
        handle = await open(folder.at(name), constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW, mode ?? 0o666);
        await handle.writeFile(bytes);
        if (mode !== undefined)
            await handle.chmod(mode);
        return ok(undefined);
    }
    catch (error) {
        return fail(systemWords(error));
    }
    finally {
        await handle?.close();
    }
}
/** Gives the temporary file its name: by a second name where nothing may be replaced, else by a rename. */
async function put(place, temporary, { replace }) {
    const from = place.folder.at(temporary);
    const to = place.folder.at(place.name);
    try {
        await (replace === 'never' ? giveName(from, to) : rename(from, to));
        return ok(undefined);
    }
    catch (error) {
        return fail(systemWords(error));
    }
}
/** Names a file a second time; fails where the name is taken. Where the file system has no second names, it is renamed. */
export async function giveName(from, to) {
    try {
        await link(from, to);
    }
    catch (error) {
        const code = codeOf(error);
        if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'EOPNOTSUPP' && code !== 'ENOSYS' && code !== 'EMLINK')
            throw error;
        await rename(from, to);
    }
}
async function discard(folder, name) {
    try {
        await unlink(folder.at(name));
    }
    catch {
        // It was never made, or has its final name.
    }
}
