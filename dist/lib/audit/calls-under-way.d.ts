import type { SideEffectLevel } from '../contract/level.js';
import type { LedgerEntry, Preview } from '../contract/record.js';
export interface CallFacts {
    readonly toolCallId: string;
    readonly agentId: string;
    readonly toolName: string;
    /** null: unknown, judged as external. */
    readonly level: SideEffectLevel | null;
    readonly turn: number;
    readonly input: Preview;
    /** The input after the last participant that modified it. */
    readonly modified?: Preview;
    readonly output?: Preview;
    /** The output after the last participant that replaced it. */
    readonly replaced?: Preview;
    readonly stage: 'called' | 'decided' | 'refused' | 'approved' | 'executed';
    /** It is none of the model's. */
    readonly unseen?: true;
}
export declare class CallsUnderWay {
    #private;
    /** Calls that have not ended. */
    get open(): readonly CallFacts[];
    /** The call that a record is about, with what the record adds; undefined where it is about none that is known. */
    follow(entry: LedgerEntry): CallFacts | undefined;
}
