import type { JsonNode } from '../../contract/json/node.js';
import type { TextView } from '../types.js';
/** What a walk over a body's strings has to know of them. */
export interface StringRules {
    /** Nodes that are left out: they are ruled elsewhere. */
    readonly ruled: ReadonlySet<JsonNode>;
    readonly inputs: ReadonlySet<JsonNode>;
    /** Nodes whose strings cannot be changed. */
    readonly fixed: ReadonlySet<JsonNode>;
}
/** Every string of the tree in the order of the text, the ruled ones apart, and every longer name of a field once. */
export declare function stringsOf(root: JsonNode, rules: StringRules): Generator<TextView>;
