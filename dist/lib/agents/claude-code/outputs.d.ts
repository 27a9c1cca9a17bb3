import type { ToolOutput, ToolResult } from '../../contract/call.js';
import type { JsonDocument, JsonNode, JsonText } from '../../contract/json/node.js';
/** The output of a tool that ended well. */
export declare function outputOf(tool: string, document: JsonDocument, response: JsonNode): ToolOutput;
/** In place of an output of this shape; undefined: the agent takes none there. */
export declare function replacementFor(tool: string, response: JsonText, shown: ToolResult): JsonText | undefined;
/** Whether the model would read this replacement and nothing else, but for what the agent itself writes about every output. */
export declare function isRendering({ output }: ToolResult, onWire: ToolResult): boolean;
