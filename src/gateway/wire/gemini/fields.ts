import { stringOf } from '../../../contract/json/pick.ts';
import type { JsonNode } from '../../../contract/json/node.ts';
import type { ObjectNode } from '../nodes.ts';

/** The wire takes each field in two spellings, `functionCall` and `function_call`. Names here are always the first. */
export function fieldOf(node: JsonNode | undefined, name: string): JsonNode | undefined {
  if (node?.kind !== 'object') return undefined;
  const found = node.members.find(({ key }) => camelCase(key) === name)?.value;
  return found?.kind === 'null' ? undefined : found;
}

export function textField(node: JsonNode | undefined, name: string): string | undefined {
  return stringOf(fieldOf(node, name));
}

/** The name under which a field stands in this very object. */
export function spelled(node: ObjectNode, name: string): string {
  return node.members.find(({ key }) => camelCase(key) === name)?.key ?? name;
}

/** A field that stands twice, once in each spelling: which of them counts cannot be told. */
export function twiceSpelled(node: ObjectNode): string | undefined {
  const names = new Set<string>();
  for (const { key } of node.members) {
    const name = camelCase(key);
    if (names.has(name)) return name;
    names.add(name);
  }
  return undefined;
}

export function camelCase(key: string): string {
  return key.includes('_') ? key.replace(/_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()) : key;
}
