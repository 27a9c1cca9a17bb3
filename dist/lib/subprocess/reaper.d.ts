import { type Identity, type Process, ProcessTable } from './process-table.js';
/** What a call that has ended may have left. */
export interface Remains {
    /** The program's own process, which led a session and a group of that number and has been waited for. */
    readonly pid: number;
    readonly mark: string;
    /** Its kin when its group was ended, which a later reading might no longer connect with it. */
    readonly kin: readonly Identity[];
}
export declare class Reaper {
    #private;
    constructor(table?: ProcessTable);
    /** What belongs to a call that is about to be ended, before the ties are cut. */
    kin(isSeed: (process: Process) => boolean): Promise<Identity[]>;
    /** Settles, never rejects, when nothing of these remains is left as far as the table shows. */
    reap(remains: Remains): Promise<void>;
    /** Counts a call's clean-up among those that `drain` waits for; `work` must not reject. */
    follow(work: Promise<void>): void;
    /** Does without pauses until every call that has ended so far is cleaned up; for the end of a session. */
    drain(): Promise<void>;
}
