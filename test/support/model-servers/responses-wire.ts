import type { JsonNode } from '../../../src/contract/json/node.ts';
import { parseJson } from '../../../src/contract/json/parse.ts';
import { Checker } from './checker.ts';
import type { Given } from './given.ts';
import type { Block, ScriptedTurn } from './script.ts';
import { pieces, stopOf, USAGE } from './script.ts';
import type { Wire } from './wire.ts';
import { sse } from './wire.ts';

/** OpenAI Responses, streamed, without state at the server. */
export function responsesWire(key: string): Wire {
  return {
    contentType: 'text/event-stream; charset=utf-8',
    check(request, given) {
      const check = new Checker(request);
      check.endpoint('POST', /^\/v1\/responses$/);
      check.header('content-type', /^application\/json/);
      check.header('authorization', `Bearer ${key}`);
      const root = check.document.root;
      check.object(
        root,
        'the body',
        ['model', 'input', 'stream', 'store'],
        ['tools', 'tool_choice', 'include', 'reasoning', 'max_output_tokens'],
      );
      check.equals(check.get(root, 'stream'), 'true', 'stream');
      check.equals(check.get(root, 'store'), 'false', 'store');
      if (check.get(root, 'tools') !== undefined) {
        for (const tool of check.items(check.get(root, 'tools'), 'tools')) {
          check.object(tool, 'a tool', ['type', 'name', 'description', 'parameters'], ['strict']);
          check.equals(check.get(tool, 'type'), '"function"', 'the type of a tool');
          check.toolName(check.get(tool, 'name'), 'the name of a tool');
          check.schema(check.get(tool, 'parameters'), 'parameters');
        }
      }
      checkItems(check, check.items(check.get(root, 'input'), 'input'), given);
      return check.complaints;
    },
    events: responsesEvents,
    errorEvent: () =>
      sse(
        {
          type: 'error',
          sequence_number: 99,
          error: { type: 'server_error', code: 'server_error', message: 'The server had an error', param: null },
        },
        'error',
      ),
    errorBody: ({ message, code }) =>
      JSON.stringify({ error: { message, type: 'invalid_request_error', param: null, code: code ?? null } }),
  };
}

function checkItems(check: Checker, items: readonly JsonNode[], given: Given): void {
  const open = new Set<string>();
  const done = new Set<string>();
  for (const [index, item] of items.entries()) {
    const where = `input[${index}]`;
    const typeNode = check.get(item, 'type');
    const type = typeNode === undefined ? 'message' : check.string(typeNode, `${where}.type`);
    if (type !== 'function_call_output' && type !== 'function_call' && open.size > 0 && type !== 'reasoning')
      check.complain(`${where} comes before the outputs of ${[...open].join()}`);
    switch (type) {
      case 'message':
        checkMessage(check, item, index, where);
        break;
      case 'reasoning':
        check.object(item, where, ['type', 'summary', 'encrypted_content'], ['id']);
        if (!given.hasSignature(check.string(check.get(item, 'encrypted_content'), `${where}.encrypted_content`)))
          check.complain(`${where} has encrypted reasoning that was never given`);
        if (!isLedToByReasoning(check, items[index + 1])) check.complain(`${where} is reasoning without the item that it led to`);
        break;
      case 'function_call': {
        check.object(item, where, ['type', 'call_id', 'name', 'arguments'], ['id', 'status']);
        const id = check.string(check.get(item, 'call_id'), `${where}.call_id`);
        if (open.has(id) || done.has(id)) check.complain(`${where} has the id ${id} of another call`);
        open.add(id);
        const mismatch = argumentsMismatch(
          given,
          id,
          check.toolName(check.get(item, 'name'), 'name'),
          check.string(check.get(item, 'arguments'), 'arguments'),
        );
        if (mismatch !== undefined) check.complain(mismatch);
        break;
      }
      case 'function_call_output': {
        check.object(item, where, ['type', 'call_id', 'output']);
        check.string(check.get(item, 'output'), `${where}.output`);
        const id = check.string(check.get(item, 'call_id'), `${where}.call_id`);
        if (!open.delete(id)) check.complain(`${where} is the output of ${id}, which is no open call`);
        done.add(id);
        break;
      }
      default:
        check.complain(`${where} is of type ${type}`);
    }
  }
  if (open.size > 0) check.complain(`there is no output of ${[...open].join()}`);
}

function checkMessage(check: Checker, item: JsonNode, index: number, where: string): void {
  check.object(item, where, ['role', 'content'], ['id', 'phase', 'type']);
  const role = check.string(check.get(item, 'role'), `${where}.role`);
  if (index === 0 && role !== 'developer' && role !== 'system') check.complain(`${where} is of ${role}, not of the system`);
  if (index === 1 && role !== 'user') check.complain(`${where} is of ${role}, not of the user`);
  if (!['developer', 'system', 'user', 'assistant'].includes(role)) check.complain(`${where} is of ${role}`);
}

function isLedToByReasoning(check: Checker, next: JsonNode | undefined): boolean {
  const type = check.get(next, 'type');
  const role = check.get(next, 'role');
  return (
    (type?.kind === 'string' && (type.value === 'function_call' || type.value === 'reasoning')) ||
    (role?.kind === 'string' && role.value === 'assistant')
  );
}

/** What is wrong with arguments that travel as JSON in a string. */
export function argumentsMismatch(given: Given, id: string, name: string, text: string): string | undefined {
  const read = parseJson(text);
  if (!read.ok) return `the arguments of ${id} are not strict JSON: ${text}`;
  if (read.value.root.kind !== 'object') return `the arguments of ${id} are not a JSON object: ${text}`;
  return given.mismatch(id, name, read.value, read.value.root);
}

function responsesEvents(turn: ScriptedTurn, number: number): readonly Uint8Array[] {
  const usage = turn.usage ?? USAGE;
  let sequence = 0;
  const output: unknown[] = [];
  const event = (type: string, data: object): Uint8Array => {
    if (type === 'response.output_item.done' && 'item' in data) output.push(data.item);
    return sse({ type, sequence_number: sequence++, ...data }, type);
  };
  const response = { id: `resp_${number}`, object: 'response', created_at: 1, model: 'scripted', output: [] };
  const blocks = turn.blocks.flatMap((block, index) => blockEvents(block, index, number, turn.stop === 'refusal', event));
  const stop = stopOf(turn);
  const incomplete = stop === 'length' ? { reason: 'max_output_tokens' } : null;
  const counts = {
    input_tokens: usage.input,
    input_tokens_details: { cached_tokens: usage.cached },
    output_tokens: usage.output,
    output_tokens_details: { reasoning_tokens: usage.reasoning },
    total_tokens: usage.input + usage.output,
  };
  return [
    event('response.created', { response: { ...response, status: 'in_progress' } }),
    ...blocks,
    event(incomplete === null ? 'response.completed' : 'response.incomplete', {
      response: {
        ...response,
        output,
        status: incomplete === null ? 'completed' : 'incomplete',
        incomplete_details: incomplete,
        usage: counts,
      },
    }),
  ];
}

function blockEvents(
  block: Block,
  output_index: number,
  number: number,
  refuses: boolean,
  event: (type: string, data: object) => Uint8Array,
): Uint8Array[] {
  const added = (item: object): Uint8Array => event('response.output_item.added', { output_index, item });
  const done = (item: object): Uint8Array => event('response.output_item.done', { output_index, item });
  switch (block.kind) {
    case 'text': {
      const item = { type: 'message', id: `msg_${number}_${output_index}`, role: 'assistant', status: 'completed' };
      const kind = refuses ? 'refusal' : 'output_text';
      const deltas = pieces(block.text, 7).map((delta) =>
        event(`response.${kind}.delta`, { item_id: item.id, output_index, content_index: 0, delta }),
      );
      const content = refuses ? [{ type: 'refusal', refusal: block.text }] : [{ type: 'output_text', text: block.text, annotations: [] }];
      return [added({ ...item, content: [] }), ...deltas, done({ ...item, content })];
    }
    case 'reasoning': {
      const item = { type: 'reasoning', id: `rs_${number}_${output_index}`, summary: [{ type: 'summary_text', text: block.text }] };
      const part = { item_id: item.id, output_index, summary_index: 0 };
      return [
        added({ ...item, summary: [], encrypted_content: null }),
        event('response.reasoning_summary_part.added', { ...part, part: { type: 'summary_text', text: '' } }),
        event('response.reasoning_summary_text.delta', { ...part, delta: block.text }),
        event('response.reasoning_summary_part.done', { ...part, part: item.summary[0] }),
        done({ ...item, encrypted_content: block.signature }),
      ];
    }
    case 'call': {
      const space = block.namespace === undefined ? {} : { namespace: block.namespace };
      const item = { id: `fc_${number}_${output_index}`, call_id: block.id, name: block.name, ...space };
      if (block.custom === true) return customEvents({ type: 'custom_tool_call', ...item }, block.arguments, output_index, event);
      const called = { type: 'function_call', ...item };
      const deltas = pieces(block.arguments, 3).map((delta) =>
        event('response.function_call_arguments.delta', { item_id: item.id, output_index, delta }),
      );
      return [
        added({ ...called, arguments: '', status: 'in_progress' }),
        ...deltas,
        event('response.function_call_arguments.done', { item_id: item.id, output_index, arguments: block.arguments }),
        done({ ...called, arguments: block.arguments, status: 'completed' }),
      ];
    }
  }
}

function customEvents(
  item: { readonly type: string; readonly id: string },
  input: string,
  output_index: number,
  event: (type: string, data: object) => Uint8Array,
): Uint8Array[] {
  const place = { item_id: item.id, output_index };
  return [
    event('response.output_item.added', { output_index, item: { ...item, input: '', status: 'in_progress' } }),
    ...pieces(input, 3).map((delta) => event('response.custom_tool_call_input.delta', { ...place, delta })),
    event('response.custom_tool_call_input.done', { ...place, input }),
    event('response.output_item.done', { output_index, item: { ...item, input, status: 'completed' } }),
  ];
}
