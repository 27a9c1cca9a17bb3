import { type Reach } from './protection.js';
import { type Met, type WalkEnd } from './workspace-walk.js';
/** What counts in a checkout. */
export interface Rules {
    readonly protection: Reach;
    /** Why what lies in a folder may be executed, by the folder's way, besides what its name says. */
    readonly whys: ReadonlyMap<string, string>;
}
export interface Followed<T> {
    /** Of the last walk. */
    readonly rules: Rules;
    /** What the last walk gave. */
    readonly walked: T;
    /** Whether that walk met symlinks that lead further than the rules know. */
    readonly leadsOn: boolean;
}
/** Walks, and walks again as long as there are symlinks of names that count whose targets the rules did not know: those count as they do. */
export declare function followingLinks<T extends {
    readonly end: WalkEnd;
}>(root: string, protection: Reach, walk: (rules: Rules, meet: (met: Met) => void) => Promise<T>): Promise<Followed<T>>;
