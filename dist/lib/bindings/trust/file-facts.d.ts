import { type AnyPath } from './stats.js';
/** The digest of a file's bytes, or of where a symlink points; undefined past `most` bytes and where it cannot be read. */
export declare function contentDigest(path: AnyPath, most: number): string | undefined;
/** Whether a regular file begins like a program. */
export declare function beginsLikeProgram(path: AnyPath): boolean;
