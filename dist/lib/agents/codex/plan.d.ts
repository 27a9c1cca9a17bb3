import type { LaunchContext, LaunchPlan } from '../adapter.js';
/** Where the agent keeps everything of its own. */
export declare const codexHome: (home: string) => string;
export declare function planLaunch(context: LaunchContext): LaunchPlan;
