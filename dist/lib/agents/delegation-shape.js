import { quoteJson } from '../contract/json/text.js';
import { fail, ok } from '../contract/result.js';
import { readSpawnInput } from '../loop/tools/spawn-input.js';
import { fieldsOf, objectText } from './fields.js';
/** `field` holds the task; all else of the input (a type of agent, a title) stays as the model gave it. */
export function delegationShape(tool, field, own) {
    return {
        name: 'spawn',
        toBasis: (input) => {
            const fields = fieldsOf(input);
            if (!fields.ok)
                return fields;
            if (fields.value.string(field) === undefined)
                return fail(`\`${field}\` of ${tool} is not a string`);
            return ok({ kind: 'json', text: objectText([['task', fields.value.exact(field)]]) });
        },
        toNative: (rewrite) => {
            const read = readSpawnInput(rewrite);
            if (!read.ok)
                return read;
            if (read.value.kind !== 'task')
                return fail(`${tool} hands on a task; write \`task\` in place of \`${read.value.kind}\``);
            const fields = fieldsOf(own);
            return fields.ok ? ok(fields.value.with([[field, quoteJson(read.value.task)]])) : fields;
        },
    };
}
