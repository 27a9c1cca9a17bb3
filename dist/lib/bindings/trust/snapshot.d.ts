import { type Result } from '../../contract/result.js';
import type { Git } from './git.js';
import type { TrustedCommit } from './trusted-commit.js';
export interface Snapshot {
    /** Absolute; the tree's top. */
    readonly folder: string;
    /** The tree's name, which is the digest of all that is in it. */
    readonly tree: string;
    /** Files and symlinks. */
    readonly files: number;
    /** Sentences about what is not as in a checkout. */
    readonly notices: readonly string[];
    /** Compares every file and folder with how it was made: sentences, none where nothing changed. */
    readonly verify: () => Promise<readonly string[]>;
    /** Makes it writable again and removes it. */
    readonly remove: () => Promise<void>;
}
export interface SnapshotOptions {
    readonly commit: TrustedCommit;
    /** Where it is to be; must not exist. */
    readonly folder: string;
    /** The checkout's top folder: no symlink of the snapshot may lead back into it. */
    readonly root: string;
    readonly git: Git;
}
/** Makes a snapshot. A tree that cannot be had whole is a problem, on which the run stops. */
export declare function makeSnapshot(options: SnapshotOptions): Promise<Result<Snapshot, string>>;
