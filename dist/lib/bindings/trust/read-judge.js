// Judges a path that a call of an agent would read: inside the workspace or one of the agent's own folders, wherever it leads, or not.
import { resolve } from 'node:path';
import { isInside, physicalPath } from './inside.js';
/** Whether a path, relative to the workspace or absolute, may be read. It never throws. `folders` are absolute. */
export function readJudge(workspace, folders) {
    const allowed = [workspace, ...folders].map((folder) => physicalPath(folder) ?? folder);
    return (path) => {
        // `..` after a symlink means another folder to a tool that reads paths as text than to the system: both have to be allowed.
        const written = `${path.startsWith('/') ? '' : `${workspace}/`}${path}`;
        return [written, resolve(workspace, path)].every((one) => {
            const real = physicalPath(one);
            return real !== undefined && allowed.some((folder) => isInside(folder, real));
        });
    };
}
