import type { Span } from './find-many.js';
/** Appends every place of `text` that looks like a credential. For short texts: previews, not whole outputs. */
export declare function findTokenShapes(text: string, found: Span[]): void;
