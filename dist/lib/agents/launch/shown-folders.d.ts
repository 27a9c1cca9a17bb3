import { type Mount } from './mount.js';
export interface ShownOptions {
    /** PATH, without what the workspace could supply. */
    readonly path: string;
    /** More that is to be seen, absolute. */
    readonly more: readonly string[];
    /** Homes: a folder of programs directly below one brings nothing else along. */
    readonly homes: readonly string[];
    /** What must stay hidden: no folder is shown that contains one of these; of what lies in one of these, what is named alone. */
    readonly hidden: readonly string[];
    /** Folders of tools, hidden too, whose programs need what lies beside them. */
    readonly tools: readonly string[];
    /** What is shown already. */
    readonly mounts: readonly Mount[];
}
export interface Shown {
    readonly mounts: readonly Mount[];
    /** PATH, without entries that are not there. */
    readonly path: string;
    /** Sentences about what was asked for and is not shown. */
    readonly notices: readonly string[];
}
export declare function shownFolders(options: ShownOptions): Shown;
