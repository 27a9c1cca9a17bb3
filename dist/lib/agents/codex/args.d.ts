/** Why these may not be given, in one sentence; undefined: they may. */
export declare function argsProblem(args: readonly string[]): string | undefined;
