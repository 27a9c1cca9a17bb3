import type { LaunchContext, LaunchPlan } from '../adapter.js';
export declare function plan(context: LaunchContext): LaunchPlan;
