// A command of this agent in the shape of `spawn`, and back.
import type { BasisShape, ToolInput } from '../../contract/call.ts';
import { quoteJson, writeJson } from '../../contract/json/text.ts';
import { fail, ok } from '../../contract/result.ts';
import { MAX_TIMEOUT_MS, readSpawnInput } from '../../loop/tools/spawn-input.ts';
import { type Fields, fieldsOf, type Members } from '../fields.ts';

/** `own` is the call's input as the agent tells it: what the shape has no place for stays as it is there. */
export function spawnShape(tool: string, own: ToolInput): BasisShape {
  return {
    name: 'spawn',
    toBasis: (input) => {
      const fields = fieldsOf(input);
      if (!fields.ok) return fields;
      const command = fields.value.string('command');
      if (command === undefined) return fail(`${tool} has no \`command\` that is a string`);
      const timeout = timeoutOf(fields.value);
      return ok({ kind: 'json', text: writeJson(timeout === undefined ? { command } : { command, timeout_ms: timeout }) });
    },
    toNative: (rewrite) => {
      const read = readSpawnInput(rewrite);
      if (!read.ok) return read;
      if (read.value.kind !== 'command') return fail(`${tool} runs a command; write \`command\` in place of \`${read.value.kind}\``);
      const fields = fieldsOf(own);
      if (!fields.ok) return fields;
      const { command, timeoutMs } = read.value;
      // An unchanged time keeps the agent's own text.
      const timeout = timeoutMs === undefined ? undefined : writeJson(timeoutMs);
      const changes: Members = [
        ...(command === fields.value.string('command') ? [] : [['command', quoteJson(command)] as const]),
        ...(timeoutMs === timeoutOf(fields.value) ? [] : [['timeout', timeout] as const]),
      ];
      return ok(fields.value.with(changes));
    },
  };
}

/** Milliseconds as `spawn` takes them; the agent itself runs nothing for longer. */
function timeoutOf(fields: Fields): number | undefined {
  const said = fields.number('timeout');
  return said === undefined || !Number.isFinite(said) || said <= 0 ? undefined : Math.min(MAX_TIMEOUT_MS, Math.ceil(said));
}
