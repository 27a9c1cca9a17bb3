import type { JsonNode } from '../../../contract/json/node.js';
import type { ObjectNode } from '../nodes.js';
/** The wire takes each field in two spellings, `functionCall` and `function_call`. Names here are always the first. */
export declare function fieldOf(node: JsonNode | undefined, name: string): JsonNode | undefined;
export declare function textField(node: JsonNode | undefined, name: string): string | undefined;
/** The name under which a field stands in this very object. */
export declare function spelled(node: ObjectNode, name: string): string;
/** A field that stands twice, once in each spelling: which of them counts cannot be told. */
export declare function twiceSpelled(node: ObjectNode): string | undefined;
export declare function camelCase(key: string): string;
