import type { ToolOutput } from '../../contract/call.js';
import type { JsonNode } from '../../contract/json/node.js';
export declare function readShown(response: JsonNode): string | ToolOutput | undefined;
