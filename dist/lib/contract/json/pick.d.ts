import type { JsonNode } from './node.js';
/** Values out of a tree whose shape a schema has checked: undefined where the node is absent, null, or of another kind. */
export declare function stringOf(node: JsonNode | undefined): string | undefined;
export declare function numberOf(node: JsonNode | undefined): number | undefined;
export declare function itemsOf(node: JsonNode | undefined): readonly JsonNode[];
export declare function stringsOf(node: JsonNode | undefined): readonly string[] | undefined;
