/** The folder that a pattern of paths leads to before its first wildcard, where that may lie elsewhere; undefined: it stays below. */
export declare function patternFolder(pattern: string): string | undefined;
