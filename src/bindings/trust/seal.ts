// One fingerprint a folder, over the names and stats of what is in it: cheap enough for a tree of 100,000 files, and a change of any
// file, or of a folder's list, changes it.
import { messageOf } from '../../contract/message.ts';
import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { pause } from './pause.ts';
import { stampOf } from './stats.ts';

/** By the folder's path below the top, with `/`; the top is empty. One character a byte, for names that are not UTF-8. */
export type Seal = ReadonlyMap<string, string>;

export interface SealOptions {
  /** Takes the write permission of every folder; true unless set. */
  readonly readOnly?: boolean;
  /** Called with each folder before it is listed. */
  readonly onFolder?: (path: Buffer) => void;
}

/** Walks a folder without following symlinks. What cannot be read is part of the fingerprint as such. */
export async function sealFolders(top: string, { readOnly = true, onFolder }: SealOptions = {}): Promise<Seal> {
  const seal = new Map<string, string>();
  const ahead = [''];
  for (let path = ahead.pop(); path !== undefined; path = ahead.pop()) {
    await pause();
    const folder = bytesOf(top, path);
    const hash = createHash('sha256');
    try {
      onFolder?.(folder);
      if (readOnly) chmodSync(folder, 0o555);
      hash.update(stampOf(lstatSync(folder)));
      for (const entry of readdirSync(folder, { withFileTypes: true, encoding: 'latin1' }).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
        const below = path === '' ? entry.name : `${path}/${entry.name}`;
        hash.update(`\0${entry.name}\0`);
        if (entry.isDirectory()) ahead.push(below);
        else hash.update(stampOf(lstatSync(bytesOf(top, below))));
      }
      seal.set(path, hash.digest('hex'));
    } catch (error) {
      seal.set(path, messageOf(error));
    }
  }
  return seal;
}

/** The absolute path of what lies below a folder, as bytes; `below` has one character a byte. */
export const bytesOf = (top: string, below: string): Buffer => Buffer.concat([Buffer.from(`${top}/`), Buffer.from(below, 'latin1')]);
