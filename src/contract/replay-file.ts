import type { ToolInput } from './call.ts';
import type { CheckedFile } from './checked-file.ts';
import { problemIn, readChecked } from './checked-file.ts';
import { replayValidator } from './generated/replay.ts';
import { toolInput } from './input.ts';
import type { JsonNode } from './json/node.ts';
import { itemsOf, stringOf } from './json/pick.ts';
import { textOf } from './json/text.ts';
import { member } from './json/view.ts';
import type { FileProblem } from './problem.ts';
import type { Result } from './result.ts';
import { fail, ok } from './result.ts';

/** The version of the replay script that is read here. */
export const REPLAY_SCHEMA = 1;

export interface ReplayCall {
  /** Absent: the model makes one up. */
  readonly id?: string;
  readonly name: string;
  /** The exact text of `input`, or what `input_json` reads as: valid JSON, or a raw string. */
  readonly input: ToolInput;
}

export interface ReplayTurn {
  readonly text: string;
  readonly calls: readonly ReplayCall[];
}

/**
 * The turns of a replay script, in order.
 *
 * @param content the file's bytes, or its text with the byte order mark still in it
 */
export function parseReplayFile(content: string | Uint8Array, source: string): Result<readonly ReplayTurn[], FileProblem> {
  const read = readChecked(content, source, REPLAY_SCHEMA, replayValidator);
  if (!read.ok) return read;
  const turns: ReplayTurn[] = [];
  for (const turn of itemsOf(member(read.value.document.root, 'turns'))) {
    const calls: ReplayCall[] = [];
    for (const entry of itemsOf(member(turn, 'tool_calls'))) {
      const call = callOf(read.value, entry);
      if (!call.ok) return call;
      calls.push(call.value);
    }
    turns.push({ text: stringOf(member(turn, 'text')) ?? '', calls });
  }
  return ok(turns);
}

function callOf(file: CheckedFile, entry: JsonNode): Result<ReplayCall, FileProblem> {
  const written = member(entry, 'input');
  const json = stringOf(member(entry, 'input_json'));
  if ((written === undefined) === (json === undefined)) {
    const has = json === undefined ? 'neither "input" nor "input_json"' : 'both "input" and "input_json"';
    return fail(problemIn(file, entry.start, `this tool call has ${has}; write exactly one of them`));
  }
  const id = stringOf(member(entry, 'id'));
  const input: ToolInput = written === undefined ? toolInput(json ?? '') : { kind: 'json', text: textOf(file.document, written) };
  return ok({ ...(id !== undefined && { id }), name: stringOf(member(entry, 'name')) ?? '', input });
}
