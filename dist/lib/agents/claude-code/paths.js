// Paths as this agent writes them: absolute.
import { posix } from 'node:path';
export function nativePath(path, workspace) {
    return workspace === undefined || posix.isAbsolute(path) ? path : posix.join(workspace, path);
}
