import { type Dirent } from 'node:fs';
import { type AnyPath } from './stats.js';
/** Why a folder counts of which nobody can say what is in it. */
export declare const UNLISTED = "a folder that cannot be looked into";
/** Undefined where the folder is there and cannot be looked into; nothing where there is none. */
export declare function entriesIn(folder: string): readonly Dirent[] | undefined;
/** Entries between two pauses. */
export declare const STEP = 500;
/**
 * The same with names of one character a byte, in their order, for folders of any size: other work gets its turn. `isOver` ends it early
 * with what there is.
 */
export declare function entriesAt(folder: AnyPath, isOver: () => boolean): Promise<readonly Dirent[] | undefined>;
