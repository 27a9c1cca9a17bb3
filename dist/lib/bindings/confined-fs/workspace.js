import { lstat, realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fail, ok } from '../../contract/result.js';
import { openFolder } from './folder.js';
import { systemWords } from './problem.js';
/**
 * Takes hold of a workspace. `hold` is `descriptor` where `/proc/self/fd` can be used (Linux) and `path` elsewhere. The error
 * follows the path.
 */
export async function openWorkspace(path, platform, force) {
    try {
        const given = resolve(path);
        const real = await realpath(given);
        const hold = force ?? (await holdFor(platform));
        const root = await openFolder(real, hold);
        if (!root.ok)
            return root;
        await root.value.close();
        return ok({ given, real, style: platform === 'win32' ? 'win32' : 'posix', hold, identity: root.value.identity });
    }
    catch (error) {
        return fail(systemWords(error));
    }
}
/** Opens the workspace's own folder; fails where another one has taken its place since. */
export async function openRoot(workspace) {
    const root = await openFolder(workspace.real, workspace.hold);
    if (!root.ok)
        return fail('cannot be reached: the workspace itself is gone or was replaced');
    if (root.value.identity === workspace.identity)
        return root;
    await root.value.close();
    return fail('cannot be reached: another folder has taken the place of the workspace');
}
async function holdFor(platform) {
    if (platform !== 'linux')
        return 'path';
    try {
        return (await lstat('/proc/self/fd')).isDirectory() ? 'descriptor' : 'path';
    }
    catch {
        return 'path';
    }
}
