// The calls in Copilot CLI's own file of a session, `~/.copilot/session-state/ID/events.jsonl`: those of sub-agents stand in it too. A call
// has a line when it begins and one when it is over. Its id is the wire's.
import type { JsonDocument, JsonNode } from '../../contract/json/node.ts';
import { defined } from '../../contract/defined.ts';
import { parseJson } from '../../contract/json/parse.ts';
import { itemsAt, textAt } from '../../contract/json/pick.ts';
import { textOf } from '../../contract/json/text.ts';
import { member } from '../../contract/json/view.ts';
import type { AgentFolders, RecordedCall } from '../adapter.ts';
import { recordsInLines } from '../record-lines.ts';
import type { UnreadRecords } from '../record-walk.ts';
import { OWN_READS, PATCH } from './tools.ts';

/** Every call of these files, and what could not be read. Throws only for the signal. */
export function records(
  { home }: Pick<AgentFolders, 'home' | 'workspace'>,
  signal?: AbortSignal,
): AsyncGenerator<RecordedCall | UnreadRecords> {
  return recordsInLines({ home, folders: ['.copilot/session-state'], isRecord: (path) => path.endsWith('events.jsonl'), callsOf }, signal);
}

async function* callsOf(file: string, lines: AsyncIterable<string>): AsyncGenerator<RecordedCall> {
  const calls = new Map<string, RecordedCall>();
  const asked = new Set<string>();
  let number = 0;
  for await (const line of lines) {
    number += 1;
    const event = eventIn(line, file, number);
    switch (event?.kind) {
      case 'asked':
        for (const id of event.ids) asked.add(id);
        break;
      case 'begun':
        calls.set(event.id, event.call);
        break;
      case 'over': {
        const call = calls.get(event.id);
        if (call !== undefined) calls.set(event.id, { ...call, ran: !isTurnedAway(event.error, call) });
        break;
      }
      case undefined:
        break;
    }
  }
  for (const [id, call] of calls) {
    // It reads what was in the background by itself, in a call that the model did not make.
    if (OWN_READS.includes(call.name) && !asked.has(id)) continue;
    yield call;
  }
}

type RecordEvent =
  /** What the model asked for. */
  | { readonly kind: 'asked'; readonly ids: readonly string[] }
  | { readonly kind: 'begun'; readonly id: string; readonly call: RecordedCall }
  | { readonly kind: 'over'; readonly id: string; readonly error: CallError };

interface CallError {
  readonly code: string | undefined;
  readonly message: string | undefined;
}

/** Throws where the line is no record. */
export function eventIn(line: string, file: string, number: number): RecordEvent | undefined {
  if (line.trim() === '') return undefined;
  const read = parseJson(line);
  if (!read.ok) throw new Error(`has a line ${number} that is not JSON: ${read.error.message}`);
  const where = `${file}:${number}`;
  const data = member(read.value.root, 'data');
  if (data === undefined) return undefined;
  const id = textAt(data, 'toolCallId');
  switch (textAt(read.value.root, 'type')) {
    case 'hook.start':
      return { kind: 'asked', ids: hookedIds(data) };
    case 'tool.execution_start':
      return { kind: 'begun', id: id ?? where, call: begun(read.value, data, where, id) };
    case 'tool.execution_complete':
      return {
        kind: 'over',
        id: id ?? where,
        error: { code: textAt(data, 'error', 'code'), message: textAt(data, 'error', 'message') },
      };
    case undefined:
    default:
      return undefined;
  }
}

function hookedIds(data: JsonNode): readonly string[] {
  return itemsAt(data, 'input', 'toolCalls').flatMap((call) => textAt(call, 'id') ?? []);
}

/** The agent puts it before the wire's id of a call that is a bare text. */
const OF_TEXT = /^custom_/;

/** Until it is over it counts as run: where it stands in between cannot be told. */
function begun(document: JsonDocument, data: JsonNode, where: string, id: string | undefined): RecordedCall {
  const name = textAt(data, 'toolName') ?? '(no name)';
  const input = member(data, 'arguments');
  const told = input === undefined ? undefined : ({ kind: 'json', text: textOf(document, input) } as const);
  return { name, ran: true, where, ...defined({ id: name === PATCH ? id?.replace(OF_TEXT, '') : id, input: told }) };
}

const REFUSED = /^Denied by preToolUse hook|^Permission denied/;

/** Whether the error is one of a call that never reached its tool: refused, or cleared because its arguments were no JSON. */
function isTurnedAway({ code, message }: CallError, { input }: RecordedCall): boolean {
  if (message === undefined) return false;
  return code === 'denied' ? REFUSED.test(message) : input?.text === '{}' && /\bJSON\b/.test(message);
}
