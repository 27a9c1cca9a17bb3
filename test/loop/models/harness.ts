import { randomUUID } from 'node:crypto';
import type { JsonText } from '../../../src/contract/json/node.ts';
import { writeJson } from '../../../src/contract/json/text.ts';
import type { Conversation, ModelCall, ShownResult, ToolDescription, TurnAnswer, TurnListener } from '../../../src/loop/model.ts';
import type { Environment, ModelSpec } from '../../../src/loop/models/model-spec.ts';
import { openModel } from '../../../src/loop/models/open-model.ts';
import { anthropicWire } from '../../support/model-servers/anthropic-wire.ts';
import { chatWire } from '../../support/model-servers/chat-wire.ts';
import { geminiWire } from '../../support/model-servers/gemini-wire.ts';
import { ModelServer } from '../../support/model-servers/model-server.ts';
import { responsesWire } from '../../support/model-servers/responses-wire.ts';
import type { ScriptedAnswer } from '../../support/model-servers/script.ts';
import type { Wire } from '../../support/model-servers/wire.ts';

/** A wire and the model whose requests it takes. */
export interface WireCase {
  readonly name: string;
  readonly model: string;
  readonly wire: (key: string) => Wire;
}

export const ANTHROPIC: WireCase = { name: 'Anthropic Messages', model: 'anthropic/claude-sonnet-4-5', wire: anthropicWire };
export const RESPONSES: WireCase = { name: 'OpenAI Responses', model: 'openai/gpt-5.4', wire: responsesWire };
export const CHAT: WireCase = { name: 'chat completions', model: 'openai-compatible/local', wire: chatWire };
export const GEMINI: WireCase = { name: 'Gemini', model: 'google/gemini-3-pro-preview', wire: geminiWire };
export const WIRES: readonly WireCase[] = [ANTHROPIC, RESPONSES, CHAT, GEMINI];

export const TOOLS: readonly ToolDescription[] = [
  {
    name: 'files',
    description: 'Reads and changes files.',
    inputSchema: schema({ operations: { type: 'array', items: { type: 'object' } } }),
  },
  { name: 'spawn', description: 'Runs a command.', inputSchema: schema({ command: { type: 'string' } }) },
];

function schema(properties: object): JsonText {
  return writeJson({ type: 'object', properties });
}

export interface TalkOptions {
  readonly tools?: readonly ToolDescription[];
  readonly env?: Environment;
  /** The wall clock. */
  readonly now?: number;
}

/** Everything that a conversation told and asked for while it ran. */
export class Talk implements AsyncDisposable, TurnListener {
  readonly server: ModelServer;
  readonly sleeps: number[] = [];
  readonly told: string[] = [];
  text = '';
  readonly #conversation: Promise<Conversation>;

  private constructor(server: ModelServer, conversation: (talk: Talk) => Promise<Conversation>) {
    this.server = server;
    this.#conversation = conversation(this);
  }

  /** A conversation with a server of this wire, whose key is made up here. */
  static async open(of: WireCase, script: readonly ScriptedAnswer[], more: TalkOptions = {}): Promise<Talk> {
    const apiKey = randomUUID();
    const server = await ModelServer.start(of.wire(apiKey), script);
    return Talk.with(server, { model: of.model, baseUrl: of === CHAT ? `${server.url}/v1` : server.url, apiKey }, more);
  }

  /** A conversation with this server by this spec. */
  static with(server: ModelServer, spec: ModelSpec, more: TalkOptions = {}): Talk {
    return new Talk(server, async (talk) => {
      const opened = await openModel(spec, {
        env: more.env ?? {},
        sleep: (ms) => {
          talk.sleeps.push(ms);
          return Promise.resolve();
        },
        now: () => more.now ?? 0,
        random: () => 0.5,
      });
      if (!opened.ok) throw new Error(opened.error);
      return opened.value.open({ system: 'You are a careful agent.', prompt: 'Go on.', tools: more.tools ?? TOOLS });
    });
  }

  delta(text: string): void {
    this.text += text;
  }

  retry(message: string, waitMs: number): void {
    this.told.push(`retry in ${waitMs}: ${message}`);
  }

  notice(message: string): void {
    this.told.push(message);
  }

  async next(
    results: readonly ShownResult[] = [],
    more: { readonly signal?: AbortSignal; readonly say?: string } = {},
  ): Promise<TurnAnswer> {
    return (await this.#conversation).next(results, this, more.signal ?? new AbortController().signal, more.say);
  }

  /** The next turn, which must be one. */
  async turn(results: readonly ShownResult[] = []): Promise<Extract<TurnAnswer, { kind: 'turn' }>> {
    const answer = await this.next(results);
    if (answer.kind !== 'turn') throw new Error(`no turn: ${answer.words}`);
    return answer;
  }

  /** The words of the next turn, which must fail. */
  async failure(results: readonly ShownResult[] = []): Promise<string> {
    const answer = await this.next(results);
    if (answer.kind !== 'failed') throw new Error(`a turn: ${answer.text}`);
    return answer.words;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.server[Symbol.asyncDispose]();
  }
}

export function shown(call: ModelCall, text: string, isError = false): ShownResult {
  return { toolCallId: call.id, toolName: call.name, output: { kind: 'text', text }, isError };
}
