import { hasMoreValues } from '../../contract/json/value-count.js';
/** Values of an input; a whole answer of a model has room for fewer. */
export const MOST_VALUES = 100_000;
/** Characters of an input that its record is made of. */
const LONGEST = 64 * 1024;
/** Whether a JSON input holds more values than a model writes. */
export const isBulky = ({ kind, text }) => kind === 'json' && hasMoreValues(text, MOST_VALUES);
/** What its record is made of, and enough to say that it is another one. */
export function beginningOf(input) {
    return input.text.length <= LONGEST ? input : { kind: 'raw', text: input.text.slice(0, LONGEST) };
}
