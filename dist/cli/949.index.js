export const id = 949;
export const ids = [949];
export const modules = {

/***/ 42483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ checkpointLine),
/* harmony export */   x: () => (/* binding */ checkpointsOf)
/* harmony export */ });
/* harmony import */ var _neutralise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43647);
// The head of the ledger in the job's log: how it is printed, and how it is found there again.

/** `ledger SEQ DIGEST`. */
const checkpointLine = ({ seq, digest }) => `ledger ${seq} ${digest}`;
const STAMP = String.raw `\ufeff?\d{4}-\d{2}-\d{2}T[\d:.]+Z `;
/** `gh run view --log` puts the names of job and step before each line. */
const FIELDS = String.raw `(?<job>[^\t\r\n]*)\t(?<step>[^\t\r\n]*)\t${STAMP}`;
const TABLE = new RegExp(String.raw `^\s*${FIELDS}`);
/** A log as it is downloaded has a time before each line. What others printed there has a prefix, and is no checkpoint. */
const lines = (before) => new RegExp(String.raw `^${before}(?:ledger (?<seq>\d{1,15}) (?<digest>[0-9a-f]{64})\r?$|${_neutralise_js__WEBPACK_IMPORTED_MODULE_0__/* .LINE_PREFIX */ ._8}session (?<id>[\w-]+): )`, 'gm');
const AS_PRINTED = lines(`(?:${STAMP})?`);
const IN_TABLE = lines(FIELDS);
/**
 * Every checkpoint of a log, in order, by the session that it is of: a job may have several, each of which begins with its record 0.
 * The first line tells which form the log has, for in the other one a text with tabs could pass for a checkpoint.
 */
function checkpointsOf(log) {
    const sessions = [];
    let name;
    let line = 1;
    let counted = 0;
    for (const { index, groups = {} } of log.matchAll(TABLE.test(log) ? IN_TABLE : AS_PRINTED)) {
        const { seq, digest, id, job, step } = groups;
        for (; counted < index; counted += 1)
            if (log.codePointAt(counted) === LINE_END)
                line += 1;
        if (seq === undefined || digest === undefined) {
            name = id;
            continue;
        }
        if (Number(seq) === 0 || sessions.length === 0) {
            const by = job === undefined || step === undefined ? {} : { step: { job, name: step } };
            sessions.push({ ...(name === undefined ? {} : { id: name }), anchors: [], line, ...by });
        }
        name = undefined;
        sessions.at(-1)?.anchors.push({ seq: Number(seq), digest });
    }
    return sessions;
}
const LINE_END = 0x0a;


/***/ }),

/***/ 95617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ count),
/* harmony export */   Y: () => (/* binding */ noCounts)
/* harmony export */ });
const noCounts = () => ({ calls: 0, denials: 0, modifications: 0, replacements: 0, breakages: 0, unguarded: 0 });
/** Adds one record; which count it adds to, if any. A denial is a call refused by the chain or the approver, or an output withheld. */
function count(counts, entry) {
    const counted = countOf(entry);
    if (counted !== undefined)
        counts[counted] += 1;
}
function countOf(entry) {
    if (entry.type === 'call')
        return entry.unseen === true ? undefined : 'calls';
    if (entry.type === 'breakage')
        return 'breakages';
    if (entry.type === 'unguarded')
        return 'unguarded';
    if (entry.type === 'refused')
        return entry.stage === 'chain' || entry.stage === 'approver' ? 'denials' : undefined;
    if (entry.type === 'decided')
        return entry.outcome === 'modify' ? 'modifications' : undefined;
    if (entry.type === 'reviewed')
        return REVIEWED[entry.outcome];
    if (entry.type === 'withheld')
        return REVIEWED[entry.outcome ?? 'allow'];
    return undefined;
}
const REVIEWED = { allow: undefined, deny: 'denials', replace: 'replacements' };


/***/ }),

/***/ 40009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Tp: () => (/* binding */ NO_LINE),
  eT: () => (/* binding */ decodeRecord),
  Ym: () => (/* binding */ encodeRecord)
});

// EXTERNAL MODULE: ./dist/lib/contract/json/parse.js
var parse = __webpack_require__(62892);
// EXTERNAL MODULE: ./dist/lib/contract/json/view.js
var view = __webpack_require__(93906);
// EXTERNAL MODULE: ./dist/lib/contract/result.js
var result = __webpack_require__(66639);
;// CONCATENATED MODULE: ./dist/lib/audit/shape.js
// What a value of the ledger may look like, as data: one description serves the order in which keys are written and the check of
// what is read.
const scalar = (wanted, fits) => ({ is: 'scalar', wanted, fits });
const shape_text = scalar('a string', (value) => typeof value === 'string');
const flag = scalar('true or false', (value) => typeof value === 'boolean');
const number = scalar('a number', (value) => Number.isFinite(value));
const count = scalar('a whole number from 0', (value) => Number.isSafeInteger(value) && Number(value) >= 0);
const nothing = scalar('null', (value) => value === null);
const digest = scalar('"sha256:" and 64 hex digits', (value) => typeof value === 'string' && /^sha256:[0-9a-f]{64}$/.test(value));
const word = (...of) => scalar(`one of ${of.join(', ')}`, (value) => typeof value === 'string' && of.includes(value));
const list = (of) => ({ is: 'list', of });
const maybe = (of) => ({ is: 'optional', of });
const either = (...of) => ({ is: 'either', of });
const object = (fields) => ({ is: 'object', fields: fieldsOf(fields) });
function fieldsOf(shapes) {
    return Object.entries(shapes).map(([key, shape]) => ({ key, shape, opening: `,${JSON.stringify(key)}:` }));
}
function misfit(value, shape, at = '') {
    switch (shape.is) {
        case 'scalar':
            return shape.fits(value) ? undefined : { at, wanted: shape.wanted };
        case 'optional':
            return value === undefined ? undefined : misfit(value, shape.of, at);
        case 'either':
            return shape.of.some((one) => misfit(value, one, at) === undefined) ? undefined : { at, wanted: wantedOf(shape) };
        case 'list':
            if (!Array.isArray(value))
                return { at, wanted: 'a list' };
            return firstOf(value, (item, index) => misfit(item, shape.of, `${at}[${index}]`));
        case 'object':
            return isObject(value) ? misfitOfFields(value, shape.fields, at) : { at, wanted: 'an object' };
    }
}
/** Fields that are described must fit; others are let by, since a later version may write more. */
function misfitOfFields(value, fields, at = '') {
    return firstOf(fields, ({ key, shape }) => misfit(value[key], shape, at === '' ? key : `${at}.${key}`));
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function wantedOf(shape) {
    switch (shape.is) {
        case 'scalar':
            return shape.wanted;
        case 'list':
            return 'a list';
        case 'object':
            return `an object of ${shape.fields.map(({ key }) => key).join(', ')}`;
        case 'optional':
            return wantedOf(shape.of);
        case 'either':
            return shape.of.map(wantedOf).join(', or ');
    }
}
function firstOf(items, find) {
    for (const [index, item] of items.entries()) {
        const found = find(item, index);
        if (found !== undefined)
            return found;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./dist/lib/audit/json-in-order.js
// Values as JSON with their keys in the order of their shapes, in characters that print nothing but themselves. It is written piece by
// piece, for every decision waits for its records: a text of plain ASCII, as most are, needs neither an encoder nor a search.

/**
 * An object that begins with `start`, an open brace and perhaps more: its fields in the order of their description; what is not described
 * follows in its own order. The keys of `taken`, which the object has too, are left out.
 */
function inOrder(start, value, fields, taken = []) {
    let json = start;
    let others = Object.keys(value).length - taken.length;
    for (const { key, shape, opening } of fields) {
        const one = value[key];
        if (one === undefined)
            continue;
        others -= 1;
        const written = jsonOf(one, shape);
        if (written !== undefined)
            json += (json === '{' ? opening.slice(1) : opening) + written;
    }
    return `${others === 0 ? json : withOthers(json, value, fields, taken)}}`;
}
function withOthers(start, value, fields, taken) {
    const described = new Set([...taken, ...fields.map(({ key }) => key)]);
    let json = start;
    for (const [key, one] of Object.entries(value)) {
        const written = described.has(key) ? undefined : plain(one);
        if (written !== undefined)
            json += `${json === '{' ? '' : ','}${quoted(key)}:${written}`;
    }
    return json;
}
/** Undefined where JSON has no word for the value. */
function jsonOf(value, shape) {
    if (typeof value === 'string')
        return quoted(value);
    if (typeof value === 'number' && Number.isFinite(value))
        return `${value}`;
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value);
    switch (shape.is) {
        case 'scalar':
            return plain(value);
        case 'optional':
            return jsonOf(value, shape.of);
        case 'list':
            return Array.isArray(value) ? `[${value.map((item) => jsonOf(item, shape.of) ?? 'null').join(',')}]` : plain(value);
        case 'object':
            return isObject(value) ? inOrder('{', value, shape.fields) : plain(value);
        case 'either': {
            const fitting = shape.of.find((one) => misfit(value, one) === undefined);
            return fitting === undefined ? plain(value) : jsonOf(value, fitting);
        }
    }
}
/** What stands in a JSON string otherwise than as it is, and all that is not ASCII. */
const UNUSUAL = /[^ !#-[\]-~]/;
function quoted(text) {
    return UNUSUAL.test(text) ? withEscapes(JSON.stringify(text)) : `"${text}"`;
}
/** With its keys in their own order. */
function plain(value) {
    // What JSON.stringify declares as a string is undefined for undefined, a function or a symbol.
    const json = JSON.stringify(value);
    return json === undefined ? undefined : withEscapes(json);
}
/** Control, format and separator characters as escapes; JSON.stringify has written lone surrogates so. */
function withEscapes(json) {
    return json.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escaped);
}
function escaped(character) {
    return Array.from({ length: character.length }, (_, unit) => `\\u${character.charCodeAt(unit).toString(16).padStart(4, '0')}`).join('');
}

// EXTERNAL MODULE: ./dist/lib/contract/level.js
var level = __webpack_require__(47682);
;// CONCATENATED MODULE: ./dist/lib/contract/outcome.js
/** The ways in which a participant breaks (contract 6.1). */
const BREAKAGE_KINDS = [
    'not-started',
    'late',
    'exited',
    'killed',
    'silent',
    'flooded',
    'no-decision',
    'wrong-event',
    'untranslatable',
    'threw',
    'not-an-outcome',
];

// EXTERNAL MODULE: ./dist/lib/contract/record.js
var record = __webpack_require__(82423);
;// CONCATENATED MODULE: ./dist/lib/audit/record-shape.js
// The shape of every record of the ledger. The types are those of contract/record.ts: a field that is missing here fails to compile.




const record_shape_level = either(nothing, word(...level/* SIDE_EFFECT_LEVELS */.M));
const record_shape_event = word('pre_tool_use', 'post_tool_use');
const who = object({ kind: word('interceptor', 'hook'), name: shape_text });
const preview = object({ digest: digest, bytes: count, preview: shape_text, whole: flag });
const cost = either(number, word('unknown'));
const call = { tool_call_id: shape_text, agent_id: shape_text };
const maybeCall = { tool_call_id: maybe(shape_text), agent_id: maybe(shape_text) };
/** By type, the fields after the envelope, in the order in which they are written. */
const RECORD_FIELDS = {
    session_started: {
        session_id: shape_text,
        nonce: shape_text,
        version: shape_text,
        repository: maybe(shape_text),
        run_id: maybe(shape_text),
        run_attempt: maybe(shape_text),
        job: maybe(shape_text),
        commit: maybe(shape_text),
        event: maybe(shape_text),
        actor: maybe(shape_text),
        agent: shape_text,
        model: maybe(shape_text),
        workspace: shape_text,
        trusted: either(object({ kind: word('commit'), commit: shape_text, why: shape_text }), object({ kind: word('working-tree', 'off'), why: shape_text })),
        levels: object({ local_state: flag, process: flag, external: flag, delegation: flag, mcp: list(shape_text) }),
        bounds: object({
            deadline_ms: number,
            tool_budget: maybe(count),
            token_budget: maybe(count),
            cost_budget_usd: maybe(number),
        }),
        fail_on: list(word(...record/* FAIL_ON */.d$)),
        evaluate_only: flag,
        floor: word(...record/* ENFORCEMENTS */.w_),
        prompt: maybe(preview),
        looked_at: list(shape_text),
        context_files: maybe(list(shape_text)),
        notices: list(shape_text),
    },
    participant: {
        kind: word('interceptor', 'hook'),
        name: shape_text,
        scope: word('built-in', 'library', 'operator', 'workspace'),
        source: shape_text,
        events: list(record_shape_event),
        tools: maybe(list(shape_text)),
        command: maybe(list(shape_text)),
        program: maybe(object({ path: shape_text, digest: shape_text })),
        timeout_ms: maybe(number),
        on_failure: maybe(word('deny', 'allow')),
    },
    call: { ...call, turn: count, tool_name: shape_text, basis_name: maybe(shape_text), level: record_shape_level, input: preview, unseen: maybe(flag) },
    consulted: {
        ...call,
        event: record_shape_event,
        who,
        outcome: word('allow', 'deny', 'modify', 'replace', 'broken'),
        reason: maybe(shape_text),
        elapsed_us: number,
        before: maybe(preview),
        after: maybe(preview),
    },
    decided: {
        ...call,
        outcome: word('allow', 'deny', 'modify'),
        reason: maybe(shape_text),
        by: list(who),
        input_digest: digest,
        final_input_digest: digest,
    },
    approved: { ...call, level: record_shape_level, by: shape_text, input_digest: digest },
    refused: { ...call, stage: word(...record/* REFUSAL_STAGES */.H2), reason: shape_text, by: shape_text },
    executed: { ...call, is_error: flag, output: preview, took_ms: number },
    reviewed: {
        ...call,
        outcome: word('allow', 'deny', 'replace'),
        reason: maybe(shape_text),
        by: list(who),
        output_digest: digest,
        shown_digest: digest,
        shown: maybe(preview),
        is_error: flag,
    },
    abandoned: { ...call, why: shape_text },
    breakage: {
        ...maybeCall,
        event: maybe(record_shape_event),
        who: object({ kind: word('interceptor', 'hook', 'approver', 'mcp-server'), name: shape_text }),
        kind: word(...BREAKAGE_KINDS, 'approver', 'mcp-server'),
        what: shape_text,
        consequence: word('denied', 'carried-on'),
    },
    unguarded: { ...call, what: shape_text },
    changed: {
        path: shape_text,
        change: word('created', 'modified', 'deleted'),
        why: shape_text,
        protected: flag,
        before_digest: maybe(shape_text),
        after_digest: maybe(shape_text),
    },
    model_request: {
        agent_id: shape_text,
        turn: count,
        model: shape_text,
        request_digest: maybe(digest),
        request_bytes: maybe(count),
        input_tokens: maybe(count),
        output_tokens: maybe(count),
        cached_tokens: maybe(count),
        reasoning_tokens: maybe(count),
        cost_usd: maybe(cost),
        latency_ms: number,
        notes: maybe(list(shape_text)),
    },
    withheld: {
        ...maybeCall,
        where: shape_text,
        what: shape_text,
        outcome: maybe(word('deny', 'replace')),
        reason: maybe(shape_text),
        by: maybe(list(who)),
        before: maybe(preview),
        after: maybe(preview),
    },
    session_finished: {
        conclusion: word(...record/* CONCLUSIONS */.Fr),
        exit: count,
        why: shape_text,
        stopped_by: maybe(word(...record/* BOUNDS */.QT)),
        enforcement: word(...record/* ENFORCEMENTS */.w_),
        enforcement_notes: list(shape_text),
        held: maybe(list(shape_text)),
        notices: maybe(list(shape_text)),
        counts: object({ calls: count, denials: count, modifications: count, replacements: count, breakages: count, unguarded: count }),
        input_tokens: maybe(count),
        output_tokens: maybe(count),
        cost_usd: maybe(cost),
        sealed_by: maybe(word('main', 'post')),
    },
};

;// CONCATENATED MODULE: ./dist/lib/audit/jsonl.js
// One record, one line: how a record is written, and how a line is read back.






/** `prev` of the first record. */
const NO_LINE = '0'.repeat(64);
/**
 * A record as its line, without the line end. Keys stand in a fixed order; control, format and separator characters and lone
 * surrogates are written as escapes, so that a line is one line to every reader and prints nothing but itself.
 */
function encodeRecord(envelope, entry) {
    const { schema, seq, time, elapsed_ms, prev } = envelope;
    const head = `{"schema":${schema},"seq":${seq},"time":"${time}","elapsed_ms":${elapsed_ms},"type":"${entry.type}","prev":"${prev}"`;
    const open = entry;
    return inOrder(head, open, FIELDS.get(entry.type) ?? [], ['type']);
}
/** The record of a line, or why it is none: a clause that follows "line N ". */
function decodeRecord(line) {
    const parsed = (0,parse/* parseJson */.q)(line);
    if (!parsed.ok)
        return (0,result/* fail */.f)(`is not one JSON object: ${parsed.error.message} (column ${parsed.error.column})`);
    const value = (0,view/* viewOf */.du)(parsed.value.root);
    if (!isObject(value))
        return (0,result/* fail */.f)('is not one JSON object');
    if (value['schema'] !== 1)
        return (0,result/* fail */.f)(`has the schema ${JSON.stringify(value['schema'])}; this version reads schema 1`);
    const fields = FIELDS.get(value['type']);
    if (fields === undefined)
        return (0,result/* fail */.f)(`has an unknown type ${JSON.stringify(value['type'])}`);
    const wrong = misfitOfFields(value, ENVELOPE) ?? misfitOfFields(value, fields);
    if (wrong !== undefined)
        return (0,result/* fail */.f)(`(${String(value['type'])}) has no usable "${wrong.at}": ${wrong.wanted} should stand there`);
    return isRecord(value) ? (0,result.ok)(value) : (0,result/* fail */.f)('is no record');
}
const ENVELOPE = fieldsOf({ seq: count, time: shape_text, elapsed_ms: number, prev: shape_text });
const FIELDS = new Map(Object.entries(RECORD_FIELDS).map(([type, fields]) => [type, fieldsOf(fields)]));
/** Names what the check of the shape has established. */
function isRecord(value) {
    return isObject(value);
}


/***/ }),

/***/ 47039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ LONGEST_LINE)
/* harmony export */ });
/** Bytes past which a line is no record: previews are short, so no writer of ours comes near. */
const LONGEST_LINE = 1 << 26;


/***/ }),

/***/ 89759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ dollars),
/* harmony export */   Ej: () => (/* binding */ size),
/* harmony export */   Kb: () => (/* binding */ excerpt),
/* harmony export */   Ln: () => (/* binding */ span),
/* harmony export */   h0: () => (/* binding */ short),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   vP: () => (/* binding */ figure)
/* harmony export */ });
// Numbers, spans and amounts as people read them, and text at the length that a page has room for.
/** `12,345`. */
function figure(value) {
    return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}
/** `3 calls`, `1 call`. */
function counted(value, one, more = `${one}s`) {
    return `${figure(value)} ${value === 1 ? one : more}`;
}
/** Milliseconds as `45 ms`, `4.2 s`, `3 min 5 s`, `2 h 10 min`. */
function span(ms) {
    if (ms < 1000)
        return `${Math.round(ms)} ms`;
    if (ms < 59_950)
        return `${Number((ms / 1000).toFixed(1))} s`;
    const seconds = Math.round(ms / 1000);
    if (seconds < 3600)
        return two(Math.floor(seconds / 60), 'min', seconds % 60, 's');
    const minutes = Math.round(seconds / 60);
    return two(Math.floor(minutes / 60), 'h', minutes % 60, 'min');
}
/** `1,234 bytes`, `1.5 KiB`, `64 MiB`. */
function size(bytes) {
    if (bytes < 10_240)
        return counted(bytes, 'byte');
    const [value, unit] = bytes < 1_048_576 ? [bytes / 1024, 'KiB'] : [bytes / 1_048_576, 'MiB'];
    return `${figure(Number(value.toFixed(value < 100 ? 1 : 0)))} ${unit}`;
}
/** US dollars: `$0.0123`, `$1.20`. */
function dollars(value) {
    return `$${value.toFixed(value !== 0 && value < 0.1 ? 4 : 2)}`;
}
/** The first `limit` characters, with a count of what is left out. */
function short(text, limit) {
    if (text.length <= limit)
        return text;
    const cut = /[\ud800-\udbff]$/.test(text.slice(0, limit)) ? limit - 1 : limit;
    return `${text.slice(0, cut)}… (${figure(text.length - cut)} more characters)`;
}
/** The beginning of a value on one line: its line ends and what indents them become one space. */
function excerpt(text, limit) {
    const line = text.replace(/\s*[\r\n]\s*/g, ' ').trim();
    return short(line, limit).replace(/… \(.*$/, '…');
}
const two = (a, unitA, b, unitB) => (b === 0 ? `${a} ${unitA}` : `${a} ${unitA} ${b} ${unitB}`);


/***/ }),

/***/ 75073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   ZD: () => (/* binding */ linesOfFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _audit_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47039);
// A ledger file as its lines, in pieces: a ledger may be larger than memory.



const CHUNK = 1 << 18;
const NEWLINE = 0x0a;
/** The lines of a file by its path; throws what the file system says. */
function* linesOfFile(path) {
    // Without waiting: a named pipe in its place would hold the reader until somebody writes to it.
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0));
    try {
        yield* linesOf(file);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
/** The lines of an open file, from its beginning. A line's bytes are only valid until the next is asked for. */
function* linesOf(file) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).isFile())
        throw new Error('it is not a regular file');
    let room = Buffer.allocUnsafe(CHUNK);
    let held = 0;
    for (let at = 0;;) {
        if (held === room.length)
            room = Buffer.concat([room], room.length * 2);
        const got = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, room, held, room.length - held, at);
        if (got === 0)
            break;
        at += got;
        let from = 0;
        let end = room.indexOf(NEWLINE, held);
        held += got;
        for (; end !== -1 && end < held; end = room.indexOf(NEWLINE, from)) {
            yield { bytes: room.subarray(from, end), ended: true };
            from = end + 1;
        }
        room.copyWithin(0, from, held);
        held -= from;
        if (held > _audit_line_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_LINE */ .i)
            break;
    }
    if (held > 0)
        yield { bytes: room.subarray(0, held), ended: false };
}
/** What the system says went wrong, for people: `no space left on device (ENOSPC)`. */
function reasonOf(error) {
    if (!(error instanceof Error))
        return String(error);
    const { code, errno } = error;
    return code === undefined || errno === undefined ? error.message : `${(0,node_util__WEBPACK_IMPORTED_MODULE_1__.getSystemErrorMessage)(errno)} (${code})`;
}


/***/ }),

/***/ 81559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ quotedWord),
/* harmony export */   r: () => (/* binding */ shellWord)
/* harmony export */ });
// One word of a POSIX shell.
/** In quotes, whatever is in it. No word of a shell can hold a NUL: U+FFFD stands in its place. */
const quotedWord = (text) => `'${text.replaceAll('\0', '\ufffd').replaceAll("'", String.raw `'\''`)}'`;
/** As it is where nothing in it means anything to a shell; else in quotes. */
const shellWord = (text) => (/^[\w@%+=:,./-]+$/.test(text) ? text : quotedWord(text));


/***/ }),

/***/ 61567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ hookProblems),
/* harmony export */   h: () => (/* binding */ whyNotStarted)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _bindings_trust_program_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33341);
/* harmony import */ var _contract_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17505);
/* harmony import */ var _subprocess_spawn_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54472);
// What keeps a hook, a declared tool or an MCP server from being started, found without starting anything.





/** Hooks that cannot be started, and would deny every call that they are asked about: sentences. */
function hookProblems(trust) {
    return trust.hooks.flatMap((hook) => {
        const why = whyNotStarted(trust.commands.hook(hook), hook.command);
        return why === undefined ? [] : [`${hook.source}: ${(0,_contract_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)({ kind: 'hook', name: hook.name })} will not be able to answer: ${why}`];
    });
}
/** Why a command could not be started, without its name. */
function whyNotStarted(command, declared) {
    if (command.refusal !== undefined)
        return command.refusal;
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(command.cwd, { throwIfNoEntry: false });
    if (folder?.isDirectory() !== true)
        return `its folder ${command.cwd} is not there`;
    const program = command.program?.program.path ?? command.argv[0];
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(program, { throwIfNoEntry: false });
    if (file === undefined || (command.program === undefined && !program.includes('/')))
        return `there is no program ${JSON.stringify(declared[0])}${program.includes('/') ? ': write the path of one that is there' : ' on PATH: install it before, or write its path'}`;
    if (!(0,_bindings_trust_program_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isExecutable */ .TV)(program))
        return `${program} is not executable: make it so with chmod +x, and commit that`;
    const unreadable = (0,_subprocess_spawn_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .firstLineProblem */ .W)(program);
    if (unreadable !== undefined)
        return unreadable;
    const missing = command.argv.slice(1).find((element, index) => isScriptName(declared[index + 1] ?? '') && !isThere(command.cwd, element));
    return missing === undefined ? undefined : `there is no file ${missing}`;
}
/** Whether an argument can hardly be anything but a file of the guard's. */
const isScriptName = (element) => /^\.?[\w@./-]*\/[\w@.-]+\.(?:sh|py|js|mjs|cjs|ts|mts|rb|pl|php)$/.test(element);
const isThere = (cwd, path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path), { throwIfNoEntry: false }) !== undefined;


/***/ }),

/***/ 70949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ refuse),
  e: () => (/* binding */ run_run)
});

// EXTERNAL MODULE: ./dist/lib/contract/message.js
var message = __webpack_require__(8319);
;// CONCATENATED MODULE: ./dist/lib/audit/markdown/tree.js
// A page as a tree. Text enters it as words or as code and is escaped when the tree is written: there is no node for raw Markdown.
/** Ours or others': it is escaped either way. */
const words = (text) => ({ kind: 'words', text });
/** A name, a path, a value: shown as it is. */
const code = (text) => ({ kind: 'code', text });
const strong = (...pieces) => ({ kind: 'strong', of: pieces.flatMap(lineOf) });
const lineBreak = { kind: 'break' };
/** A line with parts put in: say`${3} calls of ${code(name)}`. */
function say(texts, ...pieces) {
    return texts.flatMap((text, index) => [...(text === '' ? [] : [words(text)]), ...lineOf(pieces[index] ?? '')]);
}
/** A sentence of ours, with what stands in it between backticks as code. Text of others that is part of it is escaped as anywhere. */
function sentence(text) {
    return text.split(QUOTED).flatMap((part, at) => (at % 2 === 1 ? [code(part)] : lineOf(part)));
}
/** Between single backticks; what touches other backticks stays as it is. */
const QUOTED = /(?<!`)`([^`\r\n]+)`(?!`)/;
/** Lines one after the other, with `between` between them. */
function joined(lines, between) {
    return lines.flatMap((piece, index) => [...(index === 0 ? [] : [words(between)]), ...lineOf(piece)]);
}
const heading = (level, line) => ({ kind: 'heading', level, line: lineOf(line) });
const paragraph = (line) => ({ kind: 'paragraph', line: lineOf(line) });
const list = (items) => ({ kind: 'list', items: items.map(lineOf) });
const details = (summary, blocks) => ({ kind: 'details', summary: lineOf(summary), blocks });
const codeBlock = (language, text) => ({ kind: 'code', language, text });
/** A column whose title ends in `>` is set to the right: it holds numbers. */
function table(titles, rows) {
    const columns = titles.map((title) => (title.endsWith('>') ? { title: title.slice(0, -1), align: 'right' } : { title }));
    return { kind: 'table', columns, rows: rows.map((row) => row.map(lineOf)) };
}
function lineOf(piece) {
    if (typeof piece === 'string')
        return piece === '' ? [] : [words(piece)];
    if (typeof piece === 'number')
        return [words(String(piece))];
    return 'kind' in piece ? [piece] : piece;
}

// EXTERNAL MODULE: ./dist/lib/contract/result.js
var result = __webpack_require__(66639);
// EXTERNAL MODULE: ./dist/lib/audit/visible.js
var visible = __webpack_require__(66163);
;// CONCATENATED MODULE: ./dist/lib/audit/escape.js
// Text as GitHub-flavoured Markdown or HTML that says exactly that text: no markup comes of it, no link, no mention, no reference. Only the
// writer of the tree (markdown/write.ts) calls this.
//
// Prose is kept from GitHub's own filters, which look at the text of the finished page and see through every escape (mentions, references,
// commits, addresses, emoji, mathematics), by a zero-width space at the place that they look for. Code is left alone by all of them, so
// that names, paths and values are shown as code and can be copied as they are; so is a path or an address in the middle of prose that a
// gap would spoil.

/** U+200B: ends a mention, a reference or an address. Hidden characters of the text itself are shown, so that this one is always ours. */
const GAP = '\u200b';
/** Where one of GitHub's filters would find something: a gap follows the match. */
const TRIGGERS = new RegExp([
    '[@#]',
    // Addresses with a scheme, and emoji by name.
    ':(?=/|[a-z0-9_+-]+:)',
    'www(?=\\.)',
    // GH-123, and the trackers that a repository can have configured.
    '[a-z](?=-[0-9])',
].join('|'), 'gi');
/** Words for a paragraph, a list or a cell of Markdown, on one line. */
function proseMarkdown(text) {
    return onOneLine(text)
        .replace(/[\\`*_[\]|~&<>$]/g, (sign) => MARKDOWN[sign] ?? `\\${sign}`)
        .replace(/^[-+=#]/, '\\$&')
        .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}
/** Words between the tags of an HTML block, on one line. */
function proseHtml(text) {
    return onOneLine(text).replace(/[&<>"'$]/g, (sign) => HTML[sign] ?? sign);
}
/** Text as a code span in Markdown; `inCell` where a `|` would end the cell. */
function codeMarkdown(text, inCell) {
    const shown = (0,visible/* showHidden */.U)(text);
    if (shown === '')
        return '(empty)';
    if (inCell && shown.includes('|'))
        return codeByEntities(shown);
    if (shown.trim() === '')
        return codeMarkdown(shown.replaceAll(' ', '␠'), inCell);
    const ticks = '`'.repeat(longestRun(shown) + 1);
    const pad = /^[` ]|[` ]$/.test(shown) ? ' ' : '';
    return `${ticks}${pad}${shown}${pad}${ticks}`;
}
/** Text as code between the tags of an HTML block. */
function codeHtml(text) {
    const shown = (0,visible/* showHidden */.U)(text);
    return shown === '' ? '(empty)' : `<code>${shown.replace(/[&<>"']/g, (sign) => HTML[sign] ?? sign)}</code>`;
}
/** Text as the lines of a fenced block, and a fence that it cannot close. */
function fenced(text, language) {
    const shown = (0,visible/* showHidden */.U)(text.replaceAll('\r\n', '\n'), '\n\t');
    const fence = '`'.repeat(Math.max(3, longestRun(shown) + 1));
    return `${fence}${language}\n${shown}\n${fence}`;
}
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** GitHub documents this one for a dollar sign that is no mathematics. */
const DOLLAR = '<span>$</span>';
const MARKDOWN = { ...ENTITIES, $: DOLLAR };
const HTML = { ...ENTITIES, '"': '&quot;', "'": '&#39;', $: DOLLAR };
/** Where it would find a commit. */
const COMMIT = /\b[0-9a-f]{7,}\b/gi;
/** Prose in parts: what of it is a path, a file's name or an address that could not be copied with a gap in it, and what stands between. */
function partsOfProse(text) {
    const parts = [];
    const line = withoutLineEnds(text);
    let from = 0;
    for (const { 0: found, index } of line.matchAll(PLACE)) {
        const place = found.replace(/[.,:]+$/, '');
        if (!/\/|\.[a-z0-9]+$/i.test(place) || gapped(place) === place)
            continue;
        if (index > from)
            parts.push({ kind: 'words', text: line.slice(from, index) });
        parts.push({ kind: 'code', text: place });
        from = index + place.length;
    }
    if (from < line.length)
        parts.push({ kind: 'words', text: line.slice(from) });
    return parts;
}
/** What a path, a file's name or an address is written with. */
const PLACE = /[\w./~@+%=:#,-]+/g;
const withoutLineEnds = (text) => text.replace(/[ \t]*[\r\n][ \t\r\n]*/g, ' ⏎ ').replaceAll('\t', ' ');
function onOneLine(text) {
    const line = (0,visible/* showHidden */.U)(withoutLineEnds(text));
    return gapped(line.trim().replace(/ {2,}/g, ' '));
}
function gapped(text) {
    return text.replace(TRIGGERS, `$&${GAP}`).replace(COMMIT, (commit) => commit.replace(/.{4}(?=.)/g, `$&${GAP}`));
}
/** A table splits its cells before it looks for code: there every sign is written as an entity. */
function codeByEntities(shown) {
    const text = gapped(shown).replace(/[!-/:-@[-`{-~]/g, (sign) => `&#${sign.charCodeAt(0)};`);
    return `<code>${text}</code>`;
}
function longestRun(text) {
    return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}

;// CONCATENATED MODULE: ./dist/lib/audit/markdown/write.js
// The one place where a tree becomes Markdown.


/** Blocks with a blank line between them and a line end after the last. */
function writeMarkdown(blocks) {
    return blocks.map((block) => `${written(block)}\n`).join('\n');
}
function written(block) {
    switch (block.kind) {
        case 'heading':
            return `${'#'.repeat(block.level)} ${lineIn('block', block.line)}`;
        case 'paragraph':
            return lineIn('block', block.line);
        case 'list':
            return block.items.map((item) => `- ${lineIn('block', item)}`).join('\n');
        case 'table':
            return tableOf(block.columns, block.rows);
        case 'details':
            return `<details>\n<summary>${lineIn('html', block.summary)}</summary>\n\n${writeMarkdown(block.blocks)}\n</details>`;
        case 'code':
            return fenced(block.text, block.language);
        default:
            return (0,result/* unreachable */.H)(block);
    }
}
function tableOf(columns, rows) {
    const row = (cells) => `| ${cells.join(' | ')} |`;
    return [
        row(columns.map(({ title }) => proseMarkdown(title))),
        row(columns.map(({ align }) => (align === 'right' ? '--:' : '---'))),
        ...rows.map((cells) => row(cells.map((cell) => lineIn('cell', cell)))),
    ].join('\n');
}
function lineIn(place, line) {
    const whole = merged(line);
    return whole
        .flatMap((part, at) => withPlaces(part, whole[at - 1], whole[at + 1]))
        .map((part) => inline(place, part))
        .join('');
}
/** Words that follow each other are escaped as one, so that nothing comes of how they were put together. */
function merged(line) {
    const parts = [];
    for (const part of line) {
        const last = parts.at(-1);
        if (part.kind === 'words' && last?.kind === 'words')
            parts[parts.length - 1] = { kind: 'words', text: last.text + part.text };
        else
            parts.push(part);
    }
    return parts;
}
/** Words with the paths in them as code; but code beside code would be one. */
function withPlaces(part, before, after) {
    if (part.kind !== 'words')
        return [part];
    const parts = partsOfProse(part.text);
    const touches = (at) => (at === 0 && before?.kind === 'code') || (at === parts.length - 1 && after?.kind === 'code');
    return merged(parts.map((one, at) => (touches(at) ? { kind: 'words', text: one.text } : one)));
}
function inline(place, part) {
    switch (part.kind) {
        case 'words': {
            const [, before = '', text = '', after = ''] = /^( *)([^]*?)( *)$/.exec(part.text) ?? [];
            const space = (spaces) => (spaces === '' ? '' : ' ');
            return space(before) + (place === 'html' ? proseHtml(text) : proseMarkdown(text)) + space(after);
        }
        case 'code':
            return place === 'html' ? codeHtml(part.text) : codeMarkdown(part.text, place === 'cell');
        case 'strong':
            return strongIn(place, lineIn(place, part.of));
        case 'break':
            return '<br>';
        default:
            return (0,result/* unreachable */.H)(part);
    }
}
/** Stars serve where a letter or a digit stands at either end; elsewhere whether they are marks depends on what is beside them. */
function strongIn(place, inner) {
    return place !== 'html' && /^[A-Za-z0-9](?:[^]*[A-Za-z0-9])?$/.test(inner) ? `**${inner}**` : `<b>${inner}</b>`;
}

// EXTERNAL MODULE: ./dist/lib/audit/preview.js
var preview = __webpack_require__(94345);
// EXTERNAL MODULE: ./dist/lib/audit/summary/figures.js
var figures = __webpack_require__(89759);
;// CONCATENATED MODULE: ./dist/lib/audit/summary/fitted.js




/** What is left out, in words that follow a number. */
const IN_THE_LEDGER = 'more: the ledger has them all';
function fittedBlocks(items, blockOf, room) {
    const blocks = within(items.kept.map(blockOf), (block) => [block], room);
    return [...blocks, ...leftOut(items.count - blocks.length)];
}
function fittedList(items, lineOf, room) {
    const lines = within(items.kept.map(lineOf), (line) => [list([line])], room);
    return [...(lines.length > 0 ? [list(lines)] : []), ...leftOut(items.count - lines.length)];
}
function fittedTable(titles, items, rowOf, room) {
    const rows = within(items.kept.map(rowOf), (row) => [table(titles, [row])], room);
    return [...(rows.length > 0 ? [table(titles, rows)] : []), ...leftOut(items.count - rows.length)];
}
function within(items, blocksOf, room) {
    let used = 0;
    const fitting = items.findIndex((item) => {
        used += (0,preview/* utf8Length */.w)(writeMarkdown(blocksOf(item))) + 1;
        return used > room;
    });
    return items.slice(0, fitting === -1 ? items.length : fitting);
}
const leftOut = (count) => (count === 0 ? [] : [paragraph(`… and ${(0,figures/* figure */.vP)(count)} ${IN_THE_LEDGER}.`)]);

;// CONCATENATED MODULE: ./dist/lib/audit/summary/changed.js



const TITLES = ['File', 'Change', 'Why it matters'];
function changed(facts, room) {
    const { protectedChanges, otherChanges } = facts;
    const all = protectedChanges.count + otherChanges.count;
    if (all === 0)
        return mayHaveChanged(facts) ? [heading(3, 'Changed files'), paragraph(say `${NONE} ${OTHERS}`)] : [];
    return [
        heading(3, `Changed files that later steps may execute (${(0,figures/* figure */.vP)(all)})`),
        ...(protectedChanges.count === 0
            ? []
            : [
                paragraph(strong('Protected files changed: they guard this run or later ones')),
                ...fittedTable(TITLES, protectedChanges, rowOf, room / 2),
            ]),
        ...(otherChanges.count === 0 ? [] : fittedTable(TITLES, otherChanges, rowOf, room / 2)),
        paragraph(OTHERS),
    ];
}
const NONE = 'None was found that is protected or that later steps may execute.';
const OTHERS = say `Other files that changed are not listed here: ${code('git status --ignored')} and ${code('git diff')} in a later step of the job show them.`;
/** Whether files were looked at in the end, and something ran before that is no mere reading. */
function mayHaveChanged({ finished, levels }) {
    const ran = (name) => levels.of(name)?.ran ?? 0;
    return finished !== undefined && CHANGING.some((name) => ran(name) > 0);
}
const CHANGING = ['local_state', 'process', 'external', 'unknown'];
function rowOf({ changed: { path, change, why, protected: guarded } }) {
    return [code((0,figures/* short */.h0)(path, 300)), guarded ? strong(VERBS[change]) : VERBS[change], (0,figures/* short */.h0)(why, 300)];
}
const VERBS = { created: 'created', modified: 'modified', deleted: 'deleted' };

// EXTERNAL MODULE: ./dist/lib/contract/shell-word.js
var shell_word = __webpack_require__(81559);
;// CONCATENATED MODULE: ./dist/lib/audit/summary/ending.js



function ending(facts) {
    const { started, finished, modelUse, last, counts } = facts;
    if (started === undefined)
        return [];
    const { bounds } = started;
    const tokens = tokensOf(facts);
    const cost = finished?.cost_usd ?? (modelUse.costUnknown ? 'unknown' : isCounted(modelUse) ? modelUse.costUsd : undefined);
    const limit = (value, shown) => (value === undefined ? 'none' : shown(value));
    const rows = [
        ['Time', last?.elapsedMs === undefined ? 'not known' : (0,figures/* span */.Ln)(last.elapsedMs), limit(bounds.deadline_ms, figures/* span */.Ln)],
        ['Tool calls', (0,figures/* figure */.vP)(counts.calls), limit(bounds.tool_budget, figures/* figure */.vP)],
        ['Tokens', tokens ?? 'none counted', limit(bounds.token_budget, figures/* figure */.vP)],
        ['Cost', cost === undefined ? 'none counted' : cost === 'unknown' ? 'unknown' : (0,figures/* dollars */.E9)(cost), limit(bounds.cost_budget_usd, figures/* dollars */.E9)],
    ];
    const stopped = finished?.stopped_by;
    return [
        heading(3, 'Bounds'),
        table(['', 'Used>', 'Limit>'], rows),
        ...(stopped === undefined ? [] : [paragraph(say `Stopped by ${code(stopped)}: the work done until then is kept.`)]),
        details('The run', [identity(started, facts)]),
    ];
}
/** Whether anybody told what the requests used. */
const isCounted = ({ requests, inputTokens, outputTokens }) => requests > 0 && inputTokens + outputTokens > 0;
function tokensOf({ finished, modelUse }) {
    const counted = isCounted(modelUse);
    const input = finished?.input_tokens ?? (counted ? modelUse.inputTokens : undefined);
    const output = finished?.output_tokens ?? (counted ? modelUse.outputTokens : undefined);
    return input === undefined && output === undefined ? undefined : `${(0,figures/* figure */.vP)(input ?? 0)} in, ${(0,figures/* figure */.vP)(output ?? 0)} out`;
}
function identity(started, { startedAt, modelUse }) {
    const facts = [
        ['Session', started.session_id],
        ['Repository', started.repository],
        ['Run', started.run_id === undefined ? undefined : `${started.run_id}, attempt ${started.run_attempt ?? '1'}`],
        ['Job', started.job],
        ['Commit', started.commit],
        ['Event', started.event],
        ['Actor', started.actor],
        ['Agent', started.agent],
        ['Model', started.model],
        ['Model requests', modelUse.requests === 0 ? undefined : (0,figures/* figure */.vP)(modelUse.requests)],
        ['Prompt', started.prompt?.digest],
        ['Workspace', started.workspace],
        ['Fails on', started.fail_on.length === 0 ? undefined : started.fail_on.join(', ')],
        ['Floor of enforcement', started.floor],
        ['Began', startedAt],
        ['basis guard', started.version],
    ];
    const rows = facts.flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, code((0,figures/* short */.h0)(value, 300))]]));
    return table(['', ''], rows);
}
/** The command that checks the ledger; with the digest it is anchored in the log, which the session could not rewrite. */
function verifying({ auditFile, digest }) {
    if (auditFile === undefined)
        return [];
    const anchor = digest === undefined ? '' : ` --digest sha256:${digest}`;
    const how = digest === undefined
        ? say `This ledger has no digest to hold it against; the job's log has ${code('ledger SEQ DIGEST')} lines up to where it got.`
        : say `The digest is printed to the job's log too, together with ${code('ledger SEQ DIGEST')} lines on the way: the log cannot be rewritten by the session.`;
    return [heading(3, 'Verify'), codeBlock('sh', `basis-guard verify ${(0,shell_word/* shellWord */.r)(auditFile)}${anchor}`), paragraph(how)];
}

// EXTERNAL MODULE: ./dist/lib/contract/dollars.js
var dollars = __webpack_require__(88895);
// EXTERNAL MODULE: ./dist/lib/contract/defined.js
var defined = __webpack_require__(83497);
;// CONCATENATED MODULE: ./dist/lib/audit/calls-under-way.js
// What has been told of a call so far, put together from its records, for who reads a ledger from its beginning to its end. Of a call
// that has ended the beginning is kept for a while: something may still be said of it.

/** Calls that have ended and are remembered; of more, the first are forgotten. */
const ENDED = 2_000;
class calls_under_way_CallsUnderWay {
    #calls = new Map();
    #ended = new Map();
    #keepRefused = false;
    /** Calls that have not ended. */
    get open() {
        return [...this.#calls.values()].filter(({ stage }) => stage !== 'refused');
    }
    /** The call that a record is about, with what the record adds; undefined where it is about none that is known. */
    follow(entry) {
        if (entry.type === 'session_started')
            this.#keepRefused = entry.evaluate_only;
        if (!('tool_call_id' in entry) || entry.tool_call_id === undefined)
            return undefined;
        const key = `${entry.agent_id}\n${entry.tool_call_id}`;
        const call = advanced(this.#calls.get(key), entry);
        if (call === undefined)
            return isAfterEnd(entry) ? this.#ended.get(key) : undefined;
        if (ends(entry, this.#keepRefused))
            this.#end(key, call);
        else
            this.#calls.set(key, call);
        return call;
    }
    #end(key, { modified: _modified, output: _output, replaced: _replaced, ...call }) {
        this.#calls.delete(key);
        this.#ended.delete(key);
        this.#ended.set(key, call);
        for (const oldest of this.#ended.keys()) {
            if (this.#ended.size <= ENDED)
                return;
            this.#ended.delete(oldest);
        }
    }
}
/** What may be said of a call that has ended. */
const isAfterEnd = ({ type }) => type === 'withheld' || type === 'unguarded';
function advanced(call, entry) {
    if (entry.type === 'call') {
        const { tool_call_id: toolCallId, agent_id: agentId, tool_name: toolName, level, turn, input, unseen } = entry;
        return { toolCallId, agentId, toolName, level, turn, input, stage: 'called', ...(0,defined/* defined */.s)({ unseen }) };
    }
    if (call === undefined)
        return undefined;
    if (entry.type === 'consulted' && entry.after !== undefined) {
        return entry.event === 'pre_tool_use' ? { ...call, modified: entry.after } : { ...call, replaced: entry.after };
    }
    if (entry.type === 'decided' || entry.type === 'refused' || entry.type === 'approved')
        return { ...call, stage: entry.type };
    if (entry.type === 'executed')
        return { ...call, stage: 'executed', output: entry.output };
    return call;
}
/** With `evaluate-only` a call that was refused runs after all. */
function ends(entry, keepRefused) {
    return entry.type === 'reviewed' || entry.type === 'abandoned' || (entry.type === 'refused' && !keepRefused);
}

// EXTERNAL MODULE: ./dist/lib/audit/counts.js
var counts = __webpack_require__(95617);
// EXTERNAL MODULE: ./dist/lib/contract/words.js
var contract_words = __webpack_require__(17505);
;// CONCATENATED MODULE: ./dist/lib/audit/finding.js


/** Every finding of some records, in their order. Keeps only the calls that are under way. */
function* findings(records) {
    const calls = new CallsUnderWay();
    for (const record of records) {
        const found = findingOf(record, calls.follow(record));
        if (found !== undefined)
            yield found;
    }
}
/** What one record says, given the call that it is about. */
function findingOf(record, call) {
    const seq = record.seq === undefined ? {} : { seq: record.seq };
    if (record.type === 'changed')
        return { kind: 'executable-change', ...seq, changed: record };
    if (record.type === 'breakage')
        return { ...breakageOf(record, call), ...seq };
    const found = record.type === 'withheld' ? withheldFinding(record, call) : ofCall(record, call);
    return found === undefined ? undefined : { ...found, ...seq };
}
function ofCall(record, call) {
    if (record.type === 'refused')
        return refusedFinding(record, call ?? idsOf(record));
    if (record.type === 'decided')
        return decidedFinding(record, call ?? idsOf(record));
    if (record.type === 'reviewed')
        return reviewedFinding(record, call ?? idsOf(record));
    if (record.type === 'abandoned')
        return abandonedFinding(record, call);
    if (record.type === 'unguarded')
        return { kind: 'unguarded', call: call ?? idsOf(record), what: record.what };
    return undefined;
}
function refusedFinding({ stage, by, reason }, call) {
    if (stage === 'chain' || stage === 'approver')
        return { kind: 'denial', call, stage, by, reason };
    return { kind: 'not-run', call, stage, reason };
}
function abandonedFinding(record, call) {
    const { why: reason } = record;
    if (call?.stage === 'approved' || call?.stage === 'executed')
        return { kind: 'unfinished', call, stage: call.stage, reason };
    return { kind: 'not-run', call: call ?? idsOf(record), stage: 'abandoned', reason };
}
function decidedFinding({ outcome, by, reason }, call) {
    if (outcome !== 'modify')
        return undefined;
    return { kind: 'modification', call, by, ...said(reason), ...change(call.input, call.modified) };
}
function reviewedFinding(record, call) {
    const { outcome, by, reason, shown } = record;
    if (outcome === 'replace') {
        return { kind: 'replacement', call, by, ...said(reason), ...change(call.output, shown ?? call.replaced) };
    }
    if (outcome !== 'deny')
        return undefined;
    return { kind: 'denial', call, stage: 'output', by: by.map(contract_words/* nameOf */.Vb).join(', '), reason: reason ?? 'the output was withheld' };
}
function withheldFinding({ outcome, reason, by = [], before, after, where, what, ...of }, call) {
    if (outcome === undefined)
        return undefined;
    const about = { call: call ?? { toolCallId: of.tool_call_id ?? '(none)', agentId: of.agent_id ?? 'main' }, onWire: { where, what } };
    const why = reason ?? (by.length === 0 ? what : undefined);
    if (outcome === 'replace')
        return { kind: 'replacement', ...about, by, ...said(why), ...change(before, after) };
    const output = before === undefined ? {} : { output: before };
    return { kind: 'denial', ...about, stage: 'output', by: by.map(contract_words/* nameOf */.Vb).join(', '), reason: reason ?? what, ...output };
}
function breakageOf({ who, event, kind: how, what, consequence, ...of }, call) {
    const about = call ?? (of.tool_call_id === undefined ? undefined : { toolCallId: of.tool_call_id, agentId: of.agent_id ?? '' });
    const found = { kind: 'breakage', who, how, what, consequence };
    return { ...found, ...(event === undefined ? {} : { event }), ...(about === undefined ? {} : { call: about }) };
}
const idsOf = (of) => ({
    toolCallId: of.tool_call_id,
    agentId: of.agent_id,
});
const said = (reason) => (reason === undefined ? {} : { reason });
const change = (before, after) => ({
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
});

;// CONCATENATED MODULE: ./dist/lib/audit/summary/level-counts.js
const NOTHING = {
    calls: 0,
    ran: 0,
    chain: 0,
    approver: 0,
    otherwise: 0,
    abandoned: 0,
    withheld: 0,
    replaced: 0,
    modified: 0,
};
class LevelCounts {
    total = { ...NOTHING };
    #levels = new Map();
    add(entry, call) {
        const counted = outcomeOf(entry, call);
        if (counted === undefined || call?.unseen === true)
            return;
        const name = call === undefined ? 'unknown' : (call.level ?? 'unknown');
        const level = this.#levels.get(name) ?? { ...NOTHING };
        this.#levels.set(name, level);
        level[counted] += 1;
        this.total[counted] += 1;
    }
    of(level) {
        return this.#levels.get(level);
    }
}
function outcomeOf(entry, call) {
    if (entry.type === 'call')
        return 'calls';
    if (entry.type === 'executed')
        return 'ran';
    if (entry.type === 'abandoned')
        return GIVEN_UP[call?.stage ?? 'called'];
    if (entry.type === 'refused')
        return entry.stage === 'chain' || entry.stage === 'approver' ? entry.stage : 'otherwise';
    if (entry.type === 'decided')
        return entry.outcome === 'modify' ? 'modified' : undefined;
    if (entry.type === 'reviewed' || entry.type === 'withheld')
        return OUTPUT[entry.outcome ?? 'allow'];
    return undefined;
}
const OUTPUT = { allow: undefined, deny: 'withheld', replace: 'replaced' };
/** What a call comes to that was given up: one that was executed counts as run already. */
const GIVEN_UP = {
    called: 'otherwise',
    decided: 'otherwise',
    refused: undefined,
    approved: 'abandoned',
    executed: undefined,
};

;// CONCATENATED MODULE: ./dist/lib/audit/summary/shown.js
// A list of which only the beginning is kept: a session may have a hundred thousand of something, a page shows some hundreds.
class Shown {
    #limit;
    #kept = [];
    #count = 0;
    constructor(limit) {
        this.#limit = limit;
    }
    add(item) {
        this.#count += 1;
        if (this.#kept.length < this.#limit)
            this.#kept.push(item);
    }
    /** Another in the place of the last of those kept that it is asked for. */
    amendLast(isWanted, amended) {
        const at = this.#kept.findLastIndex(isWanted);
        const found = this.#kept[at];
        if (found !== undefined)
            this.#kept[at] = amended(found);
    }
    /** A list of these and others after them. */
    with(others) {
        const all = new Shown(this.#limit);
        for (const item of this.#kept)
            all.add(item);
        all.#count = this.#count;
        for (const item of others)
            all.add(item);
        return all;
    }
    get kept() {
        return this.#kept;
    }
    /** All that were added. */
    get count() {
        return this.#count;
    }
}

;// CONCATENATED MODULE: ./dist/lib/audit/summary/participants.js

const LOADED_KEPT = 300;
class Participants {
    loaded = new Shown(LOADED_KEPT);
    #activity = new Map();
    #hooks = 0;
    /** How many of them are hooks. */
    get hooks() {
        return this.#hooks;
    }
    load(record) {
        this.loaded.add(record);
        if (record.kind === 'hook')
            this.#hooks += 1;
        this.#activity.set(keyOf(record), { asked: 0, denied: 0, changed: 0, broken: 0, slowestUs: 0 });
    }
    consulted({ who, outcome, elapsed_us: elapsed }) {
        const activity = this.#activity.get(keyOf(who));
        if (activity === undefined)
            return;
        activity.asked += 1;
        activity.slowestUs = Math.max(activity.slowestUs, elapsed);
        if (outcome === 'deny')
            activity.denied += 1;
        if (outcome === 'modify' || outcome === 'replace')
            activity.changed += 1;
        if (outcome === 'broken')
            activity.broken += 1;
    }
    activityOf(record) {
        return this.#activity.get(keyOf(record));
    }
}
const keyOf = ({ kind, name }) => `${kind} ${name}`;

;// CONCATENATED MODULE: ./dist/lib/audit/summary/ran-calls.js

const KEPT = 400;
class RanCalls {
    #calls = new Shown(KEPT);
    #failed = 0;
    #unknown = 0;
    executed({ is_error: failed, took_ms: tookMs, tool_call_id, agent_id }, call) {
        if (failed)
            this.#failed += 1;
        const of = call ?? { toolCallId: tool_call_id, agentId: agent_id };
        this.#calls.add({ call: of, result: failed ? 'failed' : 'ok', tookMs });
    }
    /** A call that was given up after it had been approved: one that came back is here already. */
    unfinished({ call, stage, reason }) {
        if (stage === 'approved') {
            this.#unknown += 1;
            return this.#calls.add({ call, result: 'not-known', ended: reason });
        }
        this.#calls.amendLast((one) => one.call.toolCallId === call.toolCallId && one.call.agentId === call.agentId, (one) => ({ ...one, ended: reason }));
    }
    /** These, then calls that are still out. */
    with(out) {
        const never = out.filter(({ stage }) => stage === 'approved');
        const calls = this.#calls.with(never.map((call) => ({ call, result: 'not-known' })));
        return { calls, failed: this.#failed, unknown: this.#unknown + never.length };
    }
}

;// CONCATENATED MODULE: ./dist/lib/audit/summary/facts.js
// What the summary shows, put together record by record. Holds the beginning of every list and all counts, so that it stays small however
// long the session is.








const facts_KEPT = 400;
class SummaryFacts {
    counts = (0,counts/* noCounts */.Y)();
    levels = new LevelCounts();
    participants = new Participants();
    denials = new Shown(facts_KEPT);
    modifications = new Shown(facts_KEPT);
    replacements = new Shown(facts_KEPT);
    breakages = new Shown(facts_KEPT);
    unguarded = new Shown(facts_KEPT);
    notRun = new Shown(facts_KEPT);
    #ran = new RanCalls();
    /** What was done on the way to the model that is no verdict. */
    withheld = new Shown(facts_KEPT);
    protectedChanges = new Shown(facts_KEPT);
    otherChanges = new Shown(facts_KEPT);
    modelUse = { requests: 0, inputTokens: 0, outputTokens: 0, costUsd: 0, costUnknown: false };
    #calls = new calls_under_way_CallsUnderWay();
    #started;
    #startedAt;
    #finished;
    #last;
    add(record) {
        const call = this.#calls.follow(record);
        (0,counts/* count */.U)(this.counts, record);
        this.levels.add(record, call);
        this.#last = {
            ...(record.seq === undefined ? {} : { seq: record.seq }),
            ...(record.elapsed_ms === undefined ? {} : { elapsedMs: record.elapsed_ms }),
        };
        if (record.type === 'session_started')
            this.#start(record);
        if (record.type === 'session_finished')
            this.#finished = record;
        if (record.type === 'participant')
            this.participants.load(record);
        if (record.type === 'consulted')
            this.participants.consulted(record);
        if (record.type === 'executed')
            this.#ran.executed(record, call);
        if (record.type === 'model_request')
            this.#use(record);
        if (record.type === 'withheld' && record.outcome === undefined)
            this.withheld.add(record);
        const finding = findingOf(record, call);
        if (finding !== undefined)
            this.#find(finding);
    }
    /** The record that began the session; undefined where there is none. */
    get started() {
        return this.#started;
    }
    get startedAt() {
        return this.#startedAt;
    }
    /** The seal; undefined where the ledger has none. */
    get finished() {
        return this.#finished;
    }
    get last() {
        return this.#last;
    }
    /** Calls that have not ended. */
    get open() {
        return this.#calls.open;
    }
    /** Calls that ran, and those of which it is not known. */
    get ran() {
        return this.#ran.with(this.open);
    }
    /** Whether verdicts were acted on, or only evaluated. */
    get acted() {
        return this.#started?.evaluate_only !== true;
    }
    #start(record) {
        this.#started ??= record;
        this.#startedAt ??= record.time;
    }
    #use(record) {
        this.modelUse.requests += 1;
        this.modelUse.inputTokens += record.input_tokens ?? 0;
        this.modelUse.outputTokens += record.output_tokens ?? 0;
        if (record.cost_usd === 'unknown')
            this.modelUse.costUnknown = true;
        else
            this.modelUse.costUsd = (0,dollars/* addDollars */.N)(this.modelUse.costUsd, record.cost_usd ?? 0);
    }
    #find(finding) {
        switch (finding.kind) {
            case 'denial':
                return this.denials.add(finding);
            case 'modification':
                return this.modifications.add(finding);
            case 'replacement':
                return this.replacements.add(finding);
            case 'breakage':
                return this.breakages.add(finding);
            case 'unguarded':
                return this.unguarded.add(finding);
            case 'not-run':
                return this.notRun.add(finding);
            case 'unfinished':
                return this.#ran.unfinished(finding);
            case 'executable-change':
                return (finding.changed.protected ? this.protectedChanges : this.otherChanges).add(finding);
        }
    }
}

// EXTERNAL MODULE: ./dist/lib/contract/record.js
var record = __webpack_require__(82423);
;// CONCATENATED MODULE: ./dist/lib/audit/after-death.js

/** What to append to a ledger that is whole but for its end: calls that never came back, then the seal. */
function lastRecords(found, death) {
    const abandoned = found.open.map(abandonedRecord);
    const ending = death.cancelled
        ? { conclusion: 'cancelled', exit: EXIT_CODES.cancelled, why: `the run was cancelled, and ${KILLED}` }
        : { conclusion: 'guard-error', exit: EXIT_CODES['guard-error'], why: KILLED };
    const evaluateOnly = found.session?.evaluateOnly === true;
    return [
        ...abandoned,
        {
            type: 'session_finished',
            ...ending,
            enforcement: evaluateOnly ? 'none' : 'partial',
            enforcement_notes: [
                ...(evaluateOnly ? ['evaluate-only: verdicts were recorded and not acted on'] : []),
                'the session was not ended by the process that ran it: what it did after its last record is not known',
                ...death.notes,
            ],
            counts: found.counts,
            sealed_by: 'post',
        },
    ];
}
const KILLED = 'the process of the session was killed before it could end it';
function abandonedRecord({ toolCallId, agentId, stage }) {
    return { type: 'abandoned', tool_call_id: toolCallId, agent_id: agentId, why: WHY[stage] };
}
/** Of a call that was approved and never came back. A report looks for these words in what a record says. */
const RAN_NOT_KNOWN = 'whether and how far it ran is not known';
const WHY = {
    called: 'the session was killed before this call was decided; it did not run',
    decided: 'the session was killed before this call was approved or refused; it did not run',
    approved: `the session was killed after this call had been approved; ${RAN_NOT_KNOWN}`,
    executed: 'the session was killed before the output of this call was reviewed; the model was not shown it',
};

;// CONCATENATED MODULE: ./dist/lib/audit/summary/layout.js
// Values as lines that can be compared: structured text is broken into lines without changing anything that is written in it.
/** Text up to this length stays on one line. */
const ONE_LINE = 100;
/** JSON, also when it was cut off, with one member or item a line; any other text as it is. No character is lost or changed but space. */
function laidOut(text) {
    if (text.length <= ONE_LINE || !/^[[{]/.test(text))
        return text;
    let depth = 0;
    const line = () => `\n${'  '.repeat(Math.max(0, depth))}`;
    return text.replace(/("(?:[^"\\]|\\[^])*"?)|([[{])(\s*[\]}])?|([\]}])|(,)\s*|(:)\s*|\s+/g, (...found) => {
        const [whole = '', string, open, empty, close, comma, colon] = found;
        if (string !== undefined)
            return string;
        if (open !== undefined && empty !== undefined)
            return open + empty.trim();
        if (open !== undefined) {
            depth += 1;
            return open + line();
        }
        if (close !== undefined) {
            depth -= 1;
            return line() + close;
        }
        if (comma !== undefined)
            return comma + line();
        return colon === undefined ? whole.trim() : ': ';
    });
}
/** Unchanged lines that are shown around a change. */
const AROUND = 2;
/** Two texts as one: lines that went begin with `-`, lines that came with `+`, what both have at either end is cut to a few lines. */
function difference(before, after) {
    const ended = before.endsWith('\n') && after.endsWith('\n');
    const linesOf = (text) => (ended ? text.slice(0, -1) : text).split('\n');
    const old = linesOf(before);
    const fresh = linesOf(after);
    const shorter = Math.min(old.length, fresh.length);
    let head = 0;
    while (head < shorter && old[head] === fresh[head])
        head += 1;
    let tail = 0;
    while (tail < shorter - head && old[old.length - 1 - tail] === fresh[fresh.length - 1 - tail])
        tail += 1;
    const mark = (sign, lines) => lines.map((line) => `${sign} ${line}`);
    return [
        ...(head > AROUND ? ['  …'] : []),
        ...mark(' ', old.slice(Math.max(0, head - AROUND), head)),
        ...mark('-', old.slice(head, old.length - tail)),
        ...mark('+', fresh.slice(head, fresh.length - tail)),
        ...mark(' ', old.slice(old.length - tail, old.length - tail + AROUND)),
        ...(tail > AROUND ? ['  …'] : []),
    ].join('\n');
}

;// CONCATENATED MODULE: ./dist/lib/audit/summary/finding-block.js





const EXCERPT = 90;
const REASON = 300;
const WHOLE_REASON = 4000;
/** `acted`: whether verdicts were acted on, or only evaluated. */
function denialBlock({ call, reason, by, stage, output = call.output, onWire, seq }, acted) {
    const where = `${acted ? '' : 'would have been '}${stage === 'output' ? 'withheld from the model' : `stopped by the ${stage}`}`;
    const who = stage === 'approver' ? (APPROVERS[by] ?? by) : by;
    return details(firstLine(call, reason), [
        paragraph(say `${placeOf(call, seq, 'Call')}; ${where}${who === '' ? '' : say `: ${who}`}.${onWireOnly(onWire)}`),
        ...inFull(reason),
        ...(call.modified !== undefined && stage !== 'output'
            ? changeBlocks('Input', call.input, call.modified, acted)
            : valueBlocks('Input', call.input)),
        ...(stage === 'output' ? valueBlocks('Output that was withheld', output) : []),
    ]);
}
/** Approvers that are known by name, in words. */
const APPROVERS = {
    DenyAll: 'this run allows no call that changes state outside its process',
    'allowed levels': 'the levels that this run allows',
};
function modificationBlock({ call, by, reason, before, after, seq }, acted) {
    const why = reason ?? by.map(contract_words/* nameOf */.Vb).join('; ');
    return details(firstLine(call, why), [
        paragraph(say `${placeOf(call, seq, 'Call')}.`),
        ...inFull(why),
        ...changeBlocks('Input', before, after, acted),
    ]);
}
function replacementBlock({ call, by, reason, before, after, onWire, seq }, acted) {
    const why = reason ?? by.map(contract_words/* nameOf */.Vb).join('; ');
    return details(firstLine(call, why), [
        paragraph(say `${placeOf(call, seq, 'Call')}.${onWireOnly(onWire)}`),
        ...inFull(why),
        ...valueBlocks('Input', call.input),
        ...changeBlocks('Output', before, after, acted),
    ]);
}
function breakageBlock({ call, who, event, how, what, consequence, seq }, acted) {
    const name = nameOfBroken(who);
    const came = cameOf(who, consequence, acted);
    const summary = say `${strong(name)}: ${(0,figures/* short */.h0)(what, REASON)}`;
    const when = event === undefined ? '' : event === 'pre_tool_use' ? ', asked before the call' : ', asked after the call';
    const told = say `${code(how)}${when}: ${came}`;
    return details(call === undefined ? summary : say `${toolLine(call)}${lineBreak}${summary}`, [
        paragraph(call === undefined ? say `${recordOf(seq)}; ${told}.` : say `${placeOf(call, seq, 'Call')}; ${told}.`),
        ...inFull(what),
    ]);
}
function nameOfBroken({ kind, name }) {
    if (kind === 'approver')
        return `approver ${name}`;
    return kind === 'mcp-server' ? `MCP server ${JSON.stringify(name)}` : (0,contract_words/* nameOf */.Vb)({ kind, name });
}
function cameOf({ kind }, consequence, acted) {
    if (kind === 'mcp-server')
        return 'the session went on without what it offers';
    if (consequence === 'carried-on')
        return 'the call went on, as its on_failure says';
    return acted ? 'the call was denied' : 'the call would have been denied';
}
function unguardedLine({ call, what, seq }) {
    return say `${toolLine(call)}: ${(0,figures/* short */.h0)(what, REASON)} (${placeOf(call, seq)})`;
}
function notRunLine({ call, reason, stage, seq }) {
    return say `${toolLine(call)}: ${(0,figures/* short */.h0)(reason, REASON)} (${stage}; ${placeOf(call, seq)})`;
}
function openLine(call) {
    return say `${toolLine(call)}: ${STAGES[call.stage]} (${placeOf(call, undefined)})`;
}
/** The tool and the beginning of its input. */
function toolLine({ toolName, input }) {
    const tool = toolName === undefined ? say `a call that is not in the ledger` : say `${code((0,figures/* short */.h0)(toolName, EXCERPT))}`;
    return input === undefined || input.preview === '' ? tool : say `${tool} ${code((0,figures/* excerpt */.Kb)(input.preview, EXCERPT))}`;
}
/** Where it can be found in the ledger. */
function placeOf({ toolCallId, agentId, turn, level }, seq, first = 'call') {
    const parts = [say `${first} ${code((0,figures/* short */.h0)(toolCallId, EXCERPT))} of agent ${code((0,figures/* short */.h0)(agentId, EXCERPT))}`];
    if (turn !== undefined)
        parts.push(say `turn ${turn}`);
    if (level !== undefined)
        parts.push(say `level ${code(level ?? 'unknown')}`);
    if (seq !== undefined)
        parts.push(recordOf(seq));
    return joined(parts, ', ');
}
const recordOf = (seq) => (seq === undefined ? say `not recorded` : say `record ${(0,figures/* figure */.vP)(seq)}`);
const firstLine = (call, why) => say `${toolLine(call)}${lineBreak}${(0,figures/* short */.h0)(why, REASON)}`;
const STAGES = {
    called: 'it began and was never decided',
    decided: 'it was decided and neither approved nor refused',
    refused: 'it was refused',
    approved: `it was approved and never came back: ${RAN_NOT_KNOWN}`,
    executed: 'it ran, and its output was not reviewed',
};
/** A reason that the first line had no room for. */
const inFull = (reason) => reason.length <= REASON && !reason.includes('\n') ? [] : [codeBlock('', (0,figures/* short */.h0)(reason, WHOLE_REASON))];
function valueBlocks(title, value) {
    if (value === undefined)
        return [];
    return [paragraph(say `${strong(title)} ${extentOf(value)}`), codeBlock(isJson(value) ? 'json' : '', laidOut(value.preview))];
}
function changeBlocks(title, before, after, acted) {
    if (before === undefined || after === undefined) {
        return [...valueBlocks(`${title} before`, before), ...valueBlocks(`${title} after`, after)];
    }
    const extent = say `${extentOf(before)} ${acted ? 'became' : 'would have become'} ${extentOf(after)}`;
    if (before.preview === after.preview) {
        return [
            paragraph(say `${strong(title)} ${extent}; what of them can be shown here is the same:`),
            codeBlock(isJson(before) ? 'json' : '', laidOut(before.preview)),
        ];
    }
    return [paragraph(say `${strong(title)} ${extent}:`), codeBlock('diff', difference(laidOut(before.preview), laidOut(after.preview)))];
}
function extentOf({ digest, bytes, whole, preview }) {
    const part = whole ? '' : `, of which the first ${(0,figures/* figure */.vP)(preview.length)} characters are shown`;
    return say `${code(digest)} (${(0,figures/* size */.Ej)(bytes)}${part})`;
}
const isJson = ({ preview }) => /^[[{]/.test(preview);
/** Where an output was seen of which the call's other records tell nothing. */
const onWireOnly = (seen) => seen === undefined ? [] : say ` Seen on the wire alone, at ${code((0,figures/* short */.h0)(seen.where, EXCERPT))}: ${(0,figures/* short */.h0)(seen.what, REASON)}.`;
/** What the model was shown otherwise than the agent sent it, of which no verdict tells. */
function withheldLine({ tool_call_id, agent_id, where, what }) {
    const of = tool_call_id === undefined ? (agent_id === undefined ? [] : say `agent ${code(agent_id)}, `) : say `call ${code(tool_call_id)}, `;
    return say `${of}${where}: ${what}`;
}

// EXTERNAL MODULE: ./dist/lib/contract/level.js
var level = __webpack_require__(47682);
;// CONCATENATED MODULE: ./dist/lib/audit/summary/level-table.js
// Calls by level and outcome, beside what this run allows.




const NAMES = [...level/* SIDE_EFFECT_LEVELS */.M, 'unknown'];
const MCP_SHOWN = 20;
function levelTable({ levels, started, acted }) {
    const { total } = levels;
    if (total.calls === 0)
        return [paragraph('The agent made no tool call.'), ...mcp(started)];
    const columns = COLUMNS.filter(({ always, of }) => always === true || of(total) > 0);
    const row = (name, allowed, counts) => [
        name,
        allowed,
        ...columns.map(({ of }) => (of(counts) === 0 ? '' : (0,figures/* figure */.vP)(of(counts)))),
    ];
    const rows = NAMES.flatMap((name) => {
        const counts = levels.of(name);
        return counts === undefined && name === 'unknown' ? [] : [row(code(name), allowedOf(name, started), counts ?? NOTHING)];
    });
    const titles = ['Level', 'Allowed', ...columns.map(({ title, evaluated }) => `${acted ? title : (evaluated ?? title)}>`)];
    return [heading(3, 'Calls by level and outcome'), table(titles, [...rows, row(strong('all'), '', total)]), ...mcp(started)];
}
const COLUMNS = [
    { title: 'Calls', of: ({ calls }) => calls, always: true },
    { title: 'Ran', of: ({ ran }) => ran, always: true },
    { title: 'Denied: chain', evaluated: 'Would be denied: chain', of: ({ chain }) => chain, always: true },
    { title: 'Denied: approver', evaluated: 'Would be denied: approver', of: ({ approver }) => approver, always: true },
    { title: 'Output withheld', evaluated: 'Output would be withheld', of: ({ withheld }) => withheld },
    { title: 'Input modified', evaluated: 'Input would be modified', of: ({ modified }) => modified },
    { title: 'Output replaced', evaluated: 'Output would be replaced', of: ({ replaced }) => replaced },
    { title: 'Not run otherwise', of: ({ otherwise }) => otherwise },
    { title: 'Never came back', of: ({ abandoned }) => abandoned },
];
function allowedOf(name, started) {
    if (name === 'none')
        return 'always';
    if (started === undefined)
        return 'not known';
    const { levels } = started;
    const allowed = levels[name === 'unknown' ? 'external' : name];
    if (name !== 'local_state' || levels.delegation === levels.local_state)
        return allowed ? 'yes' : 'no';
    return levels.delegation ? 'sub-agents only' : 'edits only';
}
function mcp(started) {
    const names = started?.levels.mcp ?? [];
    if (names.length === 0 || started?.levels.external === true)
        return [];
    const shown = names.slice(0, MCP_SHOWN).map((name) => [code((0,figures/* short */.h0)(name, 100))]);
    const more = names.length - shown.length;
    return [
        paragraph(say `Allowed though ${code('external')} is not: MCP ${joined(shown, ', ')}${more > 0 ? ` and ${(0,figures/* figure */.vP)(more)} more` : ''}.`),
    ];
}

;// CONCATENATED MODULE: ./dist/lib/audit/summary/loaded.js




const PLACES = 20;
const PATH = 400;
function loaded(facts, room) {
    const { participants, started } = facts;
    const all = participants.loaded;
    if (started === undefined && all.count === 0)
        return [];
    const others = all.count - participants.hooks;
    const built = others === 0 ? '' : ` and ${(0,figures/* counted */.hS)(others, 'interceptor')}`;
    const lookedAt = started === undefined ? [] : placesOf(started.looked_at);
    const looked = participants.hooks === 0 ? say `0 hooks, looked at` : say `Looked at`;
    const places = lookedAt.length === 0 ? 'no place' : joined(lookedAt, ', ');
    return [
        heading(3, `Loaded: ${(0,figures/* counted */.hS)(participants.hooks, 'hook')}${built}`),
        paragraph(say `${started === undefined ? '' : trustedLine(started.trusted)} ${looked} ${places}.${guidanceOf(started?.context_files)}`),
        ...(all.count === 0 ? [] : fittedTable(loaded_TITLES, all, (one, index) => row(facts, one, index), room / 2)),
        ...(all.count === 0 ? [] : [details('Programs and digests', fittedList(all, programLine, room / 2))]),
    ];
}
const loaded_TITLES = ['', 'Participant', 'From', 'Asked', 'About', 'Times>', 'Denied>', 'Changed>', 'Broken>', 'Slowest>'];
function row({ participants }, record, index) {
    const { kind, name, scope, events, tools } = record;
    const activity = participants.activityOf(record);
    const asked = events.map((event) => (event === 'pre_tool_use' ? 'before' : 'after')).join(' and ');
    const about = tools === undefined
        ? 'every tool'
        : tools.length === 0
            ? 'no tool'
            : joined(tools.slice(0, PLACES).map((tool) => [code((0,figures/* short */.h0)(tool, 64))]), ', ');
    const numbers = activity === undefined ? [] : [activity.asked, activity.denied, activity.changed, activity.broken];
    const slowest = activity === undefined || activity.asked === 0 ? '' : (0,figures/* span */.Ln)(activity.slowestUs / 1000);
    return [
        index + 1,
        say `${kind} ${code((0,figures/* short */.h0)(name, 100))}`,
        scope,
        asked,
        about,
        ...numbers.map((number) => (number === 0 ? '' : (0,figures/* figure */.vP)(number))),
        slowest,
    ];
}
function programLine(record) {
    const { source, command, program, timeout_ms: timeout, on_failure: onFailure, scope } = record;
    const parts = [say `${(0,contract_words/* nameOf */.Vb)(record)}`];
    if (program !== undefined)
        parts.push(say `${code((0,figures/* short */.h0)(program.path, PATH))} ${code(program.digest)}`);
    if (command !== undefined)
        parts.push(say `started as ${code((0,figures/* short */.h0)(JSON.stringify(command), PATH))}`);
    if (scope === 'operator' || scope === 'workspace')
        parts.push(say `declared in ${code((0,figures/* short */.h0)(source, PATH))}`);
    if (timeout !== undefined)
        parts.push(say `answers within ${(0,figures/* span */.Ln)(timeout)}`);
    if (onFailure !== undefined)
        parts.push(say `on failure ${onFailure === 'deny' ? 'denies' : 'lets the call go on'}`);
    return joined(parts, ', ');
}
function trustedLine(trusted) {
    const why = (0,figures/* short */.h0)(trusted.why, PATH);
    switch (trusted.kind) {
        case 'commit':
            return say `Guard files come from commit ${code(trusted.commit)} (${why}).`;
        case 'working-tree':
            return say `Guard files come from the working tree (${why}).`;
        case 'off':
            return say `Guard files of the workspace were not used (${why}).`;
    }
}
function guidanceOf(files = []) {
    return files.length === 0 ? say `` : say ` The model was given the guidance of ${joined(placesOf(files), ', ')}.`;
}
function placesOf(places) {
    const shown = places.slice(0, PLACES).map((place) => [code((0,figures/* short */.h0)(place, PATH))]);
    return places.length > PLACES ? [...shown, say `${(0,figures/* figure */.vP)(places.length - PLACES)} more`] : shown;
}

;// CONCATENATED MODULE: ./dist/lib/audit/summary/opening.js


const SENTENCE = 1000;
const NOTES = 30;
/** `problems`: sentences about the ledger itself. */
function opening(facts, problems) {
    const { finished } = facts;
    const said = warnings(facts, problems);
    return [
        ...(said.length > 0 ? [paragraph(said.flatMap((line, index) => (index === 0 ? line : [lineBreak, ...line])))] : []),
        heading(2, title(finished)),
        paragraph(verdict(facts)),
        ...(finished === undefined ? [] : titled(NOT_HELD[finished.enforcement], finished.enforcement_notes)),
        ...held(facts),
        ...titled('Notices', [...(facts.started?.notices ?? []), ...(finished?.notices ?? [])]),
        opening_figures(facts),
    ];
}
function warnings(facts, problems) {
    const said = [];
    if (facts.started?.evaluate_only === true) {
        said.push(say `${strong('Evaluate only: every verdict below was recorded and none was acted on.')}`);
    }
    if (facts.finished === undefined) {
        const seq = facts.last?.seq;
        const end = seq === undefined ? 'it holds no record' : `it ends with record ${(0,figures/* figure */.vP)(seq)}`;
        said.push(say `${strong('This ledger has no seal')}: ${end}, and what came after is not known.`);
    }
    if (facts.finished?.sealed_by === 'post') {
        said.push(say `${strong('The session was killed')}; what it had recorded was sealed afterwards.`);
    }
    const shown = problems.slice(0, NOTES).map((problem) => say `${strong('Ledger')}: ${sentence((0,figures/* short */.h0)(problem, SENTENCE))}.`);
    const more = problems.length - shown.length;
    return [...said, ...shown, ...(more > 0 ? [say `… and ${(0,figures/* figure */.vP)(more)} more about the ledger.`] : [])];
}
const title = (finished) => finished === undefined
    ? say `✗ Guarded session: not finished`
    : say `${SIGNS[finished.conclusion]} Guarded session: ${finished.conclusion}`;
function verdict({ finished, started }) {
    if (finished === undefined) {
        const floor = started === undefined ? say `` : say ` At least ${code(started.floor)} was asked for at the start.`;
        return say `How it ended is not recorded, and neither is what was enforced.${floor}`;
    }
    const { enforcement, exit, why } = finished;
    return say `${strong(sentence(capital((0,figures/* short */.h0)(why, SENTENCE))))} (exit ${exit}). Enforcement ${code(enforcement)}: ${ENFORCED[enforcement]}.`;
}
/** What was set up is no claim where its verdicts were not acted on, or where nothing ran. */
function held({ finished, acted }) {
    const { held: sentences = [], enforcement } = finished ?? {};
    if (sentences.length === 0 || (acted && enforcement === 'none'))
        return [];
    const above = acted ? 'What was held, and by what' : 'What was set up and played, and not acted on';
    return [details(above, notes(sentences))];
}
function titled(name, sentences) {
    return sentences.length === 0 ? [] : [paragraph(strong(name)), ...notes(sentences)];
}
function notes(sentences) {
    if (sentences.length === 0)
        return [];
    const more = sentences.length - NOTES;
    return [
        list([...sentences.slice(0, NOTES).map((one) => sentence((0,figures/* short */.h0)(one, SENTENCE))), ...(more > 0 ? [`… and ${(0,figures/* figure */.vP)(more)} more`] : [])]),
    ];
}
function opening_figures({ counts, levels, protectedChanges, otherChanges, acted }) {
    const { calls, denials, modifications, replacements, breakages, unguarded } = counts;
    const files = protectedChanges.count + otherChanges.count;
    const numbers = [calls, levels.total.ran, denials, modifications, replacements, breakages, unguarded, files];
    const verdicts = acted ? ['Denied', 'Modified', 'Replaced'] : ['Would be denied', 'Would be modified', 'Would be replaced'];
    const titles = ['Calls', 'Ran', ...verdicts, 'Broken', 'Unguarded', 'Executable changes'];
    return table(titles.map((one) => `${one}>`), [numbers.map((number, index) => (index > 1 && number > 0 ? strong((0,figures/* figure */.vP)(number)) : (0,figures/* figure */.vP)(number)))]);
}
/** A sentence begins with a capital, unless its first word is a name: of an input, a program, a version. */
const capital = (text) => /^[a-z]+(?:[ ,;]|$)/.test(text) && !text.startsWith('npm ') ? text.charAt(0).toUpperCase() + text.slice(1) : text;
const SIGNS = {
    success: '✓',
    bound: '◼',
    cancelled: '◼',
    denied: '✗',
    'agent-failed': '✗',
    'config-error': '✗',
    'guard-error': '✗',
};
/** What stands above the reasons for the word. */
const NOT_HELD = {
    confined: 'Where enforcement ends',
    checked: 'Where enforcement ends',
    hooks: 'Where enforcement ends',
    partial: 'What was not held',
    none: 'Why nothing was held',
};
const ENFORCED = {
    confined: 'every call passed the chain, every tool result was checked on its way to the model, and the kernel holds the levels that were not allowed',
    checked: 'every call passed the chain, every tool result was checked on its way to the model, and there was no other way to a model',
    hooks: 'every call passed the chain',
    partial: 'some of it could not be held',
    none: 'nothing was held',
};

;// CONCATENATED MODULE: ./dist/lib/audit/summary/ran.js




const INPUT = 120;
const NAME = 80;
const ran_REASON = 200;
const ERROR = 160;
/** The agent whose calls need no name beside them. */
const MAIN = 'main';
/** `acted`: whether an input that was modified is the one that ran. */
function ran({ calls, failed, unknown }, acted, room) {
    if (calls.count === 0)
        return [];
    return [
        heading(3, titleOf(calls.count - unknown, failed, unknown)),
        details('The calls, in the order in which they ended', fittedTable(ran_TITLES, calls, (one) => ran_row(one, acted), room)),
    ];
}
const ran_TITLES = ['Tool', 'Input', 'Level', 'Result', 'ms>', 'Call'];
function titleOf(count, failed, unknown) {
    const known = `Ran (${(0,figures/* figure */.vP)(count)}${failed === 0 ? '' : `, ${(0,figures/* figure */.vP)(failed)} failed`})`;
    return unknown === 0 ? known : `${known} or may have run (${(0,figures/* figure */.vP)(unknown)})`;
}
function ran_row(one, acted) {
    const { toolName, toolCallId, agentId, level, input, modified } = one.call;
    const given = acted ? (modified ?? input) : input;
    return [
        toolName === undefined ? 'not in the ledger' : code((0,figures/* short */.h0)(toolName, NAME)),
        given === undefined || given.preview === '' ? '' : code((0,figures/* excerpt */.Kb)(given.preview, INPUT)),
        level === undefined ? '' : code(level ?? 'unknown'),
        resultOf(one),
        one.tookMs === undefined ? '' : (0,figures/* figure */.vP)(one.tookMs),
        agentId === MAIN ? code((0,figures/* short */.h0)(toolCallId, NAME)) : say `${code((0,figures/* short */.h0)(toolCallId, NAME))} of agent ${code((0,figures/* short */.h0)(agentId, NAME))}`,
    ];
}
function resultOf({ result, ended, call }) {
    const why = ended === undefined ? undefined : (0,figures/* short */.h0)(ended, ran_REASON);
    if (result === 'not-known') {
        if (why === undefined)
            return say `${strong(RAN_NOT_KNOWN)}`;
        return say `${strong('abandoned')}: ${why.includes(RAN_NOT_KNOWN) ? why : `${why}; ${RAN_NOT_KNOWN}`}`;
    }
    const word = result === 'failed' ? say `${strong('failed')}${errorOf(call.output)}` : say `ok`;
    return why === undefined ? word : say `${word}: ${why}`;
}
/** The beginning of what it said when it failed, as it is recorded: redacted. */
function errorOf(output) {
    const said = output === undefined ? '' : (0,figures/* excerpt */.Kb)(output.preview, ERROR);
    return said === '' ? [] : say `: ${code(said)}`;
}

;// CONCATENATED MODULE: ./dist/lib/audit/summary/render.js














/** The runner drops a summary of 1 MiB; the rest is for what else a step writes. */
const MAX_BYTES = 1_000_000;
/** Markdown of less than `maxBytes` bytes, whatever the records hold. */
function renderSummary(records, options = {}) {
    const facts = new SummaryFacts();
    for (const record of records)
        facts.add(record);
    return renderFacts(facts, options);
}
/** The same of records that were taken up while they were made. */
function renderFacts(facts, options = {}) {
    const { maxBytes = MAX_BYTES } = options;
    for (let room = maxBytes * 0.8; room > 256; room /= 2) {
        const page = writeMarkdown(blocksOf(facts, options, room));
        if ((0,preview/* utf8Length */.w)(page) < maxBytes)
            return page;
    }
    return writeMarkdown([...opening(facts, []).slice(0, 3), paragraph('There is no room here for more: the ledger has it.')]);
}
function blocksOf(facts, options, room) {
    const section = (title, items, blocks) => items.count === 0 ? [] : [heading(3, `${title} (${(0,figures/* figure */.vP)(items.count)})`), ...blocks(items)];
    const { denials, modifications, replacements, breakages, unguarded, notRun, withheld, acted } = facts;
    const would = (done) => (acted ? done : `Would be ${done.toLowerCase()}`);
    const open = new Shown(400);
    for (const call of facts.open)
        open.add(call);
    return [
        ...opening(facts, options.problems ?? []),
        ...levelTable(facts),
        ...section('Unguarded', unguarded, (items) => fittedList(items, unguardedLine, room * 0.03)),
        ...section(would('Denied'), denials, (items) => fittedBlocks(items, (one) => denialBlock(one, acted), room * 0.3)),
        ...section(would('Modified'), modifications, (items) => fittedBlocks(items, (one) => modificationBlock(one, acted), room * 0.2)),
        ...section(would('Replaced'), replacements, (items) => fittedBlocks(items, (one) => replacementBlock(one, acted), room * 0.2)),
        ...section('Broken', breakages, (items) => fittedBlocks(items, (one) => breakageBlock(one, acted), room * 0.1)),
        ...ran(facts.ran, acted, room * 0.1),
        ...section('On the way to the model', withheld, (items) => fittedList(items, withheldLine, room * 0.02)),
        ...section('Not run for other reasons', notRun, (items) => fittedList(items, notRunLine, room * 0.03)),
        ...section('Not ended when the ledger ends', open, (items) => fittedList(items, openLine, room * 0.02)),
        ...loaded(facts, room * 0.05),
        ...changed(facts, room * 0.05),
        ...ending(facts),
        ...verifying(options),
    ];
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./dist/lib/github/file-commands.js
// The files by which a step talks to the runner (GITHUB_ENV and its kin), and the action's own programs, which the runner starts again for
// the post step with all inputs. No child is told where they are, but a command of the same user can find them, and what it writes there
// runs in later steps. So the guard remembers them at its start; what anybody else has changed by the end is put back and told.


const VARIABLES = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
/**
 * Remembers the files that the environment names, and the action's own programs; one that does not exist yet is expected not to. The
 * guard itself writes to them before this and after `restore`, never between.
 */
function watchFileCommands(env, programs = []) {
    const commands = VARIABLES.flatMap((variable) => {
        const path = env[variable];
        return path ? [{ name: `the runner's file ${variable}`, path }] : [];
    });
    const own = programs.map((path) => ({ name: `the action's own program ${path}`, path }));
    const files = [...commands, ...own].map(({ name, path }) => ({ name, ...remembered(path) }));
    return { restore: () => files.filter(isForeign).map(putBack) };
}
function remembered(path) {
    try {
        const real = (0,external_node_fs_.realpathSync)(path);
        return { path: real, expected: { bytes: (0,external_node_fs_.readFileSync)(real), mode: (0,external_node_fs_.statSync)(real).mode & 0o777 } };
    }
    catch {
        return { path, expected: undefined };
    }
}
/** Never opens what is no regular file: a named pipe would hold the step until somebody writes to it. */
function isForeign({ path, expected }) {
    try {
        const stats = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
        if (stats === undefined)
            return expected !== undefined;
        if (expected === undefined)
            return !stats.isFile() || stats.size > 0;
        return !stats.isFile() || stats.size !== expected.bytes.length || !(0,external_node_fs_.readFileSync)(path).equals(expected.bytes);
    }
    catch {
        return true;
    }
}
function putBack({ name, path, expected }) {
    try {
        (0,external_node_fs_.rmSync)(path, { recursive: true, force: true });
        if (expected === undefined)
            return name;
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true });
        (0,external_node_fs_.writeFileSync)(path, expected.bytes, { flag: 'wx', mode: expected.mode });
        return name;
    }
    catch {
        return `${name} (and it could not be put back)`;
    }
}

;// CONCATENATED MODULE: ./dist/lib/github/identity.js
const identity_VARIABLES = {
    repository: 'GITHUB_REPOSITORY',
    run_id: 'GITHUB_RUN_ID',
    run_attempt: 'GITHUB_RUN_ATTEMPT',
    job: 'GITHUB_JOB',
    commit: 'GITHUB_SHA',
    event: 'GITHUB_EVENT_NAME',
    actor: 'GITHUB_ACTOR',
};
/** The identity of the run; outside a workflow it is empty. */
function runIdentity(env) {
    if (env['GITHUB_ACTIONS'] !== 'true')
        return {};
    const known = Object.entries(identity_VARIABLES).flatMap(([field, variable]) => {
        const value = env[variable];
        return value ? [[field, value]] : [];
    });
    return Object.fromEntries(known);
}

;// CONCATENATED MODULE: ./dist/lib/main/run/ended.js


/** The seal of a session that did not begin. */
function notBegun(conclusion, why) {
    return {
        type: 'session_finished',
        conclusion,
        exit: record/* EXIT_CODES */.ai[conclusion],
        why,
        enforcement: 'none',
        enforcement_notes: ['no session was started, so nothing ran'],
        counts: (0,counts/* noCounts */.Y)(),
    };
}
/** The outputs of the action. What is not known is empty. */
function outputsOf(ended) {
    const { finished, files = {} } = ended;
    const { counts } = finished;
    return {
        conclusion: finished.conclusion,
        enforcement: finished.enforcement,
        calls: String(counts.calls),
        denials: String(counts.denials),
        modifications: String(counts.modifications),
        replacements: String(counts.replacements),
        breakages: String(counts.breakages),
        unguarded: String(counts.unguarded),
        'audit-file': files.audit ?? '',
        'audit-digest': ended.auditDigest ?? '',
        'summary-file': files.summary ?? '',
        'final-message-file': files.finalMessage ?? '',
        'session-id': ended.sessionId,
        'stopped-by': finished.stopped_by ?? '',
        'input-tokens': shown(finished.input_tokens),
        'output-tokens': shown(finished.output_tokens),
        'cost-usd': shown(finished.cost_usd),
    };
}
const shown = (value) => (value === undefined ? '' : String(value));

// EXTERNAL MODULE: ./dist/lib/main/run/own-file.js
var own_file = __webpack_require__(25748);
// EXTERNAL MODULE: ./dist/lib/main/run/place.js
var run_place = __webpack_require__(1066);
// EXTERNAL MODULE: ./dist/lib/audit/checkpoint.js
var checkpoint = __webpack_require__(42483);
// EXTERNAL MODULE: ./dist/lib/approval/level-policy.js
var level_policy = __webpack_require__(47574);
// EXTERNAL MODULE: ./dist/lib/approval/gate.js + 1 modules
var gate = __webpack_require__(23193);
// EXTERNAL MODULE: ./dist/lib/audit/jsonl.js + 4 modules
var jsonl = __webpack_require__(40009);
// EXTERNAL MODULE: ./dist/lib/contract/ledger-broken.js
var ledger_broken = __webpack_require__(48233);
// EXTERNAL MODULE: ./dist/lib/bindings/digest.js
var digest = __webpack_require__(11006);
// EXTERNAL MODULE: ./dist/lib/bindings/ledger-lines.js
var ledger_lines = __webpack_require__(75073);
;// CONCATENATED MODULE: ./dist/lib/bindings/ledger-compare.js
// Whether the ledger on disk is still what was written to it.




const LINK = Buffer.from('"prev":"');
/** One sentence about the first difference that is found; undefined where there is none. */
function compareWithFile(written) {
    const { path } = written;
    try {
        return placeDiffers(written) ?? contentDiffers(written);
    }
    catch (error) {
        return unreadable(path, error);
    }
}
/** The same of the last line alone: what stood before `from` bytes has been compared already. */
function compareLastLine(written, from) {
    const { path, bytes, head } = written;
    try {
        const line = Buffer.alloc(bytes - from);
        const got = (0,external_node_fs_.readSync)(written.file, line, 0, line.length, from);
        const same = got === line.length && (0,digest/* lineDigest */.pr)(line.subarray(0, -1)) === head.digest;
        return placeDiffers(written) ?? (same ? undefined : ledger_compare_changed(path, `record ${head.seq}`));
    }
    catch (error) {
        return unreadable(path, error);
    }
}
/** The path must still lead to the file that is open here, at the size that was written. */
function placeDiffers({ path, file, bytes }) {
    const ours = (0,external_node_fs_.fstatSync)(file);
    const there = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    if (there === undefined)
        return `the ledger ${path} was removed during the session`;
    if (there.dev !== ours.dev || there.ino !== ours.ino)
        return `the ledger ${path} was replaced by another file during the session`;
    if (ours.size < bytes)
        return `the ledger ${path} was cut during the session: ${bytes} bytes were written, ${ours.size} are there`;
    if (ours.size > bytes) {
        return `something else wrote to the ledger ${path} during the session: ${bytes} bytes were written, ${ours.size} are there`;
    }
    return undefined;
}
/** Follows the links from the first record to the head: one that does not hold means that a line was changed. */
function contentDiffers({ path, head }) {
    const file = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0));
    try {
        let prev = jsonl/* NO_LINE */.Tp;
        let seq = -1;
        for (const { bytes } of (0,ledger_lines/* linesOf */.Dx)(file)) {
            if (linkOf(bytes) !== prev)
                return ledger_compare_changed(path, seq < 0 ? 'record 0' : `record ${seq} or ${seq + 1}`);
            prev = (0,digest/* lineDigest */.pr)(bytes);
            seq += 1;
        }
        return seq === head.seq && prev === head.digest ? undefined : ledger_compare_changed(path, `record ${seq}`);
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
/** The link stands in the envelope, before everything that is data. */
function linkOf(line) {
    const start = Buffer.from(line.buffer, line.byteOffset, line.byteLength);
    const at = start.indexOf(LINK) + LINK.length;
    return start.toString('latin1', at, at + jsonl/* NO_LINE */.Tp.length);
}
const unreadable = (path, error) => `the ledger ${path} cannot be read back: ${(0,ledger_lines/* reasonOf */.A3)(error)}`;
const ledger_compare_changed = (path, which) => `the ledger ${path} was changed during the session: ${which} is not what was written`;

;// CONCATENATED MODULE: ./dist/lib/bindings/ledger-file.js
// The ledger on disk while a session runs: one record, one line, one write. What was written is held against the file at the seal
// (ledger-compare.ts); a ledger whose writer died is finished elsewhere (ledger-seal.ts).






const CHECKPOINT_RECORDS = 100;
const CHECKPOINT_MS = 10_000;
/** Every method throws `LedgerBroken` when the ledger is broken, and from then on always. It is a `Recorder`. */
class LedgerFile {
    path;
    #options;
    #file;
    #began;
    #bytes = 0;
    #head;
    #told;
    #moment = { wall: Number.NaN, time: '' };
    #state = 'open';
    #closed = false;
    constructor(options, file, left) {
        this.path = options.path;
        this.#options = options;
        this.#file = file;
        this.#began = options.clock.monotonic() - (left?.elapsedMs ?? 0);
        this.#head = left?.head;
        this.#bytes = left?.bytes ?? 0;
    }
    /** Creates the file, for its owner alone; throws `LedgerBroken` where it cannot, also where something is there already. */
    static create(options) {
        const { O_CREAT, O_EXCL, O_APPEND, O_RDWR } = external_node_fs_.constants;
        try {
            return new LedgerFile(options, (0,external_node_fs_.openSync)(options.path, O_CREAT | O_EXCL | O_APPEND | O_RDWR, 0o600));
        }
        catch (error) {
            throw new ledger_broken/* LedgerBroken */.h(`the ledger ${options.path} cannot be created: ${(0,ledger_lines/* reasonOf */.A3)(error)}`, { cause: error });
        }
    }
    /** Goes on with a ledger that was left without a seal; `left` is what a pass over it found. */
    static resume(options, left) {
        const { O_APPEND, O_RDWR, O_NOFOLLOW } = external_node_fs_.constants;
        try {
            return new LedgerFile(options, (0,external_node_fs_.openSync)(options.path, O_APPEND | O_RDWR | O_NOFOLLOW), left);
        }
        catch (error) {
            throw new ledger_broken/* LedgerBroken */.h(`the ledger ${options.path} cannot be opened: ${(0,ledger_lines/* reasonOf */.A3)(error)}`, { cause: error });
        }
    }
    /** The last record that the kernel has. */
    get head() {
        return this.#head;
    }
    /** Why the ledger is broken; undefined while it is not. */
    get broken() {
        return this.#state instanceof ledger_broken/* LedgerBroken */.h ? this.#state : undefined;
    }
    /** Returns when the kernel has the lines, which go out in one write. A `session_finished` seals, as `seal` does, and comes alone. */
    record(...entries) {
        const [only] = entries;
        if (entries.length === 1 && only?.type === 'session_finished')
            this.seal(only);
        else
            this.#append(entries);
    }
    /** Compares the file with what was written, appends the seal, closes the file. The digest of the result is the `audit-digest`. */
    seal(entry) {
        this.#mustBeOpen();
        const before = this.#bytes;
        this.#hold(compareWithFile(this.#written()));
        this.#append([entry]);
        try {
            (0,external_node_fs_.fsyncSync)(this.#file);
        }
        catch (error) {
            throw this.#break(`the ledger ${this.path} could not be brought to the disk: ${(0,ledger_lines/* reasonOf */.A3)(error)}`, error);
        }
        const written = this.#written();
        this.#hold(compareLastLine(written, before));
        const { head } = written;
        this.#tell(head);
        this.#state = 'sealed';
        this.#close();
        return head;
    }
    /** Lets go of the file without a seal, for a session that cannot have one; does nothing after a seal. */
    abandon() {
        if (this.#state === 'open')
            this.#break(`the ledger ${this.path} was left without a seal`);
        this.#close();
    }
    #append(entries) {
        this.#mustBeOpen();
        const { clock, onRecord } = this.#options;
        const elapsed = Math.round((clock.monotonic() - this.#began) * 1000) / 1000;
        const time = this.#timeOf(clock.wall());
        const records = [];
        let head = this.#head;
        let lines = '';
        for (const entry of entries) {
            const seq = head === undefined ? 0 : head.seq + 1;
            const envelope = { schema: 1, seq, time, elapsed_ms: elapsed, prev: head?.digest ?? jsonl/* NO_LINE */.Tp };
            const line = (0,jsonl/* encodeRecord */.Ym)(envelope, entry);
            head = { seq, digest: (0,digest/* lineDigest */.pr)(line) };
            lines += `${line}\n`;
            if (onRecord !== undefined)
                records.push({ ...envelope, ...entry });
        }
        if (head === undefined || lines === '')
            return;
        this.#write(Buffer.from(lines));
        this.#head = head;
        for (const record of records)
            onRecord?.(record);
        if (this.#told === undefined || head.seq - this.#told.seq >= CHECKPOINT_RECORDS || elapsed - this.#told.at >= CHECKPOINT_MS) {
            this.#told = { seq: head.seq, at: elapsed };
            this.#tell(head);
        }
    }
    /** As ISO 8601. Records come in bursts, and putting a moment in words takes as long as all else about a short one. */
    #timeOf(wall) {
        if (wall !== this.#moment.wall)
            this.#moment = { wall, time: new Date(wall).toISOString() };
        return this.#moment.time;
    }
    #write(bytes) {
        for (let done = 0; done < bytes.length;) {
            const more = this.#writeSome(bytes, done);
            done += more;
            this.#bytes += more;
        }
    }
    #writeSome(bytes, from) {
        let written;
        try {
            written = (0,external_node_fs_.writeSync)(this.#file, bytes, from, bytes.length - from);
        }
        catch (error) {
            throw this.#break(`the ledger ${this.path} cannot be written: ${(0,ledger_lines/* reasonOf */.A3)(error)}`, error);
        }
        if (written === 0)
            throw this.#break(`the ledger ${this.path} cannot be written: the system took nothing and gave no reason`);
        return written;
    }
    #written() {
        if (this.#head === undefined)
            throw this.#break(`the ledger ${this.path} has no record to seal`);
        return { path: this.path, file: this.#file, bytes: this.#bytes, head: this.#head };
    }
    #hold(difference) {
        if (difference !== undefined)
            throw this.#break(difference);
    }
    #mustBeOpen() {
        if (this.#state instanceof ledger_broken/* LedgerBroken */.h)
            throw this.#state;
        if (this.#state === 'sealed')
            throw new ledger_broken/* LedgerBroken */.h(`the ledger ${this.path} is sealed: nothing can follow`);
    }
    #break(what, cause) {
        this.#state = new ledger_broken/* LedgerBroken */.h(what, { cause });
        return this.#state;
    }
    #close() {
        if (this.#closed)
            return;
        this.#closed = true;
        (0,external_node_fs_.closeSync)(this.#file);
    }
    #tell(head) {
        this.#options.onCheckpoint?.(head);
    }
}

// EXTERNAL MODULE: ./dist/lib/bindings/trust/read-judge.js
var read_judge = __webpack_require__(78303);
// EXTERNAL MODULE: ./dist/lib/session/bounds.js
var bounds = __webpack_require__(21693);
;// CONCATENATED MODULE: ./dist/lib/session/conclude.js

function conclude(facts) {
    const { guardErrors = [], configErrors = [], verdicts = [] } = facts;
    if (guardErrors.length > 0)
        return as('guard-error', guardErrors.join('; '));
    if (facts.cancelled === true)
        return as('cancelled', 'the run was cancelled');
    if (configErrors.length > 0)
        return as('config-error', configErrors.join('; '));
    if (verdicts.length > 0)
        return as('denied', `fail-on names what happened: ${verdicts.join(', ')}`);
    if (facts.bound !== undefined)
        return as('bound', stoppedBy(facts.bound, facts.unserved));
    if (facts.agentFailed !== undefined)
        return as('agent-failed', facts.agentFailed);
    return as('success', 'the agent finished');
}
function stoppedBy(bound, unserved) {
    const stopped = `the session was stopped by its ${bound}`;
    return unserved === undefined
        ? `${stopped}; the work done is kept`
        : `${stopped}, and no request to the model had a good answer: ${unserved}`;
}
const as = (conclusion, why) => ({ conclusion, exit: record/* EXIT_CODES */.ai[conclusion], why });

;// CONCATENATED MODULE: ./dist/lib/session/counts.js
// What a session adds up to, told from the records themselves as they are handed over, so that the counts and the ledger cannot
// differ.



/** A recorder in front of another one that counts what has been recorded. A record that the other refuses is not counted. */
class Tally {
    #next;
    #counts = (0,counts/* noCounts */.Y)();
    #protectedChanges = [];
    #executableChanges = 0;
    #use = {};
    constructor(next) {
        this.#next = next;
    }
    record(...entries) {
        this.#next.record(...entries);
        for (const entry of entries)
            this.#add(entry);
    }
    #add(entry) {
        (0,counts/* count */.U)(this.#counts, entry);
        if (entry.type === 'model_request')
            this.#use = withRequest(this.#use, entry);
        if (entry.type !== 'changed')
            return;
        if (entry.protected)
            this.#protectedChanges.push(entry.path);
        else
            this.#executableChanges += 1;
    }
    get tallied() {
        return {
            counts: { ...this.#counts },
            executableChanges: this.#executableChanges,
            protectedChanges: [...this.#protectedChanges],
            use: this.#use,
        };
    }
}
function withRequest(use, { input_tokens: input, output_tokens: output, cost_usd: cost }) {
    const sum = (before, more, add = plus) => before === undefined && more === undefined ? undefined : add(before ?? 0, more ?? 0);
    const costUsd = use.costUsd === 'unknown' || cost === 'unknown' ? 'unknown' : sum(use.costUsd, cost, dollars/* addDollars */.N);
    return (0,defined/* defined */.s)({ inputTokens: sum(use.inputTokens, input), outputTokens: sum(use.outputTokens, output), costUsd });
}
const plus = (one, other) => one + other;
/** Which of the `fail-on` verdicts were given, in the order of `failOn`. */
function givenVerdicts(failOn, tallied) {
    const { counts } = tallied;
    const given = {
        denial: counts.denials,
        replacement: counts.replacements,
        modification: counts.modifications,
        breakage: counts.breakages,
        'executable-change': tallied.executableChanges + tallied.protectedChanges.length,
    };
    return failOn.filter((verdict) => given[verdict] > 0);
}

// EXTERNAL MODULE: ./dist/lib/session/enforce.js + 5 modules
var enforce = __webpack_require__(98949);
;// CONCATENATED MODULE: ./dist/lib/session/enforcement.js
// How far a session's enforcement reaches, and why not further. The word is a claim that a reviewer relies on: it is never higher
// than what was held.

function enforcementOf(facts) {
    const { reach, why = [], evaluateOnly, gaps } = facts;
    if (evaluateOnly)
        return { level: 'none', notes: ['evaluate-only: verdicts were recorded and not acted on', ...gaps] };
    if (gaps.length > 0)
        return { level: 'partial', notes: gaps };
    return { level: reach, notes: why };
}
/** Why the floor is not reached, in a sentence; undefined where it is. */
function belowFloor(enforcement, floor) {
    if (record/* ENFORCEMENTS */.w_.indexOf(enforcement.level) <= record/* ENFORCEMENTS */.w_.indexOf(floor))
        return undefined;
    const [first, ...more] = enforcement.notes;
    const notes = first === undefined ? '' : ` (${first}${more.length === 0 ? '' : `, and ${more.length} more`})`;
    return `enforcement is \`${enforcement.level}\`, below the floor \`${floor}\` of require-enforcement${notes}`;
}

// EXTERNAL MODULE: ./dist/lib/subprocess/host.js + 3 modules
var subprocess_host = __webpack_require__(40193);
// EXTERNAL MODULE: ./dist/lib/main/run/chain.js + 3 modules
var run_chain = __webpack_require__(20123);
// EXTERNAL MODULE: ./dist/lib/bindings/trust/guard-files.js + 4 modules
var guard_files = __webpack_require__(18760);
// EXTERNAL MODULE: ./dist/lib/bindings/trust/guard-workspace.js + 13 modules
var guard_workspace = __webpack_require__(16306);
// EXTERNAL MODULE: ./dist/lib/contract/on-abort.js
var on_abort = __webpack_require__(74148);
;// CONCATENATED MODULE: ./dist/lib/main/run/changes.js
// What is protected in this run, and what a session left behind in the workspace.




/** Milliseconds that a cancelled run spends on looking at what changed. */
const CANCELLED_MS = 3000;
/** The protected paths: the fixed ones, this run's own inputs, and what git's configuration makes part of git. */
async function guardFor(started, host) {
    const { trust, settings, place } = started;
    const { promptFile, outputSchema, replayFile, auditFile, summaryFile } = settings;
    const config = (0,guard_files/* configFolder */.vg)({ workspace: settings.workspace, env: host.env, ...(0,defined/* defined */.s)({ configDir: settings.configDir }) });
    return await (0,guard_workspace/* guardWorkspace */.t)({
        checkout: trust.checkout,
        workspace: place.workspace,
        env: host.env,
        files: [promptFile, outputSchema, replayFile, auditFile, summaryFile].filter((path) => path !== undefined),
        skip: [place.folder, place.auditFile, place.summaryFile],
        ...(0,defined/* defined */.s)({ configFolder: config, git: trust.git }),
    });
}
/** Compares; a cancelled run has little time, and says so where it was not enough. */
async function lookAtChanges(watch, signal) {
    const timeUp = new AbortController();
    let timer;
    const hurry = () => {
        timer = setTimeout(() => timeUp.abort(), CANCELLED_MS);
    };
    const giveUp = (0,on_abort/* onAbort */.u)(signal, hurry);
    try {
        return await watch.compare(timeUp.signal);
    }
    finally {
        giveUp();
        clearTimeout(timer);
    }
}

// EXTERNAL MODULE: ./dist/lib/main/version.js
var version = __webpack_require__(17883);
;// CONCATENATED MODULE: ./dist/lib/main/run/opening.js
// The first record of a session: what it is bound to and what it was allowed.


/** `notices` are sentences about the start that a reviewer should read. */
function openingRecord(started, { host, identity }, notices) {
    const { settings, sessionId, trust, brain, guidance, prompt, preview, place } = started;
    const { model } = brain;
    return {
        type: 'session_started',
        session_id: sessionId,
        nonce: host.random(16),
        version: version/* version */.r,
        ...identity,
        agent: settings.agent,
        model: model.provider === 'replay' ? model.name : `${model.provider}/${model.name}`,
        workspace: place.workspace,
        trusted: trust.trusted,
        levels: { ...settings.allow, delegation: settings.allowDelegation, mcp: settings.allowMcp },
        bounds: {
            deadline_ms: settings.deadlineMs,
            ...(0,defined/* defined */.s)({ tool_budget: settings.toolBudget, token_budget: settings.tokenBudget, cost_budget_usd: settings.costBudget }),
        },
        fail_on: settings.failOn,
        evaluate_only: settings.evaluateOnly,
        floor: settings.floor,
        ...(prompt === undefined ? {} : { prompt: preview(prompt) }),
        looked_at: trust.lookedAt,
        ...(guidance.length === 0 ? {} : { context_files: guidance.map(({ source }) => source) }),
        notices,
    };
}

// EXTERNAL MODULE: ./dist/lib/audit/neutralise.js
var neutralise = __webpack_require__(43647);
;// CONCATENATED MODULE: ./dist/lib/main/run/told.js
// What a person who watches the log reads, record by record. Everything that is not ours is neutralised before it is said.


/** Says what a reader of the log should know of a record; most records say nothing here. */
function tell(entry, say, evaluateOnly = false) {
    const told = told_lineOf(entry);
    const line = evaluateOnly && isVerdict(entry) && told !== undefined ? `evaluated only, not acted on: ${told}` : told;
    if (line !== undefined)
        say((0,neutralise/* neutralise */.$0)(told_short(line)));
}
function isVerdict(entry) {
    if (entry.type === 'decided')
        return entry.outcome === 'modify';
    if (entry.type === 'withheld')
        return entry.outcome !== undefined;
    return entry.type === 'refused' || entry.type === 'reviewed';
}
/** One line of moderate length: the ledger has the rest. */
function told_short(line) {
    // Cut before anything looks at it twice: a reason may be megabytes of white space.
    const flat = line
        .slice(0, 1200)
        .trimEnd()
        .replace(/[\r\n]+[ \t]*/g, ' ⏎ ');
    return flat.length > 400 ? `${flat.slice(0, 400)}…` : flat;
}
const RESULT = { deny: 'withheld the result of', replace: 'replaced the result of' };
function told_lineOf(entry) {
    switch (entry.type) {
        case 'session_started':
            return `session ${entry.session_id}: ${entry.agent}${entry.model === undefined ? '' : ` with ${entry.model}`} in ${entry.workspace}${entry.evaluate_only ? ', evaluate-only: nothing is enforced' : ''}`;
        case 'participant':
            return `loaded ${(0,contract_words/* nameOf */.Vb)(entry)} (${entry.scope}) from ${entry.source}`;
        case 'call':
            return `call ${entry.tool_call_id}: ${entry.tool_name} (${entry.level ?? 'unknown level'}) ${entry.input.preview}`;
        case 'decided':
            return entry.outcome === 'modify' ? `modified ${entry.tool_call_id}: ${entry.reason ?? ''}` : undefined;
        case 'refused':
            return `refused ${entry.tool_call_id} (${entry.stage}): ${entry.reason}`;
        case 'executed':
            return entry.is_error ? `failed ${entry.tool_call_id}: ${entry.output.preview}` : undefined;
        case 'reviewed':
            return entry.outcome === 'allow' ? undefined : `${RESULT[entry.outcome]} ${entry.tool_call_id}: ${entry.reason ?? ''}`;
        case 'abandoned':
            return `abandoned ${entry.tool_call_id}: ${entry.why}`;
        case 'breakage':
            return `broken ${entry.who.kind} ${JSON.stringify(entry.who.name)} (${entry.consequence}): ${entry.what}`;
        case 'unguarded':
            return `UNGUARDED ${entry.tool_call_id}: ${entry.what}`;
        case 'changed':
            return `${entry.protected ? 'PROTECTED FILE ' : ''}${entry.change} ${entry.path}: ${entry.why}`;
        case 'withheld':
            return entry.outcome === undefined
                ? `withheld in ${entry.where}: ${entry.what}`
                : `${RESULT[entry.outcome]} ${entry.tool_call_id ?? 'a call'} on the wire (${entry.where}): ${entry.reason ?? entry.what}`;
        case 'session_finished':
            return `${entry.conclusion} (exit ${entry.exit}), enforcement ${entry.enforcement}: ${entry.why}`;
        case 'consulted':
        case 'approved':
        case 'model_request':
            return undefined;
    }
}

;// CONCATENATED MODULE: ./dist/lib/main/run/session.js
// One guarded session: the ledger opened, the agent's turns under the enforcer, everything that it left looked at, the ledger sealed.





















/** Milliseconds that the level policy may take; it is asked in this process. */
const APPROVER_MS = 60_000;
/** Plays a session that has started well. Never rejects: whatever breaks ends as a conclusion. */
async function playSession(started, ports) {
    return await new Session(started, ports).play();
}
class Session {
    #started;
    #ports;
    #guardErrors = [];
    #gaps = [];
    #limits = [];
    #held = [];
    #notices = [];
    #facts = new SummaryFacts();
    constructor(started, ports) {
        this.#started = started;
        this.#ports = ports;
    }
    async play() {
        const { place } = this.#started;
        const { host } = this.#ports;
        let ledger;
        try {
            ledger = LedgerFile.create({
                path: place.auditFile,
                clock: host.clock,
                onCheckpoint: (head) => host.say((0,checkpoint/* checkpointLine */.T)(head)),
                onRecord: (record) => {
                    this.#facts.add(record);
                    tell(record, host.say, this.#started.settings.evaluateOnly);
                },
            });
        }
        catch (error) {
            return this.#close(undefined, new Tally({ record: () => undefined }), undefined, (0,message/* messageOf */.b)(error));
        }
        const tally = new Tally(ledger);
        let end;
        try {
            end = await this.#run(tally);
        }
        catch (error) {
            this.#guardErrors.push(error instanceof ledger_broken/* LedgerBroken */.h ? error.message : `the guard itself failed: ${(0,message/* messageOf */.b)(error)}`);
        }
        return await this.#close(ledger, tally, end);
    }
    /** From the first record to the last change; a broken ledger throws. */
    async #run(tally) {
        const started = this.#started;
        const { host } = this.#ports;
        const { brain, place } = started;
        const guard = await guardFor(started, host);
        const mayRead = brain.readable && (0,read_judge/* readJudge */.U)(place.workspace, brain.readable);
        const { runner, chain: asked } = (0,run_chain/* makeChain */.S)({
            settings: started.settings,
            trust: started.trust,
            workspace: place.workspace,
            guarded: { touched: (call) => brain.touched(call), judge: guard.judge, ...(0,defined/* defined */.s)({ mayRead }) },
            first: brain.interceptors,
            redact: started.hide,
            marks: started.marks,
            reporter: ({ sentence }) => host.events?.({ type: 'notice', message: started.redact(sentence) }),
            onTampering: (sentence) => this.#guardErrors.push(sentence),
        });
        const chain = brain.hold(asked);
        tally.record(openingRecord(started, this.#ports, [...started.notices, ...guard.notices]));
        for (const entry of (0,run_chain/* participantRecords */.Y)(runner.participants, started.trust))
            tally.record(entry);
        const watch = await guard.watch(host.signal);
        // Nothing has run yet, so there is nothing to look back at either.
        if (host.signal.aborted)
            return { kind: 'cancelled', finalMessage: '', turns: 0 };
        const end = await this.#converse(runner, chain, tally);
        await (0,subprocess_host/* drain */.Z)();
        await this.#lookBack(watch, tally);
        return end;
    }
    async #converse(runner, chain, tally) {
        const started = this.#started;
        const { host } = this.#ports;
        const { settings, brain } = started;
        const now = host.clock.monotonic;
        const journal = { recorder: tally, preview: started.preview, redactText: started.redact };
        const enforcer = new enforce/* Enforcer */.D({
            chain,
            gate: new gate/* ApprovalGate */.N({
                approver: (0,level_policy/* approverFor */.Nv)({ ...settings.allow, delegation: settings.allowDelegation, mcp: settings.allowMcp }),
                timeoutMs: APPROVER_MS,
            }),
            bounds: new bounds/* Bounds */.c({
                deadlineMs: settings.deadlineMs,
                now,
                ...(0,defined/* defined */.s)({ toolBudget: settings.toolBudget, tokenBudget: settings.tokenBudget, costBudgetUsd: settings.costBudget }),
            }),
            ...journal,
            events: (event) => host.events?.(event),
            unfinished: started.redact.unfinished,
            now,
            signal: host.signal,
            evaluateOnly: settings.evaluateOnly,
        });
        enforcer.tell({
            type: 'run_started',
            schema: 1,
            session_id: started.sessionId,
            workspace: started.place.workspace,
            model: brain.model.name,
            provider: brain.model.provider,
            participants: runner.participants.map(({ who, spec }) => ({
                ...who,
                scope: spec?.scope ?? 'built-in',
                source: spec?.source ?? 'built-in',
            })),
            context_files: started.guidance.map(({ source }) => source),
        });
        const end = await brain.run({
            started,
            host,
            enforcer,
            chain,
            journal,
            onGuardError: (words) => this.#guardErrors.push(words),
            onGap: (sentence) => this.#gaps.push(sentence),
            onLimit: (sentence) => this.#limits.push(sentence),
            onNotice: (sentence) => this.#notices.push(sentence),
            onHeld: (sentence) => this.#held.push(sentence),
        });
        enforcer.close('the session ended');
        return end;
    }
    /** What was left behind: changed files, a changed snapshot. */
    async #lookBack(watch, tally) {
        const { trust, redact } = this.#started;
        const { changed: found, notices } = await lookAtChanges(watch, this.#ports.host.signal);
        const changed = found.map((entry) => ({ ...entry, path: redact(entry.path), why: redact(entry.why) }));
        for (const entry of changed)
            tally.record(entry);
        this.#gaps.push(...notices);
        this.#guardErrors.push(...(await trust.verify()));
        for (const { path, change } of changed.filter((entry) => entry.protected)) {
            this.#guardErrors.push(`the protected file ${JSON.stringify(path)} was ${change}`);
        }
    }
    async #close(ledger, tally, end, broken) {
        const started = this.#started;
        if (end !== undefined)
            this.#keepFinalMessage(end);
        const problems = [];
        try {
            await (0,subprocess_host/* drain */.Z)();
            // Also where the ledger broke on the way: what is in these files runs after this step.
            for (const name of this.#ports.restoreRunnerFiles()) {
                this.#guardErrors.push(`somebody changed ${name} during the session; it was put back`);
            }
            if ((0,own_file/* isReplaced */.tc)(started.place.known))
                this.#guardErrors.push(`somebody put something else in the place of ${started.place.folder}`);
            await started.trust.close();
            (0,external_node_fs_.rmSync)(started.place.scratch, { recursive: true, force: true });
        }
        catch (error) {
            this.#guardErrors.push(`the guard's own files could not be removed: ${(0,message/* messageOf */.b)(error)}`);
        }
        if (broken !== undefined)
            this.#guardErrors.push(broken);
        let finished = this.#finished(tally, end);
        try {
            if (ledger === undefined)
                return this.#unsealed(finished, [openingRecord(started, this.#ports, started.notices), finished], [broken ?? '']);
            const head = ledger.seal(finished);
            return { finished, head, facts: this.#facts, problems };
        }
        catch (error) {
            const why = (0,message/* messageOf */.b)(error);
            problems.push(why);
            if (!this.#guardErrors.includes(why))
                this.#guardErrors.push(why);
            finished = this.#finished(tally, end);
            ledger?.abandon();
            return this.#unsealed(finished, [finished], problems);
        }
    }
    /** What could not be recorded any more is in the summary all the same. */
    #unsealed(finished, unrecorded, problems) {
        for (const entry of unrecorded)
            this.#facts.add(entry);
        return { finished, facts: this.#facts, problems };
    }
    #finished(tally, end) {
        const { settings } = this.#started;
        const { signal } = this.#ports.host;
        const { tallied } = tally;
        const { reach, why: limits, gaps } = this.#started.brain.reach;
        const held = { reach, why: [...this.#limits, ...limits], evaluateOnly: settings.evaluateOnly };
        const open = [...gaps, ...this.#gaps];
        const below = belowFloor(enforcementOf({ ...held, gaps: open }), settings.floor);
        const failed = this.#ports.host.failed?.();
        const breaches = [...(failed === undefined ? [] : [failed]), ...this.#guardErrors, ...(end?.kind === 'guard-error' ? [end.words] : [])];
        if (tallied.counts.unguarded > 0)
            breaches.push(`${tallied.counts.unguarded} calls happened without a decision`);
        const guardErrors = [...breaches, ...(below === undefined ? [] : [below])];
        // What was breached was not held, whatever the way of running would reach.
        const enforcement = end?.kind === 'config-error'
            ? { level: 'none', notes: ['the agent was not started, so nothing ran'] }
            : end?.unshown !== undefined && breaches.length === 0
                ? { level: 'none', notes: [end.unshown, ...open] }
                : enforcementOf({ ...held, gaps: [...new Set([...open, ...breaches])] });
        const bound = end?.kind === 'bound' ? end.bound : undefined;
        const { conclusion, exit, why } = conclude({
            guardErrors: [...new Set(guardErrors)],
            cancelled: signal.aborted || end?.kind === 'cancelled',
            configErrors: end?.kind === 'config-error' ? [end.words] : [],
            verdicts: settings.evaluateOnly ? [] : givenVerdicts(settings.failOn, tallied),
            bound,
            unserved: end?.unserved,
            agentFailed: end?.kind === 'agent-failed' ? end.words : undefined,
        });
        return {
            type: 'session_finished',
            conclusion,
            exit,
            why: this.#started.redact(why),
            ...(0,defined/* defined */.s)({ stopped_by: bound }),
            enforcement: enforcement.level,
            enforcement_notes: enforcement.notes.map((note) => this.#started.redact(note)),
            ...(this.#held.length === 0 ? {} : { held: this.#held }),
            ...(this.#notices.length === 0 ? {} : { notices: this.#notices.map((notice) => this.#started.redact(notice)) }),
            counts: tallied.counts,
            ...useOf(tallied),
            sealed_by: 'main',
        };
    }
    #keepFinalMessage(end) {
        if (end.kind === 'config-error')
            return;
        const { settings, redact, place } = this.#started;
        const unwritten = (0,own_file/* writeOwnFile */.OP)(place.finalMessageFile, settings.redact ? redact(end.finalMessage) : end.finalMessage, place.known);
        if (unwritten !== undefined)
            this.#gaps.push(`the final message ${unwritten}`);
    }
}
function useOf({ use }) {
    return (0,defined/* defined */.s)({ input_tokens: use.inputTokens, output_tokens: use.outputTokens, cost_usd: use.costUsd });
}

// EXTERNAL MODULE: ./dist/lib/audit/redact.js + 4 modules
var audit_redact = __webpack_require__(6669);
// EXTERNAL MODULE: ./dist/lib/bindings/confined-fs/workspace.js + 1 modules
var confined_fs_workspace = __webpack_require__(61701);
// EXTERNAL MODULE: ./dist/lib/contract/json/text.js
var json_text = __webpack_require__(53692);
// EXTERNAL MODULE: ./dist/lib/subprocess/environment.js
var environment = __webpack_require__(49076);
// EXTERNAL MODULE: ./dist/lib/subprocess/mark.js
var mark = __webpack_require__(76304);
// EXTERNAL MODULE: ./dist/lib/subprocess/run.js + 1 modules
var run = __webpack_require__(13567);
;// CONCATENATED MODULE: ./dist/lib/subprocess/pid-namespace.js
// Puts a command in a PID namespace of its own, so that the kernel ends everything it started when it ends, or when this process
// does: escapees that cleared their environment, left their session and were handed to init included. The sweep by mark
// (reaper.ts) is what remains where no form works.
//
// The forms, and why in this order:
// - root: `unshare`, which keeps every capability and sets no `no_new_privs`, so that sudo and other set-user-ID programs work as
//   before. bwrap sets `no_new_privs`, and needs to be told to keep the capabilities without which root loses files.
// - others: `bwrap`, then `unshare` with a user namespace. Both map this user and its groups alone: it reads and writes what it could
//   before, other owners are shown as nobody, and sudo does not work inside (`setuidWorks` says so). A form by way of `sudo unshare`
//   is not offered: this process could not end what it started.
//
// Every form mounts a /proc that shows the namespace alone and keeps the rest of the file system as it is. A small process holds
// number 1, so that the command has ordinary signal rules and orphans are waited for. The exit code is the command's; death by a
// signal is 128 and its number, as a shell has it; a program that is missing or may not be run is 127 or 126. Programs that hand
// work to a service outside (docker, systemd-run, at) leave it there, and root can enter other namespaces on purpose.


const SYSTEM_FOLDERS = ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/run/current-system/sw/bin'];
const SHELL = '/bin/sh';
const PROBE_MS = 5000;
/** Number 1 of a namespace made by unshare: waits for the command and passes its exit code on. `exec` takes no built-in. */
const INIT = '(exec "$@"); exit $?';
/** bwrap has its own number 1; the shell only makes a missing program 127 there too. */
const START = 'exec "$@"';
/** Ends with 7 where /proc and the process numbers are the namespace's own, and prints the folder. */
const PROOF = 'read -r pid rest < /proc/self/stat && [ "$pid" = "$$" ] && [ "$$" -lt 32 ] && pwd && exit 7';
/** The first form that works here, found by running it; undefined where none does. Two to ten milliseconds: keep the answer. */
async function probePidNamespace(options) {
    const { platform = process.platform, uid = process.geteuid?.() } = options;
    if (platform !== 'linux' || !(0,external_node_fs_.existsSync)(SHELL))
        return undefined;
    for (const form of uid === 0 ? ['unshare', 'bwrap'] : ['bwrap', 'unshare-user']) {
        const prefix = prefixOf(form, uid === 0, options.folders ?? SYSTEM_FOLDERS);
        if (prefix === undefined)
            continue;
        const found = { form, setuidWorks: form === 'unshare', wrap: (argv) => [...prefix, ...argv] };
        if (await works(found, options))
            return found;
    }
    return undefined;
}
async function works(namespace, { cwd, signal }) {
    const { end, stdout } = await (0,run/* run */.e)({
        argv: namespace.wrap([SHELL, '-c', PROOF]),
        cwd,
        env: { PATH: SYSTEM_FOLDERS.join(':') },
        stdin: '',
        timeoutMs: PROBE_MS,
        maxStdout: 65_536,
        keepStderr: 0,
        signal,
        mark: '',
    });
    return end.kind === 'exited' && end.code === 7 && stdout.toString('utf8') === `${(0,external_node_fs_.realpathSync)(cwd)}\n`;
}
function prefixOf(form, root, folders) {
    const find = (name) => folders.map((folder) => `${folder}/${name}`).find((path) => (0,external_node_fs_.existsSync)(path));
    if (form === 'bwrap') {
        const bwrap = find('bwrap');
        if (bwrap === undefined)
            return undefined;
        const capabilities = root ? ['--cap-add', 'ALL'] : [];
        const space = ['--dev-bind', '/', '/', '--proc', '/proc', '--unshare-pid', '--die-with-parent'];
        return [bwrap, ...space, ...capabilities, '--', SHELL, '-c', START, SHELL];
    }
    const unshare = find('unshare');
    // unshare dies by no signal while its child lives; setpriv has the kernel end it with this process.
    const setpriv = find('setpriv');
    if (unshare === undefined || setpriv === undefined)
        return undefined;
    const user = form === 'unshare-user' ? ['--user', '--map-current-user'] : [];
    const space = [...user, '--pid', '--fork', '--kill-child', '--mount-proc'];
    return [setpriv, '--pdeathsig', 'KILL', '--', unshare, ...space, '--', SHELL, '-c', INIT, SHELL];
}

// EXTERNAL MODULE: ./dist/lib/main/settings/session-problems.js
var session_problems = __webpack_require__(86470);
// EXTERNAL MODULE: ./dist/lib/main/run/builtin.js + 10 modules
var builtin = __webpack_require__(39209);
// EXTERNAL MODULE: ./dist/lib/main/run/context.js + 2 modules
var context = __webpack_require__(62520);
// EXTERNAL MODULE: ./dist/lib/contract/tools-file.js + 1 modules
var tools_file = __webpack_require__(77709);
;// CONCATENATED MODULE: ./dist/lib/main/run/never-asked.js
// Hooks that no call of this run can match: an error in a name would switch a guard off in silence.


/** Sentences about hooks that name tools, of which the run's agent has none as far as `knows` tells. Tools of MCP servers are not known before the start. */
function neverAsked(hooks, knows) {
    return hooks.flatMap(({ name, source, tools }) => {
        if (tools === undefined || tools.some((tool) => tools_file/* BUILT_IN_TOOLS */.d3.includes(tool) || tool.startsWith(tools_file/* MCP_PREFIX */.O0) || knows(tool)))
            return [];
        const named = tools.length === 0
            ? 'names no tool'
            : `names ${tools.map((tool) => JSON.stringify(tool)).join(', ')} and no tool that this run's agent has`;
        return [
            `${source}: ${(0,contract_words/* nameOf */.Vb)({ kind: 'hook', name })} ${named}, so it is never asked: write \`spawn\` for commands and \`files\` for files, or take \`tools\` out`,
        ];
    });
}

// EXTERNAL MODULE: ./dist/lib/main/run/hook-problems.js
var hook_problems = __webpack_require__(61567);
// EXTERNAL MODULE: ./dist/lib/main/run/secrets.js + 1 modules
var run_secrets = __webpack_require__(25681);
// EXTERNAL MODULE: ./dist/lib/main/run/trust.js + 21 modules
var trust = __webpack_require__(46938);
;// CONCATENATED MODULE: ./dist/lib/main/run/start.js


















/** Makes all parts, or says in one sentence why the session cannot begin. */
async function start(settings, sessionId, place, host) {
    const low = (0,session_problems/* isOwnLoop */.D)(settings.agent) ? tooLow(settings, builtin/* OWN_REACH */.P0) : undefined;
    if (low !== undefined)
        return (0,result/* fail */.f)(low);
    const env = (0,environment/* withPassed */.JM)(host.env, settings.passEnv, host.platform);
    if (!env.ok)
        return env;
    const workspace = await (0,confined_fs_workspace/* openWorkspace */.O)(place.workspace, host.platform);
    if (!workspace.ok)
        return (0,result/* fail */.f)(`the workspace ${settings.workspace} ${workspace.error}`);
    const opened = await (0,trust/* openRunTrust */.Q)(settings, place.scratch, host);
    if (!opened.ok)
        return opened;
    const started = await assemble({ settings, sessionId, place, host, env: env.value, workspace: workspace.value, ...opened.value });
    if (!started.ok)
        await opened.value.trust.close();
    return started;
}
/** Why the floor cannot be reached, in a sentence with what to write; undefined where it can. */
function tooLow({ evaluateOnly, floor }, { reach, why, gaps }) {
    const reached = enforcementOf({ reach, why, gaps, evaluateOnly });
    const below = belowFloor(reached, floor);
    return below === undefined ? undefined : `${below}: write \`${reached.level}\` there, or less`;
}
async function assemble({ workspace, notices, ...opened }) {
    const { settings, sessionId, place, host, trust, env } = opened;
    const prompt = await readPrompt(settings, trust);
    if (!prompt.ok)
        return prompt;
    const guidance = settings.agent === 'replay' ? (0,result.ok)([]) : await (0,context/* readGuidance */.rU)(settings, trust, host, await guidanceFilesOf(settings));
    if (!guidance.ok)
        return guidance;
    const tokens = { gateway: host.random(32), decisions: host.random(32) };
    const secrets = (0,run_secrets/* secretValues */.V)(settings, host.env);
    const redact = (0,audit_redact/* redactor */.$)([...secrets, tokens.gateway, tokens.decisions]);
    const namespace = (0,defined/* defined */.s)({ namespace: await probePidNamespace({ cwd: place.folder, signal: host.signal, platform: host.platform }) });
    const ready = {
        settings,
        sessionId,
        place,
        host,
        trust,
        env,
        guidance: guidance.value,
        prompt: prompt.value,
        ...namespace,
        marks: (0,mark/* markSource */.x)(sessionId, () => host.random(8)),
        redact,
        hide: (0,audit_redact/* redactor */.$)(secrets),
        tokens,
        preview: (text) => (0,preview/* previewOf */.o)(text, redact, digest/* digestOf */.ol),
    };
    const brain = (0,session_problems/* isOwnLoop */.D)(settings.agent) ? await (0,builtin/* ownBrain */.x8)(ready, workspace) : await agentBrain(ready, settings.agent);
    if (!brain.ok)
        return brain;
    return (0,result.ok)({
        ...ready,
        brain: brain.value,
        notices: [
            ...notices,
            ...(namespace.namespace || host.platform !== 'linux' ? [] : [NO_NAMESPACE]),
            ...[
                ...(0,hook_problems/* hookProblems */.I)(trust),
                ...brain.value.notices,
                ...neverAsked(trust.hooks, (name) => brain.value.knows(name)),
                ...(0,context/* hiddenNotices */.wy)(prompt.value ?? ''),
            ].map((notice) => redact(notice)),
        ],
    });
}
/** Files of guidance that the agent's own users keep for it. */
async function guidanceFilesOf({ agent }) {
    if ((0,session_problems/* isOwnLoop */.D)(agent))
        return [];
    const { adapterOf } = await __webpack_require__.e(/* import() */ 2070).then(__webpack_require__.bind(__webpack_require__, 92070));
    return (await adapterOf(agent)).guidance.files;
}
/** An agent of somebody else's; its parts are loaded where there is one. How far enforcement reaches is known only with it. */
async function agentBrain(ready, agent) {
    const { otherBrain } = await __webpack_require__.e(/* import() */ 3277).then(__webpack_require__.bind(__webpack_require__, 53277));
    const brain = await otherBrain(ready, agent);
    const low = brain.ok ? tooLow(ready.settings, brain.value.reach) : undefined;
    return low === undefined ? brain : (0,result/* fail */.f)(low);
}
const NO_NAMESPACE = "no PID namespace can be had here: what a command starts and takes out of its process group is looked for by its environment, and a process that clears that is not found; and a command can read the environment of this user's other processes, with the inputs of the guard";
async function readPrompt(settings, trust) {
    if (settings.promptFile === undefined)
        return (0,result.ok)(settings.prompt);
    const read = await trust.readFile(settings.promptFile);
    if (!read.ok)
        return (0,result/* fail */.f)(`prompt-file: ${read.error}`);
    const text = (0,json_text/* decodeUtf8 */._6)(read.value);
    return text.trim() === '' ? (0,result/* fail */.f)(`prompt-file: ${settings.promptFile} is empty: write what the agent is asked`) : (0,result.ok)(text);
}

;// CONCATENATED MODULE: ./dist/lib/main/run/run.js
// A run from its settings to its summary: the one way in for the action, the command line and the demo.









/** Runs a session. Never rejects. */
async function run_run(settings, host, hooks = {}) {
    const sessionId = (0,run_place/* newSessionId */.OZ)(host);
    try {
        return await runSession(settings, sessionId, host, hooks);
    }
    catch (error) {
        const finished = notBegun('guard-error', `the guard itself failed: ${(0,message/* messageOf */.b)(error)}`);
        return { finished, sessionId, summary: renderSummary([finished], {}) };
    }
}
async function runSession(settings, sessionId, host, hooks) {
    const place = (0,run_place/* makePlace */.c8)(settings, sessionId, host);
    const { spelled = String } = hooks;
    if (!place.ok)
        return refuse(sessionId, spelled(place.error), settings);
    hooks.onPlace?.(place.value, sessionId);
    const runnerFiles = watchFileCommands(host.env, host.programs);
    const started = await start(settings, sessionId, place.value, host);
    if (!started.ok)
        return refuse(sessionId, spelled(started.error), settings, place.value, host);
    const played = await playSession(started.value, { host, identity: runIdentity(host.env), restoreRunnerFiles: runnerFiles.restore });
    const { auditFile, finalMessageFile } = place.value;
    const digest = played.head?.digest;
    const summary = renderFacts(played.facts, { auditFile, problems: played.problems, ...(digest === undefined ? {} : { digest }) });
    const written = (0,own_file/* writeOwnFile */.OP)(place.value.summaryFile, summary, place.value.known);
    if (written !== undefined)
        host.say(`the summary ${written}`);
    return {
        finished: played.finished,
        sessionId,
        summary,
        files: { audit: auditFile, finalMessage: finalMessageFile, ...(written === undefined ? { summary: place.value.summaryFile } : {}) },
        ...(digest === undefined ? {} : { auditDigest: `sha256:${digest}` }),
    };
}
/** A run that could not begin: no ledger, and a summary that says why. */
function refuse(sessionId, why, settings, place, host) {
    const cancelled = host?.signal.aborted === true;
    const finished = cancelled ? notBegun('cancelled', 'the run was cancelled before its session began') : notBegun('config-error', why);
    const summary = renderSummary([finished], {});
    const path = place?.summaryFile ?? settings?.summaryFile;
    const written = path === undefined ? 'no place' : (0,own_file/* writeOwnFile */.OP)(path, summary, place?.known);
    return { finished, sessionId, summary, ...(written === undefined && path !== undefined ? { files: { summary: path } } : {}) };
}


/***/ })

};
