// One record, one line: how a record is written, and how a line is read back.
import { parseJson } from '../contract/json/parse.js';
import { viewOf } from '../contract/json/view.js';
import { fail, ok } from '../contract/result.js';
import { inOrder } from './json-in-order.js';
import { RECORD_FIELDS } from './record-shape.js';
import { count, fieldsOf, isObject, misfitOfFields, number, text } from './shape.js';
/** `prev` of the first record. */
export const NO_LINE = '0'.repeat(64);
/**
 * A record as its line, without the line end. Keys stand in a fixed order; control, format and separator characters and lone
 * surrogates are written as escapes, so that a line is one line to every reader and prints nothing but itself.
 */
export function encodeRecord(envelope, entry) {
    const { schema, seq, time, elapsed_ms, prev } = envelope;
    const head = `{"schema":${schema},"seq":${seq},"time":"${time}","elapsed_ms":${elapsed_ms},"type":"${entry.type}","prev":"${prev}"`;
    const open = entry;
    return inOrder(head, open, FIELDS.get(entry.type) ?? [], ['type']);
}
/** The record of a line, or why it is none: a clause that follows "line N ". */
export function decodeRecord(line) {
    const parsed = parseJson(line);
    if (!parsed.ok)
        return fail(`is not one JSON object: ${parsed.error.message} (column ${parsed.error.column})`);
    const value = viewOf(parsed.value.root);
    if (!isObject(value))
        return fail('is not one JSON object');
    if (value['schema'] !== 1)
        return fail(`has the schema ${JSON.stringify(value['schema'])}; this version reads schema 1`);
    const fields = FIELDS.get(value['type']);
    if (fields === undefined)
        return fail(`has an unknown type ${JSON.stringify(value['type'])}`);
    const wrong = misfitOfFields(value, ENVELOPE) ?? misfitOfFields(value, fields);
    if (wrong !== undefined)
        return fail(`(${String(value['type'])}) has no usable "${wrong.at}": ${wrong.wanted} should stand there`);
    return isRecord(value) ? ok(value) : fail('is no record');
}
const ENVELOPE = fieldsOf({ seq: count, time: text, elapsed_ms: number, prev: text });
const FIELDS = new Map(Object.entries(RECORD_FIELDS).map(([type, fields]) => [type, fieldsOf(fields)]));
/** Names what the check of the shape has established. */
function isRecord(value) {
    return isObject(value);
}
