export interface ProtectedPaths {
    /** Absolute; files, and folders with all that is in them. */
    readonly paths: readonly string[];
    /** Whether there may be more: the workspace is too large to be gone through, or has too many. */
    readonly cut: boolean;
}
/**
 * Those at or below `top`. Nearest first; never rejects.
 *
 * @param prefix the workspace below `top`, with `/`; empty where it is the same
 */
export declare function protectedPaths(top: string, prefix: string): Promise<ProtectedPaths>;
