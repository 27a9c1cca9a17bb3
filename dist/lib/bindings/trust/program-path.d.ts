import { type Result } from '../../contract/result.js';
export interface ProgramFile {
    /** Absolute. */
    readonly path: string;
    /** What identifies its content without reading it, when it was found. */
    readonly stamp: string;
}
/** A command as it will be started. */
export interface Program {
    /** The argv with the absolute path of its program in front. */
    readonly argv: readonly [string, ...string[]];
    readonly program: ProgramFile;
    /** The script that an interpreter reads, and what else it names of `own`. */
    readonly files: readonly ProgramFile[];
}
export interface Search {
    /** Where a program with a folder part is relative to. */
    readonly root: string;
    /** Where it runs, and so where its other arguments are relative to. */
    readonly cwd: string;
    /** PATH, on which a bare name is looked for, and nowhere else. */
    readonly path: string;
    /** A folder whose files are all the guard's own. */
    readonly own?: string;
}
/** Finds the program of an argv. Nothing is started. */
export declare function findProgram(argv: readonly [string, ...string[]], search: Search): Result<Program, string>;
/** The regular files that arguments name, whole or after a `=`. */
export declare function filesNamed(args: readonly string[], cwd: string): readonly ProgramFile[];
/** A regular file, through symlinks, as it is now; undefined where there is none. */
export declare function fileAt(path: string): ProgramFile | undefined;
/** The first executable file of that name on a PATH; entries that are not absolute are passed over. */
export declare function onPath(name: string, path: string): string | undefined;
/** What became of a command's files since it was found: a sentence for the first that changed. Cheap: it reads no content. */
export declare function changeOf(program: Program): string | undefined;
/** A file's path and digest, as the ledger records it; undefined where it cannot be read. */
export declare function digested({ path }: ProgramFile): {
    readonly path: string;
    readonly digest: string;
} | undefined;
export declare const isExecutable: (path: string) => boolean;
