import type { ApprovalGate } from '../approval/gate.js';
import type { ToolCall, ToolResult } from '../contract/call.js';
import type { SessionEvent } from '../contract/event.js';
import type { LedgerEntry } from '../contract/record.js';
import type { PostVerdict } from '../hooks/verdict.js';
import type { Bounds } from './bounds.js';
import { CallIds } from './call-ids.js';
import { type JournalOptions } from './journal.js';
import type { Judgement, Refusal, Reviewed, Setting } from './judgement.js';
import { type CallRef } from './permits.js';
import type { Chain, EventSink, GuardedTool } from './ports.js';
export interface EnforcerOptions extends JournalOptions {
    readonly chain: Chain;
    readonly gate: ApprovalGate;
    readonly bounds: Bounds;
    readonly events: EventSink;
    /** Of the secrets that `redactText` replaces (telling.ts). */
    readonly unfinished?: (text: string) => number;
    /** Milliseconds, monotonic. */
    readonly now: () => number;
    /** Aborts when the run is cancelled. */
    readonly signal: AbortSignal;
    /** Verdicts are recorded and not acted on. */
    readonly evaluateOnly?: boolean;
}
export declare class Enforcer {
    #private;
    readonly bounds: Bounds;
    /** Where the ids of the session's calls come from. */
    readonly ids: CallIds;
    constructor(options: EnforcerOptions);
    /**
     * Whether a call may run, and with which input. `tool` is undefined where its agent has no tool of that name. A call that may run
     * must come back, by `review` or `abandon`.
     */
    judge(asked: ToolCall, tool: GuardedTool | undefined, setting: Setting): Promise<Judgement>;
    /**
     * What the model is shown of the result of a call that was allowed. A result without a permit is recorded as unguarded and
     * withheld. An interrupted review shows nothing of the output.
     */
    review(ref: CallRef, result: ToolResult): Promise<Reviewed>;
    /** Reviews a result whose call was judged elsewhere, as `ask` does with one event at a time. */
    reviewAlone(call: ToolCall, result: ToolResult): Promise<Reviewed>;
    /** Whether a call was allowed and has not come back. */
    isOut(ref: CallRef): boolean;
    /** A call that was allowed and will not come back. */
    abandon(ref: CallRef, why: string): void;
    /** A call that was allowed and that its agent says it has turned away by itself, in these words: nobody saw whether it ran. */
    decline(ref: CallRef, words: string): void;
    /**
     * Takes up a call and refuses it without asking anybody; no budget is touched. `bound`: for a limit of whoever runs the agent; `schema`:
     * its input cannot be read; `agent`: its agent has turned it away, in these words; `unseen`: it is none of the model's.
     */
    turnAway(asked: ToolCall, turn: number, words: string, why?: 'bound' | 'schema' | 'agent' | 'unseen'): Refusal;
    /** The end of a session: calls that are still out are abandoned, and from here on nothing is judged or recorded. */
    close(why: string): void;
    /** A tool call that ran, or a result that came up, without a decision. */
    unguarded(ref: CallRef, what: string): void;
    record(...entries: readonly LedgerEntry[]): void;
    /** What an agent said, and names of tools, are redacted here, other texts before. */
    tell(event: SessionEvent): void;
    redact(text: string): string;
}
/** What a chain says of a result; one that fails denies. */
export declare function inspected(chain: Chain, call: ToolCall, result: ToolResult, signal: AbortSignal): Promise<PostVerdict>;
