import type { JsonNode } from './node.js';
/** Containers inside one another past which a text is refused. */
export declare const MAX_DEPTH = 128;
/** Values that a tree may hold: one of a few bytes each would take many times the memory of its text. */
export declare const MAX_VALUES = 1000000;
/**
 * The strict reader's one pass over a text. It recurses at most `MAX_DEPTH` deep, reads a string literal in one loop whatever its
 * size, and leaves decoding escapes to the engine. With `keep` it builds the tree, without it the memory does not grow with the text
 * (the keys of the open objects apart). Messages never quote a value: a text may hold secrets.
 */
export declare class Scanner {
    /** Why and where it gave up. */
    problem: {
        readonly message: string;
        readonly offset: number;
    } | undefined;
    /** Offsets of the value, once `document` has found it. */
    start: number;
    end: number;
    private at;
    private readonly text;
    private readonly keep;
    private values;
    constructor(text: string, keep: boolean);
    /** The one value of the text, or undefined and `problem` is set. */
    document(): JsonNode | undefined;
    /** The value that begins here, with this code unit. */
    private value;
    private object;
    private array;
    /** Reads the literal at the current place; its value where `decode` is set, else the empty string. */
    private string;
    private number;
    private digits;
    private literal;
    private take;
    /** Skips white space; the code unit that follows. */
    private next;
    /** Skips the comma between two entries and the space behind it; one that no entry follows is one too many. */
    private afterComma;
    /** Never asks a string for what is behind its end: that is slow ever after. */
    private codeAt;
    private fail;
}
