import type { JsonDocument } from '../../../src/contract/json/node.ts';
import type { Given } from './given.ts';
import type { ScriptedStatus, ScriptedTurn } from './script.ts';

/** A request as it came in, its body also as its exact text and tree. */
export interface SeenRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly document: JsonDocument;
}

/** One provider's wire: what it demands of a request, and how it says a turn. */
export interface Wire {
  readonly contentType: string;
  /** What is wrong with a request, each a sentence; `given` is what this server said before. */
  check(request: SeenRequest, given: Given): readonly string[];
  /** The events of a turn, in order. */
  events(turn: ScriptedTurn, number: number): readonly Uint8Array[];
  /** The event that says that something went wrong in mid-stream. */
  errorEvent(): Uint8Array;
  /** The body of an error. */
  errorBody(status: ScriptedStatus): string;
}

/** Bytes of a text that may hold lone surrogates: they become their escapes, as in JSON. */
export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text.replace(/\p{Surrogate}/gu, (unit) => `\\u${unit.charCodeAt(0).toString(16)}`));
}

export function sse(data: unknown, event?: string): Uint8Array {
  const name = event === undefined ? '' : `event: ${event}\n`;
  return bytesOf(`${name}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`);
}
