import type { PathVerdict } from './path-verdict.js';
import { type Reach } from './protection.js';
export interface JudgeOptions {
    /** Absolute. */
    readonly workspace: string;
    /** The checkout's top folder, absolute. */
    readonly root: string;
    readonly protection: Reach;
}
/** A judge of paths as the `files` tool takes them: relative to the workspace, or absolute. It never throws. */
export declare function pathJudge(options: JudgeOptions): (path: string) => PathVerdict;
