// Folders outside of the system's own that a confined agent needs to run programs: those on PATH, and those that the run names.
import { basename, dirname, join } from 'node:path';
import { isInside, physicalPath } from '../../bindings/trust/inside.ts';
import { isFolderAt } from '../../bindings/trust/stats.ts';
import { bound, coverOf, isShown, type Mount } from './mount.ts';

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

/** Folders of a home that hold one tool with all that it installed, and no credentials. */
const TOOL_HOMES = [
  '.pyenv',
  '.rbenv',
  '.nodenv',
  '.nvm',
  '.fnm',
  '.volta',
  '.asdf',
  '.sdkman',
  '.bun',
  '.deno',
  '.dotnet',
  '.ghcup',
  '.linuxbrew',
];

export function shownFolders(options: ShownOptions): Shown {
  const mounts: Mount[] = [];
  const notices: string[] = [];
  const path: string[] = [];
  const show = (folder: string, why: string): boolean => {
    const real = physicalPath(folder) ?? folder;
    const seen = [...options.mounts, ...mounts];
    const isLinked = folder === real || coverOf(seen, folder)?.kind === 'link';
    if (isShown(seen, real) && (isLinked || isShown(seen, folder))) return true;
    if (tooMuch(real, options)) return false;
    // A link on the way has to be there too.
    for (const at of isLinked ? [real] : [real, folder]) mounts.push(bound(at, 'read', why, real));
    return true;
  };
  for (const entry of new Set(options.path.split(':'))) {
    if (entry === '' || !isFolderAt(entry)) continue;
    if ([...around(entry, options), entry].some((folder) => show(folder, 'on PATH'))) path.push(entry);
    else notices.push(`the PATH entry '${entry}' is not shown to the agent: it holds what must stay hidden`);
  }
  for (const folder of options.more) {
    if (!show(folder, 'the run needs it')) notices.push(`'${folder}' is not shown to the agent: it holds what must stay hidden`);
  }
  return { mounts, path: path.join(':'), notices };
}

/** What a folder of programs needs around it: its tool's own folder in a home, else what lies beside `bin` (`../lib`), unless that is hidden. */
function around(entry: string, { homes, hidden, tools }: ShownOptions): readonly string[] {
  const tool = homes.flatMap((home) => TOOL_HOMES.map((name) => join(home, name))).find((folder) => isInside(folder, entry));
  if (tool !== undefined) return [tool];
  const parent = dirname(entry);
  if (basename(entry) !== 'bin' || parent === '/' || homes.includes(parent) || homes.includes(dirname(parent))) return [];
  const isIn = (folders: readonly string[]): boolean => folders.some((folder) => isInside(folder, entry));
  return isIn(hidden) && !isIn(tools) ? [] : [parent];
}

function tooMuch(folder: string, { hidden, homes }: ShownOptions): boolean {
  return folder === '/' || [...hidden, ...homes].some((path) => isInside(folder, path));
}
