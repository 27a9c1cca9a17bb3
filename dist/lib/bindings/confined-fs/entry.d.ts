import type { Stats } from 'node:fs';
import { type Result } from '../../contract/result.js';
import type { Folder } from './folder.js';
export type EntryKind = 'file' | 'folder' | 'link' | 'other';
/** What an entry of a folder is; `missing` where there is none. */
export type Entry = {
    readonly kind: 'missing';
} | {
    readonly kind: EntryKind;
    readonly stats: Stats;
};
/** Looks at an entry itself, not at what a link points to. The error follows the path. */
export declare function entryAt(folder: Folder, name: string): Promise<Result<Entry, string>>;
/** Why an entry is not a regular file, as words that follow the path. */
export declare const NOT_A_FILE: Readonly<Record<Exclude<Entry['kind'], 'file'>, string>>;
