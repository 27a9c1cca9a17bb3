import type { Conversation, Opening, ShownResult, TurnAnswer, TurnListener } from '../model.js';
import type { Endpoint } from './sdk.js';
/** The world as a conversation needs it. */
export interface ConversationDeps {
    /** Waits; settles early, either way, when the signal aborts. */
    readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
    /** The wall clock, in milliseconds since 1970: for a `Retry-After` that is a date. */
    readonly now: () => number;
    /** From 0 to 1: spreads the tries of runs that were turned away together. */
    readonly random: () => number;
}
/**
 * A conversation with a provider: one request a turn, more only where a request failed and asking again can help. What a failed
 * try cost is counted. Failing words name the provider.
 */
export declare class ProviderConversation implements Conversation {
    #private;
    constructor(label: string, endpoint: Endpoint, opening: Opening, deps: ConversationDeps);
    next(results: readonly ShownResult[], listener: TurnListener, signal: AbortSignal, say?: string): Promise<TurnAnswer>;
}
