import { type Enforcement } from '../contract/record.js';
export interface EnforcementFacts {
    /**
     * What the way in which the agent is run can hold at best: the loop of this process shows its model nothing unchecked
     * (`checked`), and so on.
     */
    readonly reach: Exclude<Enforcement, 'partial' | 'none'>;
    /** Why `reach` is not higher; sentences. */
    readonly why?: readonly string[];
    readonly evaluateOnly: boolean;
    /** What could not be held in this run, though the way of running would; sentences. */
    readonly gaps: readonly string[];
}
export interface EnforcementLevel {
    readonly level: Enforcement;
    readonly notes: readonly string[];
}
export declare function enforcementOf(facts: EnforcementFacts): EnforcementLevel;
/** Why the floor is not reached, in a sentence; undefined where it is. */
export declare function belowFloor(enforcement: EnforcementLevel, floor: Enforcement): string | undefined;
