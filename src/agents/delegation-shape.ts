// A call that hands a task to a sub-agent in the shape of `spawn`, and back. Pure.
import type { BasisShape, ToolInput } from '../contract/call.ts';
import { quoteJson } from '../contract/json/text.ts';
import { fail, ok } from '../contract/result.ts';
import { readSpawnInput } from '../loop/tools/spawn-input.ts';
import { fieldsShape } from './basis-shape.ts';
import { objectText } from './fields.ts';

/** `field` holds the task; all else of the input (a type of agent, a title) stays as the model gave it. */
export function delegationShape(tool: string, field: string, own: ToolInput): BasisShape {
  return fieldsShape('spawn', own, {
    tool,
    needs: [field],
    to: (fields) => ok(objectText([['task', fields.exact(field)]])),
    from: (rewrite) => {
      const read = readSpawnInput(rewrite);
      if (!read.ok) return read;
      return read.value.kind === 'task'
        ? ok([[field, quoteJson(read.value.task)]])
        : fail(`${tool} hands on a task; write \`task\` in place of \`${read.value.kind}\``);
    },
  });
}
