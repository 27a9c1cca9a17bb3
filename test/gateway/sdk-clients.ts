// Conversations as the providers' own libraries hold them: two turns, streamed, with what each wire has of thoughts, pictures, marks
// for caches and parallel calls.
import { createAmazonBedrockAnthropic } from '@ai-sdk/amazon-bedrock/anthropic';
import { createGoogleVertexAnthropic } from '@ai-sdk/google-vertex/anthropic';
import Anthropic from '@anthropic-ai/sdk';
import { FunctionCallingConfigMode, GoogleGenAI } from '@google/genai';
import { jsonSchema, type LanguageModel, isStepCount, streamText, tool } from 'ai';
import OpenAI from 'openai';
import type { GatewayCase } from './rig.ts';
import { loggedIn } from './wire/sdk.ts';

/** No library knows it, or has a warning about it. */
export const SDK_MODEL = 'scripted-model';

/** What follows the origin in the address of Anthropic's models on Vertex. */
export const VERTEX_ROOT = '/v1/projects/p/locations/global/publishers/anthropic/models';

export interface SdkCall {
  readonly id: string;
  readonly name: string;
  readonly input: string;
}

/** Holds the conversation; `run` gives the output of each call. What the library made of both turns. */
export type Converse = (url: string, key: string, run: (call: SdkCall) => Promise<string>) => Promise<unknown>;

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const SCHEMA = { type: 'object', properties: { command: { type: 'string' } }, required: ['command'] };
const PROMPT = 'Grüße 🌍! Look at it.';

const anthropic: Converse = async (url, key, run) => {
  const client = new Anthropic({ baseURL: url, apiKey: key, authToken: null, maxRetries: 0 });
  const messages: Anthropic.MessageParam[] = [
    {
      role: 'user',
      content: [
        { type: 'text', text: PROMPT, cache_control: { type: 'ephemeral' } },
        { type: 'image', source: { type: 'base64', media_type: 'image/png', data: PIXEL } },
        {
          type: 'document',
          source: { type: 'text', media_type: 'text/plain', data: 'A document.' },
          citations: { enabled: true },
        },
      ],
    },
  ];
  const setting = {
    model: SDK_MODEL,
    max_tokens: 4000,
    thinking: { type: 'enabled', budget_tokens: 2000 },
    system: [{ type: 'text', text: 'Be careful.', cache_control: { type: 'ephemeral' } }],
    tools: [{ name: 'spawn', description: 'Runs a command.', input_schema: { ...SCHEMA, type: 'object' } }],
    tool_choice: { type: 'auto', disable_parallel_tool_use: false },
    metadata: { user_id: 'nobody' },
  } as const;
  const ask = (): Promise<Anthropic.Message> =>
    client.messages.stream({ ...setting, tools: [...setting.tools], system: [...setting.system], messages: [...messages] }).finalMessage();
  const first = await ask();
  messages.push({ role: 'assistant', content: first.content });
  const results: Anthropic.ToolResultBlockParam[] = [];
  for (const block of first.content) {
    if (block.type !== 'tool_use') continue;
    const output = await run({ id: block.id, name: block.name, input: JSON.stringify(block.input) });
    results.push({
      type: 'tool_result',
      tool_use_id: block.id,
      content: [{ type: 'text', text: output }],
      is_error: output.startsWith('error'),
    });
  }
  messages.push({ role: 'user', content: results });
  return [first.content, first.usage, (await ask()).content];
};

const responses: Converse = async (url, key, run) => {
  const client = new OpenAI({ baseURL: `${url}/v1`, apiKey: key, maxRetries: 0 });
  const input: OpenAI.Responses.ResponseInput = [
    { role: 'developer', content: 'Be careful.' },
    {
      role: 'user',
      content: [
        { type: 'input_text', text: PROMPT },
        { type: 'input_image', detail: 'auto', image_url: `data:image/png;base64,${PIXEL}` },
      ],
    },
  ];
  const ask = async (): Promise<OpenAI.Responses.Response> =>
    client.responses
      .stream({
        model: SDK_MODEL,
        input: [...input],
        store: false,
        include: ['reasoning.encrypted_content'],
        reasoning: { effort: 'low', summary: 'auto' },
        parallel_tool_calls: true,
        tools: [{ type: 'function', name: 'spawn', description: 'Runs a command.', parameters: SCHEMA, strict: false }],
        tool_choice: 'auto',
      })
      .finalResponse();
  const first = await ask();
  for (const item of first.output) {
    input.push(item as OpenAI.Responses.ResponseInputItem);
    if (item.type !== 'function_call') continue;
    const output = await run({ id: item.call_id, name: item.name, input: item.arguments });
    input.push({ type: 'function_call_output', call_id: item.call_id, output });
  }
  return [first.output, first.usage, (await ask()).output];
};

const chat: Converse = async (url, key, run) => {
  const client = new OpenAI({ baseURL: `${url}/v1`, apiKey: key, maxRetries: 0 });
  const messages: OpenAI.ChatCompletionMessageParam[] = [
    { role: 'system', content: 'Be careful.' },
    {
      role: 'user',
      content: [
        { type: 'text', text: PROMPT },
        { type: 'image_url', image_url: { url: `data:image/png;base64,${PIXEL}` } },
      ],
    },
  ];
  const ask = async (): Promise<OpenAI.ChatCompletion> =>
    client.chat.completions
      .stream({
        model: SDK_MODEL,
        messages: [...messages],
        tools: [{ type: 'function', function: { name: 'spawn', description: 'Runs a command.', parameters: SCHEMA } }],
        tool_choice: 'auto',
        parallel_tool_calls: true,
        stream_options: { include_usage: true },
      })
      .finalChatCompletion();
  const first = await ask();
  const message = first.choices[0]?.message;
  if (message === undefined) throw new Error('there is no message');
  messages.push(message);
  for (const call of message.tool_calls ?? []) {
    if (call.type !== 'function') continue;
    const content = await run({ id: call.id, name: call.function.name, input: call.function.arguments });
    messages.push({ role: 'tool', tool_call_id: call.id, content });
  }
  return [message, first.usage, (await ask()).choices];
};

const gemini: Converse = async (url, key, run) => {
  const client = new GoogleGenAI({ apiKey: key, httpOptions: { baseUrl: url } });
  type Contents = {
    role: string;
    parts: NonNullable<NonNullable<Awaited<ReturnType<typeof client.models.generateContent>>['candidates']>[0]['content']>['parts'];
  }[];
  const contents: Contents = [{ role: 'user', parts: [{ text: PROMPT }, { inlineData: { mimeType: 'image/png', data: PIXEL } }] }];
  const ask = async (): Promise<NonNullable<Contents[0]['parts']>> => {
    const stream = await client.models.generateContentStream({
      model: SDK_MODEL,
      contents: contents as never,
      config: {
        systemInstruction: 'Be careful.',
        thinkingConfig: { includeThoughts: true },
        tools: [{ functionDeclarations: [{ name: 'spawn', description: 'Runs a command.', parametersJsonSchema: SCHEMA }] }],
        toolConfig: { functionCallingConfig: { mode: FunctionCallingConfigMode.AUTO } },
      },
    });
    const parts: NonNullable<Contents[0]['parts']> = [];
    for await (const chunk of stream) parts.push(...(chunk.candidates?.[0]?.content?.parts ?? []));
    return parts;
  };
  const first = await ask();
  contents.push({ role: 'model', parts: first });
  const results: NonNullable<Contents[0]['parts']> = [];
  for (const { functionCall } of first) {
    if (functionCall === undefined) continue;
    const { id, name = '', args } = functionCall;
    const output = await run({ id: id ?? `own-${results.length}`, name, input: JSON.stringify(args) });
    results.push({ functionResponse: { name, response: { output }, ...(id === undefined ? {} : { id }) } });
  }
  contents.push({ role: 'user', parts: results });
  return [first, await ask()];
};

/** No library of a cloud's own is at hand: the AI SDK speaks to both. */
const cloud =
  (model: (url: string, key: string) => LanguageModel): Converse =>
  async (url, key, run) => {
    let failure: unknown;
    const spawn = tool({
      description: 'Runs a command.',
      inputSchema: jsonSchema<object>({ ...SCHEMA, type: 'object' }),
      execute: (input, { toolCallId }) => run({ id: toolCallId, name: 'spawn', input: JSON.stringify(input) }),
    });
    const result = streamText({
      model: model(url, key),
      tools: { spawn },
      system: 'Be careful.',
      messages: [
        {
          role: 'user',
          content: [
            { type: 'text', text: PROMPT },
            { type: 'file', data: PIXEL, mediaType: 'image/png' },
          ],
        },
      ],
      stopWhen: isStepCount(2),
      maxOutputTokens: 4000,
      maxRetries: 0,
      onError: ({ error }) => void (failure ??= error),
    });
    await result.consumeStream();
    if (failure !== undefined) throw failure;
    return (await result.steps).map(({ text, toolCalls, usage }) => [text, toolCalls.map(({ input }) => input), usage]);
  };

const bedrock = cloud((url, key) => createAmazonBedrockAnthropic({ baseURL: url, apiKey: key, region: 'eu-west-1' })(SDK_MODEL));
const vertex = cloud((url, key) =>
  createGoogleVertexAnthropic({
    baseURL: `${url}${VERTEX_ROOT}`,
    project: 'p',
    location: 'global',
    googleAuthOptions: { authClient: loggedIn(key) },
  })(SDK_MODEL),
);

export const CONVERSE: Readonly<Record<GatewayCase['wireName'], Converse>> = { anthropic, bedrock, vertex, responses, chat, gemini };
