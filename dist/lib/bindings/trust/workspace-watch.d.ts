import type { ChangedRecord } from '../../contract/record.js';
import type { Reach } from './protection.js';
export interface WatchOptions {
    /** The checkout's top folder, absolute. */
    readonly root: string;
    /** The workspace below it, with `/`; paths are shown from there. */
    readonly prefix: string;
    readonly protection: Reach;
    /** Git directories besides the `.git` that the walk meets: of a worktree, its own and the one that it shares. Absolute. */
    readonly gitDirs: readonly string[];
    /** Protected files and folders wherever they lie, there or not, absolute. */
    readonly alsoProtected: readonly string[];
    /** Configuration of git outside the checkout: a change is told, but is no breach. Absolute. */
    readonly outer: readonly string[];
    /** Absolute paths that the guard itself writes to. */
    readonly skip: readonly string[];
    /** Files past which no more are looked at. */
    readonly most?: number;
}
export interface WatchReport {
    /** Protected files first. */
    readonly changed: readonly ChangedRecord[];
    /** Sentences about what could not be compared. */
    readonly notices: readonly string[];
}
export interface Watch {
    /** How many files are compared. */
    readonly files: number;
    /** The protection with what protected symlinks lead to. */
    readonly protection: Reach;
    /** Compares the workspace with how it was. On the signal it ends soon with what it has, and says so. */
    compare(signal?: AbortSignal): Promise<WatchReport>;
}
/** Remembers a workspace as it is now. On the signal it ends soon: then little can be compared, which the report says. */
export declare function watchWorkspace(options: WatchOptions, signal?: AbortSignal): Promise<Watch>;
