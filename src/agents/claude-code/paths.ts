// Paths as this agent writes them: absolute.
import { posix } from 'node:path';

export function nativePath(path: string, workspace: string | undefined): string {
  return workspace === undefined || posix.isAbsolute(path) ? path : posix.join(workspace, path);
}
