// An input as members of exact text. Nothing throws.
import type { ToolInput } from '../../contract/call.ts';
import type { JsonNode, JsonText } from '../../contract/json/node.ts';
import { parseJson } from '../../contract/json/parse.ts';
import { quoteJson, readExact, textOf, writeJson } from '../../contract/json/text.ts';
import { fail, ok, type Result } from '../../contract/result.ts';

export interface Field {
  readonly node: JsonNode;
  readonly text: JsonText;
}

export type Fields = ReadonlyMap<string, Field>;

/** The error is a sentence. */
export function fieldsOf(input: ToolInput): Result<Fields, string> {
  const read = parseJson(input.text);
  if (input.kind === 'raw' || !read.ok) return fail('the input is not JSON');
  const { root } = read.value;
  if (root.kind !== 'object') return fail('the input is not an object');
  return ok(new Map(root.members.map(({ key, value }) => [key, { node: value, text: textOf(read.value, value) }])));
}

export function stringIn(fields: Fields, name: string): string | undefined {
  const node = fields.get(name)?.node;
  return node?.kind === 'string' ? node.value : undefined;
}

/** A whole number from 1. */
export function countIn(fields: Fields, name: string): number | undefined {
  const node = fields.get(name)?.node;
  return node?.kind === 'number' && Number.isSafeInteger(node.value) && node.value >= 1 ? node.value : undefined;
}

/** What is undefined is left out. */
export type Members = readonly (readonly [string, JsonText | undefined])[];

export function objectText(members: Members): JsonText {
  const written = members.flatMap(([key, value]) => (value === undefined ? [] : [`${quoteJson(key)}:${value}`]));
  return exactly(`{${written.join(',')}}`);
}

export function listText(items: readonly JsonText[]): JsonText {
  return exactly(`[${items.join(',')}]`);
}

/** The same input with some members in another value, or gone; new ones come last. */
export function changed(fields: Fields, changes: Members): JsonText {
  const all = new Map<string, JsonText | undefined>([...fields].map(([key, { text }]) => [key, text]));
  for (const [key, value] of changes) all.set(key, value);
  return objectText([...all]);
}

export const numberText = (value: number | undefined): JsonText | undefined => (value === undefined ? undefined : writeJson(value));
export const stringText = (value: string | undefined): JsonText | undefined => (value === undefined ? undefined : quoteJson(value));

/** Text that was put together from exact pieces. */
function exactly(text: string): JsonText {
  const read = readExact(text);
  return read.ok ? read.value : writeJson({});
}
