import { type Result } from '../../contract/result.js';
import type { FileOperation } from '../../loop/tools/files-table.js';
/** Every path that a patch names, as it spells them. */
export declare function patchedPaths(patch: string): readonly string[];
/** The error is a sentence. */
export declare function operationsOf(patch: string): Result<readonly FileOperation[], string>;
/** The error is a sentence. */
export declare function patchOf(operations: readonly FileOperation[]): Result<string, string>;
