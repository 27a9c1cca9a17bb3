import type { LaunchContext, LaunchPlan } from '../adapter.js';
export declare const DATABASE = ".local/share/opencode/opencode.db";
/** Below the workspace: modules of the repository that the agent would run. */
export declare const MASKED: readonly string[];
export declare function plan(context: LaunchContext): LaunchPlan;
