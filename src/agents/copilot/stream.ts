// What Copilot CLI says of itself with `--output-format json`: a line is an event. Pure.
import { parseJson } from '../../contract/json/parse.ts';
import { numberOf, textAt } from '../../contract/json/pick.ts';
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
  switch (textAt(root, 'type')) {
    case 'assistant.message': {
      const said = textAt(root, 'data', 'content');
      return said === undefined || said === '' ? undefined : { kind: 'message', agentId: textAt(root, 'agentId') ?? 'main', text: said };
    }
    case 'session.error':
      return { kind: 'error', message: textAt(root, 'data', 'message') ?? 'the agent says that it failed' };
    case 'tool.execution_complete': {
      const words = bindingFault(textAt(root, 'data', 'error', 'code'), textAt(root, 'data', 'error', 'message'));
      return words === undefined ? undefined : { kind: 'fault', words };
    }
    case 'result':
      return { kind: 'result', exitCode: numberOf(member(root, 'exitCode')) };
    case undefined:
    default:
      return undefined;
  }
}
