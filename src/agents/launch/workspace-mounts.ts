// The workspace as a confined agent has it.
import { isInside } from '../../bindings/trust/inside.ts';
import { linkStatsAt } from '../../bindings/trust/stats.ts';
import { bound, covered, type Mount } from './mount.ts';

export interface WorkspaceOptions {
  /** Absolute, without symlinks. */
  readonly workspace: string;
  /** The checkout's top folder, where the workspace is a part of it. */
  readonly checkout: string;
  readonly writable: boolean;
  /** Absolute paths that stay as they are. */
  readonly readOnly: readonly string[];
  /** Absolute paths in whose place an empty file or folder stands. */
  readonly masked: readonly string[];
  /** What stands in the place of one of these files instead, by their paths. */
  readonly standIns: ReadonlyMap<string, string>;
  readonly emptyFile: string;
}

export function workspaceMounts(options: WorkspaceOptions): readonly Mount[] {
  const { workspace, checkout, writable, masked, standIns, emptyFile } = options;
  // What is masked shows nothing of what lies in it, protected or not.
  const isMasked = (path: string): boolean => masked.some((folder) => isInside(folder, path));
  const kept = options.readOnly.filter((path) => isInside(checkout, path) && isThere(path) && !isMasked(path));
  return [
    ...(checkout === workspace ? [] : [bound(checkout, 'read', 'the checkout around the workspace')]),
    bound(workspace, writable ? 'write' : 'read', 'the workspace'),
    ...kept.map((path) => bound(path, 'read', 'nobody may change it during a session')),
    ...masked.filter(isThere).map((path) => covered(path, 'the agent would obey it', standIns.get(path) ?? emptyFile)),
  ];
}

/** A symlink cannot be covered: what it leads to is. */
function isThere(path: string): boolean {
  const stats = linkStatsAt(path);
  return stats !== undefined && !stats.isSymbolicLink();
}
