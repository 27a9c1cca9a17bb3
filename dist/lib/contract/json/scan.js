/** Containers inside one another past which a text is refused. */
export const MAX_DEPTH = 128;
/** Values that a tree may hold: one of a few bytes each would take many times the memory of its text. */
export const MAX_VALUES = 1_000_000;
/** Stands for every value of a scan that keeps none. */
const NOT_KEPT = { kind: 'null', start: 0, end: 0 };
const TAB = 0x09;
const LINE_FEED = 0x0a;
const RETURN = 0x0d;
const SPACE = 0x20;
const QUOTE = 0x22;
const COMMA = 0x2c;
const MINUS = 0x2d;
const DOT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
const COLON = 0x3a;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const LETTER_U = 0x75;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const AFTER_BACKSLASH = new Set(Array.from('"\\/bfnrt', (letter) => letter.charCodeAt(0)));
/** The keys of one object: few are compared one by one, many go into a set. */
class Keys {
    few = [];
    many;
    /** Whether the key is new. */
    add(key) {
        if (this.many !== undefined) {
            if (this.many.has(key))
                return false;
            this.many.add(key);
            return true;
        }
        if (this.few.includes(key))
            return false;
        this.few.push(key);
        if (this.few.length === 8)
            this.many = new Set(this.few);
        return true;
    }
}
/**
 * The strict reader's one pass over a text. It recurses at most `MAX_DEPTH` deep, reads a string literal in one loop whatever its
 * size, and leaves decoding escapes to the engine. With `keep` it builds the tree, without it the memory does not grow with the text
 * (the keys of the open objects apart). Messages never quote a value: a text may hold secrets.
 */
export class Scanner {
    /** Why and where it gave up. */
    problem;
    /** Offsets of the value, once `document` has found it. */
    start = 0;
    end = 0;
    at = 0;
    text;
    keep;
    values = 0;
    constructor(text, keep) {
        this.text = text;
        this.keep = keep;
    }
    /** The one value of the text, or undefined and `problem` is set. */
    document() {
        if (this.text.charCodeAt(0) === 0xfeff)
            return this.fail('a byte order mark stands before the JSON value');
        this.space();
        if (this.at === this.text.length)
            return this.fail('there is no JSON value, the text is empty');
        this.start = this.at;
        const root = this.value(1);
        if (root === undefined)
            return undefined;
        this.end = this.at;
        this.space();
        return this.at < this.text.length ? this.fail('there is more text after the JSON value') : root;
    }
    value(depth) {
        const start = this.at;
        this.values += 1;
        if (this.keep && this.values > MAX_VALUES)
            return this.fail(`it holds more than ${MAX_VALUES} values`);
        const code = this.text.charCodeAt(start);
        switch (code) {
            case OPEN_BRACE:
                return this.object(depth);
            case OPEN_BRACKET:
                return this.array(depth);
            case QUOTE: {
                const value = this.string(this.keep);
                if (value === undefined || !this.keep)
                    return value === undefined ? undefined : NOT_KEPT;
                return { kind: 'string', value, start, end: this.at };
            }
            case 0x74:
                return this.literal('true', { kind: 'boolean', value: true, start, end: start + 4 });
            case 0x66:
                return this.literal('false', { kind: 'boolean', value: false, start, end: start + 5 });
            case 0x6e:
                return this.literal('null', { kind: 'null', start, end: start + 4 });
            default:
                return code === MINUS || isDigit(code) ? this.number() : this.fail('a JSON value is missing');
        }
    }
    object(depth) {
        if (depth > MAX_DEPTH)
            return this.fail(`it is nested deeper than ${MAX_DEPTH} levels`);
        const start = this.at++;
        const members = [];
        const keys = new Keys();
        this.space();
        if (this.take(CLOSE_BRACE))
            return this.keep ? { kind: 'object', members, start, end: this.at } : NOT_KEPT;
        for (;;) {
            const keyStart = this.at;
            if (this.text.charCodeAt(keyStart) !== QUOTE)
                return this.fail('a key in double quotes is missing');
            const key = this.string(true);
            if (key === undefined)
                return undefined;
            if (!keys.add(key))
                return this.fail(`the key ${shortKey(key)} occurs twice in one object`, keyStart);
            this.space();
            if (!this.take(COLON))
                return this.fail('a colon is missing after the key');
            this.space();
            const value = this.value(depth + 1);
            if (value === undefined)
                return undefined;
            if (this.keep)
                members.push({ key, keyStart, value });
            this.space();
            if (this.take(CLOSE_BRACE))
                return this.keep ? { kind: 'object', members, start, end: this.at } : NOT_KEPT;
            if (!this.comma(CLOSE_BRACE, 'a comma or the closing brace of the object is missing'))
                return undefined;
        }
    }
    array(depth) {
        if (depth > MAX_DEPTH)
            return this.fail(`it is nested deeper than ${MAX_DEPTH} levels`);
        const start = this.at++;
        const items = [];
        this.space();
        if (this.take(CLOSE_BRACKET))
            return this.keep ? { kind: 'array', items, start, end: this.at } : NOT_KEPT;
        for (;;) {
            const item = this.value(depth + 1);
            if (item === undefined)
                return undefined;
            if (this.keep)
                items.push(item);
            this.space();
            if (this.take(CLOSE_BRACKET))
                return this.keep ? { kind: 'array', items, start, end: this.at } : NOT_KEPT;
            if (!this.comma(CLOSE_BRACKET, 'a comma or the closing bracket of the array is missing'))
                return undefined;
        }
    }
    /** The comma between two entries and the space behind it; one that no entry follows is one too many. */
    comma(close, missing) {
        const start = this.at;
        if (!this.take(COMMA))
            return this.fail(missing) ?? false;
        this.space();
        const next = this.text.charCodeAt(this.at);
        if (next === close || next === COMMA)
            return this.fail('there is a comma too many: take it out', start) ?? false;
        return true;
    }
    /** Reads the literal at the current place; its value where `decode` is set, else the empty string. */
    string(decode) {
        const { text } = this;
        const { length } = text;
        const start = this.at;
        let at = start + 1;
        let escaped = false;
        while (at < length) {
            const code = text.charCodeAt(at);
            if (code === QUOTE) {
                this.at = at + 1;
                if (!decode)
                    return '';
                return escaped ? unescaped(text.slice(start, at + 1)) : text.slice(start + 1, at);
            }
            if (code < SPACE)
                return this.fail('a control character in a string is not written as an escape', at);
            if (code === BACKSLASH) {
                escaped = true;
                const next = text.charCodeAt(at + 1);
                if (next === LETTER_U && isHex4(text, at + 2))
                    at += 6;
                else if (AFTER_BACKSLASH.has(next))
                    at += 2;
                else
                    return this.fail('a backslash in a string begins no JSON escape', at);
            }
            else
                at++;
        }
        return this.fail('the text ends inside a string', start);
    }
    number() {
        const { text } = this;
        const start = this.at;
        this.take(MINUS);
        if (this.take(ZERO)) {
            if (isDigit(text.charCodeAt(this.at)))
                return this.fail('a number begins with a zero', start);
        }
        else if (!this.digits())
            return this.fail('a number has no digits', start);
        if (this.take(DOT) && !this.digits())
            return this.fail('a number has no digits after its point', start);
        if ((text.charCodeAt(this.at) | 0x20) === 0x65) {
            this.at++;
            const sign = text.charCodeAt(this.at);
            if (sign === MINUS || sign === 0x2b)
                this.at++;
            if (!this.digits())
                return this.fail('a number has no digits in its exponent', start);
        }
        return this.keep ? { kind: 'number', value: Number(text.slice(start, this.at)), start, end: this.at } : NOT_KEPT;
    }
    digits() {
        const start = this.at;
        while (isDigit(this.text.charCodeAt(this.at)))
            this.at++;
        return this.at > start;
    }
    literal(word, node) {
        if (!this.text.startsWith(word, this.at))
            return this.fail('a JSON value is missing');
        this.at += word.length;
        return node;
    }
    take(code) {
        if (this.text.charCodeAt(this.at) !== code)
            return false;
        this.at++;
        return true;
    }
    space() {
        for (;;) {
            const code = this.text.charCodeAt(this.at);
            if (code !== SPACE && code !== LINE_FEED && code !== RETURN && code !== TAB)
                return;
            this.at++;
        }
    }
    fail(message, offset = this.at) {
        const ends = offset >= this.text.length && this.text.length > 0;
        this.problem = { message: ends ? `the text ends too early: ${message}` : message, offset };
        return undefined;
    }
}
/** The value of a string literal that the scanner found valid. */
function unescaped(literal) {
    const value = JSON.parse(literal);
    return String(value);
}
function isDigit(code) {
    return code >= ZERO && code <= NINE;
}
function isHex4(text, from) {
    for (let at = from; at < from + 4; at++) {
        const code = text.charCodeAt(at);
        const letter = code | 0x20;
        if (!isDigit(code) && !(letter >= 0x61 && letter <= 0x66))
            return false;
    }
    return true;
}
function shortKey(key) {
    return JSON.stringify(key.length > 80 ? `${key.slice(0, 80)}…` : key);
}
