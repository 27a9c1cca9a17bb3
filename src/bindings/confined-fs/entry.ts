import type { Stats } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { codeOf } from '../../contract/message.ts';
import { fail, ok, type Result } from '../../contract/result.ts';
import type { Folder } from './folder.ts';
import { systemWords } from './problem.ts';

export type EntryKind = 'file' | 'folder' | 'link' | 'other';

/** What an entry of a folder is; `missing` where there is none. */
export type Entry = { readonly kind: 'missing' } | { readonly kind: EntryKind; readonly stats: Stats };

/** Looks at an entry itself, not at what a link points to. The error follows the path. */
export async function entryAt(folder: Folder, name: string): Promise<Result<Entry, string>> {
  try {
    const stats = await lstat(folder.at(name));
    if (stats.isFile()) return ok({ kind: 'file', stats });
    if (stats.isDirectory()) return ok({ kind: 'folder', stats });
    return ok({ kind: stats.isSymbolicLink() ? 'link' : 'other', stats });
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? ok({ kind: 'missing' }) : fail(systemWords(error));
  }
}

/** Why an entry is not a regular file, as words that follow the path. */
export const NOT_A_FILE: Readonly<Record<Exclude<Entry['kind'], 'file'>, string>> = {
  missing: 'does not exist',
  folder: 'is a folder',
  link: 'is a symbolic link; changes are made only by the real path',
  other: 'is neither a file nor a folder',
};
