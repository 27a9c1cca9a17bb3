// One line of the agent's stream. Anything that is no event of it is undefined.
import { parseJson } from '../../contract/json/parse.ts';
import { member } from '../../contract/json/view.ts';
import type { JsonNode } from '../../contract/json/node.ts';

export type StreamEvent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tool' }
  | { readonly kind: 'error'; readonly severity: string; readonly message: string }
  | { readonly kind: 'result'; readonly isSuccess: boolean; readonly message: string | undefined };

export function readEvent(line: string): StreamEvent | undefined {
  const read = parseJson(line);
  if (!read.ok) return undefined;
  const { root } = read.value;
  switch (text(root, 'type') ?? '') {
    case 'message':
      return text(root, 'role') === 'assistant' ? { kind: 'text', text: text(root, 'content') ?? '' } : undefined;
    case 'tool_use':
      return { kind: 'tool' };
    case 'error':
      return { kind: 'error', severity: text(root, 'severity') ?? 'error', message: text(root, 'message') ?? '' };
    case 'result': {
      const error = member(root, 'error');
      return {
        kind: 'result',
        isSuccess: text(root, 'status') === 'success',
        message: error === undefined ? undefined : text(error, 'message'),
      };
    }
    default:
      return undefined;
  }
}

function text(node: JsonNode, key: string): string | undefined {
  const value = member(node, key);
  return value?.kind === 'string' ? value.value : undefined;
}
