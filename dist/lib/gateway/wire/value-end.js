const BACKSLASH = 0x5c;
const QUOTE = 0x22;
/** Finds, piece by piece, where a JSON value ends, without reading anything twice. What stands in it is not checked. */
export class ValueEnd {
    #depth = 0;
    #inString = false;
    #escaped = false;
    /** `before` the value, `inside` it, `scalar` within a number or a word, `after` its end, `broken` by more text after it. */
    #at = 'before';
    /** How things stand after this piece: `scalar` may be whole, which only reading it tells. */
    after(piece) {
        const before = this.#at;
        for (let index = 0; index < piece.length && this.#at !== 'broken'; index++) {
            if (this.#inString && !this.#escaped)
                index = afterPlain(piece, index);
            if (index < piece.length)
                this.#next(piece.charCodeAt(index));
        }
        if (this.#at === 'after')
            return before === 'after' ? 'open' : 'whole';
        return this.#at === 'scalar' ? 'scalar' : 'open';
    }
    /** Nothing more is told of it. */
    give() {
        this.#at = 'broken';
    }
    #next(code) {
        if (this.#inString) {
            if (this.#escaped)
                this.#escaped = false;
            else if (code === BACKSLASH)
                this.#escaped = true;
            else if (code === QUOTE) {
                this.#inString = false;
                if (this.#depth === 0)
                    this.#at = 'after';
            }
            return;
        }
        const isSpace = code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
        if (isSpace)
            return;
        if (this.#at === 'after') {
            this.#at = 'broken';
            return;
        }
        if (code === QUOTE) {
            this.#inString = true;
            this.#at = 'inside';
        }
        else if (code === 0x7b || code === 0x5b) {
            this.#depth++;
            this.#at = 'inside';
        }
        else if (code === 0x7d || code === 0x5d) {
            this.#depth--;
            if (this.#depth <= 0)
                this.#at = this.#depth === 0 ? 'after' : 'broken';
        }
        else if (this.#depth === 0)
            this.#at = 'scalar';
    }
}
/** The place of the next quote or backslash, or where the piece ends. */
function afterPlain(piece, from) {
    let at = from;
    for (; at < piece.length; at++) {
        const code = piece.charCodeAt(at);
        if (code === QUOTE || code === BACKSLASH)
            break;
    }
    return at;
}
