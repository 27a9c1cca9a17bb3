// What Copilot CLI says of itself with `--output-format json`: a line is an event. Pure.
import type { JsonNode } from '../../contract/json/node.ts';
import { parseJson } from '../../contract/json/parse.ts';
import { member } from '../../contract/json/view.ts';
import { bindingFault } from './faults.ts';

export type StreamEvent =
  | { readonly kind: 'message'; readonly agentId: string; readonly text: string }
  | { readonly kind: 'error'; readonly message: string }
  /** A hook of the guard's failed. */
  | { readonly kind: 'fault'; readonly words: string }
  | { readonly kind: 'result'; readonly exitCode: number | undefined };

/** Undefined: nothing that matters here, or no event at all. */
export function readEvent(line: string): StreamEvent | undefined {
  const read = parseJson(line);
  if (!read.ok) return undefined;
  const { root } = read.value;
  const data = member(root, 'data');
  switch (text(member(root, 'type'))) {
    case 'assistant.message': {
      const said = inData(data, 'content');
      return said === undefined || said === ''
        ? undefined
        : { kind: 'message', agentId: text(member(root, 'agentId')) ?? 'main', text: said };
    }
    case 'session.error':
      return { kind: 'error', message: inData(data, 'message') ?? 'the agent says that it failed' };
    case 'tool.execution_complete': {
      const error = data === undefined ? undefined : member(data, 'error');
      const words = bindingFault(inData(error, 'code'), inData(error, 'message'));
      return words === undefined ? undefined : { kind: 'fault', words };
    }
    case 'result': {
      const code = member(root, 'exitCode');
      return { kind: 'result', exitCode: code?.kind === 'number' ? code.value : undefined };
    }
    case undefined:
    default:
      return undefined;
  }
}

const text = (node: JsonNode | undefined): string | undefined => (node?.kind === 'string' ? node.value : undefined);

const inData = (data: JsonNode | undefined, name: string): string | undefined =>
  data === undefined ? undefined : text(member(data, name));
