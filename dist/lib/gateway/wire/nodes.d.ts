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
/** The value at the end of a way of keys; undefined where one of them is not there. */
export declare function within(node: JsonNode | undefined, ...keys: readonly string[]): JsonNode | undefined;
/** A member whose value is neither absent nor null. */
export declare function given(node: JsonNode | undefined, key: string): JsonNode | undefined;
export declare function textAt(node: JsonNode | undefined, ...keys: readonly string[]): string | undefined;
export declare function countAt(node: JsonNode | undefined, ...keys: readonly string[]): number | undefined;
export declare function isTrue(node: JsonNode | undefined): boolean;
export declare function itemsAt(node: JsonNode | undefined, ...keys: readonly string[]): readonly JsonNode[];
/** A member that is none of these and holds more than a switch or a number: what it carries cannot be judged. */
export declare function foreignMember(node: ObjectNode, known: ReadonlySet<string>): string | undefined;
/** A member that only steers a provider's cache. */
export declare function isCacheMark(key: string): boolean;
/** What a table of ours says of a word that came over the wire; its own entries alone. */
export declare function entryOf<T>(table: Readonly<Record<string, T>>, word: string): T | undefined;
