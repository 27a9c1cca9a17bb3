export interface RefusedArguments {
    /** Why not, by the long name of an option with its dashes. */
    readonly why: Readonly<Record<string, string>>;
    /** The long name behind a letter. */
    readonly short: Readonly<Record<string, string>>;
}
/** One sentence about the first argument that cannot go with the guard; undefined: all can. */
export declare function refusedArgument(args: readonly string[], refused: RefusedArguments): string | undefined;
