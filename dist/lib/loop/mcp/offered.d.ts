import { type InputCheck } from '../../contract/input-schema.js';
import type { JsonText } from '../../contract/json/node.js';
import type { PatternEngine } from '../../contract/patterns.js';
import { type Result } from '../../contract/result.js';
/** A tool as its server lists it. */
export interface ListedTool {
    readonly name: string;
    /** The exact texts of what a model goes by: a change of one of them is another tool. */
    readonly description: string;
    readonly inputSchema: JsonText | undefined;
}
/** A tool as the model is told about it. */
export interface OfferedTool {
    /** `mcp__server__tool`. */
    readonly name: string;
    readonly listed: ListedTool;
    readonly description: string;
    readonly inputSchema: JsonText;
    /** The same as an ordinary value: what a double cannot hold has no place in a schema. */
    readonly schemaView: ObjectSchema;
    readonly check: InputCheck;
}
type ObjectSchema = {
    readonly type: 'object';
};
export interface Offer {
    readonly tools: readonly OfferedTool[];
    /** Why others are not offered; each composes after the server's name. */
    readonly problems: readonly string[];
}
/** The tools of one page of a list, and where the next page begins. The problem composes after the server's name. */
export declare function readPage(text: JsonText): Result<{
    readonly tools: readonly ListedTool[];
    readonly next?: string;
}, string>;
/** Which tools of a server are offered: names that fit as they are come first, so that none is taken by one that was made to fit. */
export declare function offer(server: string, listed: readonly ListedTool[], patterns: PatternEngine): Offer;
/** Why a tool is no longer the one that was offered; undefined where it is. */
export declare function changeOf(tool: ListedTool, now: readonly ListedTool[]): string | undefined;
export {};
