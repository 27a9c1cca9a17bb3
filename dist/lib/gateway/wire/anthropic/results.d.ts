import type { HostedKind } from '../../types.js';
import type { ObjectNode } from '../nodes.js';
import type { Place } from '../patches.js';
import type { Sheet } from '../sheet.js';
/** `tool_result` and `mcp_tool_result`: a string or blocks, and whether it is an error. */
export declare function readToolResult(sheet: Sheet, block: ObjectNode, path: string, place: Place, hosted: HostedKind | undefined): number | undefined;
/** `web_search_tool_result` and alike. Such a result has room for words nowhere: put in its place is the error that it is not available. */
export declare function readServerResult(sheet: Sheet, block: ObjectNode, path: string, place: Place, { type, hosted }: {
    readonly type: string;
    readonly hosted: HostedKind;
}): number | undefined;
/** What a remote MCP server said that it has. */
export declare function readListing(sheet: Sheet, block: ObjectNode, path: string, place: Place): number | undefined;
