// Installations that are kept for the next run: one folder a version, believed only while its digest is the tested one.
import { mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, ok } from '../../contract/result.js';
import { treeDigest } from './tree-digest.js';
/**
 * Makes `home` hold the tested tree: as it is where it does, else removed and installed. What is there after that and is still another
 * tree is a problem, one sentence. Rejects with what the file system says and at the signal's abort.
 */
export async function keepTree(keeping) {
    const { home, expected, what, signal } = keeping;
    const notices = [];
    if (await exists(home)) {
        if ((await digestOf(home, signal)) === expected)
            return ok({ notices });
        notices.push(`the installation of ${what} in ${home} was not the tested one any more; it was removed and installed again`);
        await remove(home);
    }
    const fetched = await keeping.fetch(`${home}-`);
    if (!fetched.ok)
        return fetched;
    try {
        const got = await digestOf(fetched.value, signal);
        if (got !== expected)
            return fail(`what npm installed as ${what} is not what was tested (${got} in place of ${expected}): install it in another way and name it in agent-command`);
        await putInPlace(fetched.value, home);
    }
    finally {
        await rm(fetched.value, { recursive: true, force: true });
    }
    if ((await digestOf(home, signal)) === expected)
        return ok({ notices });
    return fail(`the installation of ${what} in ${home} was changed while it was put there: let nothing else write in that folder`);
}
/** What cannot be read as a tree has no digest. */
async function digestOf(folder, signal) {
    try {
        return await treeDigest(folder, signal);
    }
    catch (error) {
        if (signal.aborted)
            throw error;
        return undefined;
    }
}
/** Of two runs that meet here the second leaves what the first one put; its digest is asked for afterwards. */
async function putInPlace(from, home) {
    try {
        await rename(from, home);
    }
    catch (error) {
        if (!(await exists(home)))
            throw error;
    }
}
/** Away from its place at once: another run that looks there finds all of it or nothing. */
async function remove(home) {
    const away = await mkdtemp(`${home}-`);
    try {
        await rename(home, join(away, 'removed'));
    }
    finally {
        await rm(away, { recursive: true, force: true });
    }
}
async function exists(path) {
    return (await stat(path).catch(() => undefined)) !== undefined;
}
