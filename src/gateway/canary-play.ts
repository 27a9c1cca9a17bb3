// The calls that the gateway makes in the model's place before the model's own: each must be denied, changed or answered with a
// replacement by the very hooks that are to guard the session. They are taken out of every later request.
import type { ToolResult } from '../contract/call.ts';
import { toolInput } from '../contract/input.ts';
import type { CallBook } from './call-book.ts';
import { comparableInput } from './wire/comparable.ts';
import type { Canary, NotedCall } from './options.ts';
import type { JudgedRequest } from './request-judge.ts';
import type { CanaryCall } from './types.ts';

export type CanaryStep =
  /** Nothing is due, or nothing is due any more. */
  | { readonly kind: 'pass' }
  /** To be answered with this call. */
  | { readonly kind: 'play'; readonly call: CanaryCall }
  /** Another conversation is being checked. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'failed'; readonly words: string; readonly call?: NotedCall };

export interface CanaryPlayOptions {
  readonly calls: CallBook;
  readonly canaries: readonly Canary[];
  /** As many random bytes, in hex. */
  readonly random: (bytes: number) => string;
  /** Identity of a response. */
  readonly response: () => number;
}

interface Playing {
  readonly canary: Canary;
  readonly noted: NotedCall;
  readonly call: CanaryCall;
  readonly agentId: string;
}

export class CanaryPlay {
  readonly #options: CanaryPlayOptions;
  #due: readonly Canary[];
  #playing: Playing | undefined;
  #failed = false;
  #settled = Promise.withResolvers<void>();

  constructor(options: CanaryPlayOptions) {
    this.#options = options;
    this.#due = options.canaries;
  }

  get state(): 'none' | 'pending' | 'held' | 'failed' {
    if (this.#options.canaries.length === 0) return 'none';
    if (this.#failed) return 'failed';
    return this.#due.length > 0 || this.#playing !== undefined ? 'pending' : 'held';
  }

  /** Settles when nothing is due any more. */
  get settled(): Promise<void> {
    return this.#settled.promise;
  }

  /** All of them again, from the next request on. */
  replay(): void {
    if (this.#playing === undefined && this.#due.length === 0) this.#settled = Promise.withResolvers();
    this.#due = this.#options.canaries;
  }

  /** What a request that asks the model for a turn comes to. */
  async step(request: JudgedRequest): Promise<CanaryStep> {
    if (this.#failed) return { kind: 'failed', words: 'a canary has failed' };
    const playing = this.#playing;
    if (playing === undefined) return this.#next(request);
    const result = resultOf(request, playing.noted);
    if (result === undefined) {
      // The same request again, as after a broken connection, is answered the same.
      return request.conversation.agentId === playing.agentId && !request.calls.includes(playing.noted)
        ? { kind: 'play', call: playing.call }
        : this.#bystander(request);
    }
    const wrong = hands(playing) ?? (await playing.canary.check(result));
    if (this.#playing !== playing) return { kind: 'wait' };
    this.#playing = undefined;
    if (wrong === undefined) return this.#next(request);
    this.#failed = true;
    this.#settled.resolve();
    const words = `the canary that had to be ${PAST[playing.canary.kind]} was not: ${wrong}`;
    return { kind: 'failed', words, call: playing.noted };
  }

  #bystander({ view }: JudgedRequest): CanaryStep {
    return view.tools.some(({ hosted }) => hosted === undefined) ? { kind: 'wait' } : { kind: 'pass' };
  }

  #next(request: JudgedRequest): CanaryStep {
    const { view, conversation } = request;
    const [canary, ...rest] = this.#due;
    if (canary === undefined) {
      this.#settled.resolve();
      return { kind: 'pass' };
    }
    // Without tools of its own a request cannot lead to a call.
    if (this.#bystander(request).kind === 'pass') return { kind: 'pass' };
    const { tool, namespace, input, form, kind } = canary;
    if (!view.tools.some((one) => one.hosted === undefined && one.name === tool && one.namespace === namespace)) {
      this.#failed = true;
      this.#settled.resolve();
      return { kind: 'failed', words: `the canaries cannot be played: the request has no tool ${JSON.stringify(tool)}` };
    }
    const call: CanaryCall = {
      id: this.#idOf(view.wire),
      name: tool,
      input,
      ...(namespace === undefined ? {} : { namespace }),
      ...(form === undefined ? {} : { form }),
    };
    const seen = { id: call.id, ownId: true, name: tool, input: toolInput(input), ...(namespace === undefined ? {} : { namespace }) };
    const origin = { agentId: conversation.agentId, turn: conversation.turns, response: this.#options.response(), canary: kind };
    const noted = this.#options.calls.note(seen, origin);
    this.#due = rest;
    this.#playing = { canary, noted, call, agentId: conversation.agentId };
    return { kind: 'play', call };
  }

  /** An id as the wire's own look. */
  #idOf(wire: string): string {
    const random = this.#options.random(12);
    return wire === 'anthropic' ? `toolu_${random}` : `call_${random}`;
  }
}

const PAST = { deny: 'denied', modify: 'modified', replace: 'replaced' } as const;

function resultOf({ view, calls }: JudgedRequest, noted: NotedCall): ToolResult | undefined {
  const found = view.results.find(({ call }) => call !== undefined && calls[call] === noted);
  return found === undefined ? undefined : { output: found.output, isError: found.isError };
}

/** Whether it was decided, and as its kind wants. */
function hands({ noted }: Playing): string | undefined {
  const { decision, hookRuling, canary, input } = noted;
  if (decision === undefined) return 'nobody was asked about it';
  switch (canary) {
    case 'deny':
      return decision.ruling.kind === 'refuse' ? undefined : 'it was not refused';
    case 'modify':
      if (decision.ruling.kind !== 'run') return 'it was refused';
      return comparableInput({ kind: 'json', text: decision.ruling.input }) === comparableInput(input)
        ? 'its input was not changed'
        : undefined;
    case 'replace':
      return hookRuling === undefined ? 'no hook was asked about its output' : undefined;
    case undefined:
      return 'it is no canary';
  }
}
