export interface FileCommands {
    /** Puts back what was there and returns what somebody else changed, in words: `the runner's file GITHUB_ENV`. */
    readonly restore: () => readonly string[];
}
/**
 * Remembers the files that the environment names, and the action's own programs; one that does not exist yet is expected not to. The
 * guard itself writes to them before this and after `restore`, never between.
 */
export declare function watchFileCommands(env: Readonly<Record<string, string | undefined>>, programs?: readonly string[]): FileCommands;
