// A command of this agent in the shape of `spawn`, and back.
import type { BasisShape, ToolInput } from '../../contract/call.ts';
import { defined } from '../../contract/defined.ts';
import { quoteJson, writeJson } from '../../contract/json/text.ts';
import { ok } from '../../contract/result.ts';
import { MAX_TIMEOUT_MS } from '../../loop/tools/spawn-input.ts';
import { fieldsShape, rewrittenCommand } from '../basis-shape.ts';
import { type Fields, numberText } from '../fields.ts';

/** `own` is the call's input as the agent tells it: what the shape has no place for stays as it is there. */
export function spawnShape(tool: string, own: ToolInput): BasisShape {
  return fieldsShape('spawn', own, {
    tool,
    needs: ['command'],
    to: (fields) => ok(writeJson(defined({ command: fields.string('command'), timeout_ms: timeoutOf(fields) }))),
    from: (rewrite, fields) => {
      const read = rewrittenCommand(tool, rewrite);
      if (!read.ok) return read;
      const { command, timeoutMs } = read.value;
      // An unchanged time keeps the agent's own text.
      return ok([
        ...(command === fields.string('command') ? [] : [['command', quoteJson(command)] as const]),
        ...(timeoutMs === timeoutOf(fields) ? [] : [['timeout', numberText(timeoutMs)] as const]),
      ]);
    },
  });
}

/** Milliseconds as `spawn` takes them; the agent itself runs nothing for longer. */
function timeoutOf(fields: Fields): number | undefined {
  const said = fields.number('timeout');
  return said === undefined || !Number.isFinite(said) || said <= 0 ? undefined : Math.min(MAX_TIMEOUT_MS, Math.ceil(said));
}
