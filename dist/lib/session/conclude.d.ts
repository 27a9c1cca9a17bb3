import type { Bound, Conclusion, FailOn } from '../contract/record.js';
/** What is known at the end. Whatever is absent or empty did not happen. */
export interface Facts {
    /** Enforcement broken: sentences, each about one way. */
    readonly guardErrors?: readonly string[];
    readonly cancelled?: boolean;
    /** Wrong invocation or configuration, actor refused, floor not reached at the start: sentences. */
    readonly configErrors?: readonly string[];
    /** The `fail-on` verdicts that were given; none where they are only evaluated. */
    readonly verdicts?: readonly FailOn[];
    readonly bound?: Bound | undefined;
    /** What was wrong with the provider, where none of its answers could be used, in a sentence. */
    readonly unserved?: string | undefined;
    /** Why the agent or its provider failed, in a sentence. */
    readonly agentFailed?: string | undefined;
}
export interface Concluded {
    readonly conclusion: Conclusion;
    readonly exit: number;
    /** One sentence: why. */
    readonly why: string;
}
export declare function conclude(facts: Facts): Concluded;
