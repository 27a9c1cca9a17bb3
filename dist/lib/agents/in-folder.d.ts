/** The argv of a program that its starter would start elsewhere. The folder and the program are the shell's arguments, never its text. */
export declare function inFolder(command: readonly [string, ...string[]], cwd: string | undefined): readonly [string, ...string[]];
