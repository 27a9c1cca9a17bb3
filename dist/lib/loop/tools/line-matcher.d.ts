import { type Result } from '../../contract/result.js';
export interface Hits {
    /** Lines that match. */
    readonly count: number;
    /** The first of them: one-based number and text. */
    readonly lines: readonly (readonly [number, string])[];
}
export interface LineMatcher {
    /** The matching lines of a text, at most `keep` of them with their text; or words, where that takes too long. */
    find(text: string, keep: number): Result<Hits, string>;
}
export declare function literalMatcher(wanted: string): Result<LineMatcher, string>;
/** Milliseconds for one text, and for all texts of one matcher. */
export interface MatchBounds {
    readonly each: number;
    readonly all: number;
}
export declare function regexMatcher(source: string, bounds: MatchBounds, now: () => number): Result<LineMatcher, string>;
