import type { JsonNode } from './node.ts';
import { member } from './view.ts';

/** Values out of a tree: undefined, or none, where the node is absent, null, or of another kind. */

export function stringOf(node: JsonNode | undefined): string | undefined {
  return node?.kind === 'string' ? node.value : undefined;
}

export function numberOf(node: JsonNode | undefined): number | undefined {
  return node?.kind === 'number' ? node.value : undefined;
}

export function itemsOf(node: JsonNode | undefined): readonly JsonNode[] {
  return node?.kind === 'array' ? node.items : [];
}

export function stringsOf(node: JsonNode | undefined): readonly string[] | undefined {
  return node?.kind === 'array' ? node.items.flatMap((item) => (item.kind === 'string' ? [item.value] : [])) : undefined;
}

export function isTrue(node: JsonNode | undefined): boolean {
  return node?.kind === 'boolean' && node.value;
}

/** Whether it is an object without members of other names. */
export function hasOnly(node: JsonNode, names: readonly string[]): boolean {
  return node.kind === 'object' && node.members.every(({ key }) => names.includes(key));
}

/** The value at the end of a way of keys; undefined where one of them is not there. */
export function within(node: JsonNode | undefined, ...keys: readonly string[]): JsonNode | undefined {
  return followed(node, keys);
}

export function textAt(node: JsonNode | undefined, ...keys: readonly string[]): string | undefined {
  return stringOf(followed(node, keys));
}

export function itemsAt(node: JsonNode | undefined, ...keys: readonly string[]): readonly JsonNode[] {
  return itemsOf(followed(node, keys));
}

/** `within` with the keys as a list. */
export function followed(node: JsonNode | undefined, keys: readonly string[]): JsonNode | undefined {
  let at = node;
  for (let index = 0; index < keys.length && at !== undefined; index += 1) at = member(at, keys[index] ?? '');
  return at;
}
