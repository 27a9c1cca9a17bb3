import { quoteJson } from '../contract/json/text.js';
import { fail, ok } from '../contract/result.js';
import { readSpawnInput } from '../loop/tools/spawn-input.js';
import { fieldsShape } from './basis-shape.js';
import { objectText } from './fields.js';
/** `field` holds the task; all else of the input (a type of agent, a title) stays as the model gave it. */
export function delegationShape(tool, field, own) {
    return fieldsShape('spawn', own, {
        tool,
        needs: [field],
        to: (fields) => ok(objectText([['task', fields.exact(field)]])),
        from: (rewrite) => {
            const read = readSpawnInput(rewrite);
            if (!read.ok)
                return read;
            return read.value.kind === 'task'
                ? ok([[field, quoteJson(read.value.task)]])
                : fail(`${tool} hands on a task; write \`task\` in place of \`${read.value.kind}\``);
        },
    });
}
