import type { Look } from './held-folders.js';
/** Holds what may be found above a folder; of a folder of libraries that is there already, only which ones there are. */
export declare function holdAbove(folder: string): Look;
