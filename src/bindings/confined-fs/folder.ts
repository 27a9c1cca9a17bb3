/**
 * An open folder and its entries. On Linux a folder is a descriptor, and entries are named through `/proc/self/fd`, so that a
 * folder which is renamed or replaced by a link meanwhile is still the one that was checked. Elsewhere it is a path whose parts
 * were checked just before: a process that swaps a folder for a link between check and use is not held off there.
 */
import { constants } from 'node:fs';
import { lstat, open, type FileHandle } from 'node:fs/promises';
import { sep } from 'node:path';
import { fail, ok, type Result } from '../../contract/result.ts';
import { systemWords } from './problem.ts';

/** Which of the two a workspace is held by. */
export type Hold = 'descriptor' | 'path';

export interface Folder {
  /** The path by which system calls reach the entry `name`; never followed where that entry is a link. */
  at(name: string): string;
  /** Opens the folder `name` in this one; fails on a link, with words that follow the path. */
  enter(name: string): Promise<Result<Folder, string>>;
  /** Identity on this machine, to tell whether two folders are one. */
  readonly identity: string;
  close(): Promise<void>;
}

const NOT_A_FOLDER = 'is not a folder';

/** Opens the folder at an absolute path. The parts above it are trusted. */
export async function openFolder(path: string, hold: Hold): Promise<Result<Folder, string>> {
  return hold === 'descriptor' ? openByDescriptor(path) : openByPath(path);
}

const DIRECTORY = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW;

async function openByDescriptor(path: string): Promise<Result<Folder, string>> {
  let handle: FileHandle;
  try {
    handle = await open(path, DIRECTORY);
  } catch (error) {
    return fail(await whyNot(path, error));
  }
  const { dev, ino } = await handle.stat({ bigint: true });
  const at = (name: string): string => `/proc/self/fd/${handle.fd}/${name}`;
  return ok({
    at,
    enter: (name) => openByDescriptor(at(name)),
    identity: `${dev}:${ino}`,
    close: () => handle.close(),
  });
}

async function openByPath(path: string): Promise<Result<Folder, string>> {
  try {
    const found = await lstat(path, { bigint: true });
    if (found.isSymbolicLink()) return fail('is a symbolic link');
    if (!found.isDirectory()) return fail(NOT_A_FOLDER);
    const at = (name: string): string => `${path}${sep}${name}`;
    return ok({ at, enter: (name) => openByPath(at(name)), identity: `${found.dev}:${found.ino}`, close: () => Promise.resolve() });
  } catch (error) {
    return fail(systemWords(error));
  }
}

async function whyNot(path: string, error: unknown): Promise<string> {
  try {
    const found = await lstat(path);
    if (found.isSymbolicLink()) return 'is a symbolic link';
    if (!found.isDirectory()) return NOT_A_FOLDER;
  } catch (second) {
    return systemWords(second);
  }
  return systemWords(error);
}
