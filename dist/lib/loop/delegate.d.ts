import type { Enforcer } from '../session/enforce.js';
import type { Conversation } from './model.js';
import { type LoopOptions } from './run-loop.js';
import type { Toolbox } from './toolbox.js';
import type { Delegate } from './tools/spawn.js';
/** How deep sub-agents may lie in one another: `main/1/1/1` is the last that may be started. */
export declare const MAX_DEPTH = 3;
export interface DelegateOptions extends Pick<LoopOptions, 'now' | 'model' | 'price' | 'signal'> {
    /** The tools of the agent that hands a task on; asked for when a task is, for the tool that does so is one of them. */
    readonly toolbox: () => Toolbox;
    readonly enforcer: Enforcer;
    /** A new conversation with the same model; the task is its prompt. */
    readonly open: (task: string) => Conversation;
    /** Told where the guard itself failed in a sub-agent: that ends the session, whatever its parent does. Must not throw. */
    readonly onGuardError: (words: string) => void;
}
/** Runs tasks as sub-agents. */
export declare function delegateTo(options: DelegateOptions): Delegate;
