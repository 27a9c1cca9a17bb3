import type { ToolInput, ToolOutput } from '../contract/call.js';
import type { JsonText } from '../contract/json/node.js';
/** A tool as a model is told about it. */
export interface ToolDescription {
    readonly name: string;
    readonly description: string;
    readonly inputSchema: JsonText;
}
export interface ModelCall {
    readonly id: string;
    readonly name: string;
    readonly input: ToolInput;
}
export interface Usage {
    /** All of the input, read from a cache and written to one included. */
    readonly inputTokens: number;
    /** All of the output, reasoning included. */
    readonly outputTokens: number;
    /** The part of the input that was read from the provider's cache. */
    readonly cachedTokens?: number;
    /** The part of the input that was written to the provider's cache, where the provider tells. */
    readonly cacheWrittenTokens?: number;
    readonly reasoningTokens?: number;
}
/** What the model is shown for one call of its last turn. */
export interface ShownResult {
    readonly toolCallId: string;
    readonly toolName: string;
    readonly output: ToolOutput;
    readonly isError: boolean;
}
/** One turn of a model: calls to be judged, or none and the conversation is over; or why there is no turn. */
export type TurnAnswer = {
    readonly kind: 'turn';
    readonly text: string;
    readonly calls: readonly ModelCall[];
    readonly usage?: Usage;
} | {
    readonly kind: 'failed';
    readonly words: string;
    readonly usage?: Usage;
};
/** What a turn may tell while it runs; must not throw. */
export interface TurnListener {
    delta(text: string): void;
    retry(message: string, waitMs: number): void;
    notice(message: string): void;
}
export interface Opening {
    readonly system: string;
    readonly prompt: string;
    readonly tools: readonly ToolDescription[];
}
/**
 * A conversation under way. `next` must not throw; it is never called again after a `failed` answer, and after a turn without
 * calls only with something to `say`. `say` is a user's message that follows the results.
 */
export interface Conversation {
    next(results: readonly ShownResult[], listener: TurnListener, signal: AbortSignal, say?: string): Promise<TurnAnswer>;
}
/** Where turns come from: a script, or a provider. */
export interface Model {
    readonly provider: string;
    readonly name: string;
    open(opening: Opening): Conversation;
}
