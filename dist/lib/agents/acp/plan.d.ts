import type { WireName } from '../../gateway/types.js';
import type { LaunchContext, LaunchPlan } from '../adapter.js';
export declare function planLaunch(context: LaunchContext): LaunchPlan;
type Variables = (context: Pick<LaunchContext, 'gateway' | 'model'>) => Readonly<Record<string, string>>;
export declare const VARIABLES: Readonly<Record<WireName, Variables>>;
export {};
