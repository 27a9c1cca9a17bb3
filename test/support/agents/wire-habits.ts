// What differs between the wires for a scripted model that whole agents talk to. All of it is lenient: an agent asks for more than
// turns (models, token counts, titles), and in more ways than the project's own loop.
import { anthropicWire } from '../model-servers/anthropic-wire.ts';
import { bedrockInvokeWire } from '../model-servers/bedrock-invoke-wire.ts';
import { chatWire } from '../model-servers/chat-wire.ts';
import { geminiWire } from '../model-servers/gemini-wire.ts';
import { responsesWire } from '../model-servers/responses-wire.ts';
import type { Wire } from '../model-servers/wire.ts';
import type { WireName } from '../../../src/gateway/types.ts';

export type Asking = 'generate' | 'count' | 'models';

/** What a request for a turn holds, as far as a script minds it. */
export interface Conversation {
  /** What the user and the system said, without results of tools. */
  readonly told: readonly string[];
  /** The items of the conversation in order: what the model made, by the ids of its calls, or what came from elsewhere. */
  readonly items: readonly Item[];
  readonly tools: number;
  readonly streamed: boolean;
}

export type Item = { readonly from: 'model'; readonly ids: readonly string[] } | { readonly from: 'outside' };

export interface Habits {
  wire(key: string): Wire;
  /** The name and value of the header that carries the key. */
  header(key: string): readonly [string, string];
  /** `path` is without its query. */
  asking(method: string, path: string): Asking | undefined;
  read(body: unknown, path: string): Conversation;
  /** A whole answer of one text, for requests that are not streamed. */
  whole(text: string, number: number): unknown;
  readonly count: unknown;
  models(name: string): unknown;
}

const usageOf = (...names: readonly string[]): object => Object.fromEntries(names.map((name) => [name, 10]));
const bearer = (key: string): readonly [string, string] => ['authorization', `Bearer ${key}`];
const asks =
  (generate: RegExp, count: RegExp) =>
  (method: string, path: string): Asking | undefined => {
    if (method === 'GET') return /\/models(\/|$)/.test(path) ? 'models' : undefined;
    if (method !== 'POST') return undefined;
    return count.test(path) ? 'count' : generate.test(path) ? 'generate' : undefined;
  };
const openaiModels = (id: string): unknown => ({
  object: 'list',
  data: [{ id, object: 'model', created: 1, owned_by: 'test' }],
  models: [],
});

const MODEL_ITEMS = /^(function_call|custom_tool_call|local_shell_call|tool_search_call|web_search_call|reasoning)$/;

/** Gemini CLI asks such things beside its turns (which model, who speaks next) and wants an object. */
const GEMINI_ASIDE = {
  reasoning: 'as scripted',
  next_speaker: 'user',
  model_choice: 'flash',
  complexity_reasoning: 'none',
  complexity_score: 1,
};

const MESSAGES: Habits = {
  wire: (key) => anthropicWire(key),
  header: (key) => ['x-api-key', key],
  asking: asks(/\/messages$/, /\/messages\/count_tokens$/),
  read: (body) => ({
    ...basics(body),
    told: [
      ...texts(at(body, 'system')),
      ...list(at(body, 'messages')).flatMap((one) => (isRole(one, 'assistant') ? [] : texts(at(one, 'content')))),
    ],
    items: list(at(body, 'messages')).map((one) =>
      item(
        isRole(one, 'assistant'),
        list(at(one, 'content')).map((block) => at(block, 'id')),
      ),
    ),
  }),
  whole: (text, number) => ({
    id: `msg_${number}`,
    type: 'message',
    role: 'assistant',
    model: 'scripted',
    content: [{ type: 'text', text }],
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: usageOf('input_tokens', 'output_tokens'),
  }),
  count: { input_tokens: 10 },
  models: (id) => ({
    data: [{ type: 'model', id, display_name: id, created_at: '2026-01-01T00:00:00Z' }],
    has_more: false,
    first_id: id,
    last_id: id,
  }),
};

export const HABITS: Readonly<Record<WireName, Habits>> = {
  anthropic: MESSAGES,
  bedrock: {
    ...MESSAGES,
    wire: (key) => bedrockInvokeWire(key),
    header: bearer,
    asking: asks(/^\/model\/[^/]+\/invoke(-with-response-stream)?$/, /^\/model\/[^/]+\/count-tokens$/),
    read: (body, path) => ({ ...MESSAGES.read(body, path), streamed: path.endsWith('-stream') }),
    count: { inputTokens: 10 },
  },
  vertex: {
    ...MESSAGES,
    wire: (key) => anthropicWire(key, { vertex: true }),
    header: bearer,
    asking: asks(/:(rawPredict|streamRawPredict)$/, /\/count-tokens:rawPredict$/),
    read: (body, path) => ({ ...MESSAGES.read(body, path), streamed: path.endsWith(':streamRawPredict') }),
  },
  responses: {
    wire: (key) => responsesWire(key),
    header: bearer,
    asking: asks(/\/responses$/, /\/responses\/input_tokens$/),
    read: (body) => {
      const input = list(at(body, 'input'));
      const told = input.filter((one) => !isRole(one, 'assistant') && !MODEL_ITEMS.test(String(at(one, 'type'))));
      return {
        ...basics(body),
        told: [...texts(at(body, 'instructions')), ...texts(at(body, 'input')), ...told.flatMap((one) => texts(at(one, 'content')))],
        items: input.map((one) => item(isRole(one, 'assistant') || MODEL_ITEMS.test(String(at(one, 'type'))), [at(one, 'call_id')])),
      };
    },
    whole: (text, number) => ({
      id: `resp_${number}`,
      object: 'response',
      created_at: 1,
      status: 'completed',
      model: 'scripted',
      output: [
        {
          type: 'message',
          id: `msg_${number}`,
          role: 'assistant',
          status: 'completed',
          content: [{ type: 'output_text', text, annotations: [] }],
        },
      ],
      usage: usageOf('input_tokens', 'output_tokens', 'total_tokens'),
    }),
    count: { object: 'response.input_tokens', input_tokens: 10 },
    models: openaiModels,
  },
  chat: {
    wire: (key) => chatWire(key),
    header: bearer,
    asking: asks(/\/chat\/completions$/, /^$/),
    read: (body) => {
      const messages = list(at(body, 'messages'));
      return {
        ...basics(body),
        told: messages.filter((one) => !isRole(one, 'assistant') && !isRole(one, 'tool')).flatMap((one) => texts(at(one, 'content'))),
        items: messages.map((one) =>
          item(
            isRole(one, 'assistant'),
            list(at(one, 'tool_calls')).map((call) => at(call, 'id')),
          ),
        ),
      };
    },
    whole: (text, number) => ({
      id: `chatcmpl-${number}`,
      object: 'chat.completion',
      created: 1,
      model: 'scripted',
      choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
      usage: usageOf('prompt_tokens', 'completion_tokens', 'total_tokens'),
    }),
    count: {},
    models: openaiModels,
  },
  gemini: {
    wire: (key) => geminiWire(key),
    header: (key) => ['x-goog-api-key', key],
    asking: asks(/:(streamGenerateContent|generateContent)$/, /:countTokens$/),
    read: (body, path) => {
      const contents = list(at(body, 'contents'));
      const said = contents.filter((one) => !isRole(one, 'model'));
      return {
        told: [at(body, 'systemInstruction'), ...said].flatMap((one) => texts(at(one, 'parts'))),
        items: contents.map((one) =>
          item(
            isRole(one, 'model'),
            list(at(one, 'parts')).map((part) => at(at(part, 'functionCall'), 'id')),
          ),
        ),
        // Its own searches are tools of the server, and no turn of the script.
        tools: list(at(body, 'tools')).flatMap((tool) => list(at(tool, 'functionDeclarations'))).length,
        streamed: path.endsWith(':streamGenerateContent'),
      };
    },
    whole: (text, number) => ({
      candidates: [{ index: 0, content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP' }],
      usageMetadata: usageOf('promptTokenCount', 'candidatesTokenCount', 'totalTokenCount'),
      modelVersion: 'scripted',
      responseId: `r${number}`,
    }),
    count: { totalTokens: 10 },
    models: (id) => ({
      models: [{ name: `models/${id}`, displayName: id, supportedGenerationMethods: ['generateContent', 'countTokens'] }],
    }),
  },
};

/** The text for a request that is no turn of the script. */
export function aside(body: unknown): string {
  return at(at(body, 'generationConfig'), 'responseMimeType') === 'application/json' ? JSON.stringify(GEMINI_ASIDE) : 'Fine.';
}

function basics(body: unknown): Pick<Conversation, 'tools' | 'streamed'> {
  return { tools: list(at(body, 'tools')).length, streamed: at(body, 'stream') === true };
}

function item(isModel: boolean, ids: readonly unknown[]): Item {
  return isModel ? { from: 'model', ids: ids.filter((id) => typeof id === 'string') } : { from: 'outside' };
}

function at(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isRole = (message: unknown, role: string): boolean => at(message, 'role') === role;

/** The texts of a content that is a string or a list of parts. */
function texts(content: unknown): readonly string[] {
  if (typeof content === 'string') return [content];
  return list(content).flatMap((part) => {
    // What agents say to each other the provider itself has sealed.
    const text = at(part, 'text') ?? at(part, 'encrypted_content');
    return typeof text === 'string' ? [text] : [];
  });
}
