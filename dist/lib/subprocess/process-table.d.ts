/** A process, told apart from a later one with the same number by its start. */
export interface Identity {
    readonly pid: number;
    /** Clock ticks between the boot and its start. */
    readonly start: number;
}
export interface Process extends Identity {
    readonly parent: number;
    readonly session: number;
    /** The value of BASIS_GUARD_CALL with which its program was started. */
    readonly mark: string | undefined;
}
/** The variable by which what a call left behind is found. */
export declare const MARK_NAME = "BASIS_GUARD_CALL";
/** Reads /proc; one buffer serves every read. */
export declare class ProcessTable {
    #private;
    constructor(root?: string);
    /** Every living process that started at `since` or later, but not this one; none where there is no /proc. */
    list(since?: number): Promise<Process[]>;
    /** When a process started; undefined where it is gone, a zombie, or not to be read. */
    startOf(pid: number): number | undefined;
}
