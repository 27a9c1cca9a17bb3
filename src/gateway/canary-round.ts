// One conversation's canaries, one after the other: played, and looked at when they come back.
import type { ToolResult } from '../contract/call.ts';
import { defined } from '../contract/defined.ts';
import { toolInput } from '../contract/input.ts';
import type { CallBook } from './call-book.ts';
import type { Canary, CanaryWords, NotedCall } from './options.ts';
import type { JudgedRequest } from './request-judge.ts';
import type { CanaryCall } from './canary-call.ts';
import type { RequestView, WireName } from './types.ts';
import { comparableInput } from './wire/comparable.ts';

export type Played = Canary | Delegated;

/** A call that starts a sub-agent, waits for it, or puts it away. */
export interface Delegated extends CanaryWords {
  readonly kind: 'delegate';
  /** A tool that stands for this one where that is kept back. */
  readonly behind?: string;
  check(result: ToolResult): string | undefined;
  /** What is due right after it, or why nothing can be. */
  next?(result: ToolResult): readonly Delegated[] | string;
  /** Played in its place where its tool is not there. */
  readonly otherwise?: Delegated;
}

export type RoundStep =
  /** None is left. */
  | { readonly kind: 'done' }
  /** To be answered with this call. */
  | { readonly kind: 'play'; readonly call: CanaryCall }
  /** It came from another conversation than the one that is being checked. */
  | { readonly kind: 'elsewhere'; readonly playing: Played }
  /** The request cannot lead to a call: it has no tools of its own. */
  | { readonly kind: 'aside' }
  | { readonly kind: 'failed'; readonly words: string; readonly call?: NotedCall };

export interface RoundOptions {
  readonly calls: CallBook;
  /** As many random bytes, in hex. */
  readonly random: (bytes: number) => string;
  /** Identity of a response. */
  readonly response: () => number;
}

interface Playing {
  readonly canary: Played;
  readonly noted: NotedCall;
  readonly call: CanaryCall;
  readonly agentId: string;
}

export class CanaryRound {
  readonly #options: RoundOptions;
  #due: readonly Played[];
  #playing: Playing | undefined;

  constructor(options: RoundOptions, due: readonly Played[]) {
    this.#options = options;
    this.#due = due;
  }

  get isDone(): boolean {
    return this.#due.length === 0 && this.#playing === undefined;
  }

  /** What a request that asks the model for a turn comes to. */
  async step(request: JudgedRequest): Promise<RoundStep> {
    const playing = this.#playing;
    if (playing === undefined) return this.#next(request);
    const result = resultOf(request, playing.noted);
    if (result === undefined) {
      // The same request again, as after a broken connection, is answered the same.
      const again = request.conversation.agentId === playing.agentId && !request.calls.includes(playing.noted);
      return again ? { kind: 'play', call: playing.call } : { kind: 'elsewhere', playing: playing.canary };
    }
    const { canary } = playing;
    const wrong = hands(playing) ?? (await canary.check(result));
    if (this.#playing !== playing) return { kind: 'elsewhere', playing: canary };
    this.#playing = undefined;
    const more = wrong ?? (canary.kind === 'delegate' ? (canary.next?.(result) ?? []) : []);
    if (typeof more !== 'string') {
      this.#due = [...more, ...this.#due];
      return this.#next(request);
    }
    this.#due = [];
    return { kind: 'failed', words: `the canary that had to be ${PAST[canary.kind]} was not: ${more}`, call: playing.noted };
  }

  #next(request: JudgedRequest): RoundStep {
    const { view, conversation } = request;
    const [due, ...rest] = this.#due;
    if (due === undefined) return { kind: 'done' };
    if (!hasOwnTools(request)) return { kind: 'aside' };
    // A sub-agent has no sub-agents: the main conversation is waited for.
    if (due.kind === 'delegate' && conversation.agentId !== 'main') return { kind: 'aside' };
    const canary = offered(due, view);
    if (canary === undefined) {
      this.#due = [];
      return { kind: 'failed', words: `the canaries cannot be played: the request has no tool ${JSON.stringify(due.tool)}` };
    }
    const { tool, input, kind } = canary;
    const more = defined({ namespace: canary.namespace });
    const call: CanaryCall = {
      id: ID_STARTS[view.wire] + this.#options.random(12),
      name: tool,
      input,
      ...more,
      ...defined({ form: canary.form }),
    };
    const seen = { id: call.id, ownId: true, name: tool, input: toolInput(input), ...more };
    const origin = { agentId: conversation.agentId, turn: conversation.turns, response: this.#options.response(), canary: kind };
    const noted = this.#options.calls.note(seen, origin);
    this.#due = rest;
    this.#playing = { canary, noted, call, agentId: conversation.agentId };
    return { kind: 'play', call };
  }
}

/** Ids look as the wire's own. */
const ID_STARTS: Readonly<Record<WireName, string>> = {
  anthropic: 'toolu_',
  bedrock: 'toolu_bdrk_',
  vertex: 'toolu_vrtx_',
  responses: 'call_',
  chat: 'call_',
  gemini: 'call_',
};

const PAST = { deny: 'denied', modify: 'modified', replace: 'replaced', delegate: 'handed to a sub-agent' } as const;

/** Without tools of its own a request cannot lead to a call. */
export const hasOwnTools = ({ view }: JudgedRequest): boolean => view.tools.some(({ hosted }) => hosted === undefined);

/** The canary, or what is played in its place: the first whose tool is there. */
function offered(canary: Played, { tools }: RequestView): Played | undefined {
  const own = tools.filter(({ hosted }) => hosted === undefined);
  const isThere = (one: Played): boolean =>
    own.some(
      ({ name, namespace }) =>
        (name === one.tool && namespace === one.namespace) || (one.kind === 'delegate' && name === one.behind && namespace === undefined),
    );
  for (let one: Played | undefined = canary; one !== undefined; one = one.kind === 'delegate' ? one.otherwise : undefined)
    if (isThere(one)) return one;
  return undefined;
}

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
    case 'delegate':
      return decision.ruling.kind === 'run' ? undefined : 'it was refused';
    case undefined:
      return 'it is no canary';
  }
}
