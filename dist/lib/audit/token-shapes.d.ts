import type { FindMany } from './find-many.js';
/** The search for every place that looks like a credential. For short texts: previews, not whole outputs. */
export declare function findTokenShapes(): FindMany;
