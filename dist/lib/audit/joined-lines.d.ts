import type { Span } from './find-many.js';
/** Without the line end that an encoder may have put there before it goes on. */
export declare const withoutOpenEnd: (text: string) => string;
export interface JoinedLines {
    readonly text: string;
    /** The same stretch of the text as it was. */
    original(span: Span): Span;
}
/** Undefined where no line was broken. */
export declare function joinedLines(text: string): JoinedLines | undefined;
