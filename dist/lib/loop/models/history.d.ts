import type { ShownResult } from '../model.js';
import type { SdkAssistantPart } from './sdk.js';
/** A tool's output as it is sent: text in either case, exact JSON where it is structured. */
export interface SentResult {
    readonly toolCallId: string;
    readonly toolName: string;
    readonly text: string;
    readonly isError: boolean;
}
export type HistoryEntry = {
    readonly kind: 'user';
    readonly text: string;
} | {
    readonly kind: 'assistant';
    readonly parts: readonly SdkAssistantPart[];
} | {
    readonly kind: 'results';
    readonly results: readonly SentResult[];
};
/** What was given up to make the conversation fit. */
export interface Dropped {
    readonly outputs: number;
    readonly characters: number;
}
/** What was said so far. Tool outputs can be dropped from it, oldest first; nothing else ever is. */
export declare class History {
    #private;
    get entries(): readonly HistoryEntry[];
    user(text: string): void;
    assistant(parts: readonly SdkAssistantPart[]): void;
    results(results: readonly ShownResult[]): void;
    /**
     * Drops the oldest tool outputs until a third of what can be dropped is gone. The newest results, which the model has not read
     * yet, go only when nothing else is left. Undefined where nothing can be dropped.
     */
    dropOldest(): Dropped | undefined;
}
