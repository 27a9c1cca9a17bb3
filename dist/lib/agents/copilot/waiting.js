import { writeJson } from '../../contract/json/text.js';
import { fieldsOf } from '../fields.js';
import { SHELLS } from './tools.js';
const FIELD = 'initial_wait';
/** Seconds; the agent takes no more. */
const LONGEST = 600;
/** The input with the longest wait; undefined: it has it already, or the tool is no shell. */
export function waitedFor(name, input) {
    const fields = SHELLS.includes(name) ? fieldsOf(input) : undefined;
    if (fields?.ok !== true || (fields.value.number(FIELD) ?? 0) >= LONGEST)
        return undefined;
    return fields.value.with([[FIELD, writeJson(LONGEST)]]);
}
/** The input without a word of it. */
export function withoutWait(name, input) {
    const fields = SHELLS.includes(name) ? fieldsOf(input) : undefined;
    return fields?.ok === true ? { kind: 'json', text: fields.value.with([[FIELD, undefined]]) } : input;
}
