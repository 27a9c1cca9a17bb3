// How hooks written for `spawn` and `files` see the tools of Copilot CLI (contract 3.4). What a rewrite does not name keeps the value that
// the model gave. Pure.
import { entryOf } from '../../contract/entry-of.ts';
import type { BasisShape, ToolInput } from '../../contract/call.ts';
import type { JsonText } from '../../contract/json/node.ts';
import { quoteJson, writeJson } from '../../contract/json/text.ts';
import { fail, ok, type Result } from '../../contract/result.ts';
import { readFilesInput } from '../../loop/tools/files-input.ts';
import { commandAlone } from '../basis-shape.ts';
import { delegationShape } from '../delegation-shape.ts';
import { fieldsOf, listText, objectText } from '../fields.ts';
import { shownOperation } from '../shown-path.ts';
import { FILE_TOOLS } from './file-tools.ts';
import { DELEGATION, SHELLS } from './tools.ts';

export function basisOf(name: string, input: ToolInput, workspace: string | undefined): BasisShape | undefined {
  if (SHELLS.includes(name)) return { name: 'spawn', toBasis: shellToBasis, toNative: (rewrite) => shellToNative(name, rewrite, input) };
  if (name === DELEGATION) return delegationShape(DELEGATION, 'prompt', input);
  const tool = entryOf(FILE_TOOLS, name);
  if (tool === undefined) return undefined;
  return {
    name: 'files',
    toBasis: (from) => {
      const fields = fieldsOf(from);
      if (!fields.ok) return fields;
      const operations = tool.toBasis(fields.value);
      if (!operations.ok) return operations;
      const shown = operations.value.map((operation) => writeJson(shownOperation(operation, workspace)));
      return ok({ kind: 'json', text: objectText([['operations', listText(shown)]]) });
    },
    toNative: (rewrite) => {
      const operations = readFilesInput(rewrite);
      if (!operations.ok) return operations;
      const fields = fieldsOf(input);
      return fields.ok ? tool.toNative(operations.value, fields.value) : fields;
    },
  };
}

function shellToBasis(from: ToolInput): Result<ToolInput, string> {
  const fields = fieldsOf(from);
  if (!fields.ok) return fields;
  if (fields.value.string('command') === undefined) return fail('`command` is not a string');
  return ok({ kind: 'json', text: objectText([['command', fields.value.exact('command')]]) });
}

function shellToNative(name: string, rewrite: JsonText, input: ToolInput): Result<JsonText, string> {
  const command = commandAlone(name, rewrite);
  if (!command.ok) return command;
  const fields = fieldsOf(input);
  return fields.ok ? ok(fields.value.with([['command', quoteJson(command.value)]])) : fields;
}
