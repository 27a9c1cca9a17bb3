// Whole answers of each wire, as a provider sends them: a turn with calls, streamed or not.
import { anthropicWire } from '../support/model-servers/anthropic-wire.ts';
import { bedrockInvokeWire } from '../support/model-servers/bedrock-invoke-wire.ts';
import { chatWire } from '../support/model-servers/chat-wire.ts';
import { geminiWire } from '../support/model-servers/gemini-wire.ts';
import { responsesWire } from '../support/model-servers/responses-wire.ts';
import { type Block, turn } from '../support/model-servers/script.ts';
import type { Wire } from '../support/model-servers/wire.ts';
import type { GatewayCase } from './rig.ts';

const WIRES: Readonly<Record<GatewayCase['wireName'], (key: string) => Wire>> = {
  anthropic: anthropicWire,
  bedrock: bedrockInvokeWire,
  vertex: (key) => anthropicWire(key, { vertex: true }),
  responses: responsesWire,
  chat: chatWire,
  gemini: geminiWire,
};

/** The content type of a streamed turn. */
export const streamType = (of: GatewayCase): string => WIRES[of.wireName]('').contentType;

/** The events of a streamed turn, each as bytes. */
export function eventsOf(of: GatewayCase, blocks: readonly Block[], number = 1): readonly Buffer[] {
  const all = WIRES[of.wireName]('').events(turn(blocks), number);
  const events = all.map((one) => Buffer.from(one));
  return of.wireName === 'responses' ? asOpenAi(events) : events;
}

/** What OpenAI's own library waits for in a stream of the Responses wire: where a message's part begins, and all items at the end. */
function asOpenAi(events: readonly Buffer[]): readonly Buffer[] {
  const items: unknown[] = [];
  const write = (data: { readonly type: string }): Buffer => Buffer.from(`event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`);
  return events.flatMap((event) => {
    const text = event.toString();
    const data = JSON.parse(text.slice(text.indexOf('{')));
    if (data.type === 'response.output_item.done') items.push(data.item);
    if (data.type === 'response.completed') return [write({ ...data, response: { ...data.response, output: items } })];
    if (data.type !== 'response.output_item.added' || data.item.type !== 'message') return [event];
    const part = { type: 'output_text', text: '', annotations: [] };
    const begun = { type: 'response.content_part.added', item_id: data.item.id, output_index: data.output_index, content_index: 0, part };
    return [event, write(begun)];
  });
}

/** A turn that is not streamed, with one text and one call. */
export function wholeTurn(of: GatewayCase, call: { readonly id: string; readonly name: string; readonly input: string }): string {
  switch (of.wireName) {
    case 'anthropic':
    case 'bedrock':
    case 'vertex':
      return JSON.stringify({
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: 'scripted',
        content: [
          { type: 'text', text: 'Let me look.' },
          { type: 'tool_use', id: call.id, name: call.name, input: JSON.parse(call.input) },
        ],
        stop_reason: 'tool_use',
        usage: { input_tokens: 100, output_tokens: 30, cache_read_input_tokens: 20 },
      });
    case 'responses':
      return JSON.stringify({
        id: 'resp_1',
        object: 'response',
        status: 'completed',
        model: 'scripted',
        output: [{ type: 'function_call', id: 'fc_1', call_id: call.id, name: call.name, arguments: call.input, status: 'completed' }],
        usage: { input_tokens: 120, input_tokens_details: { cached_tokens: 20 }, output_tokens: 30, total_tokens: 150 },
      });
    case 'chat':
      return JSON.stringify({
        id: 'chatcmpl-1',
        object: 'chat.completion',
        model: 'scripted',
        choices: [
          {
            index: 0,
            finish_reason: 'tool_calls',
            message: {
              role: 'assistant',
              content: null,
              tool_calls: [{ id: call.id, type: 'function', function: { name: call.name, arguments: call.input } }],
            },
          },
        ],
        usage: { prompt_tokens: 120, completion_tokens: 30, total_tokens: 150, prompt_tokens_details: { cached_tokens: 20 } },
      });
    case 'gemini':
      return JSON.stringify({
        candidates: [
          {
            index: 0,
            finishReason: 'STOP',
            content: { role: 'model', parts: [{ functionCall: { name: call.name, args: JSON.parse(call.input) } }] },
          },
        ],
        usageMetadata: { promptTokenCount: 120, candidatesTokenCount: 30, totalTokenCount: 150, cachedContentTokenCount: 20 },
      });
  }
}
