// A call that hands a task to a sub-agent in the shape of `spawn`, and back. Pure.
import type { BasisShape, ToolInput } from '../contract/call.ts';
import { quoteJson } from '../contract/json/text.ts';
import { fail, ok } from '../contract/result.ts';
import { readSpawnInput } from '../loop/tools/spawn-input.ts';
import { fieldsOf, objectText } from './fields.ts';

/** `field` holds the task; all else of the input (a type of agent, a title) stays as the model gave it. */
export function delegationShape(tool: string, field: string, own: ToolInput): BasisShape {
  return {
    name: 'spawn',
    toBasis: (input) => {
      const fields = fieldsOf(input);
      if (!fields.ok) return fields;
      if (fields.value.string(field) === undefined) return fail(`\`${field}\` of ${tool} is not a string`);
      return ok({ kind: 'json', text: objectText([['task', fields.value.exact(field)]]) });
    },
    toNative: (rewrite) => {
      const read = readSpawnInput(rewrite);
      if (!read.ok) return read;
      if (read.value.kind !== 'task') return fail(`${tool} hands on a task; write \`task\` in place of \`${read.value.kind}\``);
      const fields = fieldsOf(own);
      return fields.ok ? ok(fields.value.with([[field, quoteJson(read.value.task)]])) : fields;
    },
  };
}
