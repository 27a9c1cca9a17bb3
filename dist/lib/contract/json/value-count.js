// How many JSON values a text can hold at most, told without reading it as JSON: a text of some bytes a value becomes a tree of a
// hundred times its size, so it must be known before. Pure.
const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const OPEN_BRACE = 0x7b;
/**
 * Whether the text may hold more values than `most`. Each value but the outermost is the first after an opening bracket or brace, or
 * follows a comma, so a reader makes no more values than there are of these outside strings, and one.
 */
export function hasMoreValues(text, most) {
    if (text.length <= most)
        return false;
    let count = 1;
    for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (code === QUOTE)
            at = endOfString(text, at);
        else if (code === COMMA || code === OPEN_BRACKET || code === OPEN_BRACE)
            count += 1;
        if (count > most)
            return true;
    }
    return false;
}
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
