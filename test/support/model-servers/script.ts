/**
 * What a scripted model server plays. The servers are the project's own stand-ins for a provider: they speak one wire each, check
 * every request strictly, and say in words what is wrong with it.
 */
export interface ScriptedUsage {
  /** All input tokens, those from the cache included. */
  readonly input: number;
  readonly cached: number;
  /** All output tokens, reasoning included. */
  readonly output: number;
  readonly reasoning: number;
}

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  /** `signature` is what the wire carries to prove it: a signature, encrypted content, a thought signature. */
  | { readonly kind: 'reasoning'; readonly text: string; readonly signature: string }
  | ScriptedCall;

export interface ScriptedCall {
  readonly kind: 'call';
  readonly id: string;
  readonly name: string;
  /** Onto the wire exactly as it is written here, JSON or not. */
  readonly arguments: string;
  /** Not in pieces where the wire can choose. */
  readonly whole?: boolean;
  /** Responses only. */
  readonly namespace?: string;
  /** Responses only: a call of a tool that takes a text. */
  readonly custom?: true;
}

export interface ScriptedTurn {
  readonly kind: 'turn';
  readonly blocks: readonly Block[];
  /** Default: `calls` where there is a call, else `end`. */
  readonly stop?: 'end' | 'calls' | 'length' | 'refusal' | 'overflow' | 'malformed';
  readonly usage?: ScriptedUsage;
  /** Bytes in one write; default: everything at once. Small numbers cut through escapes and UTF-8 sequences. */
  readonly bytesPerWrite?: number;
  /** The connection is destroyed after so many events. */
  readonly tornAfter?: number;
  /** The response ends as if it were whole after so many events, without those that end a turn. */
  readonly endedAfter?: number;
  /** Nothing more is sent after so many events, and the connection stays open. */
  readonly stalledAfter?: number;
  /** An error event of the wire takes the place of the event after so many. */
  readonly errorAfter?: number;
}

export interface ScriptedStatus {
  readonly kind: 'status';
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The error's text, in the wire's own shape. */
  readonly message: string;
  /** The error's code or type where a wire has one. */
  readonly code?: string;
}

export type ScriptedAnswer = ScriptedTurn | ScriptedStatus;

export const USAGE: ScriptedUsage = { input: 120, cached: 20, output: 30, reasoning: 5 };

export function turn(blocks: readonly Block[], more: Partial<Omit<ScriptedTurn, 'kind' | 'blocks'>> = {}): ScriptedTurn {
  return { kind: 'turn', blocks, ...more };
}

export function says(text: string): Block {
  return { kind: 'text', text };
}

export function calls(id: string, name: string, argumentsText: string, more: Pick<ScriptedCall, 'namespace' | 'custom'> = {}): Block {
  return { kind: 'call', id, name, arguments: argumentsText, ...more };
}

export function thinks(text: string, signature: string): Block {
  return { kind: 'reasoning', text, signature };
}

export function answers(
  status: number,
  message: string,
  more: { readonly headers?: Readonly<Record<string, string>>; readonly code?: string } = {},
): ScriptedStatus {
  return { kind: 'status', status, message, ...more };
}

/** Pieces of a text of a few UTF-16 units each, so that escapes and surrogate pairs are cut too. */
export function pieces(text: string, size: number): string[] {
  const found: string[] = [];
  for (let at = 0; at < text.length; at += size) found.push(text.slice(at, at + size));
  return found;
}

/** How a turn ends that does not say so itself. */
export function stopOf(scripted: ScriptedTurn): NonNullable<ScriptedTurn['stop']> {
  return scripted.stop ?? (scripted.blocks.some(({ kind }) => kind === 'call') ? 'calls' : 'end');
}
