// Paths as this agent writes them, absolute, and as hooks written for `files` have them, relative to the workspace.
import { posix } from 'node:path';

/** Below the workspace: relative to it, `.` for itself. Elsewhere, or without a workspace: as it is written. */
export function shownPath(path: string, workspace: string | undefined): string {
  if (workspace === undefined || !posix.isAbsolute(path)) return path;
  const way = posix.relative(workspace, path);
  return way === '..' || way.startsWith('../') ? path : way || '.';
}

export function nativePath(path: string, workspace: string | undefined): string {
  return workspace === undefined || posix.isAbsolute(path) ? path : posix.join(workspace, path);
}
