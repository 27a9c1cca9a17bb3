import type { ToolInput, ToolOutput, ToolResult } from '../contract/call.js';
import type { Breakage, HookEvent, Who } from '../contract/outcome.js';
/** One participant's part in a consultation, for the audit. */
export interface Consulted {
    readonly who: Who;
    readonly event: HookEvent;
    readonly outcome: 'allow' | 'deny' | 'modify' | 'replace' | 'broken';
    /** As the participant gave it. */
    readonly reason?: string;
    readonly elapsedMs: number;
    /** For modify the input that it was asked about and the one that it left, in the agent's own shape; for replace the outputs. */
    readonly before?: ToolInput | ToolOutput;
    readonly after?: ToolInput | ToolOutput;
    readonly breakage?: Breakage & {
        readonly consequence: 'denied' | 'carried-on';
    };
}
/** What the chain decided before a call. */
export type PreVerdict = {
    readonly outcome: 'allow' | 'modify';
    /** What is left to run. */
    readonly input: ToolInput;
    /** For modify: every hand that touched the input, in order. */
    readonly by: readonly Who[];
    /** For modify: the same hands with their reasons, in words (contract 3.6). */
    readonly reason?: string;
    readonly consulted: readonly Consulted[];
} | Refusal<{
    /** What the refused call had become. */
    readonly input: ToolInput;
}>;
/** What the chain decided after a call. */
export type PostVerdict = {
    readonly outcome: 'allow' | 'replace';
    readonly shown: ToolResult;
    readonly by: readonly Who[];
    readonly reason?: string;
    readonly consulted: readonly Consulted[];
} | Refusal<{
    /** The words, marked as an error. */
    readonly shown: ToolResult;
}>;
type Refusal<Rest> = Rest & {
    readonly outcome: 'deny';
    /** What the model reads. */
    readonly words: string;
    /** Who refused or broke; nobody where the run was cancelled. */
    readonly by: readonly Who[];
    /** Set where the run was cancelled while the chain was being asked. */
    readonly cancelled?: true;
    readonly consulted: readonly Consulted[];
};
/** What is said out loud when a participant breaks. */
export interface Report {
    readonly who: Who;
    readonly event: HookEvent;
    readonly toolCallId: string;
    readonly sentence: string;
    readonly breakage: Breakage;
}
/** Where reports go. It may be redirected, never removed; what it throws is dropped and decides nothing. */
export type Reporter = (report: Report) => void;
export {};
