import type { JsonNode } from '../../../src/contract/json/node.ts';
import { Checker } from './checker.ts';
import type { Given } from './given.ts';
import { argumentsMismatch } from './responses-wire.ts';
import type { Block, ScriptedTurn } from './script.ts';
import { pieces, stopOf, USAGE } from './script.ts';
import type { Wire } from './wire.ts';
import { sse } from './wire.ts';

const STOP = { end: 'stop', calls: 'tool_calls', length: 'length', refusal: 'content_filter', overflow: 'length', malformed: 'stop' };

/** OpenAI chat completions, streamed; without a key the server wants none. */
export function chatWire(key: string | undefined): Wire {
  return {
    contentType: 'text/event-stream',
    check(request, given) {
      const check = new Checker(request);
      check.endpoint('POST', /^\/v1\/chat\/completions$/);
      check.header('content-type', /^application\/json/);
      if (key === undefined) check.noHeader('authorization');
      else check.header('authorization', `Bearer ${key}`);
      const root = check.document.root;
      check.object(root, 'the body', ['model', 'messages', 'stream', 'stream_options'], ['tools', 'tool_choice']);
      check.equals(check.get(root, 'stream'), 'true', 'stream');
      check.equals(check.get(root, 'stream_options', 'include_usage'), 'true', 'include_usage');
      if (check.get(root, 'tools') !== undefined) {
        for (const tool of check.items(check.get(root, 'tools'), 'tools')) {
          check.object(tool, 'a tool', ['type', 'function']);
          check.object(check.get(tool, 'function'), 'a function', ['name', 'description', 'parameters'], ['strict']);
          check.toolName(check.get(tool, 'function', 'name'), 'the name of a function');
          check.schema(check.get(tool, 'function', 'parameters'), 'parameters');
        }
      }
      checkMessages(check, check.items(check.get(root, 'messages'), 'messages'), given);
      return check.complaints;
    },
    events: chatEvents,
    errorEvent: () => sse({ error: { message: 'The server is overloaded', type: 'overloaded', code: null, param: null } }),
    errorBody: ({ message, code }) =>
      JSON.stringify({ error: { message, type: 'invalid_request_error', param: null, code: code ?? null } }),
  };
}

function checkMessages(check: Checker, messages: readonly JsonNode[], given: Given): void {
  let open: string[] = [];
  for (const [index, message] of messages.entries()) {
    const where = `messages[${index}]`;
    const role = check.string(check.get(message, 'role'), `${where}.role`);
    if ((index === 0) !== (role === 'system')) check.complain(`${where} is of ${role}: the first message and no other is of the system`);
    if (index === 1 && role !== 'user') check.complain(`${where} is of ${role}, not of the user`);
    if (role !== 'tool' && open.length > 0) check.complain(`${where} comes before the outputs of ${open.join()}`);
    switch (role) {
      case 'system':
      case 'user':
        check.object(message, where, ['role', 'content']);
        check.string(check.get(message, 'content'), `${where}.content`);
        break;
      case 'assistant':
        check.object(message, where, ['role', 'content'], ['tool_calls', 'reasoning_content']);
        open =
          check.get(message, 'tool_calls') === undefined
            ? []
            : check.items(check.get(message, 'tool_calls'), 'tool_calls').map((call) => callId(check, call, given));
        if (new Set(open).size !== open.length) check.complain(`${where} has two calls of one id`);
        break;
      case 'tool': {
        check.object(message, where, ['role', 'tool_call_id', 'content']);
        const id = check.string(check.get(message, 'tool_call_id'), `${where}.tool_call_id`);
        if (!open.includes(id)) check.complain(`${where} is the output of ${id}, which is no open call`);
        open = open.filter((other) => other !== id);
        break;
      }
      default:
        check.complain(`${where} is of ${role}`);
    }
  }
  if (open.length > 0) check.complain(`there is no output of ${open.join()}`);
}

function callId(check: Checker, call: JsonNode, given: Given): string {
  check.object(call, 'a tool call', ['id', 'type', 'function']);
  check.object(check.get(call, 'function'), 'a function', ['name', 'arguments']);
  const id = check.string(check.get(call, 'id'), 'id');
  const name = check.toolName(check.get(call, 'function', 'name'), 'name');
  const mismatch = argumentsMismatch(given, id, name, check.string(check.get(call, 'function', 'arguments'), 'arguments'));
  if (mismatch !== undefined) check.complain(mismatch);
  return id;
}

function chatEvents(turn: ScriptedTurn, number: number): readonly Uint8Array[] {
  const usage = turn.usage ?? USAGE;
  const base = { id: `chatcmpl-${number}`, object: 'chat.completion.chunk', created: 1, model: 'scripted' };
  const chunk = (delta: object, finish_reason: string | null = null): Uint8Array =>
    sse({ ...base, choices: [{ index: 0, delta, finish_reason }] });
  const callBlocks = turn.blocks.filter(({ kind }) => kind === 'call');
  return [
    chunk({ role: 'assistant', content: '' }),
    ...turn.blocks.flatMap((block) => blockEvents(block, callBlocks.indexOf(block), chunk)),
    chunk({}, STOP[stopOf(turn)]),
    sse({
      ...base,
      choices: [],
      usage: {
        prompt_tokens: usage.input,
        completion_tokens: usage.output,
        total_tokens: usage.input + usage.output,
        prompt_tokens_details: { cached_tokens: usage.cached },
        completion_tokens_details: { reasoning_tokens: usage.reasoning },
      },
    }),
    sse('[DONE]'),
  ];
}

function blockEvents(block: Block, index: number, chunk: (delta: object) => Uint8Array): Uint8Array[] {
  switch (block.kind) {
    case 'text':
      return pieces(block.text, 7).map((content) => chunk({ content }));
    case 'reasoning':
      return [chunk({ reasoning_content: block.text })];
    case 'call':
      return [
        chunk({ tool_calls: [{ index, id: block.id, type: 'function', function: { name: block.name, arguments: '' } }] }),
        ...pieces(block.arguments, 3).map((text) => chunk({ tool_calls: [{ index, function: { arguments: text } }] })),
      ];
  }
}
