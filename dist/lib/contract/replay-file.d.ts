import type { ToolInput } from './call.js';
import type { FileProblem } from './problem.js';
import type { Result } from './result.js';
/** The version of the replay script that is read here. */
export declare const REPLAY_SCHEMA = 1;
export interface ReplayCall {
    /** Absent: the model makes one up. */
    readonly id?: string;
    readonly name: string;
    /** The exact text of `input`, or what `input_json` reads as: valid JSON, or a raw string. */
    readonly input: ToolInput;
}
export interface ReplayTurn {
    readonly text: string;
    readonly calls: readonly ReplayCall[];
}
/**
 * The turns of a replay script, in order.
 *
 * @param content the file's bytes, or its text with the byte order mark still in it
 */
export declare function parseReplayFile(content: string | Uint8Array, source: string): Result<readonly ReplayTurn[], FileProblem>;
