import type { ToolInput } from '../../contract/call.js';
import type { JsonDocument, JsonNode, JsonText } from '../../contract/json/node.js';
/** The document of a text that is one JSON object; undefined where it is none. */
export declare function objectIn(text: string): JsonDocument | undefined;
/** The value at the end of a path of keys, where it is a string. */
export declare function textAt(node: JsonNode | undefined, ...keys: readonly string[]): string | undefined;
export declare function nodeAt(node: JsonNode | undefined, ...keys: readonly string[]): JsonNode | undefined;
/** A string of an input that is a JSON object. */
export declare function stringOf(input: ToolInput, key: string): string | undefined;
/** An object of one member. */
export declare const only: (key: string, value: string) => JsonText;
/** The object with one of its members changed, or with it at its end; all else as it is written. */
export declare function withString(text: JsonText, key: string, value: string): JsonText;
