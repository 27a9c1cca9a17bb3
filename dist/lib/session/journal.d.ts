import type { ToolCall, ToolInput, ToolResult } from '../contract/call.js';
import type { SideEffectLevel } from '../contract/level.js';
import type { LedgerEntry, Preview } from '../contract/record.js';
import type { Consulted, PostVerdict, PreVerdict } from '../hooks/verdict.js';
import type { Refusal } from './judgement.js';
import type { Recorder } from './ports.js';
export interface JournalOptions {
    readonly recorder: Recorder;
    readonly preview: (text: string) => Preview;
    readonly redactText: (text: string) => string;
}
export declare class Journal {
    #private;
    constructor(options: JournalOptions);
    record(...entries: readonly LedgerEntry[]): void;
    /** Whatever is still under way when a session ends finds nothing to write to, and so cannot go on. */
    close(): void;
    preview(text: string): Preview;
    redact(text: string): string;
    of(call: {
        readonly id: string;
        readonly agentId: string;
    }): CallJournal;
}
/** The records of one call. */
export declare class CallJournal {
    #private;
    constructor(journal: Journal, call: {
        readonly id: string;
        readonly agentId: string;
    });
    digest(text: string): string;
    /** The redacted beginning of a value, at the cost of a look-up where it has been recorded. */
    beginning(text: string): string;
    called(call: ToolCall, turn: number, isUnseen?: boolean): void;
    /** Who was asked, where nothing is decided. */
    consulted(consulted: readonly Consulted[]): void;
    /** Who was asked, and what that came to. */
    decided(verdict: PreVerdict, input: ToolInput): void;
    approverBroke(name: string, what: string): void;
    approved(level: SideEffectLevel | undefined, by: string, input: string): void;
    refused({ stage, words, by }: Refusal): void;
    executed(result: ToolResult, elapsedMs: number): void;
    /** Who was asked, and what that came to; `shown` is what the model reads, whatever the verdict says it should. */
    reviewed(verdict: PostVerdict, given: ToolResult, shown: ToolResult): void;
    abandoned(why: string): void;
    unguarded(what: string): void;
}
