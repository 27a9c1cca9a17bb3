/** Values of an input; a whole answer of a model has room for fewer. */
export const MOST_VALUES = 100_000;
/** Characters of an input that its record is made of. */
const LONGEST = 64 * 1024;
/** Whether a JSON input holds more values than a model writes. */
export function isBulky({ kind, text }) {
    if (kind !== 'json' || text.length <= MOST_VALUES)
        return false;
    let values = 1;
    for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (code === QUOTE)
            at = endOfString(text, at);
        else if (code === COMMA || code === OPEN_BRACKET || code === OPEN_BRACE)
            values += 1;
        if (values > MOST_VALUES)
            return true;
    }
    return false;
}
/** What its record is made of, and enough to say that it is another one. */
export function beginningOf(input) {
    return input.text.length <= LONGEST ? input : { kind: 'raw', text: input.text.slice(0, LONGEST) };
}
const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const OPEN_BRACE = 0x7b;
/** The place of the quote that ends the string which begins at `start`. */
function endOfString(text, start) {
    for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
        let slashes = 0;
        while (text.charCodeAt(at - 1 - slashes) === BACKSLASH)
            slashes += 1;
        if (slashes % 2 === 0)
            return at;
    }
    return text.length;
}
