import type { JsonNode, JsonText } from '../../contract/json/node.js';
export interface Attached {
    readonly text: string;
    /** The same as parts of one wire or another. */
    readonly parts: readonly JsonText[];
}
/** Undefined: it cannot be told, as with nothing but pictures. */
export declare function attachedIn(told: JsonText): Attached | undefined;
/** What a block of a server says: a text, or a resource that is one. */
export declare function wordsOf(block: JsonNode): string | undefined;
