import { entryOf } from '../contract/entry-of.js';
import { fail, ok } from '../contract/result.js';
import { readFilesInput } from '../loop/tools/files-input.js';
import { readSpawnInput } from '../loop/tools/spawn-input.js';
import { fieldsOf } from './fields.js';
/** A tool whose input is a JSON object; `own` is the input of the call. */
export function fieldsShape(name, own, { tool, needs, to, from }) {
    const read = (input) => {
        const fields = fieldsOf(input);
        if (!fields.ok)
            return fields;
        const missing = needs.find((field) => fields.value.string(field) === undefined);
        return missing === undefined ? fields : fail(`\`${missing}\` of ${tool} is not a string`);
    };
    return {
        name,
        toBasis: (input) => {
            const fields = read(input);
            const text = fields.ok ? to(fields.value) : fields;
            return text.ok ? ok({ kind: 'json', text: text.value }) : text;
        },
        toNative: (rewrite) => {
            const fields = read(own);
            if (!fields.ok)
                return fields;
            const members = from(rewrite, fields.value);
            return members.ok ? ok(fields.value.with(members.value)) : members;
        },
    };
}
/** Undefined for a tool that is not in the table. */
export function shapeIn(table, tool, own, about) {
    const shape = entryOf(table, tool);
    if (shape === undefined)
        return undefined;
    const to = (fields) => shape.to(fields, about);
    const from = (rewrite, fields) => shape.from(rewrite, fields, about);
    return fieldsShape(shape.name, own, { tool, needs: shape.needs, to, from });
}
/** The operation of a rewrite for a tool that is one. */
export function oneOperation(tool, rewrite) {
    const read = readFilesInput(rewrite);
    if (!read.ok)
        return read;
    const [operation, ...more] = read.value;
    return operation === undefined || more.length > 0 ? fail(`${tool} is one operation; ${read.value.length} were given`) : ok(operation);
}
export const cannot = (tool, { op }, instead) => fail(`${tool} cannot ${op}; write an operation ${instead}`);
/** The command of a rewrite for a tool that runs one. */
export function rewrittenCommand(tool, rewrite) {
    const read = readSpawnInput(rewrite);
    if (!read.ok)
        return read;
    return read.value.kind === 'command' ? ok(read.value) : fail(`${tool} runs a command; \`${read.value.kind}\` is none`);
}
/** The same for a tool that takes no time-out. */
export function commandAlone(tool, rewrite) {
    const read = rewrittenCommand(tool, rewrite);
    if (!read.ok)
        return read;
    return read.value.timeoutMs === undefined ? ok(read.value.command) : fail(`${tool} has no \`timeout_ms\`; leave it out`);
}
