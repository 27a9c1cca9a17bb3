import type { JsonProblem } from './node.js';
/** One-based line and column of an offset. Lines end at LF, CR LF or CR; columns count UTF-16 code units, as editors do. */
export declare function placeOf(text: string, offset: number): {
    readonly line: number;
    readonly column: number;
};
/** A message with the place that it is about. */
export declare function problemAt(text: string, offset: number, message: string): JsonProblem;
