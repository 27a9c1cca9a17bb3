/** Bytes as they come, up to a limit. */
export declare class Gather {
    #private;
    /** Bytes that were offered, kept or not. */
    offered: number;
    constructor(limit: number);
    /** Keeps the bytes; whether there was room for all of them. */
    add(bytes: Buffer): boolean;
    /** All that was kept; empties this. */
    take(): Buffer;
}
