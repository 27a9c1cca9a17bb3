import { type Result } from '../../contract/result.js';
import type { FileOperation } from '../../loop/tools/files-table.js';
/** Every path that it names, as the agent reads them; undefined where it names none. */
export declare function patchedPaths(patch: string): readonly string[] | undefined;
/** Whole files that are written or deleted. The error is a sentence. */
export declare function operationsOf(patch: string): Result<readonly FileOperation[], string>;
/** The error is a sentence. */
export declare function patchOf(operations: readonly FileOperation[]): Result<string, string>;
