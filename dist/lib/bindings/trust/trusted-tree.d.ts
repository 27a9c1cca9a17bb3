import { type Result } from '../../contract/result.js';
import type { TrustedCommit } from './trusted-commit.js';
/** A regular file of the tree: where it lies after symlinks, and its bytes. */
export interface TreeFile {
    readonly path: string;
    readonly bytes: Buffer;
}
export declare class TrustedTree {
    #private;
    constructor(commit: TrustedCommit);
    /** The file at a path from the tree's top, with `/`; undefined where there is none. Anything but a regular file is a problem. */
    read(path: string): Promise<Result<TreeFile | undefined, string>>;
    /**
     * The paths of the regular files below a folder, from the tree's top, in order; at most so many. None where there is no such folder.
     * Symlinks and submodules are passed over.
     */
    list(path: string, most: number): Promise<Result<readonly string[], string>>;
}
