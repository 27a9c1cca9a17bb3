import type { JsonNode } from './node.ts';

/** Values out of a tree whose shape a schema has checked: undefined where the node is absent, null, or of another kind. */

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
