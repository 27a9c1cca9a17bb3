import type { ToolInput, ToolOutput, ToolResult } from './call.ts';
import type { CheckedFile } from './checked-file.ts';
import { problemIn, readChecked } from './checked-file.ts';
import { casesValidator } from './generated/cases.ts';
import type { JsonNode, JsonText } from './json/node.ts';
import { itemsOf, stringOf } from './json/pick.ts';
import { textOf } from './json/text.ts';
import { member } from './json/view.ts';
import type { FileProblem } from './problem.ts';
import type { Result } from './result.ts';
import { fail, ok } from './result.ts';
import { writtenInput } from './written-input.ts';

/** The version of the file that is read here. */
export const CASES_SCHEMA = 1;

/** One question to the chain, and what it must say. */
export interface GuardCase {
  readonly name: string;
  readonly toolName: string;
  readonly input: ToolInput;
  /** Set: a review of this result. */
  readonly result?: ToolResult;
  readonly expect: string;
  /** Exact text of the input or the output that must be left. */
  readonly left?: JsonText;
  /** A part of the words. */
  readonly reason?: string;
  /** The name of a participant. */
  readonly by?: string;
}

/**
 * The cases of `.basis/cases.json`.
 *
 * @param content the file's bytes, or its text with the byte order mark still in it
 */
export function parseCasesFile(content: string | Uint8Array, source: string): Result<readonly GuardCase[], FileProblem> {
  const read = readChecked(content, source, CASES_SCHEMA, casesValidator);
  if (!read.ok) return read;
  const cases: GuardCase[] = [];
  for (const entry of itemsOf(member(read.value.document.root, 'cases'))) {
    const one = caseOf(read.value, entry);
    if (!one.ok) return one;
    cases.push(one.value);
  }
  return ok(cases);
}

function caseOf(file: CheckedFile, entry: JsonNode): Result<GuardCase, FileProblem> {
  const { document } = file;
  const input = writtenInput(file, entry, 'this case');
  if (!input.ok) return input;
  const output = member(entry, 'output');
  const expect = stringOf(member(entry, 'expect')) ?? '';
  const wrong = output === undefined ? 'replace' : 'modify';
  if (expect === wrong) {
    const event =
      output === undefined ? 'before a call: give the case an "output", or write' : 'after a call: take the "output" out, or write';
    return fail(problemIn(file, entry.start, `this case expects "${expect}", which is no answer ${event} another "expect"`));
  }
  const left = member(entry, output === undefined ? 'expect_input' : 'expect_output');
  const reason = stringOf(member(entry, 'expect_reason'));
  const by = stringOf(member(entry, 'expect_by'));
  const isError = member(entry, 'is_error');
  return ok({
    name: stringOf(member(entry, 'name')) ?? '',
    toolName: stringOf(member(entry, 'tool_name')) ?? '',
    input: input.value,
    expect,
    ...(output && { result: { output: outputOf(file, output), isError: isError?.kind === 'boolean' && isError.value } }),
    ...(left && { left: textOf(document, left) }),
    ...(reason !== undefined && { reason }),
    ...(by !== undefined && { by }),
  });
}

function outputOf({ document }: CheckedFile, node: JsonNode): ToolOutput {
  return node.kind === 'string' ? { kind: 'text', text: node.value } : { kind: 'json', text: textOf(document, node) };
}
