export const id = 3053;
export const ids = [3053];
export const modules = {

/***/ 38232:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = exports.kp = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
exports.kp = closest;


/***/ }),

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

/***/ 75813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ verify)
});

// UNUSED EXPORTS: LedgerCheck

// EXTERNAL MODULE: ./dist/lib/contract/record.js
var contract_record = __webpack_require__(82423);
;// CONCATENATED MODULE: ./dist/lib/audit/call-book.js
const OF_CALL = ['call', 'decided', 'approved', 'refused', 'executed', 'reviewed', 'abandoned'];
const isOfCall = (entry) => OF_CALL.some((type) => type === entry.type);
class CallBook {
    #open = new Map();
    /** With `evaluate-only` a call that was refused may be approved after all: what of it must still be known. */
    #refused = new Map();
    #evaluateOnly = false;
    /** Calls that have not ended, in the order in which they began. */
    get open() {
        return [...this.#open.values()].map(({ toolCallId, agentId, toolName, seq, stage }) => ({ toolCallId, agentId, toolName, seq, stage }));
    }
    /** Takes the next record; sentences about what is wrong with it. */
    add(entry, seq) {
        if (entry.type === 'session_started')
            this.#evaluateOnly = entry.evaluate_only;
        return isOfCall(entry) ? this.#step(entry, seq, `${entry.agent_id}\n${entry.tool_call_id}`) : [];
    }
    #step(entry, seq, key) {
        const name = `call ${quoted(entry.tool_call_id)}`;
        if (entry.type === 'call')
            return this.#begin(entry, seq, key, name);
        const call = this.#open.get(key) ?? (entry.type === 'approved' ? this.#refused.get(key) : undefined);
        if (call === undefined)
            return [`record ${seq} (${entry.type}) is about ${name}, which ${unknownHere(entry.type)}`];
        switch (entry.type) {
            case 'decided':
                return this.#decide(call, entry, seq, key, name);
            case 'approved':
                return this.#approve(call, entry, seq, key, name);
            case 'executed':
                this.#open.set(key, { ...call, seq, stage: 'executed', output: entry.output.digest });
                return call.stage === 'approved' ? [] : [`${name} was executed (record ${seq}) without an approval`];
            case 'refused':
                this.#open.delete(key);
                if (this.#evaluateOnly)
                    this.#refused.set(key, call);
                return call.stage === 'approved' || call.stage === 'executed'
                    ? [`${name} was refused (record ${seq}) after it had been approved`]
                    : [];
            case 'reviewed':
                this.#open.delete(key);
                if (call.stage !== 'executed')
                    return [`${name} was reviewed (record ${seq}) without having been executed`];
                return entry.output_digest === call.output
                    ? []
                    : [`the review of ${name} (record ${seq}) is of another output than the one it gave`];
            case 'abandoned':
                this.#open.delete(key);
                return [];
        }
    }
    #begin(entry, seq, key, name) {
        const twice = this.#open.has(key);
        const { tool_call_id: toolCallId, agent_id: agentId, tool_name: toolName, input } = entry;
        this.#open.set(key, { toolCallId, agentId, toolName, seq, stage: 'called', inputDigest: input.digest, unseen: entry.unseen === true });
        return twice ? [`${name} begins again (record ${seq}) before it has ended`] : [];
    }
    #decide(call, entry, seq, key, name) {
        this.#open.set(key, { ...call, seq, stage: 'decided', decided: { outcome: entry.outcome, final: entry.final_input_digest } });
        const wrong = [];
        if (call.stage !== 'called')
            wrong.push(`${name} was decided twice (record ${seq})`);
        if (entry.input_digest !== call.inputDigest)
            wrong.push(`${name} was decided (record ${seq}) for another input than the one it came with`);
        if (entry.outcome === 'allow' && entry.final_input_digest !== entry.input_digest) {
            wrong.push(`the input of ${name} changed (record ${seq}) though nobody modified it`);
        }
        return wrong;
    }
    #approve(call, entry, seq, key, name) {
        this.#refused.delete(key);
        this.#open.set(key, { ...call, seq, stage: 'approved' });
        if (call.unseen)
            return [`${name} was approved (record ${seq}) though the model was not seen to make it`];
        const { decided } = call;
        if (decided === undefined)
            return [`${name} was approved (record ${seq}) without a decision of the chain`];
        const asAsked = this.#evaluateOnly && entry.input_digest === call.inputDigest;
        if (asAsked)
            return [];
        const wrong = [];
        if (decided.outcome === 'deny')
            wrong.push(`${name} was approved (record ${seq}) though the chain had denied it`);
        if (entry.input_digest !== decided.final)
            wrong.push(`${name} was approved (record ${seq}) with another input than the one that was decided`);
        if (call.stage !== 'decided')
            wrong.push(`${name} was approved twice (record ${seq})`);
        return wrong;
    }
}
/** An id as it may be shown in a sentence: it is data of the model's. */
function quoted(id) {
    return JSON.stringify(id.length <= 80 ? id : `${id.slice(0, 80)}…`);
}
const unknownHere = (type) => type === 'executed' ? 'was not approved: it never began here, or had ended' : 'never began here, or had ended';

// EXTERNAL MODULE: ./dist/lib/audit/jsonl.js + 4 modules
var jsonl = __webpack_require__(40009);
;// CONCATENATED MODULE: ./dist/lib/audit/chain.js

/** Gaps that are remembered to see whether their records turn up later. */
const GAPS_KEPT = 1000;
class Chain {
    #head;
    #gaps = [];
    /** The record of the highest number so far. */
    get head() {
        return this.#head;
    }
    /** Takes the next record with the digest of its line; whether it takes its place at the end, and what is wrong. */
    add(record, digest) {
        const { seq, prev } = record;
        const expected = this.#head === undefined ? 0 : this.#head.seq + 1;
        if (seq < expected)
            return [this.#early(seq, expected - 1)];
        const before = this.#head;
        this.#head = { seq, digest };
        if (seq > expected) {
            if (this.#gaps.length < GAPS_KEPT)
                this.#gaps.push({ from: expected, to: seq - 1 });
            return [];
        }
        if (prev === (before?.digest ?? jsonl/* NO_LINE */.Tp))
            return [];
        const sentence = before === undefined
            ? 'record 0 names a line before it, and there is none'
            : `record ${before.seq} is not the line that record ${seq} names as the one before it: one of the two was changed`;
        return [{ kind: 'changed', sentence }];
    }
    /** What never turned up. */
    finish() {
        return this.#gaps.map(({ from, to }) => ({
            kind: 'missing',
            sentence: from === to
                ? `record ${from} is missing${after(from)} record ${to + 1} follows`
                : `records ${from} to ${to} are missing (${to - from + 1})${after(from)} record ${to + 1} follows`,
        }));
    }
    #early(seq, last) {
        const gap = this.#gaps.find(({ from, to }) => from <= seq && seq <= to);
        if (gap === undefined)
            return { kind: 'repeated', sentence: `a second record ${seq} stands after record ${last}: it was inserted` };
        const left = [
            { from: gap.from, to: seq - 1 },
            { from: seq + 1, to: gap.to },
        ].filter(({ from, to }) => from <= to);
        this.#gaps = this.#gaps.flatMap((one) => (one === gap ? left : [one]));
        return { kind: 'order', sentence: `record ${seq} stands after record ${last}: the two were swapped, or one was moved` };
    }
}
const after = (from) => (from === 0 ? ': at the beginning,' : `: after record ${from - 1},`);

// EXTERNAL MODULE: ./dist/lib/audit/counts.js
var counts = __webpack_require__(95617);
// EXTERNAL MODULE: ./dist/lib/audit/line.js
var line = __webpack_require__(47039);
;// CONCATENATED MODULE: ./dist/lib/audit/verify.js






/** Problems of which the sentence is kept; all are counted. */
const KEPT = 100;
/** The same of a file that is no ledger, or does not begin as one. */
const KEPT_OF_OTHERS = 3;
/** How the line of every record begins, as far as a line that was cut off goes. */
const BEGINNING = '{"schema":1,"seq":';
/** These leave the end open and change nothing of what is there. */
const OF_THE_END = new Set(['unsealed', 'torn', 'open']);
function verify(lines, options) {
    const check = new LedgerCheck(options);
    for (const line of lines)
        check.add(line);
    return check.finish();
}
/** The same in steps, for who reads the records at the same time. */
class LedgerCheck {
    #options;
    /** What the log names for a record; two different ones contradict each other. */
    #wanted = new Map();
    #chain = new Chain();
    #calls = new CallBook();
    #counts = (0,counts/* noCounts */.Y)();
    #problems = [];
    #kinds = new Set();
    #problemCount = 0;
    #lines = 0;
    /** Whether a line is no record, and no beginning of one. */
    #foreign = false;
    #records = 0;
    #tornBytes;
    #session;
    #seal;
    #afterSeal = 0;
    #held = 0;
    constructor(options) {
        this.#options = options;
        for (const { seq, digest } of options.checkpoints ?? []) {
            const wanted = this.#wanted.get(seq) ?? new Set();
            this.#wanted.set(seq, wanted.add(bare(digest)));
        }
    }
    /** The record of the line, where it is one. */
    add({ bytes, ended }) {
        this.#lines += 1;
        if (!ended && bytes.length < line/* LONGEST_LINE */.i) {
            this.#tornBytes = bytes.length;
            if (!beginsAsRecord(bytes))
                this.#foreign = true;
            this.#say('torn', `the last line, of ${bytes.length} bytes, was cut off while it was written: it is no record`);
            return undefined;
        }
        const read = textOf(bytes);
        const record = read === undefined ? { ok: false, error: 'is not UTF-8' } : (0,jsonl/* decodeRecord */.eT)(read);
        if (!record.ok) {
            this.#foreign = true;
            this.#say('unreadable', `line ${this.#lines} ${record.error}`);
            return undefined;
        }
        this.#take(record.value, this.#options.lineDigest(bytes));
        return record.value;
    }
    finish() {
        for (const { kind, sentence } of this.#chain.finish())
            this.#say(kind, sentence);
        const { head } = this.#chain;
        this.#end(head);
        for (const [seq, digests] of this.#wanted) {
            for (const digest of digests)
                this.#say('checkpoint', missingCheckpoint(seq, digest, head));
        }
        const { open } = this.#calls;
        for (const call of open)
            this.#say('open', openSentence(call.toolCallId, call.toolName, call.stage, call.seq));
        if (this.#records === 0 && this.#foreign)
            this.#noLedger();
        return {
            verdict: this.#verdict(),
            problems: this.#problems,
            problemCount: this.#problemCount,
            records: this.#records,
            ...(head === undefined ? {} : { head }),
            counts: { ...this.#counts },
            ...(this.#session === undefined ? {} : { session: this.#session }),
            ...(this.#seal === undefined ? {} : { seal: this.#seal.record }),
            open,
            checkpointsHeld: this.#held,
            ...(this.#tornBytes === undefined ? {} : { tornBytes: this.#tornBytes }),
        };
    }
    #take(record, digest) {
        const { seq } = record;
        if (this.#records === 0 && (record.type !== 'session_started' || seq !== 0)) {
            this.#say('beginning', `the ledger begins with record ${seq} (${record.type}); record 0 (session_started) should stand first`);
        }
        else if (this.#records > 0 && record.type === 'session_started') {
            this.#say('beginning', `record ${seq} begins a second session (session_started)`);
        }
        this.#records += 1;
        for (const { kind, sentence } of this.#chain.add(record, digest))
            this.#say(kind, sentence);
        this.#hold(seq, digest);
        for (const sentence of this.#calls.add(record, seq))
            this.#say('call', sentence);
        (0,counts/* count */.U)(this.#counts, record);
        if (this.#seal !== undefined)
            this.#afterTheSeal(record, this.#seal.seq);
        if (record.type === 'session_started')
            this.#session ??= sessionOf(record);
        if (record.type === 'session_finished')
            this.#seal ??= { seq, digest, record };
    }
    #hold(seq, digest) {
        const wanted = this.#wanted.get(seq);
        if (wanted === undefined)
            return;
        this.#wanted.delete(seq);
        for (const one of wanted) {
            if (one === digest)
                this.#held += 1;
            else
                this.#say('checkpoint', `the log names ${one} for record ${seq}, and it is ${digest}: this record or one before it was changed`);
        }
    }
    #afterTheSeal(record, sealSeq) {
        if (record.type === 'session_finished')
            this.#say('second-seal', `a second seal stands at record ${record.seq}; the first is record ${sealSeq}`);
        else
            this.#afterSeal += 1;
    }
    #end(head) {
        if (this.#afterSeal > 0)
            this.#say('after-seal', `${this.#afterSeal} ${this.#afterSeal === 1 ? 'record follows' : 'records follow'} the seal`);
        if (this.#lines === 0)
            return this.#say('empty', 'the ledger is empty');
        const digest = this.#options.digest === undefined ? undefined : bare(this.#options.digest);
        if (this.#seal === undefined) {
            const last = head === undefined ? 'it has no record' : `it ends with record ${head.seq}`;
            this.#say('unsealed', `the ledger has no seal (session_finished): ${last}, and what came after is not known`);
            if (digest !== undefined)
                this.#say('digest', `the log names the seal ${digest}, and there is none`);
            return;
        }
        const { record, digest: sealed } = this.#seal;
        if (digest !== undefined && digest !== sealed) {
            this.#say('digest', `the seal is ${sealed}, and the log names ${digest}: the ledger is not the one that this run sealed`);
        }
        const exit = contract_record/* EXIT_CODES */.ai[record.conclusion];
        if (record.exit !== exit) {
            this.#say('exit', `the seal says ${record.conclusion} and exit ${record.exit}: a session that ends so exits with ${exit}`);
        }
        const said = new Map(Object.entries(record.counts));
        for (const [what, added] of Object.entries(this.#counts)) {
            if (said.get(what) !== added)
                this.#say('counts', `the seal counts ${said.get(what)} ${what}, the records add up to ${added}`);
        }
    }
    /** Says first what makes every other sentence idle. */
    #noLedger() {
        this.#kinds.add('no-ledger');
        this.#problemCount += 1;
        const rest = this.#problems.splice(0).slice(0, KEPT_OF_OTHERS - 1);
        this.#problems.push({ kind: 'no-ledger', sentence: 'this file is no ledger: no line of it is a record' }, ...rest);
    }
    #verdict() {
        if ([...this.#kinds].some((kind) => !OF_THE_END.has(kind)))
            return 'broken';
        if (this.#kinds.size > 0)
            return 'incomplete';
        return this.#isAnchored() ? 'anchored' : 'consistent';
    }
    /** A checkpoint of the seal's own line says as much as the seal's digest. Asked where nothing contradicts either. */
    #isAnchored() {
        const { digest, checkpoints = [] } = this.#options;
        return digest !== undefined || checkpoints.some(({ seq }) => seq === this.#seal?.seq);
    }
    #say(kind, sentence) {
        this.#kinds.add(kind);
        this.#problemCount += 1;
        if (this.#problems.length < (this.#records === 0 ? KEPT_OF_OTHERS : KEPT))
            this.#problems.push({ kind, sentence });
    }
}
const bare = (digest) => digest
    .trim()
    .toLowerCase()
    .replace(/^sha256:/, '');
function beginsAsRecord(bytes) {
    const start = textOf(bytes.subarray(0, BEGINNING.length));
    return start !== undefined && BEGINNING.startsWith(start);
}
function textOf(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        return undefined;
    }
}
function sessionOf(record) {
    const { session_id: id, repository, run_id: runId, evaluate_only: evaluateOnly } = record;
    return { id, ...(repository === undefined ? {} : { repository }), ...(runId === undefined ? {} : { runId }), evaluateOnly };
}
function missingCheckpoint(seq, digest, head) {
    const there = head === undefined ? 'has no record' : head.seq < seq ? `ends with record ${head.seq}` : `has no record ${seq}`;
    return `the log names ${digest} for record ${seq}, and the ledger ${there}: records are missing`;
}
function openSentence(id, tool, stage, seq) {
    const name = `call ${quoted(id)} (${quoted(tool)})`;
    switch (stage) {
        case 'approved':
            return `${name} was approved (record ${seq}) and never came back: whether it ran is not known`;
        case 'executed':
            return `${name} was executed (record ${seq}) and its output was not reviewed`;
        case 'decided':
            return `${name} was decided (record ${seq}) and neither approved nor refused`;
        default:
            return `${name} began (record ${seq}) and was never decided`;
    }
}


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

/***/ 47682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ SIDE_EFFECT_LEVELS)
/* harmony export */ });
/** How far outside this process a call reaches (contract 8.1), from the least to the most. */
const SIDE_EFFECT_LEVELS = ['none', 'local_state', 'process', 'external'];


/***/ }),

/***/ 73398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  verifyCommand: () => (/* binding */ verifyCommand)
});

// EXTERNAL MODULE: ./dist/lib/contract/message.js
var message = __webpack_require__(8319);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./dist/lib/audit/neutralise.js
var neutralise = __webpack_require__(43647);
// EXTERNAL MODULE: ./dist/lib/audit/checkpoint.js
var checkpoint = __webpack_require__(42483);
// EXTERNAL MODULE: ./dist/lib/audit/jsonl.js + 4 modules
var jsonl = __webpack_require__(40009);
// EXTERNAL MODULE: ./dist/lib/audit/verify.js + 2 modules
var verify = __webpack_require__(75813);
;// CONCATENATED MODULE: ./dist/lib/audit/verify-report.js
// A verification in words, for a terminal. Names of the ledger's session are data: they are neutralised.

/** A few lines of text without a line end after the last; the first says the verdict. */
function verifyReport(verification) {
    const { verdict, problems, problemCount, records, head, session, seal, counts, checkpointsHeld } = verification;
    const [first] = problems;
    if (first?.kind === 'no-ledger')
        return listed([`${verdict}: ${first.sentence}`], problems.slice(1), problemCount - 1);
    const lines = [VERDICTS[verdict]];
    if (session !== undefined) {
        const where = [session.repository, session.runId === undefined ? undefined : `run ${session.runId}`].filter((part) => part !== undefined);
        lines.push(`session ${session.id}${where.length > 0 ? ` of ${where.join(', ')}` : ''}${session.evaluateOnly ? ' (evaluate-only)' : ''}`);
    }
    lines.push(`${records} ${records === 1 ? 'record' : 'records'}${head === undefined ? '' : `, the last is ${head.seq} ${head.digest}`}`);
    if (checkpointsHeld > 0)
        lines.push(`${checkpointsHeld} ${checkpointsHeld === 1 ? 'checkpoint' : 'checkpoints'} of the log held`);
    lines.push(Object.entries(counts)
        .map(([what, number]) => `${number} ${number === 1 ? what.replace(/s$/, '') : what}`)
        .join(', '));
    if (seal !== undefined)
        lines.push(`sealed as ${seal.conclusion} (exit ${seal.exit}), enforcement ${seal.enforcement}: ${seal.why}`);
    return listed(lines, problems, problemCount);
}
function listed(lines, problems, count) {
    const more = count - problems.length;
    return [...lines, ...problems.map(({ sentence }) => `- ${sentence}`), ...(more > 0 ? [`- and ${more} more`] : [])]
        .map(neutralise/* neutraliseInline */.KD)
        .join('\n');
}
const VERDICTS = {
    anchored: 'anchored: the ledger is whole, and its seal is the one that the digest names',
    consistent: 'internally consistent: the ledger is whole; give --digest from the log to know that it is the one of that run',
    incomplete: 'incomplete: what is there holds together, but the end is missing',
    broken: 'broken: this ledger is not what a session wrote',
};

// EXTERNAL MODULE: ./dist/lib/bindings/digest.js
var bindings_digest = __webpack_require__(11006);
// EXTERNAL MODULE: ./dist/lib/bindings/ledger-lines.js
var ledger_lines = __webpack_require__(75073);
// EXTERNAL MODULE: ./dist/lib/contract/json/text.js
var json_text = __webpack_require__(53692);
// EXTERNAL MODULE: ./dist/lib/contract/result.js
var contract_result = __webpack_require__(66639);
// EXTERNAL MODULE: ./dist/lib/main/cli/settings.js + 1 modules
var settings = __webpack_require__(90389);
;// CONCATENATED MODULE: ./dist/lib/main/cli/verify.js
// `basis-guard verify`: chain, seal and completeness of ledgers.













/** A ledger that does not hold is a guard error. */
const BROKEN = 5;
async function verifyCommand(words, terminal) {
    const flags = (0,settings/* commandFlags */.L)(words, { inputs: 'none', values: ['digest', 'log'], operands: true });
    if (!flags.ok)
        return terminal.refuse([flags.error]);
    const { operands, values } = flags.value;
    if (operands.length === 0)
        return terminal.refuse(['no ledger is named: write basis-guard verify PATH']);
    const digest = values.get('digest');
    if (digest !== undefined && operands.length > 1)
        return terminal.refuse(['--digest is of one ledger: name one ledger with it']);
    if (digest !== undefined && !/^(?:sha256:)?[0-9a-f]{64}$/i.test(digest)) {
        return terminal.refuse([`--digest is ${JSON.stringify(digest)}: write sha256: and 64 hex digits, as the output audit-digest has them`]);
    }
    const named = values.get('log');
    const log = named === undefined ? (0,contract_result.ok)(undefined) : readLog(named, terminal.host.cwd);
    if (!log.ok)
        return terminal.refuse([log.error]);
    let exit = 0;
    for (const operand of operands) {
        const path = (0,external_node_path_.resolve)(terminal.host.cwd, operand);
        const verification = verifyFile(path, digest, log.value);
        if (!verification.ok) {
            terminal.refuse([verification.error]);
            exit = Math.max(exit, 2);
            continue;
        }
        const { result, notes } = verification.value;
        terminal.print(`${operand}: ${[verifyReport(result).trimEnd(), ...notes].join('\n')}`);
        if (result.verdict === 'broken' || result.verdict === 'incomplete')
            exit = BROKEN;
    }
    return exit;
}
function verifyFile(path, digest, log) {
    try {
        const own = log === undefined ? (0,contract_result.ok)(NONE) : ofLedger(path, log);
        if (!own.ok)
            return own;
        const checkpoints = own.value.flatMap(({ anchors }) => anchors);
        const result = (0,verify/* verify */.M)((0,ledger_lines/* linesOfFile */.ZD)(path), { lineDigest: bindings_digest/* lineDigest */.pr, checkpoints, ...(digest === undefined ? {} : { digest }) });
        return (0,contract_result.ok)({ result, notes: log === undefined || digest !== undefined ? [] : whichSession(log, own.value) });
    }
    catch (error) {
        return (0,contract_result/* fail */.f)(`the ledger ${path} cannot be read: ${(0,message/* messageOf */.b)(error)}`);
    }
}
const NONE = [];
/** The log's lines of one ledger's session; a failure where the log is of other sessions. */
function ofLedger(path, { name, sessions }) {
    const [first] = (0,ledger_lines/* linesOfFile */.ZD)(path);
    if (first === undefined)
        return (0,contract_result.ok)(sessions);
    const digest = (0,bindings_digest/* lineDigest */.pr)(first.bytes);
    const record = (0,jsonl/* decodeRecord */.eT)((0,json_text/* decodeUtf8 */._6)(first.bytes));
    const id = record.ok && record.value.type === 'session_started' ? record.value.session_id : undefined;
    // All that claim to be it: a log that says two things of one session vouches for none.
    const own = sessions.filter((session) => (session.anchors[0]?.seq === 0 && session.anchors[0].digest === digest) || (id !== undefined && session.id === id));
    if (own.length > 0)
        return (0,contract_result.ok)(own);
    const names = sessions.flatMap((session) => session.id ?? []);
    if (id === undefined || names.length < sessions.length)
        return (0,contract_result.ok)(sessions);
    return (0,contract_result/* fail */.f)(`--log ${name} is the log of session ${names.join(', ')}, and the ledger ${path} is of session ${id}: write the path of the log of the job that made it, as \`gh run view RUN --log\` prints it`);
}
/** A later step can run what an agent wrote, and print what looks like a session of the guard's: the reader is told which one counted. */
function whichSession({ sessions }, [own, ...more]) {
    if (sessions.length < 2 || own === undefined || more.length > 0)
        return [];
    const { line, step } = own;
    const where = step === undefined ? '' : `, in the step ${JSON.stringify(step.name)} of the job ${JSON.stringify(step.job)}`;
    return [
        `- the log names ${sessions.length} sessions, and this is the one that begins in line ${line}${(0,neutralise/* neutraliseInline */.KD)(where)}: other steps can print such lines too, so be sure that this one is the guard's, or give --digest`,
    ];
}
/** The `ledger SEQ DIGEST` lines of a job's log. */
function readLog(name, cwd) {
    let text;
    try {
        text = (0,external_node_fs_.readFileSync)((0,external_node_path_.resolve)(cwd, name), 'utf8');
    }
    catch (error) {
        return (0,contract_result/* fail */.f)(`--log ${name} cannot be read: ${(0,message/* messageOf */.b)(error)}`);
    }
    const sessions = (0,checkpoint/* checkpointsOf */.x)(text);
    return sessions.length === 0
        ? (0,contract_result/* fail */.f)(`--log ${name} has no line \`ledger SEQ DIGEST\`: write the path of the log of the job that made the ledger, as \`gh run view RUN --log\` prints it`)
        : (0,contract_result.ok)({ name, sessions });
}


/***/ })

};
