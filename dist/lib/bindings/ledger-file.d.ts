import { LedgerBroken } from '../contract/ledger-broken.js';
import type { LedgerEntry, LedgerRecord, SessionFinished } from '../contract/record.js';
/** The last record: its number, and the 64 hex digits of its line. */
export interface Head {
    readonly seq: number;
    readonly digest: string;
}
export interface LedgerClock {
    /** Milliseconds, monotonic. */
    readonly monotonic: () => number;
    /** Milliseconds since 1970. */
    readonly wall: () => number;
}
export interface LedgerOptions {
    /** Absolute; nothing may be there yet, its folder must be. */
    readonly path: string;
    readonly clock: LedgerClock;
    /** Told of the first record, the last, and some between; must not throw. */
    readonly onCheckpoint?: (head: Head) => void;
    /** Told of every record once the kernel has it; must not throw. */
    readonly onRecord?: (record: LedgerRecord) => void;
}
/** What is known of the file without looking at it. */
export interface Written {
    readonly path: string;
    readonly file: number;
    readonly bytes: number;
    readonly head: Head;
}
/** Where a ledger was left. */
export interface Left {
    readonly head: Head;
    readonly bytes: number;
    /** Since its first record. */
    readonly elapsedMs: number;
}
/** Every method throws `LedgerBroken` when the ledger is broken, and from then on always. It is a `Recorder`. */
export declare class LedgerFile {
    #private;
    readonly path: string;
    private constructor();
    /** Creates the file, for its owner alone; throws `LedgerBroken` where it cannot, also where something is there already. */
    static create(options: LedgerOptions): LedgerFile;
    /** Goes on with a ledger that was left without a seal; `left` is what a pass over it found. */
    static resume(options: LedgerOptions, left: Left): LedgerFile;
    /** The last record that the kernel has. */
    get head(): Head | undefined;
    /** Why the ledger is broken; undefined while it is not. */
    get broken(): LedgerBroken | undefined;
    /** Returns when the kernel has the lines, which go out in one write. A `session_finished` seals, as `seal` does, and comes alone. */
    record(...entries: readonly LedgerEntry[]): void;
    /** Compares the file with what was written, appends the seal, closes the file. The digest of the result is the `audit-digest`. */
    seal(entry: SessionFinished): Head;
    /** Lets go of the file without a seal, for a session that cannot have one; does nothing after a seal. */
    abandon(): void;
}
