import { type Process, ProcessTable } from './process-table.js';
type Seeds = (reading: readonly Process[]) => (process: Process) => boolean;
/**
 * Ends every process whose BASIS_GUARD_CALL is `markPrefix` or begins with it and a dot, with its descendants; for what a
 * killed session left. Answers how many were found; 0 for an empty prefix.
 */
export declare function sweep(markPrefix: string, table?: ProcessTable): Promise<number>;
/**
 * Reads the table and ends what `seeds` picks and its kin, until a reading finds none or the passes are used up.
 *
 * @param since ticks since the boot; older processes are not looked at
 * @param seeds asked once for every reading, with that reading
 */
export declare function endAll(table: ProcessTable, since: number, seeds: Seeds): Promise<number>;
/** Sends a signal to a process, or with a negative number to a group; whether there was one. Never throws. */
export declare function signal(pid: number, name: NodeJS.Signals | 0): boolean;
export {};
