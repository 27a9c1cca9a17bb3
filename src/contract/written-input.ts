import type { ToolInput } from './call.ts';
import { type CheckedFile, problemIn } from './checked-file.ts';
import { toolInput } from './input.ts';
import type { JsonNode } from './json/node.ts';
import { stringOf } from './json/pick.ts';
import { textOf } from './json/text.ts';
import { member } from './json/view.ts';
import type { FileProblem } from './problem.ts';
import { fail, ok, type Result } from './result.ts';

/** The input of a call in a file of ours: as a value, or as the text that a model wrote. `what` names the entry in a sentence. */
export function writtenInput(file: CheckedFile, entry: JsonNode, what: string): Result<ToolInput, FileProblem> {
  const written = member(entry, 'input');
  const json = stringOf(member(entry, 'input_json'));
  if ((written === undefined) === (json === undefined)) {
    const has = json === undefined ? 'neither "input" nor "input_json"' : 'both "input" and "input_json"';
    return fail(problemIn(file, entry.start, `${what} has ${has}; write exactly one of them`));
  }
  return ok(written === undefined ? toolInput(json ?? '') : { kind: 'json', text: textOf(file.document, written) });
}
