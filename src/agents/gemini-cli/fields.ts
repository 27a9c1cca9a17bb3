// The fields of an input by their exact text. Nothing throws.
import type { ToolInput } from '../../contract/call.ts';
import type { JsonDocument, JsonNode, JsonText } from '../../contract/json/node.ts';
import { parseJson } from '../../contract/json/parse.ts';
import { quoteJson, readExact, textOf, writeJson } from '../../contract/json/text.ts';
import { member } from '../../contract/json/view.ts';
import { fail, ok, type Result } from '../../contract/result.ts';

export interface Fields {
  readonly names: readonly string[];
  node(name: string): JsonNode | undefined;
  exact(name: string): JsonText | undefined;
  string(name: string): string | undefined;
}

/** The error is a sentence. */
export function fieldsOf(input: ToolInput): Result<Fields, string> {
  return input.kind === 'json' ? fieldsOfText(input.text) : fail('the input is not JSON');
}

export function fieldsOfText(text: string): Result<Fields, string> {
  const read = parseJson(text);
  if (!read.ok) return fail(`the input is not JSON: ${read.error.message}`);
  return read.value.root.kind === 'object' ? ok(fieldsIn(read.value, read.value.root)) : fail('the input is not an object');
}

export function fieldsIn(document: JsonDocument, root: JsonNode): Fields {
  return {
    names: root.kind === 'object' ? root.members.map(({ key }) => key) : [],
    node: (name) => member(root, name),
    exact: (name) => {
      const node = member(root, name);
      return node === undefined ? undefined : textOf(document, node);
    },
    string: (name) => {
      const node = member(root, name);
      return node?.kind === 'string' ? node.value : undefined;
    },
  };
}

export type Members = readonly (readonly [string, JsonText | undefined])[];

/** An object of exact values; what is undefined is left out. */
export function objectText(members: Members): JsonText {
  const written = members.flatMap(([key, value]) => (value === undefined ? [] : [`${quoteJson(key)}:${value}`]));
  return exactOf(`{${written.join(',')}}`);
}

/** The same fields with some in another value, or gone where it is undefined; new ones come last. */
export function changed(fields: Fields, changes: Members): JsonText {
  const asked = new Map(changes);
  const kept = fields.names.map((name) => [name, asked.has(name) ? asked.get(name) : fields.exact(name)] as const);
  return objectText([...kept, ...changes.filter(([name]) => !fields.names.includes(name))]);
}

/** Text that was put together from exact pieces. */
export function exactOf(text: string): JsonText {
  const read = readExact(text);
  return read.ok ? read.value : writeJson({});
}
