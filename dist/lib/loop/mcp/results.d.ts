import type { ToolResult } from '../../contract/call.js';
import type { JsonText } from '../../contract/json/node.js';
/** The result of a call by the exact text of what the server answered; undefined where that is none. */
export declare function resultOf(text: JsonText): ToolResult | undefined;
/** A result as the model is shown it: the data of images, sounds and files that are no text as a note of its type and size. */
export declare function withoutData(result: ToolResult): ToolResult;
