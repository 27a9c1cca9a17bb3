export interface Slices {
    /** The events that are complete, with whatever stands between them. */
    readonly complete: readonly Buffer[];
    /** Bytes of the event that is not. */
    readonly open: number;
}
export declare class EventSlices {
    #private;
    push(chunk: Buffer): Slices;
    /** What is left when the stream has ended. */
    rest(): Buffer;
}
