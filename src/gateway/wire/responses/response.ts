import { entryOf } from '../../../contract/entry-of.ts';
import type { JsonDocument, JsonNode } from '../../../contract/json/node.ts';
import { itemsAt, textAt, within } from '../../../contract/json/pick.ts';
import type { Result } from '../../../contract/result.ts';
import { fail, ok } from '../../../contract/result.ts';
import { defined } from '../../../contract/defined.ts';
import type { EventReader, HostedKind, Seen, StopReason } from '../../types.ts';
import { CallPieces } from '../call-pieces.ts';
import { countAt, readObject } from '../nodes.ts';
import { callIn } from './calls.ts';
import { responsesUsage } from './usage.ts';

/** Items that are no call and no answer to one. */
const PLAIN = new Set([
  'message',
  'agent_message',
  'reasoning',
  'compaction',
  'compaction_summary',
  'context_compaction',
  'configuration_update',
  'additional_tools',
]);

/** Items of a response that answer a call: something at the provider ran it. */
const ANSWERS: Readonly<Record<string, HostedKind>> = {
  shell_call_output: 'code-execution',
  program_output: 'code-execution',
  computer_call_output: 'computer-use',
  tool_search_output: 'tool-search',
  mcp_list_tools: 'remote-mcp',
  mcp_approval_response: 'remote-mcp',
};

const CUT_SHORT: Readonly<Record<string, StopReason>> = { max_output_tokens: 'length', content_filter: 'refusal' };

/** The events of a response. Its calls come in pieces, as whole items, and once more in the whole response at the end. */
export class ResponsesEvents implements EventReader {
  readonly #calls = new CallPieces();
  readonly #hosted = new Set<string>();
  #model: string | undefined;
  #calling = false;
  #over = false;

  read(data: string): Result<readonly Seen[], string> {
    // Some servers of this wire close with the mark of the other.
    if (data.trim() === '[DONE]') return ok([]);
    const read = readObject(data);
    if (!read.ok) return fail(`an event of the stream cannot be judged: ${read.error}`);
    const seen = this.#event(read.value.document, read.value.root);
    if (seen.ok && seen.value.some(({ kind }) => kind === 'call')) this.#calling = true;
    return seen;
  }

  finish(): ReturnType<EventReader['finish']> {
    if (this.#over) return ok([]);
    return fail({ why: 'the stream ended before the response did', begun: this.#calls.begun });
  }

  /** A response that came whole. */
  whole(document: JsonDocument, response: JsonNode): readonly Seen[] {
    const items = itemsAt(response, 'output').flatMap((item) => this.#item(document, item));
    if (items.some(({ kind }) => kind === 'call')) this.#calling = true;
    return [...this.#named(textAt(response, 'model')), ...items, ...responsesUsage(within(response, 'usage')), ...this.#end(response)];
  }

  #event(document: JsonDocument, root: JsonNode): Result<readonly Seen[], string> {
    const type = textAt(root, 'type') ?? '';
    switch (type) {
      case 'response.created':
        return ok(this.#named(textAt(root, 'response', 'model')));
      case 'response.output_item.added':
        return ok(this.#added(document, keyOf(root), within(root, 'item')));
      case 'response.function_call_arguments.delta':
      case 'response.custom_tool_call_input.delta':
        return ok(this.#calls.add(keyOf(root), textAt(root, 'delta') ?? '') ?? []);
      case 'response.function_call_arguments.done':
        return ok(this.#calls.settle(keyOf(root), textAt(root, 'arguments')));
      case 'response.custom_tool_call_input.done':
        return ok(this.#calls.settle(keyOf(root), textAt(root, 'input')));
      case 'response.output_item.done': {
        const item = within(root, 'item');
        return ok(item === undefined ? [] : [...this.#item(document, item), ...this.#calls.close(keyOf(root))]);
      }
      case 'response.completed':
      case 'response.incomplete':
      case 'response.failed':
      case 'response.cancelled': {
        this.#over = true;
        const response = within(root, 'response');
        return ok([...this.#calls.closeAll(), ...(response === undefined ? [{ kind: 'end' } as const] : this.whole(document, response))]);
      }
      case 'error':
        this.#over = true;
        return ok([
          { kind: 'error', words: textAt(root, 'message') ?? textAt(root, 'error', 'message') ?? 'the provider reports an error' },
        ]);
      default:
        return ok([]);
    }
  }

  #named(model: string | undefined): readonly Seen[] {
    if (model === undefined || model === this.#model) return [];
    this.#model = model;
    return [{ kind: 'model', model }];
  }

  #added(document: JsonDocument, key: string, item: JsonNode | undefined): readonly Seen[] {
    const type = textAt(item, 'type') ?? '';
    if (item === undefined || (type !== 'function_call' && type !== 'custom_tool_call')) return this.#server(document, item, type);
    const call = callIn(document, item, type);
    if (call === undefined || typeof call === 'string' || call.id === undefined) return [];
    const { id, name, namespace, input } = call;
    this.#calls.begin(key, { id, ownId: true, name, namespace, isText: type === 'custom_tool_call' });
    return input.text === '' ? [] : this.#calls.settle(key, input.text);
  }

  /** A whole item. */
  #item(document: JsonDocument, item: JsonNode): readonly Seen[] {
    const type = textAt(item, 'type') ?? '';
    const call = callIn(document, item, type);
    if (call === undefined || typeof call === 'string' || call.hosted !== undefined) return this.#server(document, item, type);
    const { id, name, namespace, input } = call;
    return this.#calls.whole({ id: id ?? '', ownId: id !== undefined, name, namespace }, input);
  }

  /** What something at the provider did; each item once. */
  #server(document: JsonDocument, item: JsonNode | undefined, type: string): readonly Seen[] {
    if (item === undefined || PLAIN.has(type)) return [];
    const call = callIn(document, item, type);
    const isOwn = typeof call === 'object' && call.hosted === undefined;
    if (isOwn || (type === 'tool_search_output' && textAt(item, 'execution') === 'client')) return [];
    const id = textAt(item, 'id') ?? textAt(item, 'call_id');
    const mark = `${type} ${id ?? ''}`;
    if (this.#hosted.has(mark)) return [];
    this.#hosted.add(mark);
    const hosted = (typeof call === 'object' ? call.hosted : undefined) ?? entryOf(ANSWERS, type) ?? 'unknown';
    return [{ kind: 'hosted', hosted, type, ...defined({ id, name: textAt(item, 'name') }) }];
  }

  #end(response: JsonNode): readonly Seen[] {
    const status = textAt(response, 'status') ?? 'completed';
    if (status === 'failed' || status === 'cancelled') {
      return [{ kind: 'error', words: textAt(response, 'error', 'message') ?? `the response was ${status}` }];
    }
    const word = textAt(response, 'incomplete_details', 'reason') ?? status;
    const reason = status === 'incomplete' ? (entryOf(CUT_SHORT, word) ?? 'other') : this.#calling ? 'calls' : 'end';
    return [{ kind: 'stop', reason, word }, { kind: 'end' }];
  }
}

export function readResponsesResponse(body: string): Result<readonly Seen[], string> {
  const read = readObject(body);
  if (!read.ok) return fail(`the response cannot be judged: ${read.error}`);
  return ok(new ResponsesEvents().whole(read.value.document, read.value.root));
}

function keyOf(root: JsonNode): string {
  return countAt(root, 'output_index')?.toString() ?? textAt(root, 'item_id') ?? '';
}
