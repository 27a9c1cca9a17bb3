export interface Checkout {
    /** The top folder of the checkout, absolute, as it was reached; the workspace itself where there is no repository. */
    readonly root: string;
    /** The workspace below the root, with `/`; empty where they are the same. */
    readonly prefix: string;
    /** The repository's own folder: of a worktree, its part of it. */
    readonly gitDir?: string;
    /** What worktrees share; the git directory itself where there are none. */
    readonly commonDir?: string;
    /** The top folder of the outermost repository around this one: a submodule or a checkout in a checkout has one. */
    readonly outer?: string;
    /** A folder between the root and the workspace, or the workspace, that git takes for a repository though it has no `.git`. */
    readonly bare?: string;
}
/**
 * Walks up from `workspace` (absolute) to the first folder with a `.git` of any kind, no further than `ceiling`
 * (GITHUB_WORKSPACE) where the workspace lies in it, and passing over folders that a symlink below the ceiling leads to: a head could
 * have placed it. Without a repository the ceiling, or else the workspace, is the root. Repositories around the one found are looked for
 * as far.
 */
export declare function findCheckout(workspace: string, ceiling?: string): Checkout;
/** The git directories of a checkout: its own, and the one that it shares with others. */
export declare const gitDirsOf: ({ gitDir, commonDir }: Checkout) => readonly string[];
/** A folder and those around it, innermost first, up to `top` or the file system's root. */
export declare function foldersUp(from: string, top: string | undefined): readonly string[];
/** The folder of the objects that a checkout shares with nobody or with its worktrees; undefined where there is none. */
export declare function objectFolder(checkout: Checkout): string | undefined;
/** Whether a workspace lies where its path says: nothing between the root and it is a symlink, which a head could have placed. */
export declare function isStraight({ root, prefix }: Checkout): boolean;
