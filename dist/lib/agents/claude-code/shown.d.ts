import type { ToolOutput } from '../../contract/call.js';
import type { JsonNode } from '../../contract/json/node.js';
/** Undefined: it cannot be told. */
export declare function shownOf(tool: string, response: JsonNode): ToolOutput | undefined;
