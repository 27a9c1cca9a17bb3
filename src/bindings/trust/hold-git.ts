// What decides which programs git runs in the workspace, held while hooks, tools and servers are started: a hook that asks git there would
// otherwise run what a command put into the configuration, and the command could put it back before anybody compares.
import { closeSync, constants, fstatSync, openSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../digest.ts';
import { isBareAt } from './bare-repository.ts';
import { foldersUp, gitDirsOf } from './checkout.ts';
import { readUpTo } from './file-source.ts';
import { EXCLUDE, filesIn, gitParts, REBASE_TODO } from './git-parts.ts';
import { gitSettings, type GitSettingsOptions } from './git-settings.ts';
import type { Look } from './held-folders.ts';
import { isInside } from './inside.ts';
import { linkStatsAt, linkTargetAt, quiet, stampOf, statsAt } from './stats.ts';

export interface HoldGitOptions extends GitSettingsOptions {
  /** Absolute. */
  readonly workspace: string;
}

/** Bytes of a file that are compared; a larger one is told by its stamp. */
const LARGEST = 256 * 1024;

/** Remembers the contents: what is written anew and says the same is no change. */
export async function holdGit(options: HoldGitOptions): Promise<Look> {
  const { hooks, included } = await gitSettings(options);
  const dirs = gitDirsOf(options.checkout);
  const contents = new Contents();
  const folders = foldersUp(options.workspace, undefined);
  const now = (): ReadonlyMap<string, string> => {
    const parts = dirs.flatMap((dir) => gitParts(dir).filter((path) => !isOthers(dir, path)));
    const files = [...parts, ...hooks.flatMap((folder) => filesIn(folder)), ...included];
    return new Map([...repositoriesIn(folders, contents), ...files.map((path) => [path, contents.at(path)] as const)]);
  };
  const held = now();
  return () => {
    const found = now();
    const changed = [...new Set([...held.keys(), ...found.keys()])].find((path) => held.get(path) !== found.get(path));
    return changed && `'${changed}', which decides what git runs in the workspace, changed since the session began`;
  };
}

/** Where git would find a repository: in the workspace, or in a folder around it. */
function repositoriesIn(folders: readonly string[], contents: Contents): (readonly [string, string])[] {
  return folders.flatMap((folder) => {
    const git = join(folder, '.git');
    return [[git, contents.at(git)] as const, ...(isBareAt(folder) ? [[folder, 'a repository'] as const] : [])];
  });
}

/** Of other worktrees, which are no part of what git runs in this one; and what says of files alone which are added, and of a rebase how it goes on. */
function isOthers(dir: string, path: string): boolean {
  return isInside(join(dir, 'worktrees'), path) || [EXCLUDE, REBASE_TODO].some((name) => path.endsWith(`/${name}`));
}

/** What lies at paths, in a text of each; read again only where it looks different. */
class Contents {
  readonly #known = new Map<string, { readonly stamp: string; readonly digest: string }>();

  /** Of a folder which one it is. Empty where nothing lies there. */
  at(path: string): string {
    const stats = linkStatsAt(path);
    if (stats === undefined) return '';
    if (stats.isDirectory()) return `folder ${stats.dev} ${stats.ino}`;
    if (!stats.isSymbolicLink()) return stats.isFile() ? `file ${stats.mode} ${this.#of(path, stats)}` : `other ${stampOf(stats)}`;
    const target = statsAt(path);
    return `link ${linkTargetAt(path) ?? ''} ${target?.isFile() === true ? this.#of(path, target) : ''}`;
  }

  /** Of the regular file that a path leads to. */
  #of(path: string, stats: Stats): string {
    const stamp = `${stats.dev} ${stampOf(stats)}`;
    if (stats.size > LARGEST) return stamp;
    const known = this.#known.get(path);
    if (known?.stamp === stamp) return known.digest;
    const digest = quiet(() => digestAt(path)) ?? '';
    this.#known.set(path, { stamp, digest });
    return digest;
  }
}

/** What was put there since must neither keep anybody waiting nor be without an end. */
function digestAt(path: string): string {
  const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    return fstatSync(file).isFile() ? digestOf(readUpTo(file, LARGEST + 1)) : '';
  } finally {
    closeSync(file);
  }
}
