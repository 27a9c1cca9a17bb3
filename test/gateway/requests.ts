// The same small request on each wire, with tools and earlier calls as a test wants them.
import type { GatewayCase } from './rig.ts';
import { modelOf } from './rig.ts';

export interface Exchanged {
  readonly id: string;
  readonly name: string;
  /** JSON. */
  readonly input: string;
  readonly output: string;
}

export interface Asking {
  readonly prompt?: string;
  readonly stream?: boolean;
  /** Names of tools that the agent runs. */
  readonly tools?: readonly string[];
  /** Calls of earlier turns with their results, one a turn. */
  readonly earlier?: readonly Exchanged[];
  readonly model?: string;
  /** More members of the body. */
  readonly more?: object;
}

/** Where a request of a wire goes. */
export function pathOf(of: GatewayCase, stream = true): string {
  switch (of.wireName) {
    case 'anthropic':
      return '/v1/messages';
    case 'bedrock':
      return `/model/${encodeURIComponent(modelOf(of))}/${stream ? 'invoke-with-response-stream' : 'invoke'}`;
    case 'vertex':
      return `/v1/projects/guard/locations/global/publishers/anthropic/models/${modelOf(of)}:${stream ? 'streamRawPredict' : 'rawPredict'}`;
    case 'responses':
      return '/v1/responses';
    case 'chat':
      return '/v1/chat/completions';
    case 'gemini':
      return `/v1beta/models/${modelOf(of)}:${stream ? 'streamGenerateContent?alt=sse' : 'generateContent'}`;
  }
}

/** The header with the session's token. */
export function keyHeader(of: GatewayCase, token: string): Record<string, string> {
  switch (of.wireName) {
    case 'anthropic':
      return { 'x-api-key': token };
    case 'bedrock':
    case 'vertex':
    case 'responses':
    case 'chat':
      return { authorization: `Bearer ${token}` };
    case 'gemini':
      return { 'x-goog-api-key': token };
  }
}

export function bodyOf(of: GatewayCase, asking: Asking = {}): string {
  const { stream = true, tools = ['spawn'], earlier = [], prompt = 'Go on.', model = modelOf(of), more = {} } = asking;
  const schema = { type: 'object', properties: {} };
  switch (of.wireName) {
    case 'anthropic':
    case 'bedrock':
    case 'vertex':
      return JSON.stringify({
        ...messagesHead(of, model, stream),
        max_tokens: 100,
        messages: [
          { role: 'user', content: prompt },
          ...earlier.flatMap(({ id, name, input, output }) => [
            { role: 'assistant', content: [{ type: 'tool_use', id, name, input: JSON.parse(input) }] },
            { role: 'user', content: [{ type: 'tool_result', tool_use_id: id, content: output }] },
          ]),
        ],
        tools: tools.map((name) => ({ name, description: name, input_schema: schema })),
        ...more,
      });
    case 'responses':
      return JSON.stringify({
        model,
        stream,
        store: false,
        input: [
          { role: 'user', content: prompt },
          ...earlier.flatMap(({ id, name, input, output }) => [
            { type: 'function_call', call_id: id, name, arguments: input },
            { type: 'function_call_output', call_id: id, output },
          ]),
        ],
        tools: tools.map((name) => ({ type: 'function', name, description: name, parameters: schema })),
        ...more,
      });
    case 'chat':
      return JSON.stringify({
        model,
        stream,
        ...(stream ? { stream_options: { include_usage: true } } : {}),
        messages: [
          { role: 'user', content: prompt },
          ...earlier.flatMap(({ id, name, input, output }) => [
            { role: 'assistant', content: null, tool_calls: [{ id, type: 'function', function: { name, arguments: input } }] },
            { role: 'tool', tool_call_id: id, content: output },
          ]),
        ],
        tools: tools.map((name) => ({ type: 'function', function: { name, description: name, parameters: schema } })),
        ...more,
      });
    case 'gemini':
      return JSON.stringify({
        contents: [
          { role: 'user', parts: [{ text: prompt }] },
          ...earlier.flatMap(({ name, input, output }) => [
            { role: 'model', parts: [{ functionCall: { name, args: JSON.parse(input) } }] },
            { role: 'user', parts: [{ functionResponse: { name, response: { output } } }] },
          ]),
        ],
        tools: [{ functionDeclarations: tools.map((name) => ({ name, description: name, parametersJsonSchema: schema })) }],
        ...more,
      });
  }
}

/** Where the path says them, the body does not. */
function messagesHead({ wireName }: GatewayCase, model: string, stream: boolean): object {
  if (wireName === 'bedrock') return { anthropic_version: 'bedrock-2023-05-31' };
  return wireName === 'vertex' ? { anthropic_version: 'vertex-2023-10-16', stream } : { model, stream };
}
