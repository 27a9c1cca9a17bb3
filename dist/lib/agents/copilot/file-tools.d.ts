import { type Result } from '../../contract/result.js';
import { type FileOperation } from '../../loop/tools/files-table.js';
import { type Fields, type Members } from '../fields.js';
export interface FileTool {
    /** The error is a sentence. */
    toBasis(fields: Fields): Result<readonly FileOperation[], string>;
    /** `fields` are the model's own. */
    toNative(operations: readonly FileOperation[], fields: Fields): Result<Members, string>;
}
export declare const FILE_TOOLS: Readonly<Record<string, FileTool>>;
/** The error is a sentence. */
export declare function textOf(fields: Fields, name: string): Result<string, string>;
