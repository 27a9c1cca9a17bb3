// How the calls of basis read where the protocol has no word for them. Pure. When a call is queued basis does not know yet whether it
// only reads, so that it calls a batch of reading operations an edit; a hand-over to a sub-agent, and waiting for one, it calls `other`.
import type { JsonText } from '../../contract/json/node.ts';
import { parseJson } from '../../contract/json/parse.ts';
import { itemsOf, stringOf } from '../../contract/json/pick.ts';
import { member } from '../../contract/json/view.ts';
import type { AgentCall, Translator } from '../adapter.ts';
import { readInput } from './input.ts';
import { NO_KIND } from './kinds.ts';
import type { ToldCall } from './messages.ts';
import { translator } from './translate.ts';

const READING: readonly string[] = ['read', 'list', 'search'];

/** The kind of a call that only reads or waits and is told as something else. */
export function basisKind({ kind = NO_KIND, rawInput }: ToldCall): string | undefined {
  const root = rootOf(rawInput);
  if (root === undefined) return undefined;
  const operations = itemsOf(member(root, 'operations'));
  if (
    kind === 'edit' &&
    operations.length > 0 &&
    operations.every((operation) => READING.includes(stringOf(member(operation, 'op')) ?? ''))
  )
    return 'read';
  const waits = stringOf(member(root, 'mode')) === 'wait' || (member(root, 'wait') !== undefined && member(root, 'input') === undefined);
  return kind === NO_KIND && waits ? 'think' : undefined;
}

export const basisTranslator: Translator = {
  ...translator,
  level: (call) => (handsOver(call) ? 'local_state' : translator.level(call)),
  delegates: handsOver,
};

/** A task for a sub-agent, as basis asks about it; what the sub-agent does asks for itself. One that is not here is `external`. */
function handsOver({ name, input }: AgentCall): boolean {
  const root = name === NO_KIND ? rootOf(readInput(input)?.rawInput) : undefined;
  const isHere = root !== undefined && ['local', undefined].includes(stringOf(member(root, 'target')));
  return isHere && stringOf(member(root, 'mode')) === 'agent';
}

function rootOf(text: JsonText | undefined) {
  const read = text === undefined ? undefined : parseJson(text);
  return read?.ok === true && read.value.root.kind === 'object' ? read.value.root : undefined;
}
