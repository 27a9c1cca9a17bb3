// The fields of a tool's input, read and rewritten without touching the text of those that stay.
import type { ToolInput } from '../../contract/call.ts';
import type { JsonDocument, JsonNode, JsonText } from '../../contract/json/node.ts';
import { parseJson } from '../../contract/json/parse.ts';
import { numberOf, stringOf } from '../../contract/json/pick.ts';
import { quoteJson, readExact, textOf, writeJson } from '../../contract/json/text.ts';
import { fail, ok, type Result } from '../../contract/result.ts';

export class Fields {
  readonly #document: JsonDocument;
  readonly #nodes: ReadonlyMap<string, JsonNode>;

  constructor(document: JsonDocument, nodes: ReadonlyMap<string, JsonNode>) {
    this.#document = document;
    this.#nodes = nodes;
  }

  get(name: string): JsonNode | undefined {
    return this.#nodes.get(name);
  }

  string(name: string): string | undefined {
    return stringOf(this.#nodes.get(name));
  }

  number(name: string): number | undefined {
    return numberOf(this.#nodes.get(name));
  }

  isTrue(name: string): boolean {
    const node = this.#nodes.get(name);
    return node?.kind === 'boolean' && node.value;
  }

  /** The whole input with some fields changed; one that is `undefined` is left out, one that there was not comes last. */
  with(changes: Readonly<Record<string, JsonText | undefined>>): JsonText {
    const change = (name: string): JsonText | undefined => (Object.hasOwn(changes, name) ? changes[name] : undefined);
    const kept = [...this.#nodes].flatMap(([name, node]) => {
      const text = Object.hasOwn(changes, name) ? change(name) : textOf(this.#document, node);
      return text === undefined ? [] : [[name, text]];
    });
    const added = Object.keys(changes).flatMap((name) => {
      const text = this.#nodes.has(name) ? undefined : change(name);
      return text === undefined ? [] : [[name, text]];
    });
    const members = [...kept, ...added].map(([name = '', text = 'null']) => `${quoteJson(name)}:${text}`);
    const read = readExact(`{${members.join(',')}}`);
    return read.ok ? read.value : writeJson({});
  }
}

/** The error composes after `the input`. */
export function fieldsOf(input: ToolInput): Result<Fields, string> {
  if (input.kind === 'raw') return fail('the input is not JSON');
  const read = parseJson(input.text);
  if (!read.ok) return fail('the input is not JSON');
  const { root } = read.value;
  if (root.kind !== 'object') return fail('the input is not an object');
  return ok(new Fields(read.value, new Map(root.members.map(({ key, value }) => [key, value]))));
}
