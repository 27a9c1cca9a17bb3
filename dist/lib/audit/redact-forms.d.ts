export interface Needles {
    /** To be found anywhere, at least `SHORTEST_ANYWHERE` long. */
    readonly anywhere: readonly string[];
    /** To be found as whole words only. */
    readonly words: readonly string[];
}
/** What to look for, given the secrets: every form of each, and of each longer line. */
export declare function needlesOf(secrets: readonly string[]): Needles;
