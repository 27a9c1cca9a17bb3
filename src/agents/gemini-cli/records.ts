// The calls in Gemini CLI's own files: `~/.gemini/tmp/PROJECT/chats/session-*.jsonl`, and a folder beside it with a file for each
// sub-agent. A line has the whole message as it is then; the last one of an id stands.
import { parseJson } from '../../contract/json/parse.ts';
import { itemsAt, textAt, within } from '../../contract/json/pick.ts';
import type { JsonDocument, JsonNode } from '../../contract/json/node.ts';
import { textOf } from '../../contract/json/text.ts';
import { member } from '../../contract/json/view.ts';
import type { AgentFolders, RecordedCall } from '../adapter.ts';
import { recordsInLines } from '../record-lines.ts';
import type { UnreadRecords } from '../record-walk.ts';
import { isTurnedAway } from './identify.ts';

/** Every call of these files, and what could not be read. Throws only for the signal. */
export function records({ home }: Pick<AgentFolders, 'home'>, signal?: AbortSignal): AsyncGenerator<RecordedCall | UnreadRecords> {
  const isRecord = (path: string): boolean => /\/chats\/(?:.*\/)?[^/]*\.jsonl$/s.test(path);
  return recordsInLines({ home, folders: ['.gemini/tmp'], isRecord, callsOf }, signal);
}

async function* callsOf(file: string, lines: AsyncIterable<string>): AsyncGenerator<RecordedCall> {
  const last = new Map<string, RecordedCall>();
  let number = 0;
  for await (const line of lines) {
    number += 1;
    for (const { id, call } of callsIn(line, file, number)) last.set(id, call);
  }
  yield* last.values();
}

interface Identified {
  readonly id: string;
  readonly call: RecordedCall;
}

/** Calls in one line of a transcript. Throws where it is no record. */
export function callsIn(line: string, file: string, number: number): readonly Identified[] {
  if (line.trim() === '') return [];
  const read = parseJson(line);
  if (!read.ok) throw new Error(`has a line ${number} that is not JSON: ${read.error.message}`);
  const where = `${file}:${number}`;
  const { value: document } = read;
  const set = member(document.root, '$set');
  const messages = set === undefined ? [document.root] : itemsAt(set, 'messages');
  return messages.flatMap((message) =>
    itemsAt(message, 'toolCalls').map((call, index) => identified(document, call, `${where}#${index}`, where)),
  );
}

function identified(document: JsonDocument, node: JsonNode, unnamed: string, where: string): Identified {
  const input = member(node, 'args');
  const call: RecordedCall = {
    name: textAt(node, 'name') ?? '(no name)',
    ...(input === undefined ? {} : { input: { kind: 'json', text: textOf(document, input) } }),
    ran: hasRun(document, node),
    where,
  };
  return { id: textAt(node, 'id') ?? unnamed, call };
}

const BEFORE_IT_RAN =
  /^(Tool execution blocked: |Tool execution denied by policy|Tool execution for "[^"]*" requires user confirmation, |Tool parameter modification by hook failed validation: |\[Operation Cancelled\] )/;

/** It ran where it came to a success, or to an error that is not a refusal. Where that cannot be told, it ran. */
function hasRun(document: JsonDocument, node: JsonNode): boolean {
  const status = textAt(node, 'status');
  if (status === 'success') return true;
  const [first] = itemsAt(node, 'result');
  const error = within(first, 'functionResponse', 'response', 'error');
  if (error === undefined) return status !== 'cancelled';
  const words = error.kind === 'string' ? error.value : textOf(document, error);
  return !BEFORE_IT_RAN.test(words) && !isTurnedAway(words);
}
