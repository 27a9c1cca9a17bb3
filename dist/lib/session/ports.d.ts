import type { ToolCall, ToolInput, ToolResult } from '../contract/call.js';
import type { SessionEvent } from '../contract/event.js';
import type { JsonText } from '../contract/json/node.js';
import type { SideEffectLevel } from '../contract/level.js';
import type { LedgerEntry } from '../contract/record.js';
import type { PostVerdict, PreVerdict } from '../hooks/verdict.js';
/**
 * Where records go. `record` returns once the kernel has the lines, before the effect that they describe; it throws only `LedgerBroken`.
 * Records that are made at one moment are handed over together, for a write costs more than a line.
 */
export interface Recorder {
    record(...entries: readonly LedgerEntry[]): void;
}
/** The clock, in milliseconds; monotonic for spans, wall for stamps. */
export interface Clock {
    /** Milliseconds since some fixed point, monotonic, with fractions. */
    readonly monotonic: () => number;
    /** Milliseconds since 1970. */
    readonly wall: () => number;
}
/** Where events go; must not throw. */
export type EventSink = (event: SessionEvent) => void;
/** The participants of a session, as one chain; a `HookRunner` is one. */
export interface Chain {
    decide(call: ToolCall, signal: AbortSignal): Promise<PreVerdict>;
    review(call: ToolCall, result: ToolResult, signal: AbortSignal): Promise<PostVerdict>;
}
/** What the session must know of a tool to judge a call to it. What throws here is taken as the worst: unknown level, unfit input. */
export interface GuardedTool {
    readonly name: string;
    /** The level of a call with this input; undefined where it cannot be told. */
    level(input: ToolInput): SideEffectLevel | undefined;
    /** Why the input does not fit the tool's `input_schema`, in a sentence for the model; undefined where it fits. */
    check(input: JsonText): string | undefined;
}
