import type { ToolInput, ToolOutput } from '../contract/call.ts';
import type { JsonText } from '../contract/json/node.ts';

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
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cachedTokens?: number;
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
export type TurnAnswer =
  | { readonly kind: 'turn'; readonly text: string; readonly calls: readonly ModelCall[]; readonly usage?: Usage }
  | { readonly kind: 'failed'; readonly words: string; readonly usage?: Usage };

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

/** A conversation under way. `next` must not throw; it is never called again after a `failed` answer or a turn without calls. */
export interface Conversation {
  next(results: readonly ShownResult[], listener: TurnListener, signal: AbortSignal): Promise<TurnAnswer>;
}

/** Where turns come from: a script, or a provider. */
export interface Model {
  readonly provider: string;
  readonly name: string;
  open(opening: Opening): Conversation;
}
