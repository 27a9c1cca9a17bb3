import type { Conversation } from './conversations.js';
import type { GatewayOptions } from './options.js';
import type { Reports } from './reports.js';
import type { Seen } from './types.js';
export type MeterOptions = Pick<GatewayOptions, 'bounds' | 'cost' | 'now'> & {
    readonly reports: Reports;
};
/** One request that goes up, until its response has ended in whatever way. */
export declare class Metered {
    #private;
    /** `body` is what goes up; the conversation's turn is counted here. */
    constructor(options: MeterOptions, conversation: Conversation, model: string, body: Uint8Array, notes: readonly string[]);
    saw(seen: readonly Seen[]): void;
    /** Whether the response has said neither what it cost nor that it failed. */
    get isSilent(): boolean;
    note(sentence: string): void;
    /** Spends and records; once, at the end of the response. */
    end(): void;
}
