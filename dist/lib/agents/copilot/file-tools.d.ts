import type { JsonText } from '../../contract/json/node.js';
import { type Result } from '../../contract/result.js';
import type { FileOperation } from '../../loop/tools/files-table.js';
import type { Fields } from '../fields.js';
export interface FileTool {
    /** The error is a sentence. */
    toBasis(fields: Fields): Result<readonly FileOperation[], string>;
    /** `fields` are the model's own. */
    toNative(operations: readonly FileOperation[], fields: Fields): Result<JsonText, string>;
}
export declare const FILE_TOOLS: Readonly<Record<string, FileTool>>;
