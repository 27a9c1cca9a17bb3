// Paths as hooks written for `files` have them: relative to the workspace where they lie below it.
import { posix } from 'node:path';
/** Below the workspace: relative to it, `.` for itself. Elsewhere, or without a workspace: as it is written. */
export function shownPath(path, workspace) {
    if (workspace === undefined || !posix.isAbsolute(path))
        return path;
    const way = posix.relative(workspace, path);
    return way === '..' || way.startsWith('../') ? path : way || '.';
}
export function shownOperation(operation, workspace) {
    if (operation.op === 'move')
        return { ...operation, from: shownPath(operation.from, workspace), to: shownPath(operation.to, workspace) };
    return { ...operation, path: shownPath(operation.path, workspace) };
}
