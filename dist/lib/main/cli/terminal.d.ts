import type { Host } from '../host.js';
export interface Terminal {
    readonly host: Host;
    /** One line on standard output. */
    readonly print: (line: string) => void;
    /** One line on standard error. */
    readonly say: (line: string) => void;
    /** Says what is wrong, sentence by sentence, and gives the exit code of a wrong invocation. */
    readonly refuse: (sentences: readonly string[]) => number;
    /** All of standard input. */
    readonly readInput: () => Promise<Uint8Array>;
    /** Writes a file; says so where it cannot. */
    readonly write: (path: string, text: string) => void;
}
/** A line of JSON in which no runner finds a command: the same value, written so that `##[` does not occur. */
export declare const inert: (json: string) => string;
