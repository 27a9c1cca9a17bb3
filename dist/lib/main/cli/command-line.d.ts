import type { Host } from '../host.js';
/** Runs a command; the result is the exit code. */
export declare function commandLine(words: readonly string[], host: Host): Promise<number>;
