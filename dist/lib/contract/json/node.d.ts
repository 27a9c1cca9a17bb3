declare const exact: unique symbol;
/**
 * The exact text of one JSON value: valid by the strict reader (no duplicate key, depth at most 128), without space around it
 * and without a lone surrogate as a raw code unit (it is written as its `\udXXX` escape), so that the text survives UTF-8.
 * Numbers, key order and escapes are those of whoever wrote it.
 */
export type JsonText = string & {
    readonly [exact]: true;
};
interface Span {
    /** Offset of the first character of the value in the text, in UTF-16 code units. */
    readonly start: number;
    /** Offset after its last character. */
    readonly end: number;
}
export interface JsonMember {
    readonly key: string;
    /** Offset of the key's opening quote. */
    readonly keyStart: number;
    readonly value: JsonNode;
}
/** The syntax tree of one JSON value with its places. */
export type JsonNode = Span & ({
    readonly kind: 'object';
    readonly members: readonly JsonMember[];
} | {
    readonly kind: 'array';
    readonly items: readonly JsonNode[];
} | {
    readonly kind: 'string';
    readonly value: string;
}
/** `value` is the nearest double, `Infinity` where there is none; the exact number is its text. */
 | {
    readonly kind: 'number';
    readonly value: number;
} | {
    readonly kind: 'boolean';
    readonly value: boolean;
} | {
    readonly kind: 'null';
});
export interface JsonDocument {
    readonly text: string;
    readonly root: JsonNode;
}
/** Why a text is not one JSON value, and where: one-based line and column, zero-based offset. */
export interface JsonProblem {
    readonly message: string;
    readonly offset: number;
    readonly line: number;
    readonly column: number;
}
export {};
