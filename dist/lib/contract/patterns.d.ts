/**
 * How the patterns of an input schema are matched. `compile` throws a SyntaxError for a pattern that is none; `test` may throw a
 * `PatternRefused`, which refuses the input. A host with threads may bound the time of a match; this layer can only bound the text.
 */
export interface PatternEngine {
    compile(pattern: string): {
        test(text: string): boolean;
    };
}
/** A text that is not matched against a pattern; the message is a sentence without its full stop. */
export declare class PatternRefused extends Error {
    readonly name = "PatternRefused";
}
/** The longest text, in UTF-16 code units, that the plain engine matches: a quadratic pattern then takes seconds, not hours. */
export declare const MAX_MATCHED_LENGTH = 65536;
/** The engine of the platform. It stops no pattern that takes exponential time. */
export declare const plainPatterns: PatternEngine;
/** A schema's pattern as a regular expression: with Unicode rules, or without them where it is none by them. */
export declare function compilePattern(pattern: string): RegExp;
