import type { JsonNode } from './node.js';
/** Values out of a tree: undefined, or none, where the node is absent, null, or of another kind. */
export declare function stringOf(node: JsonNode | undefined): string | undefined;
export declare function numberOf(node: JsonNode | undefined): number | undefined;
export declare function itemsOf(node: JsonNode | undefined): readonly JsonNode[];
export declare function stringsOf(node: JsonNode | undefined): readonly string[] | undefined;
export declare function isTrue(node: JsonNode | undefined): boolean;
/** Whether it is an object without members of other names. */
export declare function hasOnly(node: JsonNode, names: readonly string[]): boolean;
/** The value at the end of a way of keys; undefined where one of them is not there. */
export declare function within(node: JsonNode | undefined, ...keys: readonly string[]): JsonNode | undefined;
export declare function textAt(node: JsonNode | undefined, ...keys: readonly string[]): string | undefined;
export declare function itemsAt(node: JsonNode | undefined, ...keys: readonly string[]): readonly JsonNode[];
/** `within` with the keys as a list. */
export declare function followed(node: JsonNode | undefined, keys: readonly string[]): JsonNode | undefined;
