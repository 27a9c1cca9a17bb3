import type { ToolInput, ToolResult } from './call.js';
import type { JsonText } from './json/node.js';
import type { FileProblem } from './problem.js';
import type { Result } from './result.js';
/** The version of the file that is read here. */
export declare const CASES_SCHEMA = 1;
/** One question to the chain, and what it must say. */
export interface GuardCase {
    readonly name: string;
    readonly toolName: string;
    readonly input: ToolInput;
    /** Set: a review of this result. */
    readonly result?: ToolResult;
    readonly expect: string;
    /** Exact text of the input or the output that must be left. */
    readonly left?: JsonText;
    /** A part of the words. */
    readonly reason?: string;
    /** The name of a participant. */
    readonly by?: string;
}
/**
 * The cases of `.basis/cases.json`.
 *
 * @param content the file's bytes, or its text with the byte order mark still in it
 */
export declare function parseCasesFile(content: string | Uint8Array, source: string): Result<readonly GuardCase[], FileProblem>;
