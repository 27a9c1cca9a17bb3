import type { LaunchContext } from '../adapter.js';
type Context = Pick<LaunchContext, 'confined' | 'decisions'>;
/** Why these are not the guard's hooks and no others, in one sentence. */
export declare function hooksProblem(answer: unknown, context: Context): string | undefined;
/** What makes the agent trust our hooks where no requirements name them: edits of its configuration. */
export declare function trustEdits(answer: unknown, context: Context): readonly object[];
export {};
