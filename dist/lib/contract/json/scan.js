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
/** In the place of a code unit: the end of the text; a comma that no entry follows. */
const END = -1;
const TOO_MANY = -2;
const AFTER_BACKSLASH = new Set(Array.from('"\\/bfnrt', (letter) => letter.charCodeAt(0)));
/** How many keys of an object are compared one by one; more go into a set. */
const FEW_KEYS = 24;
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
        if (this.codeAt(0) === 0xfeff)
            return this.fail('a byte order mark stands before the JSON value');
        const code = this.next();
        if (code === END)
            return this.fail('there is no JSON value, the text is empty');
        this.start = this.at;
        const root = this.value(code, 1);
        if (root === undefined)
            return undefined;
        this.end = this.at;
        return this.next() === END ? root : this.fail('there is more text after the JSON value');
    }
    /** The value that begins here, with this code unit. */
    value(code, depth) {
        const start = this.at;
        this.values += 1;
        if (this.keep && this.values > MAX_VALUES)
            return this.fail(`it holds more than ${MAX_VALUES} values`);
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
        let many;
        let code = this.next();
        while (code !== CLOSE_BRACE) {
            const keyStart = this.at;
            if (code !== QUOTE)
                return this.fail('a key in double quotes is missing');
            const key = this.string(true);
            if (key === undefined)
                return undefined;
            if (many === undefined && members.length === FEW_KEYS)
                many = new Set(members.map((one) => one.key));
            if (many?.has(key) ?? hasKey(members, key))
                return this.fail(`the key ${shortKey(key)} occurs twice in one object`, keyStart);
            if (this.next() !== COLON)
                return this.fail('a colon is missing after the key');
            this.at++;
            const value = this.value(this.next(), depth + 1);
            if (value === undefined)
                return undefined;
            if (this.keep || many === undefined)
                members.push({ key, keyStart, value });
            many?.add(key);
            code = this.next();
            if (code === CLOSE_BRACE)
                break;
            if (code !== COMMA)
                return this.fail('a comma or the closing brace of the object is missing');
            code = this.afterComma(CLOSE_BRACE);
            if (code === TOO_MANY)
                return undefined;
        }
        this.at++;
        return this.keep ? { kind: 'object', members, start, end: this.at } : NOT_KEPT;
    }
    array(depth) {
        if (depth > MAX_DEPTH)
            return this.fail(`it is nested deeper than ${MAX_DEPTH} levels`);
        const start = this.at++;
        const items = [];
        let code = this.next();
        while (code !== CLOSE_BRACKET) {
            const item = this.value(code, depth + 1);
            if (item === undefined)
                return undefined;
            if (this.keep)
                items.push(item);
            code = this.next();
            if (code === CLOSE_BRACKET)
                break;
            if (code !== COMMA)
                return this.fail('a comma or the closing bracket of the array is missing');
            code = this.afterComma(CLOSE_BRACKET);
            if (code === TOO_MANY)
                return undefined;
        }
        this.at++;
        return this.keep ? { kind: 'array', items, start, end: this.at } : NOT_KEPT;
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
                const next = this.codeAt(at + 1);
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
            if (isDigit(this.codeAt(this.at)))
                return this.fail('a number begins with a zero', start);
        }
        else if (!this.digits())
            return this.fail('a number has no digits', start);
        if (this.take(DOT) && !this.digits())
            return this.fail('a number has no digits after its point', start);
        if ((this.codeAt(this.at) | 0x20) === 0x65) {
            this.at++;
            const sign = this.codeAt(this.at);
            if (sign === MINUS || sign === 0x2b)
                this.at++;
            if (!this.digits())
                return this.fail('a number has no digits in its exponent', start);
        }
        return this.keep ? { kind: 'number', value: Number(text.slice(start, this.at)), start, end: this.at } : NOT_KEPT;
    }
    digits() {
        const start = this.at;
        while (isDigit(this.codeAt(this.at)))
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
        if (this.codeAt(this.at) !== code)
            return false;
        this.at++;
        return true;
    }
    /** Skips white space; the code unit that follows. */
    next() {
        for (;;) {
            const code = this.codeAt(this.at);
            if (code !== SPACE && code !== LINE_FEED && code !== RETURN && code !== TAB)
                return code;
            this.at++;
        }
    }
    /** Skips the comma between two entries and the space behind it; one that no entry follows is one too many. */
    afterComma(close) {
        const start = this.at++;
        const code = this.next();
        if (code !== close && code !== COMMA)
            return code;
        this.fail('there is a comma too many: take it out', start);
        return TOO_MANY;
    }
    /** Never asks a string for what is behind its end: that is slow ever after. */
    codeAt(at) {
        return at < this.text.length ? this.text.charCodeAt(at) : END;
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
function hasKey(members, key) {
    for (const member of members)
        if (member.key.length === key.length && member.key === key)
            return true;
    return false;
}
function shortKey(key) {
    return JSON.stringify(key.length > 80 ? `${key.slice(0, 80)}…` : key);
}
