/**
 * What a path may look like before anything on disk is asked: pure, and the same answer for the tool that acts and the guard
 * that judges. Where the folders of a path really lead is the business of `walk.ts`.
 */
import { type Result } from '../../contract/result.js';
/** The workspace as it was named and as it really is; both absolute. */
export interface RootPaths {
    readonly given: string;
    readonly real: string;
}
export type PathStyle = 'posix' | 'win32';
/** The names from the workspace down to one entry; empty: the workspace itself. No name is empty, `.` or `..`. */
export type Names = readonly string[];
/**
 * Reads a path as the names below the workspace. `..` is folded as text: links are never followed on the way, so the text is
 * the truth. The error completes a sentence that starts with the quoted path.
 */
export declare function namesBelow(root: RootPaths, path: string, style: PathStyle): Result<Names, string>;
/** Goes from one folder of the workspace along `steps`; fails where that leads above the workspace. */
export declare function fold(from: Names, steps: Names): Result<Names, string>;
/** The path of an entry as it is shown: relative, with `/`; quoted, with escapes, where it holds what a line should not. */
export declare function shownPath(names: Names): string;
export declare const splitPath: (path: string, style: PathStyle) => string[];
