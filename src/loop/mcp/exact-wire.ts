// The exact text of calls and results on a JSON-RPC wire (contract 4.3). The client's library takes and gives values, which round
// numbers; here the text of a call's arguments is put into the message that goes out, and the text of a result is kept as it came.
import type { JsonNode, JsonText } from '../../contract/json/node.ts';
import { parseJson } from '../../contract/json/parse.ts';
import { textOf } from '../../contract/json/text.ts';
import { member, ordinaryViewOf } from '../../contract/json/view.ts';

/** One request whose exact texts matter. */
export interface ExactCall {
  /** What is handed to the library as the arguments: their values, and a key by which they are known on the way out. */
  readonly arguments: Record<string, unknown>;
  /** The exact text of the first result that came for it; undefined where none did. */
  result(): JsonText | undefined;
  /** Forgets the request. */
  done(): void;
}

/** What a message that came in is: an answer that was waited for, something else, or no message. */
export type Incoming = 'answer' | 'other' | { readonly unreadable: string };

interface Entry {
  readonly input?: JsonText;
  id?: number;
  result?: JsonText;
}

const KEY = 'basis-guard-exact-arguments';

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

  /** The text of a message as it is to be sent. */
  outgoing(text: string): string {
    const read = parseJson(text);
    if (!read.ok) return text;
    const { root } = read.value;
    const id = numberOfId(member(root, 'id'));
    const method = member(root, 'method');
    if (id === undefined || method?.kind !== 'string') return text;
    const given = within(root, 'params', 'arguments');
    const token = given && member(given, KEY);
    const entry = (token?.kind === 'string' ? this.#entries.get(token.value) : undefined) ?? {};
    if (method.value === 'tools/list') this.#list = entry;
    entry.id = id;
    this.#pending.set(id, entry);
    if (entry.input === undefined || given === undefined) return text;
    return text.slice(0, given.start) + entry.input + text.slice(given.end);
  }

  /** Takes note of a message that came in. */
  incoming(text: string): Incoming {
    const read = parseJson(text);
    if (!read.ok) return { unreadable: read.error.message };
    const { root } = read.value;
    const id = numberOfId(member(root, 'id'));
    const entry = id !== undefined && member(root, 'method') === undefined ? this.#pending.get(id) : undefined;
    if (id === undefined || entry === undefined) return 'other';
    this.#pending.delete(id);
    const result = member(root, 'result');
    if (result !== undefined) entry.result = textOf(read.value, result);
    return 'answer';
  }
}

/** An id of ours is a number; some servers give it back as a string, which the library takes. */
function numberOfId(node: JsonNode | undefined): number | undefined {
  if (node?.kind !== 'number' && node?.kind !== 'string') return undefined;
  const id = Number(node.value);
  return Number.isSafeInteger(id) ? id : undefined;
}

function within(node: JsonNode, ...path: readonly string[]): JsonNode | undefined {
  return path.reduce<JsonNode | undefined>((at, key) => (at === undefined ? undefined : member(at, key)), node);
}
