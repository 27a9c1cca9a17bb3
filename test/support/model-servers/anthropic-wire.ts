import type { JsonNode } from '../../../src/contract/json/node.ts';
import { Checker } from './checker.ts';
import type { Given } from './given.ts';
import type { Block, ScriptedTurn } from './script.ts';
import { pieces, stopOf, USAGE } from './script.ts';
import type { Wire } from './wire.ts';
import { sse } from './wire.ts';

const STOP = {
  end: 'end_turn',
  calls: 'tool_use',
  length: 'max_tokens',
  refusal: 'refusal',
  overflow: 'model_context_window_exceeded',
  malformed: 'end_turn',
};

/** Anthropic Messages, streamed. `path` differs where a cloud offers the wire under an address of its own. */
export function anthropicWire(key: string, more: { readonly path?: RegExp; readonly vertex?: boolean } = {}): Wire {
  const vertex = more.vertex === true;
  return {
    contentType: 'text/event-stream; charset=utf-8',
    check(request, given) {
      const check = new Checker(request);
      check.endpoint('POST', more.path ?? /^\/v1\/messages$/);
      check.header('content-type', /^application\/json/);
      if (vertex) check.header('authorization', `Bearer ${key}`);
      else {
        check.header('x-api-key', key);
        check.header('anthropic-version', '2023-06-01');
      }
      checkBody(check, vertex);
      const messages = check.items(check.get(check.document.root, 'messages'), 'messages');
      checkMessages(check, messages, given);
      const marks = request.text.split('"cache_control"').length - 1;
      if (marks > 4) check.complain(`there are ${marks} cache_control marks, of which 4 are allowed`);
      return check.complaints;
    },
    events: anthropicEvents,
    errorEvent: () => sse({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }, 'error'),
    errorBody: ({ message, code = 'invalid_request_error' }) =>
      JSON.stringify({ type: 'error', error: { type: code, message }, request_id: 'req_1' }),
  };
}

function checkBody(check: Checker, vertex: boolean): void {
  const root = check.document.root;
  const required = ['max_tokens', 'messages', 'system', 'stream'];
  check.object(root, 'the body', [...required, vertex ? 'anthropic_version' : 'model'], ['tools', 'tool_choice', 'thinking']);
  check.equals(check.get(root, 'stream'), 'true', 'stream');
  for (const block of check.items(check.get(root, 'system'), 'system')) check.object(block, 'system', ['type', 'text'], ['cache_control']);
  const tools = check.get(root, 'tools');
  if (tools === undefined) return;
  for (const tool of check.items(tools, 'tools')) {
    check.object(tool, 'a tool', ['name', 'description', 'input_schema'], ['cache_control']);
    check.toolName(check.get(tool, 'name'), 'the name of a tool');
    check.schema(check.get(tool, 'input_schema'), 'input_schema');
  }
  check.equals(check.get(root, 'tool_choice', 'type'), '"auto"', 'tool_choice.type');
}

function checkMessages(check: Checker, messages: readonly JsonNode[], given: Given): void {
  let open: string[] = [];
  for (const [index, message] of messages.entries()) {
    const where = `messages[${index}]`;
    check.object(message, where, ['role', 'content']);
    const role = check.string(check.get(message, 'role'), `${where}.role`);
    if (role !== (index % 2 === 0 ? 'user' : 'assistant'))
      check.complain(`${where} is of ${role}: user and assistant must take turns, user first`);
    const blocks = check.items(check.get(message, 'content'), `${where}.content`);
    if (blocks.length === 0) check.complain(`${where} is empty`);
    const types = blocks.map((block) => check.string(check.get(block, 'type'), `${where} type`));
    if (role === 'user') {
      const results = blocks
        .filter((_, at) => types[at] === 'tool_result')
        .map((block) => check.string(check.get(block, 'tool_use_id'), 'tool_use_id'));
      if (results.join() !== open.join())
        check.complain(`${where} has results for ${results.join() || 'nothing'}, and the calls before it are ${open.join() || 'none'}`);
      if (types.lastIndexOf('tool_result') > results.length - 1) check.complain(`${where} has something before its tool results`);
    }
    open = blocks.filter((_, at) => types[at] === 'tool_use').map((block) => check.string(check.get(block, 'id'), 'id'));
    if (new Set(open).size !== open.length) check.complain(`${where} has two calls of one id`);
    for (const [at, block] of blocks.entries()) checkBlock(check, block, types[at] ?? '', role, given);
  }
  if (messages.length % 2 === 0) check.complain('the last message is not of the user');
}

function checkBlock(check: Checker, block: JsonNode, type: string, role: string, given: Given): void {
  switch (`${role} ${type}`) {
    case 'user text':
    case 'assistant text':
      check.object(block, 'a text', ['type', 'text'], ['cache_control']);
      if (check.string(check.get(block, 'text'), 'text') === '') check.complain('a text is empty');
      return;
    case 'user tool_result':
      check.object(block, 'a tool_result', ['type', 'tool_use_id', 'content'], ['is_error', 'cache_control']);
      return;
    case 'assistant tool_use': {
      check.object(block, 'a tool_use', ['type', 'id', 'name', 'input']);
      const input = check.get(block, 'input');
      if (input?.kind !== 'object') return check.complain('the input of a tool_use is not an object');
      const mismatch = given.mismatch(
        check.string(check.get(block, 'id'), 'id'),
        check.toolName(check.get(block, 'name'), 'name'),
        check.document,
        input,
      );
      return mismatch === undefined ? undefined : check.complain(mismatch);
    }
    case 'assistant thinking':
      check.object(block, 'a thinking', ['type', 'thinking', 'signature']);
      if (!given.hasSignature(check.string(check.get(block, 'signature'), 'signature')))
        check.complain('a thinking has a signature that was never given');
      return;
    default:
      check.complain(`a message of ${role} has a block of type ${type}`);
  }
}

function anthropicEvents(turn: ScriptedTurn, number: number): readonly Uint8Array[] {
  const usage = turn.usage ?? USAGE;
  const event = (type: string, data: object): Uint8Array => sse({ type, ...data }, type);
  const input = { input_tokens: usage.input - usage.cached, cache_read_input_tokens: usage.cached, cache_creation_input_tokens: 0 };
  return [
    event('message_start', {
      message: {
        id: `msg_${number}`,
        type: 'message',
        role: 'assistant',
        model: 'scripted',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { ...input, output_tokens: 1 },
      },
    }),
    event('ping', {}),
    ...turn.blocks.flatMap((block, index) => [...blockEvents(block, index, event), event('content_block_stop', { index })]),
    event('message_delta', {
      delta: { stop_reason: STOP[stopOf(turn)], stop_sequence: null },
      usage: { output_tokens: usage.output, output_tokens_details: { thinking_tokens: usage.reasoning } },
    }),
    event('message_stop', {}),
  ];
}

function blockEvents(block: Block, index: number, event: (type: string, data: object) => Uint8Array): Uint8Array[] {
  const start = (content_block: object): Uint8Array => event('content_block_start', { index, content_block });
  const delta = (data: object): Uint8Array => event('content_block_delta', { index, delta: data });
  switch (block.kind) {
    case 'text':
      return [start({ type: 'text', text: '' }), ...pieces(block.text, 7).map((text) => delta({ type: 'text_delta', text }))];
    case 'reasoning':
      return [
        start({ type: 'thinking', thinking: '', signature: '' }),
        delta({ type: 'thinking_delta', thinking: block.text }),
        delta({ type: 'signature_delta', signature: block.signature }),
      ];
    case 'call': {
      const { id, name } = block;
      if (block.whole === true) {
        // The arguments as a value within the event, exactly as they are written.
        return [
          sse(
            `{"type":"content_block_start","index":${index},"content_block":{"type":"tool_use","id":"${id}","name":"${name}","input":${block.arguments}}}`,
            'content_block_start',
          ),
        ];
      }
      const parts = pieces(block.arguments, 3).map((partial_json) => delta({ type: 'input_json_delta', partial_json }));
      return [start({ type: 'tool_use', id, name, input: {} }), delta({ type: 'input_json_delta', partial_json: '' }), ...parts];
    }
  }
}
