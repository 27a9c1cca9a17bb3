import { createAmazonBedrockAnthropic } from '@ai-sdk/amazon-bedrock/anthropic';
import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createGoogleVertexAnthropic } from '@ai-sdk/google-vertex/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel, ToolSet } from 'ai';
import { jsonSchema, tool } from 'ai';
import { OAuth2Client } from 'google-auth-library';
import type { Answer, Route, Wire, WireName } from '../../../src/gateway/types.ts';

/** A request as a library sent it. */
export interface Sent {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly route: Route;
  readonly body: string;
}

type Fetch = typeof globalThis.fetch;

/** Takes a library's requests in place of the network, and answers each with the next of these. */
export function capture(wire: Wire, answers: readonly ((sent: Sent) => Answer)[], sent: Sent[]): Fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const path = `${url.pathname}${url.search}`;
    const one = { method: request.method, path, route: wire.route(request.method, path), body: await request.text() };
    sent.push(one);
    const answer = answers[sent.length - 1]?.(one);
    if (answer === undefined) throw new Error('there is no answer left');
    return new Response(Buffer.from(answer.body), { status: answer.status, headers: { 'content-type': answer.contentType } });
  };
}

const apiKey = 'none';

/** A Google log-in whose access token is this. */
export function loggedIn(token: string): OAuth2Client {
  const client = new OAuth2Client();
  client.setCredentials({ access_token: token });
  return client;
}

/** The model of a provider's library, over this fetch. */
export const MODELS: Readonly<Record<WireName, (fetch: Fetch) => LanguageModel>> = {
  anthropic: (fetch) => createAnthropic({ apiKey, fetch })('claude-sonnet-4-5'),
  bedrock: (fetch) => createAmazonBedrockAnthropic({ apiKey, region: 'eu-west-1', fetch })('anthropic.claude-sonnet-4-5-20250929-v1:0'),
  vertex: (fetch) =>
    createGoogleVertexAnthropic({ project: 'p', location: 'global', fetch, googleAuthOptions: { authClient: loggedIn(apiKey) } })(
      'claude-sonnet-4-5@20250929',
    ),
  responses: (fetch) => createOpenAI({ apiKey, fetch }).responses('gpt-5.4'),
  chat: (fetch) => createOpenAICompatible({ name: 'local', baseURL: 'http://localhost/v1', apiKey, fetch })('local'),
  gemini: (fetch) => createGoogle({ apiKey, fetch })('gemini-3-pro-preview'),
};

const inputSchema = jsonSchema<{ command: string }>({
  type: 'object',
  properties: { command: { type: 'string' } },
  required: ['command'],
});

/** Tools whose results have every shape that the library knows. */
export const TOOLS: ToolSet = {
  says_text: tool({ inputSchema, execute: ({ command }) => `said ${command}` }),
  says_json: tool({ inputSchema, execute: ({ command }) => ({ rows: [command, 1.5] }) }),
  says_nothing: tool({ inputSchema, execute: () => '' }),
  fails: tool({
    inputSchema,
    execute: (): string => {
      throw new Error('it went wrong');
    },
  }),
  shows: tool({
    inputSchema,
    execute: () => 'aGk=',
    toModelOutput: ({ output }) => ({
      type: 'content',
      value: [
        { type: 'text', text: 'a picture' },
        { type: 'file', data: { type: 'data', data: output }, mediaType: 'image/png' },
      ],
    }),
  }),
};
