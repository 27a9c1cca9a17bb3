import { type Result } from '../../contract/result.js';
import type { TrustedTree } from './trusted-tree.js';
export interface SourceFile {
    readonly bytes: Uint8Array;
    /** The same for the same file, however it was reached. */
    readonly identity: string;
}
export interface FileSource {
    /** A file's bytes; undefined where there is none; a problem, without the path, where there is one that cannot be used. */
    read(path: string): Promise<Result<SourceFile | undefined, string>>;
    /** The absolute paths of the regular files below a folder, in order, at most so many; none where there is no such folder. */
    list(path: string, most: number): Promise<Result<readonly string[], string>>;
    /** The path as a reader should know it, with the version that it comes from. */
    nameOf(path: string): string;
}
/** Bytes past which a guard file, or a prompt, is refused. */
export declare const LARGEST_FILE: number;
/** Files as they lie on the disk. */
export declare const diskSource: FileSource;
export interface TreeSourceOptions {
    readonly tree: TrustedTree;
    readonly commit: string;
    /** The checkout's top folder. */
    readonly root: string;
}
/** Files inside the checkout as they are in the commit, whatever symlinks lead there; all others as they lie on the disk. */
export declare function treeSource({ tree, commit, root }: TreeSourceOptions): FileSource;
/** The first bytes of an open file. */
export declare function readUpTo(file: number, most: number): Buffer;
