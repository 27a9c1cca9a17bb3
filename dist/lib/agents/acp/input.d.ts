import type { ToolInput, ToolResult } from '../../contract/call.js';
import type { JsonNode, JsonText } from '../../contract/json/node.js';
import type { Diff, ToldCall } from './messages.js';
type Told = Omit<ToldCall, 'id' | 'status'>;
export declare function inputOf({ title, rawInput, paths, diffs }: Told): ToolInput;
/** What came back, as far as the agent tells. */
export declare function resultOf({ text, rawOutput, diffs }: Told, isError: boolean): ToolResult;
export interface JudgedInput {
    readonly diffs: readonly Diff[];
    /** Every path that the agent names anywhere, in its own spelling. */
    readonly paths: readonly string[];
    /** The command of a call that runs one; undefined where none can be read. */
    readonly command?: string;
    readonly rawInput?: JsonText;
}
/** The object of an input; undefined: it is none. */
export declare function rootOf(input: ToolInput): JsonNode | undefined;
/** Undefined: it is none of `inputOf`. */
export declare function readInput(input: ToolInput): JudgedInput | undefined;
export {};
