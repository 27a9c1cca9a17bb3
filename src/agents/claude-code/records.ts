// The calls in the session files that Claude Code leaves below its home: the main conversation's, and those of its sub-agents and
// workflows in folders beside it. The agent could write there itself: what is read only ever speaks against it.
import type { ToolInput } from '../../contract/call.ts';
import type { JsonDocument, JsonNode } from '../../contract/json/node.ts';
import { parseJson } from '../../contract/json/parse.ts';
import { itemsOf, stringOf } from '../../contract/json/pick.ts';
import { textOf } from '../../contract/json/text.ts';
import { member } from '../../contract/json/view.ts';
import type { AgentFolders, RecordedCall } from '../adapter.ts';
import { recordsInLines } from '../record-lines.ts';
import type { UnreadRecords } from '../record-walk.ts';
import { isAnswer } from './identity.ts';

/** Every call of these files, and what could not be read. Throws only for the signal. */
export function records({ home }: Pick<AgentFolders, 'home'>, signal?: AbortSignal): AsyncGenerator<RecordedCall | UnreadRecords> {
  return recordsInLines({ home, folders: ['.claude/projects'], isRecord: (path) => path.endsWith('.jsonl'), callsOf: callsIn }, signal);
}

interface Found {
  readonly name: string;
  readonly input: ToolInput;
  readonly where: string;
}

/** The calls of one file, from its lines. A call without a result has not been seen to run. Throws where a line is no record. */
export async function* callsIn(file: string, lines: AsyncIterable<string>): AsyncGenerator<RecordedCall> {
  const calls = new Map<string, Found>();
  const ran = new Set<string>();
  let number = 0;
  for await (const line of lines) {
    number += 1;
    // Most of a file is neither, and some of it is large.
    if (!line.includes('"tool_use"') && !line.includes('"tool_result"')) continue;
    const read = parseJson(line);
    if (!read.ok) throw new Error(`has a line ${number} that is not JSON: ${read.error.message}`);
    for (const block of blocksOf(read.value.root)) {
      const call = callOf(read.value, block);
      if (call !== undefined && !calls.has(call.id)) calls.set(call.id, { ...call, where: `${file}:${number}` });
      const id = ranIn(read.value.root, block);
      if (id !== undefined) ran.add(id);
    }
  }
  for (const [id, { name, input, where }] of calls) yield { id, name, input, ran: ran.has(id), where };
}

function blocksOf(root: JsonNode): readonly JsonNode[] {
  const type = stringOf(member(root, 'type'));
  const message = type === 'assistant' || type === 'user' ? member(root, 'message') : undefined;
  return itemsOf(message === undefined ? undefined : member(message, 'content'));
}

function callOf(document: JsonDocument, block: JsonNode): (Omit<Found, 'where'> & { readonly id: string }) | undefined {
  const [id, name, input] = [stringOf(member(block, 'id')), stringOf(member(block, 'name')), member(block, 'input')];
  if (stringOf(member(block, 'type')) !== 'tool_use' || id === undefined || name === undefined) return undefined;
  return { id, name, input: input === undefined ? { kind: 'raw', text: '' } : { kind: 'json', text: textOf(document, input) } };
}

/** The id of a call whose result says that it ran: neither refused (which is noted beside it) nor answered by the agent itself. */
function ranIn(root: JsonNode, block: JsonNode): string | undefined {
  if (stringOf(member(block, 'type')) !== 'tool_result' || member(root, 'toolDenialKind') !== undefined) return undefined;
  const content = stringOf(member(block, 'content')) ?? '';
  const isError = member(block, 'is_error');
  const byItself = isError?.kind === 'boolean' && isError.value && isAnswer(content);
  return byItself ? undefined : stringOf(member(block, 'tool_use_id'));
}
