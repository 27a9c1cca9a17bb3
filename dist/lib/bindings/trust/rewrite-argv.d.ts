import { type Result } from '../../contract/result.js';
/** The trusted tree as an argv meets it. */
export interface TreeView {
    /** How the checkout's top folder is spelled: as given, and where its symlinks lead. */
    readonly roots: readonly string[];
    /** The workspace below the root, with `/`. */
    readonly prefix: string;
    /** The snapshot's top folder. */
    readonly folder: string;
    /** Folders of the tree that hold the guard's files, such as `.basis`. */
    readonly guardFolders: readonly string[];
}
export type Argv = readonly [string, ...string[]];
/** Every element that names a path in the tree, whole or after a `=`, and the checkout's own path wherever it stands. */
export declare function rewriteHookArgv(argv: Argv, view: TreeView): Argv;
/**
 * The program, and every file that the tree has; `cwd` is the tool's own, below the workspace. An element that speaks of the guard's
 * folders in any other way is a problem.
 */
export declare function rewriteToolArgv(argv: Argv, view: TreeView, cwd?: string): Result<Argv, string>;
/** Where a path of an argv lies in the tree, with `/`; undefined where it is absolute and elsewhere, or leaves the tree. */
export declare function wayOf(path: string, view: Pick<TreeView, 'roots' | 'prefix'>): string | undefined;
