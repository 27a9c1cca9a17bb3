// Every file of a checkout with what the rules say of it, in one pass that follows no symlink and does not enter `.git`.
import { join } from 'node:path';
import { BARE, barePartsOf, isBareSetting, type BareParts } from './bare-repository.ts';
import { entriesAt, STEP } from './folder-entries.ts';
import { foldName, isSameName } from './protected-names.ts';
import { folderWhy, isDependencyFolder, nameWhy } from './later-steps.ts';
import { pause } from './pause.ts';
import { enter, heldBelow, type Reach } from './protection.ts';
import { bytesOf } from './seal.ts';
import { linkStatsAt, stampOf, stampWithTarget } from './stats.ts';

/** One file, symlink, or pipe, socket or device, as the walk meets it. */
export interface Met {
  /** Below the top, with `/`, one character a byte. */
  readonly way: string;
  readonly kind: 'file' | 'symlink' | 'special';
  readonly stamp: string;
  readonly mode: number;
  readonly size: number;
  /** What it is, where it is protected. */
  readonly protectedAs?: string;
  /** Why later steps may execute it, where its name or a folder says so. */
  readonly why?: string;
  /** The way of the folder of dependencies that it lies in. */
  readonly dependencies?: string;
}

/** Files past which a walk ends, unless it is said otherwise. */
export const MOST_FILES = 1_000_000;

export interface WalkOptions {
  /** Absolute. */
  readonly top: string;
  readonly protection: Reach;
  /** Paths below the top that are passed over, with `/`. */
  readonly skip: ReadonlySet<string>;
  /** Files past which the walk ends. */
  readonly most: number;
  /** A promise is waited for. */
  readonly onFile: (met: Met) => void | Promise<void>;
  readonly onFolder: (met: MetFolder) => void;
  /** A `.git` of any kind, absolute. */
  readonly onGit: (path: string) => void;
  /** Ends the walk early. */
  readonly signal?: AbortSignal | undefined;
  /** Why what lies in a folder may be executed, by the folder's way, besides what its name says. */
  readonly whys?: ReadonlyMap<string, string>;
}

/** A folder as the walk enters it. */
export interface MetFolder {
  readonly way: string;
  readonly isListed: boolean;
  /** Whether it is protected, or rules name something in it. */
  readonly protected: boolean;
}

/** How a walk ended: with everything seen, at the bound, or because it was told to. */
export type WalkEnd = 'whole' | 'cut' | 'stopped';

interface Folder {
  readonly way: string;
  readonly name: string;
  readonly reach: Reach;
  readonly why: string | undefined;
  readonly dependencies: string | undefined;
}

/** Walks. Folders that cannot be looked into are told as such. */
export async function walkFiles(options: WalkOptions): Promise<WalkEnd> {
  const ahead: Folder[] = [{ way: '', name: '', reach: options.protection, why: undefined, dependencies: undefined }];
  const isOver = () => options.signal?.aborted === true;
  let left = options.most;
  let steps = 0;
  for (let folder = ahead.pop(); folder !== undefined; folder = ahead.pop()) {
    await pause();
    if (isOver()) return 'stopped';
    const deeper: Folder[] = [];
    const entries = await entriesAt(bytesOf(options.top, folder.way), isOver);
    options.onFolder({ way: folder.way, isListed: entries !== undefined, protected: isGuarded(folder.reach) });
    const bare = barePartsOf((entries ?? []).map((entry) => entry.name));
    for (const entry of entries ?? []) {
      steps += 1;
      if (steps % STEP === 0) await pause();
      if (isOver()) return 'stopped';
      const way = folder.way === '' ? entry.name : `${folder.way}/${entry.name}`;
      const name = readable(entry.name);
      const isGit = isSameName(foldName(name), '.git');
      if (isGit) options.onGit(join(options.top, readable(way)));
      if (isGit && (name === '.git' || !entry.isDirectory())) continue;
      if (isGit) deeper.push({ ...enterFolder(options, folder, way, name, bare), reach: FREE });
      else if (!entry.isDirectory()) {
        if (left <= 0) return 'cut';
        const met = meet(options, folder, way, name, bare);
        if (met === undefined) continue;
        left -= 1;
        const work = options.onFile(met);
        if (work !== undefined) await work;
      } else if (!options.skip.has(readable(way))) deeper.push(enterFolder(options, folder, way, name, bare));
    }
    for (const next of deeper.toReversed()) ahead.push(next);
  }
  return isOver() ? 'stopped' : 'whole';
}

/** Of a folder that only another system takes for a git directory: what is in it is looked at as anywhere. */
const FREE: Reach = { tree: false, open: [] };

const isGuarded = (reach: Reach): boolean => reach.what !== undefined || reach.open.length > 0;

function enterFolder({ whys }: WalkOptions, parent: Folder, way: string, name: string, bare: BareParts): Folder {
  return {
    way,
    name,
    reach: enter(parent.reach, name),
    why: parent.why ?? (isBareSetting(name, bare) ? BARE : (folderWhy(name, parent.name) ?? whys?.get(readable(way)))),
    dependencies: parent.dependencies ?? (isDependencyFolder(name) ? way : undefined),
  };
}

function meet({ top, skip }: WalkOptions, folder: Folder, way: string, name: string, bare: BareParts): Met | undefined {
  const path = bytesOf(top, way);
  const stats = linkStatsAt(path);
  if (stats === undefined || stats.isDirectory() || skip.has(readable(way))) return undefined;
  const kind = stats.isFile() ? 'file' : stats.isSymbolicLink() ? 'symlink' : 'special';
  const reach = enter(folder.reach, name);
  const what = reach.what ?? (kind === 'symlink' ? heldBelow(reach) : undefined);
  const why =
    (isBareSetting(name, bare) ? BARE : folder.why) ?? nameWhy(name) ?? (kind === 'symlink' ? linkWhy(name, folder.name) : undefined);
  return {
    way,
    kind,
    stamp: (what ?? why) === undefined ? stampOf(stats) : stampWithTarget(path, stats),
    mode: stats.mode,
    size: stats.size,
    ...(what === undefined ? {} : { protectedAs: what }),
    ...(why === undefined ? {} : { why }),
    ...(folder.dependencies === undefined ? {} : { dependencies: folder.dependencies }),
  };
}

/** A symlink in the place of a folder counts as the folder would. */
export function linkWhy(name: string, parent: string): string | undefined {
  return folderWhy(name, parent) ?? (isDependencyFolder(name) ? 'dependencies that later steps load' : undefined);
}

/** A way as text. */
export const readable = (way: string): string => (/[\x80-\xff]/.test(way) ? Buffer.from(way, 'latin1').toString('utf8') : way);
