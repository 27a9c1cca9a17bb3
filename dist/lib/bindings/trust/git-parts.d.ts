/** What `git add` leaves out: a later step that makes a patch would not see it. */
export declare const EXCLUDE = "info/exclude";
/** Files of a git directory that decide what git runs and adds, relative to it, with `/`. */
export declare const GIT_FILES: readonly string[];
/** Commands that `git rebase --continue` runs. Git writes it itself. */
export declare const REBASE_TODO = "rebase-merge/git-rebase-todo";
/** Paths of those parts that are there, absolute; and of folders among them that cannot be looked into. */
export declare function gitParts(gitDir: string): readonly string[];
/** All files below a folder of hooks: hooks call one another. A folder that cannot be looked into stands for what is in it. */
export declare function filesIn(folder: string, depth?: number): readonly string[];
