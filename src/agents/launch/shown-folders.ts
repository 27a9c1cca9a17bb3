// Folders outside of the system's own that a confined agent needs to run programs: those on PATH, and those that the run names.
import { basename, dirname } from 'node:path';
import { isInside, physicalPath } from '../../bindings/trust/inside.ts';
import { isFolderAt } from '../../bindings/trust/stats.ts';
import { isShown, type Mount } from './mount.ts';

export interface ShownOptions {
  /** PATH, without what the workspace could supply. */
  readonly path: string;
  /** More that is to be seen, absolute. */
  readonly more: readonly string[];
  /** Homes: a folder of programs directly below one brings nothing else along. */
  readonly homes: readonly string[];
  /** What must stay hidden: no folder is shown that contains one of these; of what lies in one of these, what is named alone. */
  readonly hidden: readonly string[];
  /** Folders of tools, hidden too, whose programs need what lies beside them. */
  readonly tools: readonly string[];
  /** What is shown already. */
  readonly mounts: readonly Mount[];
}

export interface Shown {
  readonly mounts: readonly Mount[];
  /** PATH, without entries that are not there. */
  readonly path: string;
  /** Sentences about what was asked for and is not shown. */
  readonly notices: readonly string[];
}

export function shownFolders(options: ShownOptions): Shown {
  const mounts: Mount[] = [];
  const notices: string[] = [];
  const path: string[] = [];
  const show = (folder: string, why: string): boolean => {
    const real = physicalPath(folder) ?? folder;
    const isSeen = (at: string): boolean => isShown([...options.mounts, ...mounts], at);
    // A link on the way has to be there too.
    if (isSeen(folder) && isSeen(real)) return true;
    if (tooMuch(real, options)) return false;
    for (const at of new Set([real, folder])) mounts.push({ kind: 'bind', from: real, at, access: 'read', why });
    return true;
  };
  for (const entry of options.path.split(':')) {
    if (entry === '' || !isFolderAt(entry)) continue;
    const around = withSiblings(entry, options);
    if ((around !== entry && !tooMuch(physicalPath(around) ?? around, options) && show(around, 'on PATH')) || show(entry, 'on PATH'))
      path.push(entry);
    else notices.push(`the PATH entry '${entry}' is not shown to the agent: it holds what must stay hidden`);
  }
  for (const folder of options.more) {
    if (!show(folder, 'the run needs it')) notices.push(`'${folder}' is not shown to the agent: it holds what must stay hidden`);
  }
  return { mounts, path: path.join(':'), notices };
}

/** Programs in `bin` use what lies beside it (`../lib`), unless that is somebody's home, or hidden. */
function withSiblings(entry: string, { homes, hidden, tools }: ShownOptions): string {
  const parent = dirname(entry);
  if (basename(entry) !== 'bin' || parent === '/' || homes.includes(parent) || homes.includes(dirname(parent))) return entry;
  const isIn = (folders: readonly string[]): boolean => folders.some((folder) => isInside(folder, entry));
  return isIn(hidden) && !isIn(tools) ? entry : parent;
}

function tooMuch(folder: string, { hidden, homes }: ShownOptions): boolean {
  return folder === '/' || [...hidden, ...homes].some((path) => isInside(folder, path));
}
