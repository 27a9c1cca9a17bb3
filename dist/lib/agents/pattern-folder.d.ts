/**
 * The folder that a pattern of paths leads to before its first wildcard, where that may lie elsewhere; undefined: it stays below.
 * `starts` are the beginnings by which a pattern says a place of its own.
 */
export declare function patternFolder(pattern: string, starts?: readonly string[]): string | undefined;
