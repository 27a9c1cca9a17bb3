export const id = 586;
export const ids = [586,674];
export const modules = {

/***/ 90674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   inputSchemaCheck: () => (/* binding */ inputSchemaCheck)
/* harmony export */ });
/* unused harmony export MAX_SCHEMA_LENGTH */
/* harmony import */ var ajv__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65627);
/* harmony import */ var ajv_dist_2019_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67882);
/* harmony import */ var ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13774);
/* harmony import */ var _complaint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44657);
/* harmony import */ var _json_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62892);
/* harmony import */ var _json_view_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(93906);
/* harmony import */ var _patterns_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98909);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66639);








/** The largest schema that is compiled, in UTF-16 code units of its text. */
const MAX_SCHEMA_LENGTH = 262_144;
const DIALECTS = new Map([
    [undefined, '2020-12'],
    ['https://json-schema.org/draft/2020-12/schema', '2020-12'],
    ['https://json-schema.org/draft/2019-09/schema', '2019-09'],
    ['http://json-schema.org/draft-07/schema', 'draft-07'],
    ['http://json-schema.org/draft-06/schema', 'draft-07'],
]);
const CONSTRUCTORS = { '2020-12': ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_3__.Ajv2020, '2019-09': ajv_dist_2019_js__WEBPACK_IMPORTED_MODULE_4__.Ajv2019, 'draft-07': ajv__WEBPACK_IMPORTED_MODULE_5__.Ajv };
/** Those that check schemas against their dialect; made when first needed, for that costs tens of milliseconds. */
const metaCheckers = new Map();
/**
 * Compiles a schema: by its `$schema`, else as 2020-12.
 *
 * @returns the check, or why there is none: a sentence without its full stop that begins with `its input schema`
 */
function inputSchemaCheck(schema, patterns = _patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .plainPatterns */ .me) {
    if (schema.length > MAX_SCHEMA_LENGTH)
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_6__/* .fail */ .f)(`its input schema is larger than ${MAX_SCHEMA_LENGTH} characters`);
    const read = (0,_json_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)(schema);
    if (!read.ok)
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_6__/* .fail */ .f)(`its input schema is not JSON: ${read.error.message}`);
    if (read.value.root.kind !== 'object')
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_6__/* .fail */ .f)('its input schema is not an object');
    const { $schema, ...view } = recordOf(read.value.root);
    const dialect = DIALECTS.get(typeof $schema === 'string' ? $schema.replace(/#$/, '') : $schema);
    if (dialect === undefined)
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_6__/* .fail */ .f)('its input schema has a "$schema" that is not known here; write https://json-schema.org/draft/2020-12/schema');
    if (view['$async'] !== undefined)
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_6__/* .fail */ .f)('its input schema has "$async", which is not known here; take it out');
    try {
        const meta = metaChecker(dialect);
        if (meta.validateSchema(view) !== true)
            return (0,_result_js__WEBPACK_IMPORTED_MODULE_6__/* .fail */ .f)(`its input schema is no JSON Schema (${dialect}): ${meta.errorsText(meta.errors)}`);
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(checkOf(compilerFor(dialect, patterns), view));
    }
    catch (error) {
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_6__/* .fail */ .f)(`its input schema cannot be compiled: ${error instanceof Error ? error.message : 'it made the compiler fail'}`);
    }
}
function checkOf(ajv, view) {
    const validate = ajv.compile(view);
    return (input) => {
        const read = (0,_json_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)(input);
        if (!read.ok)
            return `the input is not JSON: ${read.error.message}`;
        try {
            if (validate((0,_json_view_js__WEBPACK_IMPORTED_MODULE_7__/* .ordinaryViewOf */ .Fb)(read.value.root)))
                return undefined;
            const errors = validate.errors ?? [];
            return (0,_complaint_js__WEBPACK_IMPORTED_MODULE_0__/* .complain */ .c)(errors, 'the input').message;
        }
        catch (error) {
            return error instanceof _patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .PatternRefused */ .hL ? error.message : 'the input could not be checked against the schema';
        }
    };
}
function compilerFor(dialect, patterns) {
    const options = {
        strict: false,
        strictNumbers: false,
        validateFormats: false,
        ownProperties: true,
        verbose: true,
        logger: false,
        meta: false,
        validateSchema: false,
        code: { regExp: engineFor(patterns) },
    };
    return new CONSTRUCTORS[dialect](options);
}
function metaChecker(dialect) {
    const known = metaCheckers.get(dialect);
    if (known !== undefined)
        return known;
    const made = new CONSTRUCTORS[dialect]({ strict: false, logger: false, validateFormats: false });
    metaCheckers.set(dialect, made);
    return made;
}
/** ajv tells patterns apart by their text, and asks for code that only a written-out check would need. */
function engineFor(patterns) {
    const compile = (pattern) => {
        const compiled = patterns.compile(pattern);
        return { test: (text) => compiled.test(text), toString: () => pattern };
    };
    return Object.assign(compile, { code: 'compilePattern' });
}
function recordOf(root) {
    const view = (0,_json_view_js__WEBPACK_IMPORTED_MODULE_7__/* .ordinaryViewOf */ .Fb)(root);
    return typeof view === 'object' && view !== null ? { ...view } : {};
}


/***/ }),

/***/ 10096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ hasMoreValues)
/* harmony export */ });
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
function hasMoreValues(text, most) {
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


/***/ }),

/***/ 76586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openServers: () => (/* binding */ openServers)
});

// EXTERNAL MODULE: ./dist/lib/loop/run-call.js
var run_call = __webpack_require__(39462);
// EXTERNAL MODULE: ./dist/lib/contract/message.js
var message = __webpack_require__(8319);
// EXTERNAL MODULE: ./dist/lib/contract/cut.js
var cut = __webpack_require__(67132);
// EXTERNAL MODULE: ./dist/lib/session/abort.js
var abort = __webpack_require__(89104);
// EXTERNAL MODULE: ./dist/lib/contract/result.js
var result = __webpack_require__(66639);
// EXTERNAL MODULE: ./dist/lib/contract/time.js
var time = __webpack_require__(23935);
// EXTERNAL MODULE: ./dist/lib/contract/json/parse.js
var parse = __webpack_require__(62892);
// EXTERNAL MODULE: ./dist/lib/contract/json/text.js
var json_text = __webpack_require__(53692);
// EXTERNAL MODULE: ./dist/lib/contract/json/value-count.js
var value_count = __webpack_require__(10096);
// EXTERNAL MODULE: ./dist/lib/contract/json/view.js
var json_view = __webpack_require__(93906);
;// CONCATENATED MODULE: ./dist/lib/loop/mcp/limits.js
/** Bytes of one message past which a server is ended, and of its whole list of tools. */
const MAX_MESSAGE = 16 * 1024 * 1024;
/** JSON values of one message past which a server is ended: each costs some hundred bytes once it is read, however short it is. */
const MAX_VALUES = 200_000;
/** Bytes that a server may send between two answers: notifications, requests of its own, what is no message (contract 7.3). */
const MAX_UNASKED = 8 * 1024 * 1024;
/** Milliseconds from the start of a server to the list of its tools. */
const START_MS = 60_000;
/** Tools that a server may list. */
const MAX_LISTED = 10_000;
/** Tools of one server that are offered. */
const MAX_TOOLS = 256;
/** Pages of a list of tools that are asked for. */
const MAX_PAGES = 64;
/** Bytes of a tool's description that the model is shown. */
const MAX_DESCRIPTION = 16 * 1024;

;// CONCATENATED MODULE: ./dist/lib/loop/mcp/exact-wire.js






const KEY = 'basis-guard-exact-arguments';
const NOT_KNOWN = 'the call was not sent: the exact text of its input cannot be placed';
class ExactWire {
    #entries = new Map();
    #pending = new Map();
    #list = {};
    #count = 0;
    /** A request with these arguments, which must be an object's text. */
    call(input) {
        this.#count += 1;
        const token = String(this.#count);
        const entry = { input };
        this.#entries.set(token, entry);
        const read = (0,parse/* parseJson */.q)(input);
        const view = read.ok ? (0,json_view/* ordinaryViewOf */.Fb)(read.value.root) : {};
        return {
            arguments: { ...(typeof view === 'object' ? view : {}), [KEY]: token },
            result: () => entry.result,
            done: () => {
                this.#entries.delete(token);
                if (entry.id !== undefined)
                    this.#pending.delete(entry.id);
            },
        };
    }
    /** The exact text of the result of the last request for a list of tools. */
    listed() {
        return this.#list.result;
    }
    /**
     * The text of a message as it is to be sent, by the text that the library wrote. A call whose exact text is not known, or that
     * cannot be told, is not sent: the error says why. The exact text is as deep as an input may be, so the whole may be deeper.
     */
    outgoing(text) {
        const message = ownMessage(text);
        if (message === undefined)
            return (0,result/* fail */.f)('it was not sent: what was to be sent is not one message');
        const { method, params } = message;
        const id = idOf(message['id']);
        const given = isObject(params) ? params['arguments'] : undefined;
        const token = isObject(given) ? given[KEY] : undefined;
        const known = typeof token === 'string' ? this.#entries.get(token) : undefined;
        if (known === undefined && (method === 'tools/call' || token !== undefined))
            return (0,result/* fail */.f)(NOT_KNOWN);
        if (known !== undefined && (known.input === undefined || id === undefined))
            return (0,result/* fail */.f)(NOT_KNOWN);
        if (id === undefined || typeof method !== 'string')
            return (0,result.ok)(text);
        const entry = known ?? {};
        if (method === 'tools/list')
            this.#list = entry;
        entry.id = id;
        this.#pending.set(id, entry);
        if (entry.input === undefined || !isObject(params))
            return (0,result.ok)(text);
        return (0,result.ok)(membersText(message, 'params', membersText(params, 'arguments', entry.input)));
    }
    /** Takes note of a message that came in. */
    incoming(text) {
        if ((0,value_count/* hasMoreValues */.w)(text, MAX_VALUES))
            return { refused: `sent a message of more than ${MAX_VALUES} JSON values` };
        const read = (0,parse/* parseJson */.q)(text);
        if (!read.ok)
            return { refused: `sent a message that is not JSON by the strict reader: ${read.error.message}` };
        const { root } = read.value;
        const id = idOf(scalarOf((0,json_view/* member */.Dc)(root, 'id')));
        const entry = id !== undefined && (0,json_view/* member */.Dc)(root, 'method') === undefined ? this.#pending.get(id) : undefined;
        if (id === undefined || entry === undefined)
            return 'other';
        this.#pending.delete(id);
        const result = (0,json_view/* member */.Dc)(root, 'result');
        if (result !== undefined)
            entry.result = (0,json_text/* textOf */.b6)(read.value, result);
        return 'answer';
    }
}
/** An id of ours is a number; some servers give it back as a string, which the library takes. */
function idOf(value) {
    if (typeof value !== 'number' && typeof value !== 'string')
        return undefined;
    const id = Number(value);
    return Number.isSafeInteger(id) ? id : undefined;
}
function scalarOf(node) {
    return node?.kind === 'number' || node?.kind === 'string' ? node.value : undefined;
}
/** What the library wrote; it may be deeper than the strict reader takes, and holds no more than the library knows. */
function ownMessage(text) {
    try {
        const message = JSON.parse(text);
        return isObject(message) ? message : undefined;
    }
    catch {
        return undefined;
    }
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** An object's text, in which one member has a text of its own. */
function membersText(object, own, text) {
    const members = Object.entries(object).map(([key, value]) => `${JSON.stringify(key)}:${key === own ? text : JSON.stringify(value)}`);
    return `{${members.join(',')}}`;
}

// EXTERNAL MODULE: ./dist/lib/contract/input-schema.js
var input_schema = __webpack_require__(90674);
// EXTERNAL MODULE: ./dist/lib/contract/json/pick.js
var pick = __webpack_require__(14626);
// EXTERNAL MODULE: ./dist/lib/contract/tools-file.js + 1 modules
var tools_file = __webpack_require__(77709);
;// CONCATENATED MODULE: ./dist/lib/loop/mcp/offered.js
// What a server's list of tools comes to: which of them are offered to the model, under which name, and why others are not. Pure.









/** Letters that a tool's name may have on every model's wire; others become underscores. */
const STRANGE = /[^A-Za-z0-9_-]/g;
const LONGEST_NAME = 64;
/** The tools of one page of a list, and where the next page begins. The problem composes after the server's name. */
function readPage(text) {
    const read = (0,parse/* parseJson */.q)(text);
    const tools = read.ok ? (0,json_view/* member */.Dc)(read.value.root, 'tools') : undefined;
    if (!read.ok || tools?.kind !== 'array')
        return (0,result/* fail */.f)('gave a list of tools that is none');
    const next = (0,pick/* stringOf */.Je)((0,json_view/* member */.Dc)(read.value.root, 'nextCursor'));
    return (0,result.ok)({ tools: tools.items.map((node) => listedOf(read.value, node)), ...(next === undefined ? {} : { next }) });
}
function listedOf(document, node) {
    const schema = (0,json_view/* member */.Dc)(node, 'inputSchema');
    return {
        name: (0,pick/* stringOf */.Je)((0,json_view/* member */.Dc)(node, 'name')) ?? '',
        description: (0,pick/* stringOf */.Je)((0,json_view/* member */.Dc)(node, 'description')) ?? (0,pick/* stringOf */.Je)((0,json_view/* member */.Dc)(node, 'title')) ?? '',
        inputSchema: schema === undefined ? undefined : (0,json_text/* textOf */.b6)(document, schema),
    };
}
/** Which tools of a server are offered: names that fit as they are come first, so that none is taken by one that was made to fit. */
function offer(server, listed, patterns) {
    const tools = new Map();
    const problems = [];
    const fits = ({ name }) => name.search(STRANGE) < 0;
    const inOrder = [...listed.filter(fits), ...listed.filter((tool) => !fits(tool))];
    if (inOrder.length > MAX_TOOLS)
        problems.push(`lists ${inOrder.length} tools, of which only the first ${MAX_TOOLS} are offered`);
    for (const tool of inOrder.slice(0, MAX_TOOLS)) {
        const made = offered(server, tool, patterns);
        const taken = made.ok && tools.has(made.value.name);
        if (made.ok && !taken)
            tools.set(made.value.name, made.value);
        else
            problems.push(`lists a tool ${shown(tool.name)}, which is not offered: ${made.ok ? 'another one has its name' : made.error}`);
    }
    return { tools: [...tools.values()], problems };
}
function offered(server, listed, patterns) {
    const { name, inputSchema } = listed;
    if (name === '')
        return (0,result/* fail */.f)('it has no name');
    if (tools_file/* BUILT_IN_TOOLS */.d3.includes(name))
        return (0,result/* fail */.f)('a built-in tool has that name');
    if (name.startsWith(tools_file/* MCP_PREFIX */.O0))
        return (0,result/* fail */.f)(`${tools_file/* MCP_PREFIX */.O0} is the beginning of names that are made here`);
    const full = `${tools_file/* MCP_PREFIX */.O0}${server}__${name.replace(STRANGE, '_')}`;
    if (full.length > LONGEST_NAME)
        return (0,result/* fail */.f)(`its name would be ${full}, which is longer than ${LONGEST_NAME} characters`);
    const schemaView = inputSchema === undefined ? undefined : objectSchemaOf(inputSchema);
    if (inputSchema === undefined || schemaView === undefined)
        return (0,result/* fail */.f)('its input schema is not one of an object');
    const check = (0,input_schema.inputSchemaCheck)(inputSchema, patterns);
    if (!check.ok)
        return (0,result/* fail */.f)(check.error);
    const description = listed.description.trim() === '' ? `The tool ${name} of the MCP server ${server}.` : (0,cut/* cutBytes */.U)(listed.description, MAX_DESCRIPTION);
    return (0,result.ok)({ name: full, listed, description, inputSchema, schemaView, check: check.value });
}
/** Every model's wire wants a schema that says `"type": "object"` itself. */
function objectSchemaOf(schema) {
    const read = (0,parse/* parseJson */.q)(schema);
    if (!read.ok || (0,pick/* stringOf */.Je)((0,json_view/* member */.Dc)(read.value.root, 'type')) !== 'object')
        return undefined;
    const view = (0,json_view/* ordinaryViewOf */.Fb)(read.value.root);
    return { ...(typeof view === 'object' ? view : {}), type: 'object' };
}
/** Why a tool is no longer the one that was offered; undefined where it is. */
function changeOf(tool, now) {
    const same = now.filter(({ name }) => name === tool.name);
    const [found] = same;
    if (found === undefined || same.length > 1)
        return 'is no longer listed by it';
    if (found.inputSchema !== tool.inputSchema)
        return 'has another input schema now';
    return found.description === tool.description ? undefined : 'has another description now';
}
const shown = (name) => JSON.stringify((0,cut/* cutBytes */.U)(name, 128));

;// CONCATENATED MODULE: ./dist/lib/loop/mcp/results.js




/** The result of a call by the exact text of what the server answered; undefined where that is none. */
function resultOf(text) {
    const read = (0,parse/* parseJson */.q)(text);
    if (!read.ok || read.value.root.kind !== 'object')
        return undefined;
    const { root } = read.value;
    const content = (0,json_view/* member */.Dc)(root, 'content');
    const structured = (0,json_view/* member */.Dc)(root, 'structuredContent');
    const isError = (0,json_view/* member */.Dc)(root, 'isError');
    if (content !== undefined && content.kind !== 'array')
        return undefined;
    const blocks = content?.items ?? [];
    const texts = blocks.map(plainText);
    const failed = isError?.kind === 'boolean' && isError.value;
    const output = structured === undefined && texts.every((one) => one !== undefined)
        ? { kind: 'text', text: blocks.length === 0 ? '(no content)' : texts.join('\n') }
        : { kind: 'json', text: blocksOf(read.value, content, structured) };
    return { output, isError: failed };
}
function plainText(block) {
    return (0,pick/* stringOf */.Je)((0,json_view/* member */.Dc)(block, 'type')) === 'text' ? (0,pick/* stringOf */.Je)((0,json_view/* member */.Dc)(block, 'text')) : undefined;
}
function blocksOf(document, content, structured) {
    const parts = [
        ...(content === undefined ? [] : [`"content":${(0,json_text/* textOf */.b6)(document, content)}`]),
        ...(structured === undefined ? [] : [`"structuredContent":${(0,json_text/* textOf */.b6)(document, structured)}`]),
    ];
    return exact(`{${parts.join(',')}}`);
}
/** A result as the model is shown it: the data of images, sounds and files that are no text as a note of its type and size. */
function withoutData(result) {
    if (result.output.kind !== 'json')
        return result;
    const read = (0,parse/* parseJson */.q)(result.output.text);
    const content = read.ok ? (0,json_view/* member */.Dc)(read.value.root, 'content') : undefined;
    if (!read.ok || content?.kind !== 'array')
        return result;
    const edits = content.items.flatMap((block) => dataOf(block) ?? []);
    return edits.length === 0 ? result : { ...result, output: { kind: 'json', text: spliced(read.value, edits) } };
}
function dataOf(block) {
    const kind = (0,pick/* stringOf */.Je)((0,json_view/* member */.Dc)(block, 'type'));
    const resource = (0,json_view/* member */.Dc)(block, 'resource');
    const holder = kind === 'resource' && resource !== undefined ? resource : block;
    const node = (0,json_view/* member */.Dc)(holder, kind === 'resource' ? 'blob' : 'data');
    const text = (0,pick/* stringOf */.Je)(node);
    if (node === undefined || text === undefined || (kind !== 'image' && kind !== 'audio' && kind !== 'resource'))
        return undefined;
    const type = (0,pick/* stringOf */.Je)((0,json_view/* member */.Dc)(holder, 'mimeType')) ?? 'data';
    return { node, note: `[${type}: ${text.length} characters of base64, which cannot be shown]` };
}
function spliced(document, edits) {
    let text = '';
    let at = 0;
    for (const { node, note } of edits) {
        text += document.text.slice(at, node.start) + (0,json_text/* quoteJson */.fp)(note);
        at = node.end;
    }
    return exact(text + document.text.slice(at));
}
/** Text that is put together here from texts that were read strictly. */
function exact(text) {
    const read = (0,json_text/* readExact */.gr)(text);
    if (!read.ok)
        throw new Error(`a result was put together wrongly: ${read.error.message}`);
    return read.value;
}

;// CONCATENATED MODULE: ./dist/lib/loop/mcp/connection.js
// One server for one session: opened by the official client, asked once for its tools, called with exact texts, closed. How a server
// goes wrong ends as words, never as a hang.









class McpConnection {
    #options;
    #wire = new ExactWire();
    #way;
    #client;
    /** Whether the server has said that its tools are others now. */
    #changed = false;
    #state = 'starting';
    /** How it ended. */
    #ended;
    constructor(options) {
        this.#options = options;
        this.#client = options.client(() => this.#onChanged());
        this.#way = options.way(this.#wire, (words) => this.#onEnd(words));
    }
    /** Starts the server and asks for its tools. Nothing of it is left where there is no connection. */
    static async open(options) {
        const connection = new McpConnection(options);
        const timer = AbortSignal.timeout(options.startMs);
        const listed = await connection.#start(AbortSignal.any([timer, options.signal]));
        if (listed.ok && connection.#ended === undefined) {
            connection.#state = 'open';
            return (0,result.ok)({ connection, tools: listed.value });
        }
        const early = connection.#ended ?? (timer.aborted ? `gave no list of its tools within ${options.startMs} ms` : undefined);
        const words = early ?? (listed.ok ? 'ended' : listed.error);
        connection.#state = 'closed';
        await connection.#client.close().catch(() => undefined);
        await connection.#way.stop(words);
        return (0,result/* fail */.f)({ words, answered: early === undefined && !options.signal.aborted });
    }
    /** Calls a tool with exactly this text. Never rejects. */
    async call({ listed, schemaView }, input, signal) {
        if (this.#ended !== undefined)
            return { kind: 'failed', words: this.#ended };
        const stale = await this.#staleness(listed, signal);
        if (stale !== undefined)
            return { kind: 'broken', words: stale };
        const exact = this.#wire.call(input);
        const { timeoutMs } = this.#options;
        const late = AbortSignal.timeout(timeoutMs);
        try {
            const given = { name: listed.name, arguments: exact.arguments };
            // The schema says which inputs go into headers; what a result must be is for the chain to say, not for the client.
            const toolDefinition = { name: listed.name, inputSchema: schemaView };
            const both = AbortSignal.any([signal, late]);
            await within(this.#client.callTool(given, { signal: both, timeout: time/* LONGEST_TIMER_MS */.M, toolDefinition }), both);
            const text = exact.result();
            const result = text === undefined ? undefined : resultOf(text);
            return result === undefined ? { kind: 'broken', words: 'gave a result that cannot be read' } : { kind: 'result', result };
        }
        catch (error) {
            if (signal.aborted)
                return { kind: 'failed', words: 'was not waited for: the run is to end' };
            if (late.aborted && this.#ended === undefined)
                await this.#giveUp(`gave no answer within ${timeoutMs} ms`);
            if (this.#ended !== undefined)
                return { kind: 'failed', words: this.#ended };
            return { kind: isAnswer(error) ? 'failed' : 'broken', words: `gave no result: ${wordsOf(error)}` };
        }
        finally {
            exact.done();
        }
    }
    /** Ends the connection, and the server where it is a program of ours. Never rejects. */
    async close() {
        this.#state = 'closed';
        await this.#way.close();
        await this.#client.close().catch(() => undefined);
    }
    #onChanged() {
        this.#changed = true;
    }
    #onEnd(words) {
        const wasOpen = this.#state === 'open';
        this.#ended ??= words;
        this.#state = 'closed';
        if (wasOpen)
            this.#options.onEnd(words);
    }
    async #start(signal) {
        const client = this.#client;
        // Also where the server has not said beforehand that it may tell so.
        client.setNotificationHandler('notifications/tools/list_changed', () => this.#onChanged());
        try {
            await within(client.connect(this.#way.transport, { signal, timeout: time/* LONGEST_TIMER_MS */.M }), signal);
            if (client.getServerCapabilities()?.tools === undefined)
                return (0,result/* fail */.f)('offers no tools');
            return await this.#list(signal);
        }
        catch (error) {
            return (0,result/* fail */.f)(`could not be connected to: ${wordsOf(error)}`);
        }
    }
    async #list(signal) {
        const tools = [];
        let cursor;
        let size = 0;
        for (let pages = 0; pages < MAX_PAGES; pages += 1) {
            const params = cursor === undefined ? {} : { params: { cursor } };
            await within(this.#client.request({ method: 'tools/list', ...params }, ANYTHING, { signal, timeout: time/* LONGEST_TIMER_MS */.M }), signal);
            const text = this.#wire.listed();
            const page = text === undefined ? (0,result/* fail */.f)('gave a list of tools that is none') : readPage(text);
            if (!page.ok)
                return page;
            size += text?.length ?? 0;
            if (size > MAX_MESSAGE)
                return (0,result/* fail */.f)(`gave a list of tools of more than ${MAX_MESSAGE} bytes`);
            if (tools.length + page.value.tools.length > MAX_LISTED)
                return (0,result/* fail */.f)(`lists more than ${MAX_LISTED} tools`);
            tools.push(...page.value.tools);
            cursor = page.value.next;
            if (cursor === undefined)
                return (0,result.ok)(tools);
        }
        return (0,result/* fail */.f)(`lists its tools on more than ${MAX_PAGES} pages`);
    }
    /** Why a tool is not called: the server has said that its tools are others now, and this one is not the same. */
    async #staleness(tool, signal) {
        if (!this.#changed)
            return undefined;
        const listed = await this.#listAgain(signal);
        if (!listed.ok)
            return `has changed its tools, and ${this.#ended ?? listed.error}`;
        const change = changeOf(tool, listed.value);
        return change === undefined ? undefined : `changed its tools during the session: ${JSON.stringify((0,cut/* cutBytes */.U)(tool.name, 128))} ${change}`;
    }
    async #listAgain(signal) {
        try {
            return await this.#list(AbortSignal.any([signal, AbortSignal.timeout(this.#options.startMs)]));
        }
        catch (error) {
            return (0,result/* fail */.f)(`could not be asked for them: ${wordsOf(error)}`);
        }
    }
    /** A call that is given up must not go on behind the back of the session: a program of ours is ended. */
    async #giveUp(words) {
        await this.#way.stop(`${words} and was given up`);
    }
}
/** Takes any result: what is needed of it is read from its exact text. */
const ANYTHING = { '~standard': { version: 1, vendor: 'basis-guard', validate: (value) => ({ value }) } };
/** Rejects when the signal aborts, whether or not what is awaited minds it. */
async function within(awaited, signal) {
    const ended = await (0,abort/* orAborted */.H)(awaited, signal);
    if (ended.kind === 'aborted')
        throw new Error('it was given up');
    return ended.value;
}
/** Whether the server itself answered with an error; the library has numbers for those alone. */
function isAnswer(error) {
    return error instanceof Error && 'code' in error && typeof error.code === 'number';
}
function wordsOf(error) {
    const words = (0,message/* messageOf */.b)(error);
    return (0,cut/* cutBytes */.U)(words.replace(/\s+/g, ' ').trim(), 1024);
}

// EXTERNAL MODULE: ../../node_modules/eventsource-parser/dist/stream.js
var stream = __webpack_require__(53613);
;// CONCATENATED MODULE: ./dist/lib/loop/mcp/http-fetch.js
// What the client's HTTP transport sends its requests with: bounded in what comes back, and with the exact texts of the wire. Redirects
// are left to the transport, which follows none to another origin.


/** Bytes that are read of a response which is no message: an error page. */
const MAX_OTHER = 64 * 1024;
function exactFetch(options) {
    const watch = new Watch(options);
    return async (url, init) => {
        const response = await options.fetch(url, exactly(init, options.wire));
        const { body, status, headers } = response;
        if (body === null)
            return response;
        const type = headers.get('content-type') ?? '';
        if (response.ok && type.startsWith('text/event-stream'))
            return new Response(events(body, watch), { status, headers });
        if (!response.ok || !type.startsWith('application/json'))
            return new Response(http_fetch_cut(body, MAX_OTHER), { status, headers });
        const text = await new Response(limited(body, watch)).text();
        if (text.trim() !== '')
            watch.message(text);
        return new Response(text, { status, headers });
    };
}
/** A request with the exact texts; throws where there are none for it, so that it is not sent. */
function exactly(init, wire) {
    if (init?.body === undefined || init.body === null)
        return init;
    const text = typeof init.body === 'string' ? wire.outgoing(init.body) : undefined;
    if (text?.ok !== true)
        throw new Error(text?.error ?? 'it was not sent: its body is no text');
    return { ...init, body: text.value };
}
/** What comes in from one server, whichever of its streams it comes by. Its methods throw where nothing further may be taken. */
class Watch {
    #options;
    #unasked = 0;
    constructor(options) {
        this.#options = options;
    }
    message(text) {
        const came = this.#options.wire.incoming(text);
        if (typeof came === 'object')
            this.#fail(came.refused);
        this.#unasked = came === 'answer' ? 0 : this.#unasked + text.length;
        if (this.#unasked > MAX_UNASKED)
            this.#fail(`sent more than ${MAX_UNASKED} bytes that nobody had asked for`);
    }
    /** Bytes of a message that is not complete. */
    size(bytes) {
        if (bytes > MAX_MESSAGE)
            this.#fail(`sent a message of more than ${MAX_MESSAGE} bytes`);
    }
    #fail(words) {
        this.#options.onFatal(words);
        throw new Error(words);
    }
}
/** The same events, each looked at on its way. */
function events(body, watch) {
    const encoder = new TextEncoder();
    let sinceEvent = 0;
    let retry = '';
    const counted = new TransformStream({
        transform(bytes, controller) {
            sinceEvent += bytes.length;
            watch.size(sinceEvent);
            controller.enqueue(bytes);
        },
    });
    const looked = new TransformStream({
        transform({ id, event, data }, controller) {
            sinceEvent = 0;
            if (data !== '')
                watch.message(data);
            const head = `${retry}${id === undefined ? '' : `id: ${id}\n`}${event === undefined ? '' : `event: ${event}\n`}`;
            retry = '';
            controller.enqueue(encoder.encode(`${head}data: ${data.replaceAll('\n', '\ndata: ')}\n\n`));
        },
    });
    const onRetry = (ms) => {
        retry = `retry: ${ms}\n`;
    };
    return body
        .pipeThrough(counted)
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(new stream/* EventSourceParserStream */.Z({ onRetry }))
        .pipeThrough(looked);
}
/** All of a stream, or an error past the limit. */
function limited(body, watch) {
    let size = 0;
    return body.pipeThrough(new TransformStream({
        transform(bytes, controller) {
            size += bytes.length;
            watch.size(size);
            controller.enqueue(bytes);
        },
    }));
}
/** The beginning of a stream; the rest is not read. */
function http_fetch_cut(body, limit) {
    let size = 0;
    return body.pipeThrough(new TransformStream({
        transform(bytes, controller) {
            controller.enqueue(bytes.subarray(0, limit - size));
            size += bytes.length;
            if (size >= limit)
                controller.terminate();
        },
    }));
}

// EXTERNAL MODULE: ./dist/lib/contract/words.js
var contract_words = __webpack_require__(17505);
// EXTERNAL MODULE: ./dist/lib/subprocess/gather.js
var gather = __webpack_require__(3546);
// EXTERNAL MODULE: ./dist/lib/subprocess/group.js
var group = __webpack_require__(93358);
// EXTERNAL MODULE: ./dist/lib/subprocess/host.js + 3 modules
var subprocess_host = __webpack_require__(40193);
// EXTERNAL MODULE: ./dist/lib/subprocess/mark.js
var subprocess_mark = __webpack_require__(76304);
// EXTERNAL MODULE: ./dist/lib/subprocess/spawn-problem.js
var spawn_problem = __webpack_require__(54472);
;// CONCATENATED MODULE: ./dist/lib/bindings/line-process.js








/** Bytes of standard error that are kept: the beginning, which says why a program does not start. */
const KEPT_STDERR = 2048 + 4;
/** Milliseconds that output may still arrive once the program itself has ended. */
const DRAIN_MS = 250;
/** Milliseconds that a program has to end by itself when its input is closed. */
const LEAVE_MS = 2000;
/** Bytes that may wait for a program to read them. */
const MOST_UNREAD = 80 * 1024 * 1024;
const NEW_LINE = 0x0a;
class LineProcess {
    #options;
    #host;
    #stderr = new gather/* Gather */.O(KEPT_STDERR);
    #exited = Promise.withResolvers();
    #finished = Promise.withResolvers();
    #child;
    #pieces = [];
    #size = 0;
    /** How the program ended by itself, in words that follow its name. */
    #exit;
    #over = false;
    #gone;
    constructor(options, host = subprocess_host/* thisHost */.v) {
        this.#options = options;
        this.#host = host;
        this.#child = this.#start();
    }
    get pid() {
        return this.#child?.pid;
    }
    /** Hands the program a line, which must hold no line end; whether it could be taken: not after the end, nor from one that reads nothing. */
    write(line) {
        const stdin = this.#child?.stdin;
        if (this.#over || !stdin?.writable || stdin.writableLength > MOST_UNREAD)
            return false;
        stdin.write(`${line}\n`);
        return true;
    }
    /** Ends the program and what it started, at once. `why`: in words that follow its name. Settles when nothing of it is left. */
    async stop(why) {
        this.#finish(this.#exit ?? why);
        await this.#gone;
    }
    /** The same after a moment in which the program, whose input is closed, may end by itself. */
    async leave(why) {
        if (this.#child?.pid !== undefined && !this.#over) {
            this.#child.stdin?.end();
            await (0,time/* settledWithin */.X)(LEAVE_MS, this.#finished.promise);
        }
        await this.stop(why);
    }
    #start() {
        const { argv, cwd, env, mark } = this.#options;
        const [file, ...args] = argv;
        let child;
        try {
            const detached = this.#host.platform !== 'win32';
            child = this.#host.spawn(file, args, { cwd, env: (0,subprocess_mark/* withMark */.k)(env, mark), stdio: 'pipe', detached, windowsHide: true });
        }
        catch (error) {
            // Whoever made this is told after it has it.
            queueMicrotask(() => this.#failed(error));
            return undefined;
        }
        child.on('error', (error) => this.#failed(error));
        child.once('exit', (code, signal) => this.#onExit(child, code, signal));
        child.stdout?.on('data', (bytes) => this.#onOutput(bytes)).on('error', () => undefined);
        child.stderr?.on('data', (bytes) => this.#stderr.add(bytes)).on('error', () => undefined);
        child.stdin?.on('error', () => undefined);
        return child;
    }
    #failed(error) {
        if (this.#child?.pid !== undefined)
            return;
        this.#finish(`could not be started: ${(0,spawn_problem/* spawnProblem */.x)(error, this.#options)}`);
    }
    #onExit(child, code, signal) {
        const words = code === null ? `was ended by ${signal ?? 'a signal'}` : `exited with code ${code}`;
        this.#exit = words;
        this.#exited.resolve();
        // Its last answer may still be on its way; something that it started may hold the output open for ever.
        const timer = setTimeout(() => this.#finish(words), DRAIN_MS);
        child.once('close', () => {
            clearTimeout(timer);
            this.#finish(words);
        });
    }
    #onOutput(bytes) {
        let rest = bytes;
        while (!this.#over) {
            const at = rest.indexOf(NEW_LINE);
            const piece = at < 0 ? rest : rest.subarray(0, at);
            this.#pieces.push(piece);
            this.#size += piece.length;
            if (this.#size > this.#options.maxLine) {
                this.#finish(`sent a message of more than ${this.#options.maxLine} bytes`);
                return;
            }
            if (at < 0)
                return;
            const line = Buffer.concat(this.#pieces);
            this.#pieces = [];
            this.#size = 0;
            rest = rest.subarray(at + 1);
            this.#options.onLine((0,json_text/* decodeUtf8 */._6)(line));
        }
    }
    #finish(words) {
        if (this.#over)
            return;
        this.#over = true;
        this.#finished.resolve();
        this.#pieces = [];
        const child = this.#child;
        if (child?.pid !== undefined) {
            this.#gone = this.#end(child, child.pid);
            this.#host.reaper.follow(this.#gone);
        }
        const { offered } = this.#stderr;
        this.#options.onEnd(offered === 0 ? words : `${words}; ${(0,contract_words/* quoteStderr */.dr)(this.#stderr.take(), offered)}`);
    }
    async #end(child, pid) {
        const { mark } = this.#options;
        const leader = { pid, mark, ended: this.#exited.promise, hasEnded: () => this.#exit !== undefined };
        const kin = await (0,group/* endGroup */.N)(leader, this.#host);
        child.stdin?.destroy();
        child.stdout?.destroy();
        child.stderr?.destroy();
        // A program that hangs in the kernel must not keep this process from ending.
        if (this.#exit === undefined)
            child.unref();
        await this.#host.reaper.reap({ pid, mark, kin });
    }
}

;// CONCATENATED MODULE: ./dist/lib/loop/mcp/stdio-transport.js



class StdioTransport {
    onclose;
    onerror;
    onmessage;
    #options;
    #process;
    #unasked = 0;
    #strays = 0;
    constructor(options) {
        this.#options = options;
    }
    /** With `pid` what the library knows a transport over a program by. */
    stderr = null;
    get pid() {
        return this.#process?.pid ?? null;
    }
    async start() {
        const { argv, cwd, env, mark, onEnd } = this.#options;
        this.#process = new LineProcess({
            argv,
            cwd,
            env,
            mark,
            maxLine: MAX_MESSAGE,
            onLine: (line) => this.#onLine(line),
            onEnd: (words) => {
                onEnd(words);
                this.onclose?.();
            },
        });
    }
    async send(message) {
        const text = this.#options.wire.outgoing(JSON.stringify(message));
        if (!text.ok)
            throw new Error(text.error);
        if (this.#process?.write(text.value) !== true)
            throw new Error('it takes no messages: it has ended, or does not read its input');
    }
    async close() {
        await this.#process?.leave('was ended with the session');
    }
    /** Ends the program at once; settles when nothing of it is left. */
    async stop(why) {
        await this.#process?.stop(why);
    }
    #onLine(line) {
        if (line.trim() === '')
            return;
        const came = this.#options.wire.incoming(line);
        // What is not taken may be the answer that is waited for; a line that does not begin like a message is what somebody printed.
        if (typeof came === 'object' && line.trimStart().startsWith('{'))
            return void this.stop(came.refused);
        if (came === 'answer')
            this.#unasked = 0;
        else
            this.#unasked += line.length;
        if (this.#unasked > MAX_UNASKED)
            return void this.stop(`sent more than ${MAX_UNASKED} bytes that nobody had asked for`);
        if (typeof came === 'object')
            return this.#onStray(line);
        try {
            this.onmessage?.(this.#options.parse(line));
        }
        catch {
            this.#onStray(line);
        }
    }
    #onStray(line) {
        this.#strays += 1;
        if (this.#strays === 1)
            this.#options.onStray((0,cut/* cutBytes */.U)(line, 200));
    }
}

;// CONCATENATED MODULE: ./dist/lib/loop/mcp/ways.js



/** Streams that are opened anew after they broke, in one session, and the least wait before each, in milliseconds. */
const MOST_RECONNECTIONS = 20;
const LEAST_RECONNECTION_MS = 1000;
/** Milliseconds that taking leave of a server may take. */
const ways_LEAVE_MS = 2000;
/** A program that is spoken to on its standard input and output. */
function programWay(library, options) {
    return (wire, onEnd) => {
        const transport = new StdioTransport({ ...options, wire, parse: (text) => library.deserializeMessage(text), onEnd });
        return { transport, close: () => transport.close(), stop: (why) => transport.stop(why) };
    };
}
/** A server that answers over streamable HTTP. */
function httpWay(library, { url, headers }, fetch) {
    return (wire, onEnd) => {
        let transport;
        const stop = async (why) => {
            onEnd(why);
            await transport?.close().catch(() => undefined);
        };
        let reconnections = 0;
        transport = new library.StreamableHTTPClientTransport(new URL(url), {
            fetch: exactFetch({ fetch, wire, onFatal: (words) => void stop(words) }),
            requestInit: { headers },
            reconnectionScheduler: (reconnect, delay) => {
                reconnections += 1;
                if (reconnections > MOST_RECONNECTIONS)
                    return undefined;
                const timer = setTimeout(reconnect, Math.max(LEAST_RECONNECTION_MS, delay));
                return () => clearTimeout(timer);
            },
        });
        return { transport, stop, close: () => takeLeave(transport) };
    };
}
/** Tells the server that its session is over; one that does not answer is not waited for. */
async function takeLeave(transport) {
    const told = transport.terminateSession().catch(() => undefined);
    await (0,time/* settledWithin */.X)(ways_LEAVE_MS, told);
    await transport.close().catch(() => undefined);
}

;// CONCATENATED MODULE: ./dist/lib/loop/mcp/servers.js






/** Opens the servers; never rejects, and never waits longer than `startMs` and a moment. */
async function openServers(options) {
    if (options.servers.length === 0)
        return { tools: [], close: () => Promise.resolve() };
    const library = await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(725)]).then(__webpack_require__.bind(__webpack_require__, 73725));
    const opened = await Promise.all(options.servers.map((server) => openOne(server, library, options)));
    return {
        tools: opened.flatMap(({ tools }) => tools),
        close: async () => {
            await Promise.all(opened.map(({ connection }) => connection?.close() ?? Promise.resolve()));
        },
    };
}
async function openOne(server, library, options) {
    const problem = (words) => options.onProblem({ server: server.name, words });
    const way = wayTo(server, library, options);
    if (!way.ok) {
        problem(way.error);
        return { tools: [] };
    }
    const open = (mode) => McpConnection.open({
        way: way.value,
        client: (onChanged) => new library.Client({ name: 'basis-guard', version: options.version }, {
            // Nothing is offered to servers: no roots, no sampling, no elicitation.
            capabilities: {},
            inputRequired: { autoFulfill: false },
            versionNegotiation: { mode },
            listChanged: { tools: { autoRefresh: false, debounceMs: 0, onChanged } },
        }),
        timeoutMs: server.timeoutMs,
        startMs: options.startMs ?? START_MS,
        signal: options.signal,
        onEnd: problem,
    });
    const first = await open('legacy');
    // A server that knows the newest revision of the protocol alone refuses the handshake of the ones before.
    const opened = first.ok || !first.error.answered ? first : await open('auto');
    if (!opened.ok) {
        if (!options.signal.aborted)
            problem((first.ok ? opened : first).error.words);
        return { tools: [] };
    }
    const { connection, tools: listed } = opened.value;
    const offered = offer(server.name, listed, options.patterns);
    for (const words of offered.problems)
        problem(words);
    options.onNotice(`MCP server ${JSON.stringify(server.name)} offers ${offered.tools.length} tools`);
    return { connection, tools: offered.tools.map((tool) => toolOf(server, tool, connection, options)) };
}
function wayTo(server, library, options) {
    const { transport } = server;
    if (transport.kind === 'http')
        return { ok: true, value: httpWay(library, transport, options.fetch) };
    const command = options.command(server);
    if (!command.ok)
        return command;
    const { argv, cwd, env } = command.value;
    const onStray = (line) => options.onNotice(`MCP server ${JSON.stringify(server.name)} printed what is no message: ${line}`);
    // Each start has a mark of its own.
    return {
        ok: true,
        value: (wire, onEnd) => programWay(library, {
            argv: options.namespace?.wrap(argv) ?? argv,
            cwd,
            env: { ...env, ...transport.env },
            mark: options.marks(),
            onStray,
        })(wire, onEnd),
    };
}
function toolOf(server, offered, connection, options) {
    return {
        name: offered.name,
        description: offered.description,
        inputSchema: offered.inputSchema,
        // Whatever its own hints say (contract 8.3).
        level: () => 'external',
        check: offered.check,
        async run(input, { signal, agentId, toolCallId }) {
            const called = await connection.call(offered, input, signal);
            if (called.kind === 'result')
                return called.result;
            if (called.kind === 'broken' && !signal.aborted)
                options.onProblem({ server: server.name, words: called.words, call: { agentId, toolCallId } });
            return (0,run_call/* errorResult */.W)(`The MCP server ${JSON.stringify(server.name)} ${called.words}`);
        },
        page: (shown, call) => options.pages.show(call.id, withoutData(shown)),
    };
}


/***/ }),

/***/ 37817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ createParser)
/* harmony export */ });
/* unused harmony export ParseError */
class ParseError extends Error {
  constructor(message, options) {
    super(message), this.name = "ParseError", this.type = options.type, this.field = options.field, this.value = options.value, this.line = options.line;
  }
}
const LF = 10, CR = 13, SPACE = 32;
function noop(_arg) {
}
function createParser(config) {
  if (typeof config == "function")
    throw new TypeError(
      "`config` must be an object, got a function instead. Did you mean `createParser({onEvent: fn})`?"
    );
  const { onEvent = noop, onError = noop, onRetry = noop, onComment, maxBufferSize } = config, pendingFragments = [];
  let pendingFragmentsLength = 0, isFirstChunk = !0, id, data = "", dataLines = 0, eventType, terminated = !1;
  function feed(chunk) {
    if (terminated)
      throw new Error(
        "Cannot feed parser: it was terminated after exceeding the configured max buffer size. Call `reset()` to resume parsing."
      );
    if (isFirstChunk && (isFirstChunk = !1, chunk.charCodeAt(0) === 239 && chunk.charCodeAt(1) === 187 && chunk.charCodeAt(2) === 191 && (chunk = chunk.slice(3))), pendingFragments.length === 0) {
      const trailing2 = processLines(chunk);
      trailing2 !== "" && (pendingFragments.push(trailing2), pendingFragmentsLength = trailing2.length), checkBufferSize();
      return;
    }
    if (chunk.indexOf(`
`) === -1 && chunk.indexOf("\r") === -1) {
      pendingFragments.push(chunk), pendingFragmentsLength += chunk.length, checkBufferSize();
      return;
    }
    pendingFragments.push(chunk);
    const input = pendingFragments.join("");
    pendingFragments.length = 0, pendingFragmentsLength = 0;
    const trailing = processLines(input);
    trailing !== "" && (pendingFragments.push(trailing), pendingFragmentsLength = trailing.length), checkBufferSize();
  }
  function checkBufferSize() {
    maxBufferSize !== void 0 && (pendingFragmentsLength + data.length <= maxBufferSize || (terminated = !0, pendingFragments.length = 0, pendingFragmentsLength = 0, id = void 0, data = "", dataLines = 0, eventType = void 0, onError(
      new ParseError(`Buffered data exceeded max buffer size of ${maxBufferSize} characters`, {
        type: "max-buffer-size-exceeded"
      })
    )));
  }
  function processLines(chunk) {
    let searchIndex = 0;
    if (chunk.indexOf("\r") === -1) {
      let lfIndex = chunk.indexOf(`
`, searchIndex);
      for (; lfIndex !== -1; ) {
        if (searchIndex === lfIndex) {
          dataLines > 0 && onEvent({ id, event: eventType, data }), id = void 0, data = "", dataLines = 0, eventType = void 0, searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
          continue;
        }
        const firstCharCode = chunk.charCodeAt(searchIndex);
        if (isDataPrefix(chunk, searchIndex, firstCharCode)) {
          const valueStart = chunk.charCodeAt(searchIndex + 5) === SPACE ? searchIndex + 6 : searchIndex + 5, value = chunk.slice(valueStart, lfIndex);
          if (dataLines === 0 && chunk.charCodeAt(lfIndex + 1) === LF) {
            onEvent({ id, event: eventType, data: value }), id = void 0, data = "", eventType = void 0, searchIndex = lfIndex + 2, lfIndex = chunk.indexOf(`
`, searchIndex);
            continue;
          }
          data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
        } else isEventPrefix(chunk, searchIndex, firstCharCode) ? eventType = chunk.slice(
          chunk.charCodeAt(searchIndex + 6) === SPACE ? searchIndex + 7 : searchIndex + 6,
          lfIndex
        ) || void 0 : parseLine(chunk, searchIndex, lfIndex);
        searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
      }
      return chunk.slice(searchIndex);
    }
    for (; searchIndex < chunk.length; ) {
      const crIndex = chunk.indexOf("\r", searchIndex), lfIndex = chunk.indexOf(`
`, searchIndex);
      let lineEnd = -1;
      if (crIndex !== -1 && lfIndex !== -1 ? lineEnd = crIndex < lfIndex ? crIndex : lfIndex : crIndex !== -1 ? crIndex === chunk.length - 1 ? lineEnd = -1 : lineEnd = crIndex : lfIndex !== -1 && (lineEnd = lfIndex), lineEnd === -1)
        break;
      parseLine(chunk, searchIndex, lineEnd), searchIndex = lineEnd + 1, chunk.charCodeAt(searchIndex - 1) === CR && chunk.charCodeAt(searchIndex) === LF && searchIndex++;
    }
    return chunk.slice(searchIndex);
  }
  function parseLine(chunk, start, end) {
    if (start === end) {
      dispatchEvent();
      return;
    }
    const firstCharCode = chunk.charCodeAt(start);
    if (isDataPrefix(chunk, start, firstCharCode)) {
      const valueStart = chunk.charCodeAt(start + 5) === SPACE ? start + 6 : start + 5, value2 = chunk.slice(valueStart, end);
      data = dataLines === 0 ? value2 : `${data}
${value2}`, dataLines++;
      return;
    }
    if (isEventPrefix(chunk, start, firstCharCode)) {
      eventType = chunk.slice(chunk.charCodeAt(start + 6) === SPACE ? start + 7 : start + 6, end) || void 0;
      return;
    }
    if (firstCharCode === 105 && chunk.charCodeAt(start + 1) === 100 && chunk.charCodeAt(start + 2) === 58) {
      const value2 = chunk.slice(chunk.charCodeAt(start + 3) === SPACE ? start + 4 : start + 3, end);
      value2.includes("\0") || (id = value2);
      return;
    }
    if (firstCharCode === 58) {
      if (onComment) {
        const line2 = chunk.slice(start, end);
        onComment(line2.slice(chunk.charCodeAt(start + 1) === SPACE ? 2 : 1));
      }
      return;
    }
    const line = chunk.slice(start, end), fieldSeparatorIndex = line.indexOf(":");
    if (fieldSeparatorIndex === -1) {
      processField(line, "", line);
      return;
    }
    const field = line.slice(0, fieldSeparatorIndex), offset = line.charCodeAt(fieldSeparatorIndex + 1) === SPACE ? 2 : 1, value = line.slice(fieldSeparatorIndex + offset);
    processField(field, value, line);
  }
  function processField(field, value, line) {
    switch (field) {
      case "event":
        eventType = value || void 0;
        break;
      case "data":
        data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
        break;
      case "id":
        value.includes("\0") || (id = value);
        break;
      case "retry":
        /^\d+$/.test(value) ? onRetry(parseInt(value, 10)) : onError(
          new ParseError(`Invalid \`retry\` value: "${value}"`, {
            type: "invalid-retry",
            value,
            line
          })
        );
        break;
      default:
        onError(
          new ParseError(
            `Unknown field "${field.length > 20 ? `${field.slice(0, 20)}\u2026` : field}"`,
            { type: "unknown-field", field, value, line }
          )
        );
        break;
    }
  }
  function dispatchEvent() {
    dataLines > 0 && onEvent({
      id,
      event: eventType,
      data
    }), id = void 0, data = "", dataLines = 0, eventType = void 0;
  }
  function reset(options = {}) {
    if (options.consume && pendingFragments.length > 0) {
      const incompleteLine = pendingFragments.join("");
      parseLine(incompleteLine, 0, incompleteLine.length);
    }
    isFirstChunk = !0, id = void 0, data = "", dataLines = 0, eventType = void 0, pendingFragments.length = 0, pendingFragmentsLength = 0, terminated = !1;
  }
  return { feed, reset };
}
function isDataPrefix(chunk, i, firstCharCode) {
  return firstCharCode === 100 && chunk.charCodeAt(i + 1) === 97 && chunk.charCodeAt(i + 2) === 116 && chunk.charCodeAt(i + 3) === 97 && chunk.charCodeAt(i + 4) === 58;
}
function isEventPrefix(chunk, i, firstCharCode) {
  return firstCharCode === 101 && chunk.charCodeAt(i + 1) === 118 && chunk.charCodeAt(i + 2) === 101 && chunk.charCodeAt(i + 3) === 110 && chunk.charCodeAt(i + 4) === 116 && chunk.charCodeAt(i + 5) === 58;
}

//# sourceMappingURL=index.js.map


/***/ }),

/***/ 53613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ EventSourceParserStream)
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37817);


class EventSourceParserStream extends TransformStream {
  constructor({ onError, onRetry, onComment, maxBufferSize } = {}) {
    let parser;
    super({
      start(controller) {
        parser = (0,_index_js__WEBPACK_IMPORTED_MODULE_0__/* .createParser */ .C)({
          onEvent: (event) => {
            controller.enqueue(event);
          },
          onError(error) {
            typeof onError == "function" && onError(error), (onError === "terminate" || error.type === "max-buffer-size-exceeded") && controller.error(error);
          },
          onRetry,
          onComment,
          maxBufferSize
        });
      },
      transform(chunk) {
        parser.feed(chunk);
      }
    });
  }
}

//# sourceMappingURL=stream.js.map


/***/ })

};
