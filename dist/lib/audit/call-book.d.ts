import type { LedgerEntry } from '../contract/record.js';
/** A call that has begun and not ended. */
export interface OpenCall {
    readonly toolCallId: string;
    readonly agentId: string;
    readonly toolName: string;
    /** The number of the record with which it came to where it stands. */
    readonly seq: number;
    readonly stage: 'called' | 'decided' | 'approved' | 'executed';
}
export declare class CallBook {
    #private;
    /** Calls that have not ended, in the order in which they began. */
    get open(): readonly OpenCall[];
    /** Takes the next record; sentences about what is wrong with it. */
    add(entry: LedgerEntry, seq: number): readonly string[];
}
/** An id as it may be shown in a sentence: it is data of the model's. */
export declare function quoted(id: string): string;
