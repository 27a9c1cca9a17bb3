import type { LaunchContext, LaunchPlan } from '../adapter.js';
export declare function planLaunch(context: LaunchContext): LaunchPlan;
