import type { ToolInput } from '../../contract/call.js';
import type { JsonText } from '../../contract/json/node.js';
/** The input with the longest wait; undefined: it has it already, or the tool is no shell. */
export declare function waitedFor(name: string, input: ToolInput): JsonText | undefined;
/** The input without a word of it. */
export declare function withoutWait(name: string, input: ToolInput): ToolInput;
