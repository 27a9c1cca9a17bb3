// The exact text of calls and results on a JSON-RPC wire (contract 4.3). The client's library takes and gives values, which round
// numbers; here the text of a call's arguments is put into the message that goes out, and the text of a result is kept as it came.
import type { JsonNode, JsonText } from '../../contract/json/node.ts';
import { parseJson } from '../../contract/json/parse.ts';
import { textOf } from '../../contract/json/text.ts';
import { hasMoreValues } from '../../contract/json/value-count.ts';
import { member, ordinaryViewOf } from '../../contract/json/view.ts';
import { fail, ok, type Result } from '../../contract/result.ts';
import { MAX_VALUES } from './limits.ts';

/** One request whose exact texts matter. */
export interface ExactCall {
  /** What is handed to the library as the arguments: their values, and a key by which they are known on the way out. */
  readonly arguments: Record<string, unknown>;
  /** The exact text of the first result that came for it; undefined where none did. */
  result(): JsonText | undefined;
  /** Forgets the request. */
  done(): void;
}

/** What a message that came in is: an answer that was waited for, something else, or what is not taken, in words that follow its sender. */
export type Incoming = 'answer' | 'other' | { readonly refused: string };

interface Entry {
  readonly input?: JsonText;
  id?: number;
  result?: JsonText;
}

const KEY = 'basis-guard-exact-arguments';
const NOT_KNOWN = 'the call was not sent: the exact text of its input cannot be placed';

export class ExactWire {
  readonly #entries = new Map<string, Entry>();
  readonly #pending = new Map<number, Entry>();
  #list: Entry = {};
  #count = 0;

  /** A request with these arguments, which must be an object's text. */
  call(input: JsonText): ExactCall {
    this.#count += 1;
    const token = String(this.#count);
    const entry: Entry = { input };
    this.#entries.set(token, entry);
    const read = parseJson(input);
    const view = read.ok ? ordinaryViewOf(read.value.root) : {};
    return {
      arguments: { ...(typeof view === 'object' ? view : {}), [KEY]: token },
      result: () => entry.result,
      done: () => {
        this.#entries.delete(token);
        if (entry.id !== undefined) this.#pending.delete(entry.id);
      },
    };
  }

  /** The exact text of the result of the last request for a list of tools. */
  listed(): JsonText | undefined {
    return this.#list.result;
  }

  /**
   * The text of a message as it is to be sent, by the text that the library wrote. A call whose exact text is not known, or that
   * cannot be told, is not sent: the error says why. The exact text is as deep as an input may be, so the whole may be deeper.
   */
  outgoing(text: string): Result<string, string> {
    const message = ownMessage(text);
    if (message === undefined) return fail('it was not sent: what was to be sent is not one message');
    const { method, params } = message;
    const id = idOf(message['id']);
    const given = isObject(params) ? params['arguments'] : undefined;
    const token = isObject(given) ? given[KEY] : undefined;
    const known = typeof token === 'string' ? this.#entries.get(token) : undefined;
    if (known === undefined && (method === 'tools/call' || token !== undefined)) return fail(NOT_KNOWN);
    if (known !== undefined && (known.input === undefined || id === undefined)) return fail(NOT_KNOWN);
    if (id === undefined || typeof method !== 'string') return ok(text);
    const entry = known ?? {};
    if (method === 'tools/list') this.#list = entry;
    entry.id = id;
    this.#pending.set(id, entry);
    if (entry.input === undefined || !isObject(params)) return ok(text);
    return ok(membersText(message, 'params', membersText(params, 'arguments', entry.input)));
  }

  /** Takes note of a message that came in. */
  incoming(text: string): Incoming {
    if (hasMoreValues(text, MAX_VALUES)) return { refused: `sent a message of more than ${MAX_VALUES} JSON values` };
    const read = parseJson(text);
    if (!read.ok) return { refused: `sent a message that is not JSON by the strict reader: ${read.error.message}` };
    const { root } = read.value;
    const id = idOf(scalarOf(member(root, 'id')));
    const entry = id !== undefined && member(root, 'method') === undefined ? this.#pending.get(id) : undefined;
    if (id === undefined || entry === undefined) return 'other';
    this.#pending.delete(id);
    const result = member(root, 'result');
    if (result !== undefined) entry.result = textOf(read.value, result);
    return 'answer';
  }
}

/** An id of ours is a number; some servers give it back as a string, which the library takes. */
function idOf(value: unknown): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const id = Number(value);
  return Number.isSafeInteger(id) ? id : undefined;
}

function scalarOf(node: JsonNode | undefined): number | string | undefined {
  return node?.kind === 'number' || node?.kind === 'string' ? node.value : undefined;
}

/** What the library wrote; it may be deeper than the strict reader takes, and holds no more than the library knows. */
function ownMessage(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const message: unknown = JSON.parse(text);
    return isObject(message) ? message : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object's text, in which one member has a text of its own. */
function membersText(object: Readonly<Record<string, unknown>>, own: string, text: string): string {
  const members = Object.entries(object).map(([key, value]) => `${JSON.stringify(key)}:${key === own ? text : JSON.stringify(value)}`);
  return `{${members.join(',')}}`;
}
