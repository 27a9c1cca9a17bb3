import type { Decider } from './decider.js';
/** `failed` holds the ids of calls that ended badly. */
export declare function withVerdicts(decider: Decider, failed: ReadonlySet<string>): Decider;
