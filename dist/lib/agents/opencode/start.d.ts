/** How the start is refused. */
export declare const REFUSAL: {
    readonly code: 78;
    readonly words: 'OpenCode would run';
};
export declare function startLine(program: readonly string[], model: string, args: readonly string[]): readonly [string, ...string[]];
/** Why these arguments may not be handed on; one sentence. */
export declare function forbidden(args: readonly string[]): string | undefined;
