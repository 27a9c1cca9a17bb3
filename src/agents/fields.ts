// An input's members by their exact text, and inputs made of such. Pure; nothing throws.
import { isTrue, numberOf, stringOf } from '../contract/json/pick.ts';
import type { ToolInput } from '../contract/call.ts';
import type { JsonDocument, JsonNode, JsonText } from '../contract/json/node.ts';
import { parseJson } from '../contract/json/parse.ts';
import { quoteJson, readExact, textOf, writeJson } from '../contract/json/text.ts';
import { member } from '../contract/json/view.ts';
import { fail, ok, type Result } from '../contract/result.ts';

export class Fields {
  readonly #document: JsonDocument;

  constructor(document: JsonDocument) {
    this.#document = document;
  }

  get names(): readonly string[] {
    const { root } = this.#document;
    return root.kind === 'object' ? root.members.map(({ key }) => key) : [];
  }

  node(name: string): JsonNode | undefined {
    return member(this.#document.root, name);
  }

  exact(name: string): JsonText | undefined {
    const node = this.node(name);
    return node === undefined ? undefined : textOf(this.#document, node);
  }

  string(name: string): string | undefined {
    return stringOf(this.node(name));
  }

  number(name: string): number | undefined {
    return numberOf(this.node(name));
  }

  isTrue(name: string): boolean {
    return isTrue(this.node(name));
  }

  /** A string, or a list of nothing but strings. */
  strings(name: string): readonly string[] | undefined {
    const node = this.node(name);
    if (node?.kind === 'string') return [node.value];
    if (node?.kind !== 'array') return undefined;
    const texts = node.items.flatMap((item) => (item.kind === 'string' ? [item.value] : []));
    return texts.length === node.items.length ? texts : undefined;
  }

  /** The same object with some members in another value, gone where it is undefined; new ones come last. */
  with(changes: Members): JsonText {
    const asked = new Map(changes);
    const kept = this.names.map((name) => [name, asked.has(name) ? asked.get(name) : this.exact(name)] as const);
    return objectText([...kept, ...changes.filter(([name]) => this.node(name) === undefined)]);
  }
}

/** The members of an input that is a JSON object. The error is a sentence. */
export function fieldsOf(input: ToolInput): Result<Fields, string> {
  if (input.kind === 'raw') return fail('the input is not JSON');
  const read = parseJson(input.text);
  if (!read.ok) return fail(`the input is not JSON: ${read.error.message}`);
  return read.value.root.kind === 'object' ? ok(new Fields(read.value)) : fail('the input is not an object');
}

/** A value that is undefined is left out. */
export type Members = readonly (readonly [string, JsonText | undefined])[];

/** The document of a text that is one JSON object; undefined where it is none. */
export function objectIn(text: string): JsonDocument | undefined {
  const read = parseJson(text);
  return read.ok && read.value.root.kind === 'object' ? read.value : undefined;
}

export function objectText(members: Members): JsonText {
  const written = members.flatMap(([name, value]) => (value === undefined ? [] : [`${quoteJson(name)}:${value}`]));
  return exactly(`{${written.join(',')}}`);
}

export const listText = (items: readonly JsonText[]): JsonText => exactly(`[${items.join(',')}]`);

/** Left out where there is none. */
export const numberText = (value: number | undefined): JsonText | undefined => (value === undefined ? undefined : writeJson(value));

export const stringText = (value: string | undefined): JsonText | undefined => (value === undefined ? undefined : quoteJson(value));

/** Put together from exact pieces, it is exact itself. */
export function exactly(text: string): JsonText {
  const read = readExact(text);
  return read.ok ? read.value : writeJson({});
}
