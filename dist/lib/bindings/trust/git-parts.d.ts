/** Paths of those parts that are there, absolute. */
export declare function gitParts(gitDir: string): readonly string[];
/** All files below a folder of hooks: hooks call one another. */
export declare function filesIn(folder: string, depth?: number): readonly string[];
