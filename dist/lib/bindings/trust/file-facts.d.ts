import { type AnyPath } from './stats.js';
/** Whether a regular file begins like a program. */
export declare function beginsLikeProgram(path: AnyPath): boolean;
