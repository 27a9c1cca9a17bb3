import type { LaunchContext } from '../adapter.js';
/** How the start is refused. */
export declare const REFUSAL: {
    readonly code: 78;
    readonly words: 'OpenCode would run';
};
export declare function startLine({ program, folders, args }: Pick<LaunchContext, 'program' | 'folders' | 'args'>, model: string): readonly [string, ...string[]];
/** One sentence about the first argument that cannot go with the guard; undefined: all can. */
export declare const argumentProblem: (args: readonly string[]) => string | undefined;
