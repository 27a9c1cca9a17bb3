import type { PidNamespace } from '../../subprocess/pid-namespace.js';
import type { RunEnd, RunRequest, RunResult } from '../../subprocess/types.js';
/** Bytes of output past which a program is ended (contract 1.4). */
export declare const MAX_OUTPUT: number;
export interface ProcessOptions {
    /** Absent where the system offers none that works. */
    readonly namespace?: PidNamespace;
    /** A new mark for every call. */
    readonly marks: () => string;
    /** A folder for what has a name for a moment; the system's own where absent. */
    readonly temporary?: string;
}
export type ProcessRequest = Pick<RunRequest, 'argv' | 'cwd' | 'env' | 'stdin' | 'timeoutMs' | 'keepStderr' | 'signal' | 'verbatim'>;
/** Runs a program to its end; settles when nothing that it started is left, as far as the system lets one know. Never rejects. */
export declare function runProcess(request: ProcessRequest, options: ProcessOptions): Promise<RunResult>;
/**
 * The same with both outputs as one, in the order in which they were printed: the program must join them itself where no pipe can be
 * made, so that nothing is left on standard error.
 */
export declare function runJoined(request: ProcessRequest, options: ProcessOptions): Promise<RunResult>;
/** How a program ended, as words that follow its name; undefined where it ended well. */
export declare function endWords(end: RunEnd, timeoutMs: number): string | undefined;
