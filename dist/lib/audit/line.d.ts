/** One line of a ledger as it was read, in order. */
export interface LedgerLine {
    /** Without the line end. */
    readonly bytes: Uint8Array;
    /** Whether a line end follows; a last line without one was cut off while it was written. */
    readonly ended: boolean;
}
/** Bytes past which a line is no record: previews are short, so no writer of ours comes near. */
export declare const LONGEST_LINE: number;
