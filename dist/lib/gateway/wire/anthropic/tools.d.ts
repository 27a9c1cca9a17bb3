import type { JsonNode } from '../../../contract/json/node.js';
import type { ObjectNode } from '../nodes.js';
import type { Place } from '../patches.js';
import type { Sheet } from '../sheet.js';
/** The tools of a request, the remote MCP servers among them, and which of them the model is told to call. */
export declare function readTools(sheet: Sheet, root: ObjectNode): void;
/** `tool_addition`: a tool that joins in the middle of a conversation. */
export declare function readAddition(sheet: Sheet, block: JsonNode, path: string, place: Place): void;
