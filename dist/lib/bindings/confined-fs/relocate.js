/** Moving and deleting entries. A link is deleted as itself; it is never moved, since a moved link may point elsewhere. */
import { opendir, rmdir, unlink } from 'node:fs/promises';
import { fail, ok } from '../../contract/result.js';
import { entryAt, NOT_A_FILE } from './entry.js';
import { shownPath } from './path-rules.js';
import { systemWords } from './problem.js';
import { reach } from './walk.js';
import { giveName } from './write-file.js';
/** Folders inside folders that a recursive deletion goes down. */
const MAX_DEPTH = 200;
const NOT_MOVED = { ...NOT_A_FILE, folder: 'is a folder; only files are moved', link: 'is a symbolic link; it can be deleted, not moved' };
/** Moves a regular file to a name that is free; folders that are missing there are made. */
export async function moveFile(workspace, from, to) {
    if (from.length === 0 || to.length === 0)
        return fail('. is the workspace itself, which is not moved');
    return reach(workspace, from, { links: 'refuse' }, async (source) => {
        const entry = await entryAt(source.folder, source.name);
        if (!entry.ok)
            return entry;
        if (entry.value.kind !== 'file')
            return fail(NOT_MOVED[entry.value.kind]);
        const moved = await reach(workspace, to, { links: 'refuse', make: true }, (target) => placeAt(source, target));
        return moved.ok ? moved : fail(`could not be moved: ${moved.error}`);
    });
}
async function placeAt(source, target) {
    const there = await entryAt(target.folder, target.name);
    if (!there.ok)
        return there;
    if (there.value.kind !== 'missing')
        return fail('exists already');
    try {
        await giveName(source.folder.at(source.name), target.folder.at(target.name));
        await unlinkIfThere(source);
        return ok(undefined);
    }
    catch (error) {
        return fail(systemWords(error));
    }
}
async function unlinkIfThere(place) {
    const left = await entryAt(place.folder, place.name);
    if (left.ok && left.value.kind !== 'missing')
        await unlink(place.folder.at(place.name));
}
/** Deletes a file, a link, an empty folder, or with `recursive` a folder and all below it, without following any link. */
export async function deleteEntry(workspace, names, recursive) {
    if (names.length === 0)
        return fail('. is the workspace itself, which is not deleted');
    return reach(workspace, names, { links: 'refuse' }, async ({ folder, name }) => {
        const entry = await entryAt(folder, name);
        if (!entry.ok)
            return entry;
        if (entry.value.kind === 'missing')
            return fail('does not exist');
        if (entry.value.kind !== 'folder') {
            await unlink(folder.at(name));
            return ok(undefined);
        }
        if (recursive) {
            const emptied = await empty(folder, [name]);
            if (!emptied.ok)
                return emptied;
        }
        await rmdir(folder.at(name));
        return ok(undefined);
    });
}
/** Empties the folder that `trail` ends with; the error follows the path that the deletion was asked for. */
async function empty(parent, trail) {
    const name = trail.at(-1) ?? '.';
    if (trail.length > MAX_DEPTH)
        return fail(`is more than ${MAX_DEPTH} folders deep`);
    const entered = await parent.enter(name);
    if (!entered.ok)
        return fail(`was deleted in part: ${shownPath(trail)} ${entered.error}`);
    const folder = entered.value;
    try {
        for await (const found of await opendir(folder.at('.'))) {
            const entry = await entryAt(folder, found.name);
            if (entry.ok && entry.value.kind === 'folder') {
                const emptied = await empty(folder, [...trail, found.name]);
                if (!emptied.ok)
                    return emptied;
                await rmdir(folder.at(found.name));
            }
            else {
                await unlink(folder.at(found.name));
            }
        }
        return ok(undefined);
    }
    catch (error) {
        return fail(`was deleted in part: what is in ${shownPath(trail)} ${systemWords(error)}`);
    }
    finally {
        await folder.close();
    }
}
