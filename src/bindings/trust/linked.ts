// What a symlink of a name that counts leads to, within the checkout: it counts as the link does, for whoever writes there changes what is
// read under that name.
import { basename, dirname } from 'node:path';
import { below, physicalPath } from './inside.ts';
import { nameWhy } from './later-steps.ts';
import { type ExtraPath, follow, type Reach, withPaths } from './protection.ts';
import { isFolderAt, linkTargetAt } from './stats.ts';
import { linkWhy, type Met, readable, walkFiles, type WalkOptions } from './workspace-walk.ts';

const MOST_HOPS = 40;

/** What links of one checkout were found to lead to. */
export class Linked {
  readonly #root: string;
  readonly #protected = new Map<string, string>();
  /** Why what lies in a folder may be executed, by the folder's way. */
  readonly whys = new Map<string, string>();

  constructor(root: string) {
    this.#root = physicalPath(root) ?? root;
  }

  get protected(): readonly ExtraPath[] {
    return [...this.#protected].map(([way, what]) => ({ way, what }));
  }

  get size(): number {
    return this.#protected.size + this.whys.size;
  }

  /** Takes note of a file of the checkout, by the rules that it was met under. */
  meet({ kind, way, why, protectedAs, dependencies }: Met, protection: Reach): void {
    if (kind !== 'symlink' || (why === undefined && protectedAs === undefined)) return;
    const name = readable(way);
    const { what, open } = follow(protection, name.split('/'));
    const inFolder = protectedAs === undefined && dependencies === undefined ? folderReason(name, why) : undefined;
    for (const hop of hopsOf(this.#root, name)) {
      if (what !== undefined) this.#protected.set(hop, what);
      for (const rule of open) this.#protected.set(`${hop}/${rule.names.join('/')}`, rule.what);
      if (inFolder !== undefined && isFolderAt(`${this.#root}/${hop}`)) this.whys.set(hop, inFolder);
    }
  }
}

/** Symlinks that lead to symlinks that count, and so on. */
export const MOST_ROUNDS = 4;

/** The protection of a checkout with what its protected symlinks lead to, by a look at its names alone. */
export async function withLinked(walk: Pick<WalkOptions, 'top' | 'protection' | 'skip' | 'most' | 'signal'>): Promise<Reach> {
  const linked = new Linked(walk.top);
  let protection = walk.protection;
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const [known, before] = [protection, linked.size];
    const onFile = (met: Met) => linked.meet(met, known);
    await walkFiles({ ...walk, protection, whys: linked.whys, onFile, onFolder: () => undefined, onGit: () => undefined });
    if (linked.size === before) break;
    protection = withPaths(walk.protection, linked.protected);
  }
  return protection;
}

/** Why what lies in the folder that a symlink leads to may be executed: by what a folder of its name is for, or the one that it lies in. */
function folderReason(way: string, why: string | undefined): string | undefined {
  const name = basename(way);
  return linkWhy(name, basename(dirname(way))) ?? (nameWhy(name) === undefined ? why : undefined);
}

/** The ways of what a symlink leads to, and of symlinks on the way there; none for what lies outside, or holds the link itself. */
function hopsOf(root: string, way: string): readonly string[] {
  const hops: string[] = [];
  let at = `${root}/${way}`;
  for (let hop = 0; hop < MOST_HOPS; hop += 1) {
    const target = linkTargetAt(at);
    const next = target === undefined ? undefined : physicalPath(target.startsWith('/') ? target : `${dirname(at)}/${target}`, false);
    if (next === undefined) break;
    const inside = below(root, next);
    if (inside !== undefined && inside !== '' && !`${way}/`.startsWith(`${inside}/`)) hops.push(inside);
    at = next;
  }
  return hops;
}
