import type { JsonDocument } from './json/node.js';
import type { FileProblem } from './problem.js';
import type { Result } from './result.js';
import type { Validator } from './schema.js';
/** A file of ours that was read strictly and fulfils its schema. */
export interface CheckedFile {
    readonly document: JsonDocument;
    readonly source: string;
}
/**
 * Reads a file of ours: one leading byte order mark is skipped, the text is JSON by the strict reader, its `schema` is the version
 * that is read here, and it fulfils its published schema.
 *
 * @param content the file's bytes, or its text as it was decoded, the byte order mark still in it
 */
export declare function readChecked(content: string | Uint8Array, source: string, version: number, validator: Validator): Result<CheckedFile, FileProblem>;
/** A problem at a place of a file. */
export declare function problemIn(file: CheckedFile, offset: number, message: string): FileProblem;
