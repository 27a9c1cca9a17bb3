/** Looking through folders, bounded: entries in the order of their names, links named but never followed. */
import { opendir, readlink } from 'node:fs/promises';
import { fail, ok, type Result } from '../../contract/result.ts';
import { entryAt, type EntryKind } from './entry.ts';
import type { Folder } from './folder.ts';
import type { Names } from './path-rules.ts';
import { systemWords } from './problem.ts';
import { type Place, reach } from './walk.ts';
import type { Workspace } from './workspace.ts';

/** An entry that a scan comes by, in its open folder. `names` start at the workspace. */
export interface Found extends Place {
  readonly kind: EntryKind;
  /** What a link holds. */
  readonly target?: string;
}

export interface ScanOptions {
  /** Folders that are gone down; 1: the entries of the folder itself. */
  readonly depth: number;
  /** Entries that are looked at in all before the scan stops. */
  readonly maxEntries: number;
  /** Folders of these names are named and not entered, unless the scan starts inside of one. */
  readonly closed: readonly string[];
}

export interface ScanEnd {
  /** All seen, stopped by the visitor, or at its bound. */
  readonly how: 'all' | 'stopped' | 'bound';
  /** Folders that could not be read. */
  readonly unread: number;
}

/** Tells a visitor, in order, what is there; `stop` ends the scan. */
export type Visit = (found: Found) => Promise<'on' | 'stop'>;

/**
 * Scans from an entry; links on the way to it are resolved while they stay inside. A file is visited alone. The error is a
 * sentence without its full stop.
 */
export async function scan(workspace: Workspace, names: Names, options: ScanOptions, visit: Visit): Promise<Result<ScanEnd, string>> {
  return reach(workspace, names, { links: 'resolve' }, async (place) => {
    const entry = await entryAt(place.folder, place.name);
    if (!entry.ok) return entry;
    const { kind } = entry.value;
    if (kind === 'missing') return fail('does not exist');
    if (kind !== 'folder') return ok({ how: (await visit({ ...place, kind })) === 'stop' ? 'stopped' : 'all', unread: 0 });
    const entered = await place.folder.enter(place.name);
    if (!entered.ok) return entered;
    const walk = { ...options, visit, left: options.maxEntries, unread: 0 };
    const how = await into(entered.value, place.names, options.depth, walk);
    return how.ok ? ok({ how: how.value, unread: walk.unread }) : how;
  });
}

interface Under extends ScanOptions {
  readonly visit: Visit;
  /** Entries that may still be looked at. */
  left: number;
  unread: number;
}

async function into(folder: Folder, names: Names, depth: number, under: Under): Promise<Result<ScanEnd['how'], string>> {
  try {
    const listed = await list(folder, under);
    for (const name of listed.names) {
      const here = [...names, name];
      const entry = await entryAt(folder, name);
      if (!entry.ok || entry.value.kind === 'missing') continue;
      const { kind } = entry.value;
      const target = kind === 'link' ? await targetOf(folder, name) : undefined;
      const found = { folder, name, names: here, kind, ...(target === undefined ? {} : { target }) };
      if ((await under.visit(found)) === 'stop') return ok('stopped');
      if (kind !== 'folder' || depth <= 1 || under.closed.includes(name)) continue;
      const entered = await folder.enter(name);
      const how = entered.ok ? await into(entered.value, here, depth - 1, under) : entered;
      if (!how.ok) under.unread += 1;
      else if (how.value !== 'all') return how;
    }
    return ok(listed.cut ? 'bound' : 'all');
  } catch (error) {
    return fail(systemWords(error));
  } finally {
    await folder.close();
  }
}

async function list(folder: Folder, under: Under): Promise<{ names: string[]; cut: boolean }> {
  const names: string[] = [];
  for await (const { name } of await opendir(folder.at('.'))) {
    if (under.left === 0) return { names: names.sort(), cut: true };
    under.left -= 1;
    names.push(name);
  }
  return { names: names.sort(), cut: false };
}

async function targetOf(folder: Folder, name: string): Promise<string | undefined> {
  try {
    return await readlink(folder.at(name));
  } catch {
    return undefined;
  }
}
