import { type Result } from '../../contract/result.js';
import type { Remote } from './git-environment.js';
import type { Git } from './git.js';
import { type GitObject } from './git-object.js';
export interface TrustedCommitOptions {
    /** The full object name, 40 or 64 hex digits. */
    readonly commit: string;
    /** The workspace's object folder, if there is one. */
    readonly objects?: string;
    /** Where the commit can be fetched from, or why it cannot. */
    readonly remote: Result<Remote, string>;
    /** A folder of our own outside the workspace, writable by us alone; the git directory is made in it. */
    readonly folder: string;
    readonly git: Git;
}
/** How the objects of a trusted commit are reached. */
export type ObjectSource = 'workspace' | 'server';
export declare class TrustedCommit {
    #private;
    /** The commit itself: what was asked for, or what a tag of that name points to. */
    readonly commit: string;
    /** Its tree. */
    readonly tree: string;
    constructor(store: ObjectStore, commit: string, tree: string);
    get gitDir(): string;
    get source(): ObjectSource;
    /** An object of the commit; it is fetched with the whole commit where the workspace lacks it. */
    object(id: string): Promise<Result<GitObject, string>>;
    /** Turns from the workspace's objects to a copy from the server, once; fails where that has been done or cannot be. */
    fetchAll(): Promise<Result<void, string>>;
}
/** Opens a commit. One that cannot be had is a problem: one sentence, on which the run stops. */
export declare function openTrustedCommit(options: TrustedCommitOptions): Promise<Result<TrustedCommit, string>>;
declare class ObjectStore {
    #private;
    readonly gitDir: string;
    constructor(options: TrustedCommitOptions);
    get source(): ObjectSource;
    make(): Promise<Result<void, string>>;
    object(id: string): Promise<Result<GitObject, string>>;
    fetchAll(): Promise<Result<void, string>>;
}
export {};
