/** One sentence about the first argument that cannot go with the guard; undefined: all can. */
export declare const argumentProblem: (args: readonly string[]) => string | undefined;
