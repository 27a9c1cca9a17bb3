/** Where the trusted tree stands in for the checkout. */
export interface StandIn {
    /** The checkout's top folder. */
    readonly root: string;
    /** The snapshot's top folder; absent where there is none. */
    readonly folder?: string;
}
export interface CleanPath {
    readonly path: string;
    /** Sentences about entries that were dropped or replaced. */
    readonly notices: readonly string[];
}
/** Cleans a PATH value. */
export declare function cleanPath(path: string | undefined, standIn: StandIn): CleanPath;
