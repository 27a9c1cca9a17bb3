// How hooks written for `spawn` and `files` see the tools of Codex (contract 3.4). A hook of Codex is given no more of a command than
// its text; what else the model asked for (folder, time-out, shell) the agent keeps by itself. Pure.
import { entryOf } from '../../contract/entry-of.ts';
import type { BasisShape, ToolInput } from '../../contract/call.ts';
import type { JsonText } from '../../contract/json/node.ts';
import { fail, ok, type Result } from '../../contract/result.ts';
import type { AgentCall } from '../adapter.ts';
import { rewrittenCommand } from '../basis-shape.ts';
import { delegationShape } from '../delegation-shape.ts';
import { shownPath } from '../shown-path.ts';
import { only, stringOf, withString } from './fields.ts';
import { operationsOf, patchOf, type Shown } from './patch-operations.ts';
import { BASIS_NAMES, SPAWNING } from './tools.ts';

export function basisOf({ name, input }: AgentCall, workspace?: string): BasisShape | undefined {
  if (SPAWNING.has(name)) return delegationShape(name, 'message', input);
  const basis = entryOf(BASIS_NAMES, name);
  switch (basis) {
    case 'spawn':
      return {
        name: basis,
        toBasis: (from) => withCommand(from, (command) => json(only('command', command))),
        toNative: (rewrite) => nativeCommand(rewrite, input),
      };
    case 'files': {
      const shown: Shown = (path) => shownPath(path, workspace);
      return {
        name: basis,
        toBasis: (from) =>
          withCommand(from, (patch) => {
            const operations = operationsOf(patch, shown);
            return operations.ok ? json(operations.value) : operations;
          }),
        toNative: (rewrite) =>
          withCommand(input, (patch) => {
            const text = patchOf(rewrite, patch, shown);
            return text.ok ? ok(changed(input, text.value)) : text;
          }),
      };
    }
    case undefined:
      return undefined;
  }
}

function nativeCommand(rewrite: JsonText, native: ToolInput): Result<JsonText, string> {
  const read = rewrittenCommand('Bash', rewrite);
  if (!read.ok) return read;
  if (read.value.timeoutMs !== undefined) return fail('a hook of Codex cannot set a time-out; leave `timeout_ms` out');
  return ok(changed(native, read.value.command));
}

function withCommand<T>(input: ToolInput, use: (command: string) => Result<T, string>): Result<T, string> {
  const command = stringOf(input, 'command');
  return command === undefined ? fail('`command` of the call is not a string') : use(command);
}

const changed = (native: ToolInput, command: string): JsonText =>
  native.kind === 'json' ? withString(native.text, 'command', command) : only('command', command);

const json = (text: JsonText): Result<ToolInput, string> => ok({ kind: 'json', text });
