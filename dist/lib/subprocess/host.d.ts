import { type ChildProcess, type SpawnOptions } from 'node:child_process';
import { Reaper } from './reaper.js';
export interface Host {
    readonly platform: NodeJS.Platform;
    readonly spawn: (file: string, args: readonly string[], options: SpawnOptions) => ChildProcess;
    /** Milliseconds, monotonic. */
    readonly now: () => number;
    /** Sends a signal to a process or, with a negative number, to a group; whether there was one. Never throws. */
    readonly signal: (pid: number, name: NodeJS.Signals | 0) => boolean;
    /** Windows: ends a process and its descendants. Settles when done, never rejects. */
    readonly endTree: (pid: number) => Promise<void>;
    readonly reaper: Reaper;
}
/** The running system; one reaper serves every run of this process. */
export declare const thisHost: Host;
/** Waits, without the reaper's pauses, until nothing of the runs that have ended is left; for the end of a session. */
export declare function drain(): Promise<void>;
