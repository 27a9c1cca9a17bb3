export const id = 5568;
export const ids = [5568];
export const modules = {

/***/ 11006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hd: () => (/* binding */ fileDigest),
/* harmony export */   ol: () => (/* binding */ digestOf),
/* harmony export */   pr: () => (/* binding */ lineDigest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
// SHA-256 of texts, lines and files. Two forms, so that nobody takes one for the other: values are `sha256:` and 64 hex digits, the
// links of the ledger are the 64 hex digits alone, as `sha256sum` prints them.


const CHUNK = 1 << 20;
/** `sha256:` and the digest of the UTF-8 of a text, or of bytes. */
function digestOf(value) {
    return `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', value, 'hex')}`;
}
/** The 64 hex digits of one line of the ledger, given without its line end. */
function lineDigest(line) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', line, 'hex');
}
/** `sha256:` and the digest of a file's bytes, read in pieces; throws what the file system says. */
function fileDigest(path) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, 'r');
    try {
        const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        const room = Buffer.allocUnsafe(CHUNK);
        for (let got = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, room); got > 0; got = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, room))
            digest.update(room.subarray(0, got));
        return `sha256:${digest.digest('hex')}`;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
    }
}


/***/ }),

/***/ 83497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ defined)
/* harmony export */ });
function defined(members) {
    return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}


/***/ }),

/***/ 62892:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ problemOf),
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66639);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31552);
/* harmony import */ var _scan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32778);



/**
 * The strict reader: one JSON value with nothing but white space around it, no key twice in an object (compared after
 * unescaping), nested at most 128 deep. A byte order mark is not accepted here: see `stripBom` and `decodeUtf8`.
 */
function parseJson(text) {
    const scanner = new _scan_js__WEBPACK_IMPORTED_MODULE_0__/* .Scanner */ .Lp(text, true);
    const root = scanner.document();
    return root === undefined ? (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .f)(problemOf(text, scanner)) : (0,_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)({ text, root });
}
/** Where a scan of this text gave up. */
function problemOf(text, scanner) {
    const { message, offset } = scanner.problem ?? { message: 'it is not JSON', offset: 0 };
    return (0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .problemAt */ .l)(text, offset, message);
}


/***/ }),

/***/ 31552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ placeOf),
/* harmony export */   l: () => (/* binding */ problemAt)
/* harmony export */ });
/** One-based line and column of an offset. Lines end at LF, CR LF or CR; columns count UTF-16 code units, as editors do. */
function placeOf(text, offset) {
    let line = 1;
    let start = 0;
    for (let at = 0; at < offset; at++) {
        const code = text.charCodeAt(at);
        if (code !== 10 && code !== 13)
            continue;
        if (code === 13 && text.charCodeAt(at + 1) === 10)
            continue;
        line++;
        start = at + 1;
    }
    return { line, column: offset - start + 1 };
}
/** A message with the place that it is about. */
function problemAt(text, offset, message) {
    return { message, offset, ...placeOf(text, offset) };
}


/***/ }),

/***/ 32778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lp: () => (/* binding */ Scanner)
/* harmony export */ });
/* unused harmony exports MAX_DEPTH, MAX_VALUES */
/** Containers inside one another past which a text is refused. */
const MAX_DEPTH = 128;
/** Values that a tree may hold: one of a few bytes each would take many times the memory of its text. */
const MAX_VALUES = 1_000_000;
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
class Scanner {
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


/***/ }),

/***/ 53692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F8: () => (/* binding */ stripBom),
/* harmony export */   GF: () => (/* binding */ writeJson),
/* harmony export */   PN: () => (/* binding */ isObjectText),
/* harmony export */   _6: () => (/* binding */ decodeUtf8),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   fp: () => (/* binding */ quoteJson),
/* harmony export */   gr: () => (/* binding */ readExact)
/* harmony export */ });
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66639);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62892);
/* harmony import */ var _scan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32778);



/** The exact text of the one value in `text`, by the rules of `parseJson` but without building a tree. */
function readExact(text) {
    const scanner = new _scan_js__WEBPACK_IMPORTED_MODULE_1__/* .Scanner */ .Lp(text, false);
    return scanner.document() === undefined ? (0,_result_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .f)((0,_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOf */ .Z)(text, scanner)) : (0,_result_js__WEBPACK_IMPORTED_MODULE_2__.ok)(exact(text.slice(scanner.start, scanner.end)));
}
/** The exact text of a value of a document. */
function textOf(document, node) {
    return exact(document.text.slice(node.start, node.end));
}
/** Whether the value is an object; its text begins with a brace and nothing else does. */
function isObjectText(text) {
    return text.startsWith('{');
}
/** A string as JSON; a lone surrogate becomes its escape. */
function quoteJson(value) {
    return exact(JSON.stringify(value));
}
/** A value of our own as JSON: plain data without cycles; what JSON cannot say (undefined, a function) becomes `null`. */
function writeJson(value) {
    // What JSON.stringify declares as a string is undefined for undefined, a function or a symbol.
    const text = JSON.stringify(value);
    return exact(text ?? 'null');
}
/** The text without one leading byte order mark. */
function stripBom(text) {
    return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}
/** Bytes as text: one leading byte order mark is skipped, what is not UTF-8 becomes U+FFFD. Don't follow with `stripBom`. */
function decodeUtf8(bytes) {
    return new TextDecoder().decode(bytes);
}
/** Text that was read strictly, with each lone surrogate (it can only stand inside a string literal) as its escape. */
function exact(text) {
    return isWellFormed(text) ? text : exact(text.replace(/\p{Surrogate}/gu, (unit) => `\\u${unit.charCodeAt(0).toString(16)}`));
}
function isWellFormed(text) {
    return text.isWellFormed();
}


/***/ }),

/***/ 93906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ member),
/* harmony export */   Fb: () => (/* binding */ ordinaryViewOf),
/* harmony export */   du: () => (/* binding */ viewOf)
/* harmony export */ });
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66639);

/**
 * A value as plain JavaScript. Objects have no prototype, so `__proto__` and `constructor` are ordinary keys; numbers are doubles
 * (see `JsonNode`): decide nothing exact by them.
 */
function viewOf(node) {
    return view(node, null);
}
/** The same with ordinary objects, for code that asks values for `valueOf` or `constructor`; every member is an own property. */
function ordinaryViewOf(node) {
    return view(node, Object.prototype);
}
/** The value of a key of an object; undefined where there is none, or where the node is no object. */
function member(node, key) {
    if (node.kind !== 'object')
        return undefined;
    for (const candidate of node.members)
        if (candidate.key === key)
            return candidate.value;
    return undefined;
}
function view(node, prototype) {
    switch (node.kind) {
        case 'object': {
            const object = Object.create(prototype);
            for (const { key, value } of node.members)
                define(object, key, view(value, prototype));
            return object;
        }
        case 'array':
            return node.items.map((item) => view(item, prototype));
        case 'null':
            return null;
        case 'string':
        case 'number':
        case 'boolean':
            return node.value;
        default:
            return (0,_result_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(node);
    }
}
function define(object, key, value) {
    if (key !== '__proto__')
        object[key] = value;
    else
        Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
}


/***/ }),

/***/ 66639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ unreachable),
/* harmony export */   f: () => (/* binding */ fail),
/* harmony export */   ok: () => (/* binding */ ok)
/* harmony export */ });
const ok = (value) => ({ ok: true, value });
const fail = (error) => ({ ok: false, error });
/** Closes a switch over a union: a case that is missed fails to compile. */
function unreachable(value) {
    throw new Error(`a case is not handled: ${String(value)}`);
}


/***/ }),

/***/ 23935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ LONGEST_TIMER_MS),
/* harmony export */   X: () => (/* binding */ settledWithin)
/* harmony export */ });
/** The most milliseconds that a timer takes; with more it fires at once. */
const LONGEST_TIMER_MS = 2_147_483_647;
/** Waits for the promise, and no longer than these milliseconds. Rejects as the promise does. */
async function settledWithin(ms, promise) {
    const { promise: late, resolve } = Promise.withResolvers();
    const timer = setTimeout(resolve, ms);
    try {
        await Promise.race([promise, late]);
    }
    finally {
        clearTimeout(timer);
    }
}


/***/ }),

/***/ 90389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ commandFlags),
  J: () => (/* binding */ commandSettings)
});

// EXTERNAL MODULE: ./dist/lib/contract/result.js
var result = __webpack_require__(66639);
// EXTERNAL MODULE: ./dist/lib/main/settings/read.js
var settings_read = __webpack_require__(26641);
// EXTERNAL MODULE: ./dist/lib/main/settings/settings.js
var settings_settings = __webpack_require__(87912);
// EXTERNAL MODULE: ./dist/lib/main/settings/table.js
var table = __webpack_require__(92421);
// EXTERNAL MODULE: ./dist/lib/main/cli/flag-names.js
var flag_names = __webpack_require__(48363);
// EXTERNAL MODULE: ../../node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(38232);
;// CONCATENATED MODULE: ./dist/lib/main/cli/flags.js
// Reads the words of a command line into flags and operands. Booleans stand alone or take `true` or `false`; a value stands behind its
// flag or after `=`. What is not known is a problem that names the nearest flag.


function readFlags(words, shape) {
    const values = new Map();
    const repeated = new Set();
    const operands = [];
    const queue = [...words];
    for (let word = queue.shift(); word !== undefined; word = queue.shift()) {
        if (word === '--') {
            operands.push(...queue.splice(0));
            break;
        }
        if (!word.startsWith('--')) {
            operands.push(word);
            continue;
        }
        const equals = word.indexOf('=');
        const name = word.slice(2, equals < 0 ? undefined : equals);
        const inline = equals < 0 ? undefined : word.slice(equals + 1);
        const value = flags_valueOf(name, inline, queue, shape);
        if (!value.ok)
            return value;
        if (values.has(name))
            repeated.add(name);
        values.set(name, values.has(name) ? `${values.get(name)}\n${value.value}` : value.value);
    }
    if (!shape.operands && operands.length > 0)
        return (0,result/* fail */.f)(`${JSON.stringify(operands[0])} stands alone: write it as the value of a flag`);
    return (0,result.ok)({ values, operands, repeated });
}
function flags_valueOf(name, inline, queue, shape) {
    if (shape.booleans.includes(name)) {
        if (inline !== undefined)
            return (0,result.ok)(inline);
        // Where no word may stand alone, one behind a boolean was meant for it, and is refused as its value if it is none.
        const next = queue[0];
        const isValue = next !== undefined && (shape.operands ? /^(true|false)$/i.test(next) : !next.startsWith('--'));
        return (0,result.ok)(isValue ? (queue.shift() ?? 'true') : 'true');
    }
    if (!shape.values.includes(name))
        return (0,result/* fail */.f)(`--${name} is not known${nearest(name, [...shape.values, ...shape.booleans])}`);
    const value = inline ?? queue.shift();
    return value === undefined ? (0,result/* fail */.f)(`--${name} has no value: write --${name} VALUE`) : (0,result.ok)(value);
}
function nearest(name, known) {
    const best = known.map((flag) => ({ flag, far: (0,mod/* distance */.Io)(name, flag) })).sort((a, b) => a.far - b.far)[0];
    return best && best.far <= Math.max(2, name.length / 3) ? `: write --${best.flag}` : ': basis-guard help lists what there is';
}

;// CONCATENATED MODULE: ./dist/lib/main/cli/settings.js
// The flags of a command as settings.






/** On a runner every command judges who caused the run. */
const WHO_MAY_START = new Set(['github-token', 'allow-actors', 'allow-bots']);
/** Reads the words of a command; flags of a run are all known, and those that the command does not take are refused by name. */
function commandFlags(words, shape) {
    const names = table/* INPUT_NAMES */.Qh.filter((name) => shape.inputs === 'all' ||
        shape.more?.includes(name) === true ||
        (shape.inputs === 'enforcing' && (table/* INPUTS */.mc[name].enforces || WHO_MAY_START.has(name))));
    const booleans = names.filter((name) => table/* INPUTS */.mc[name].kind.kind === 'boolean');
    const values = names.filter((name) => table/* INPUTS */.mc[name].kind.kind !== 'boolean');
    const elsewhere = stranger(words, names);
    if (elsewhere !== undefined)
        return (0,result/* fail */.f)(`--${elsewhere} is a flag of \`run\` alone: leave it out`);
    const flags = readFlags(words, {
        values: [...values, ...(shape.values ?? [])],
        booleans: [...booleans, ...(shape.booleans ?? [])],
        operands: shape.operands === true,
    });
    if (!flags.ok)
        return flags;
    const twice = [...flags.value.repeated].find((name) => !(0,table/* isInput */.Xy)(name) || table/* INPUTS */.mc[name].kind.kind !== 'list');
    if (twice !== undefined)
        return (0,result/* fail */.f)(`--${twice} is given twice: write it once`);
    return withOwnBooleans(flags.value, shape.booleans ?? []);
}
/** A flag of a run that this command does not take. */
function stranger(words, taken) {
    const end = words.indexOf('--');
    const named = words.slice(0, end < 0 ? words.length : end).flatMap((word) => /^--([a-z-]+)(?:=|$)/.exec(word)?.[1] ?? []);
    return named.filter(table/* isInput */.Xy).find((name) => !taken.includes(name));
}
/** The flags with the command's own booleans as `true` or `false`; those of a run are read with its settings. */
function withOwnBooleans(flags, names) {
    const values = new Map(flags.values);
    for (const name of names) {
        const text = values.get(name);
        if (text === undefined)
            continue;
        const read = (0,settings_read/* readInput */.R)(name, { kind: 'boolean' }, text, flag_names/* spelling */.D);
        if (!read.ok)
            return (0,result/* fail */.f)(`--${name} is ${JSON.stringify(text)}: write it alone, or with \`true\` or \`false\``);
        values.set(name, String(read.value));
    }
    return (0,result.ok)({ ...flags, values });
}
/** The settings of a command line; the token may come from GITHUB_TOKEN, since a flag is seen by everybody on the machine. */
function commandSettings(flags, host) {
    const given = new Map([...flags.values].filter(([name]) => table/* INPUT_NAMES */.Qh.includes(name)));
    const token = host.env['GITHUB_TOKEN'];
    if (!given.has('github-token') && token)
        given.set('github-token', token);
    const settings = (0,settings_settings/* readSettings */.s)(given, host.cwd, flag_names/* spelling */.D);
    return settings.ok ? settings : (0,result/* fail */.f)(settings.error);
}


/***/ }),

/***/ 26641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ readInput)
/* harmony export */ });
/* harmony import */ var _contract_json_parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62892);
/* harmony import */ var _contract_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66639);
/* harmony import */ var _contract_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23935);
// Reads one input's text by its kind. Every problem is a sentence that names the input and says what to write.



const TRUE = ['true', 'True', 'TRUE'];
const FALSE = ['false', 'False', 'FALSE'];
const DURATION = /^(\d{1,9})([smh])$/;
const UNIT_MS = new Map([
    ['s', 1000],
    ['m', 60_000],
    ['h', 3_600_000],
]);
function readInput(name, kind, text, spelling) {
    const refuse = (write) => (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .f)(`${spelling(name)} is ${JSON.stringify(shorten(text))}: write ${write}`);
    switch (kind.kind) {
        case 'text':
        case 'secret':
        case 'path':
            return text.includes('\0') ? refuse('a text without a NUL character') : (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)(text);
        case 'boolean':
            if (TRUE.includes(text))
                return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)(true);
            if (FALSE.includes(text))
                return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)(false);
            return refuse('`true` or `false`');
        case 'choice':
            return kind.of.includes(text) ? (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)(text) : refuse(oneOf(kind.of));
        case 'list': {
            const items = splitList(text);
            const stranger = kind.of && items.find((item) => !kind.of?.includes(item));
            if (stranger !== undefined)
                return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .f)(`${spelling(name)} has ${JSON.stringify(shorten(stranger))}: write any of ${quoteAll(kind.of ?? [])}`);
            if (items.includes('never') && kind.of?.includes('never') && items.length > 1)
                return refuse('`never` alone, or without `never`');
            return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)(items);
        }
        case 'argv': {
            const words = readWords(text);
            const isFine = words !== undefined && (kind.of === 'arguments' || (words[0] ?? '') !== '');
            return isFine
                ? (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)(words)
                : refuse(kind.of === 'program' ? 'a JSON array such as `["my-agent", "--acp"]`' : 'a JSON array such as `["--verbose"]`');
        }
        case 'duration': {
            const [, digits, unit] = DURATION.exec(text) ?? [];
            const ms = Number(digits) * (UNIT_MS.get(unit ?? '') ?? 0);
            return digits !== undefined && ms >= 1 && ms <= _contract_time_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_TIMER_MS */ .M
                ? (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)(ms)
                : refuse('a whole number with `s`, `m` or `h`, such as `90s`, `15m` or `2h`, at most 596h');
        }
        case 'count':
            return /^\d{1,15}$/.test(text) && Number(text) > 0 ? (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)(Number(text)) : refuse('a whole number above 0');
        case 'dollars':
            return /^\d{1,9}(\.\d{1,6})?$/.test(text) && Number(text) > 0
                ? (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)(Number(text))
                : refuse('an amount of US dollars above 0, such as `2.50`');
        default:
            return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_1__/* .unreachable */ .H)(kind);
    }
}
/** Split at new lines and commas; empty items are dropped. */
function splitList(text) {
    return text
        .split(/[\n,]/)
        .map((item) => item.trim())
        .filter((item) => item !== '');
}
/** The strings of a JSON array; undefined where the text is none. */
function readWords(text) {
    const read = (0,_contract_json_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)(text);
    if (!read.ok || read.value.root.kind !== 'array')
        return undefined;
    const words = read.value.root.items.flatMap((item) => (item.kind === 'string' && !item.value.includes('\0') ? [item.value] : []));
    return words.length === read.value.root.items.length ? words : undefined;
}
const quoteAll = (items) => items.map((item) => `\`${item}\``).join(', ');
function oneOf(items) {
    const quoted = items.map((item) => `\`${item}\``);
    return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
}
function shorten(text) {
    return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}


/***/ }),

/***/ 87912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ readSettings)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38232);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);
/* harmony import */ var _contract_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82423);
/* harmony import */ var _contract_defined_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(83497);
/* harmony import */ var _contract_result_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66639);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26641);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92421);
// The settings of a run, out of the texts that a workflow or a command line gave: complete and valid, or a list of problems.








/**
 * Reads all inputs. `texts` holds them by input name; an empty text is the default. Paths are resolved against `base`.
 * Every problem is one sentence; all of them are told at once.
 */
function readSettings(texts, base, spelling) {
    const problems = [];
    for (const name of texts.keys()) {
        if (!(0,_table_js__WEBPACK_IMPORTED_MODULE_5__/* .isInput */ .Xy)(name))
            problems.push(`${spelling(name)} is not known${suggestion(name, spelling)}`);
    }
    const values = new Map();
    for (const name of _table_js__WEBPACK_IMPORTED_MODULE_5__/* .INPUT_NAMES */ .Qh) {
        const text = texts.get(name)?.trim() || (_table_js__WEBPACK_IMPORTED_MODULE_5__/* .INPUTS */ .mc[name].default.startsWith('${{') ? '' : _table_js__WEBPACK_IMPORTED_MODULE_5__/* .INPUTS */ .mc[name].default);
        if (text === '')
            continue;
        const read = (0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readInput */ .R)(name, _table_js__WEBPACK_IMPORTED_MODULE_5__/* .INPUTS */ .mc[name].kind, text, spelling);
        if (read.ok)
            values.set(name, read.value);
        else
            problems.push(read.error);
    }
    if (problems.length > 0)
        return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_6__/* .fail */ .f)(problems);
    const settings = assemble(values, base);
    const conflicts = conflictsOf(settings, spelling);
    return conflicts.length > 0 ? (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_6__/* .fail */ .f)(conflicts) : (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(settings);
}
function assemble(values, base) {
    const text = (name) => {
        const value = values.get(name);
        return typeof value === 'string' ? value : undefined;
    };
    const flag = (name) => values.get(name) === true;
    const items = (name) => {
        const value = values.get(name);
        return typeof value === 'object' ? value : [];
    };
    const count = (name) => {
        const value = values.get(name);
        return typeof value === 'number' ? value : undefined;
    };
    const path = (name) => {
        const written = text(name);
        return written === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(base, written);
    };
    const localState = flag('allow-local-state');
    const evaluateOnly = flag('evaluate-only');
    const failOn = items('fail-on');
    return {
        given: new Set([...values].filter(([name, value]) => !isDefault(name, value)).map(([name]) => name)),
        agent: choice(_table_js__WEBPACK_IMPORTED_MODULE_5__/* .AGENTS */ .jw, text('agent'), 'builtin'),
        allowUntestedVersion: flag('allow-untested-version'),
        agentArgs: items('agent-args'),
        confine: choice(_table_js__WEBPACK_IMPORTED_MODULE_5__/* .CONFINEMENTS */ .kR, text('confine'), 'auto'),
        gateway: choice(_table_js__WEBPACK_IMPORTED_MODULE_5__/* .GATEWAY_MODES */ .GV, text('gateway'), 'on'),
        workspace: path('workspace') ?? base,
        allow: { local_state: localState, process: flag('allow-process'), external: flag('allow-external') },
        allowDelegation: values.has('allow-delegation') ? flag('allow-delegation') : localState,
        allowMcp: items('allow-mcp'),
        allowActors: items('allow-actors'),
        allowBots: items('allow-bots'),
        passEnv: items('pass-env'),
        workspaceHooks: choice(_table_js__WEBPACK_IMPORTED_MODULE_5__/* .WORKSPACE_HOOKS */ .nd, text('workspace-hooks'), 'auto'),
        requireHooks: items('require-hooks'),
        // An `evaluate-only` run enforces nothing: the default floor gives way to it, a floor that was asked for does not.
        floor: choice(_contract_record_js__WEBPACK_IMPORTED_MODULE_3__/* .ENFORCEMENTS */ .w_, text('require-enforcement'), evaluateOnly ? 'none' : 'hooks'),
        protect: flag('protect'),
        redact: flag('redact'),
        deadlineMs: count('deadline') ?? 0,
        failOn: _contract_record_js__WEBPACK_IMPORTED_MODULE_3__/* .FAIL_ON */ .d$.filter((verdict) => failOn.includes(verdict)),
        evaluateOnly,
        ...(0,_contract_defined_js__WEBPACK_IMPORTED_MODULE_7__/* .defined */ .s)({
            prompt: text('prompt'),
            promptFile: path('prompt-file'),
            replayFile: path('replay-file'),
            agentVersion: text('agent-version'),
            agentCommand: program(items('agent-command')),
            model: text('model'),
            baseUrl: text('base-url'),
            apiKey: text('api-key'),
            outputSchema: path('output-schema'),
            configDir: path('config-dir'),
            toolBudget: count('tool-budget'),
            tokenBudget: count('token-budget'),
            costBudget: count('cost-budget'),
            auditFile: path('audit-file'),
            summaryFile: path('summary-file'),
            githubToken: text('github-token'),
        }),
    };
}
/** Whether a value says no more than nothing would: an empty list does not. */
function isDefault(name, value) {
    if (typeof value === 'object' && value.length === 0)
        return true;
    const read = (0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readInput */ .R)(name, _table_js__WEBPACK_IMPORTED_MODULE_5__/* .INPUTS */ .mc[name].kind, _table_js__WEBPACK_IMPORTED_MODULE_5__/* .INPUTS */ .mc[name].default, String);
    return read.ok && (0,node_util__WEBPACK_IMPORTED_MODULE_2__.isDeepStrictEqual)(read.value, value);
}
function program([first, ...rest]) {
    return first === undefined ? undefined : [first, ...rest];
}
/** The one of `of` that was written; what is none has been refused before. */
function choice(of, written, fallback) {
    return of.find((item) => item === written) ?? fallback;
}
/** What does not go together; checked for a whole run, so `ask` and `check` do not ask for a prompt. */
function conflictsOf(settings, spelling) {
    const problems = [];
    if (settings.prompt !== undefined && settings.promptFile !== undefined) {
        problems.push(`${spelling('prompt')} and ${spelling('prompt-file')} are both set: write one of the two`);
    }
    if (settings.floor === 'none' || !settings.evaluateOnly)
        return problems;
    problems.push(`${spelling('evaluate-only')} enforces nothing, below the floor of ${spelling('require-enforcement')}: write \`none\` there, or leave ${spelling('evaluate-only')} out`);
    return problems;
}
function suggestion(name, spelling) {
    const nearest = _table_js__WEBPACK_IMPORTED_MODULE_5__/* .INPUT_NAMES */ .Qh.map((known) => ({ known, far: (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(name, known) })).sort((a, b) => a.far - b.far)[0];
    return nearest && nearest.far <= Math.max(2, name.length / 3) ? `: write ${spelling(nearest.known)}` : '; the README lists what there is';
}


/***/ })

};
