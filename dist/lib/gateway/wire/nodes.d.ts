import type { JsonDocument, JsonNode } from '../../contract/json/node.js';
import type { Result } from '../../contract/result.js';
export type ObjectNode = Extract<JsonNode, {
    kind: 'object';
}>;
export type ArrayNode = Extract<JsonNode, {
    kind: 'array';
}>;
/** A body or an event that is one JSON object by the strict reader, or why it is not. */
export declare function readObject(text: string): Result<{
    readonly document: JsonDocument;
    readonly root: ObjectNode;
}, string>;
/** A member whose value is neither absent nor null. */
export declare function given(node: JsonNode | undefined, key: string): JsonNode | undefined;
export declare function countAt(node: JsonNode | undefined, ...keys: readonly string[]): number | undefined;
/** A member that is none of these and holds more than a switch or a number: what it carries cannot be judged. */
export declare function foreignMember(node: ObjectNode, known: ReadonlySet<string>): string | undefined;
/** A member that only steers a provider's cache. */
export declare function isCacheMark(key: string): boolean;
