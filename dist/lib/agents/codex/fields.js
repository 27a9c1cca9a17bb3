import { textAt } from '../../contract/json/pick.js';
import { quoteJson } from '../../contract/json/text.js';
import { fieldsOf, objectIn, objectText } from '../fields.js';
/** A string of an input that is a JSON object. */
export function stringOf(input, key) {
    return input.kind === 'json' ? textAt(objectIn(input.text)?.root, key) : undefined;
}
/** An object of one member. */
export const only = (key, value) => objectText([[key, quoteJson(value)]]);
/** The object with one of its members changed, or with it at its end; all else as it is written. */
export function withString(text, key, value) {
    const fields = fieldsOf({ kind: 'json', text });
    return fields.ok ? fields.value.with([[key, quoteJson(value)]]) : only(key, value);
}
