import type { JsonNode } from './node.js';
/**
 * A value as plain JavaScript. Objects have no prototype, so `__proto__` and `constructor` are ordinary keys; numbers are doubles
 * (see `JsonNode`): decide nothing exact by them.
 */
export declare function viewOf(node: JsonNode): unknown;
/** The same with ordinary objects, for code that asks values for `valueOf` or `constructor`; every member is an own property. */
export declare function ordinaryViewOf(node: JsonNode): unknown;
/** The value of a key of an object; undefined where there is none, or where the node is no object. */
export declare function member(node: JsonNode, key: string): JsonNode | undefined;
