import type { ToolInput } from './call.ts';
import type { CheckedFile } from './checked-file.ts';
import { readChecked } from './checked-file.ts';
import { replayValidator } from './generated/replay.ts';
import type { JsonNode } from './json/node.ts';
import { itemsOf, stringOf } from './json/pick.ts';
import { member } from './json/view.ts';
import type { FileProblem } from './problem.ts';
import type { Result } from './result.ts';
import { ok } from './result.ts';
import { writtenInput } from './written-input.ts';

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
  const input = writtenInput(file, entry, 'this tool call');
  if (!input.ok) return input;
  const id = stringOf(member(entry, 'id'));
  return ok({ ...(id !== undefined && { id }), name: stringOf(member(entry, 'name')) ?? '', input: input.value });
}
