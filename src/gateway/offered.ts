// Whether a request offers the tool that a call names: where it does not, its agent cannot have run one.
import type { ToolView } from './types.ts';

/** A namespace that one of the two leaves out is taken for the other's: what may be the tool counts as offered. */
export function offers(tools: readonly ToolView[], call: { readonly name: string; readonly namespace?: string }): boolean {
  return tools.some(
    ({ name, namespace }) =>
      (name === call.name && (namespace === call.namespace || namespace === undefined || call.namespace === undefined)) ||
      // In one word, as some agents put the two.
      (namespace !== undefined && call.namespace === undefined && call.name.startsWith(namespace) && call.name.endsWith(name)),
  );
}
