import { type Names } from '../../bindings/confined-fs/path-rules.js';
import type { Workspace } from '../../bindings/confined-fs/workspace.js';
import { type Result } from '../../contract/result.js';
import type { OperationOf } from './files-table.js';
/** What the operations of one call share. */
export interface Reading {
    readonly workspace: Workspace;
    readonly signal: AbortSignal;
    /** Milliseconds, monotonic. */
    readonly now: () => number;
}
export declare function read({ workspace }: Reading, operation: OperationOf<'read'>): Promise<Result<string, string>>;
export declare function list(reading: Reading, operation: OperationOf<'list'>): Promise<Result<string, string>>;
export declare function search(reading: Reading, operation: OperationOf<'search'>): Promise<Result<string, string>>;
/** The names of a path; the error is a sentence that starts with the path. */
export declare function namesOf(workspace: Workspace, path: string): Result<Names, string>;
