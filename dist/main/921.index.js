export const id = 921;
export const ids = [921];
export const modules = {

/***/ 57222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FE: () => (/* binding */ fieldsShape),
/* harmony export */   HN: () => (/* binding */ shapeIn),
/* harmony export */   Oz: () => (/* binding */ cannot),
/* harmony export */   W2: () => (/* binding */ rewrittenCommand),
/* harmony export */   ey: () => (/* binding */ oneOperation),
/* harmony export */   xi: () => (/* binding */ commandAlone)
/* harmony export */ });
/* harmony import */ var _contract_entry_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83188);
/* harmony import */ var _contract_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66639);
/* harmony import */ var _loop_tools_files_input_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32966);
/* harmony import */ var _loop_tools_spawn_input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5542);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72123);





/** A tool whose input is a JSON object; `own` is the input of the call. */
function fieldsShape(name, own, { tool, needs, to, from }) {
    const read = (input) => {
        const fields = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(input);
        if (!fields.ok)
            return fields;
        const missing = needs.find((field) => fields.value.string(field) === undefined);
        return missing === undefined ? fields : (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_3__/* .fail */ .f)(`\`${missing}\` of ${tool} is not a string`);
    };
    return {
        name,
        toBasis: (input) => {
            const fields = read(input);
            const text = fields.ok ? to(fields.value) : fields;
            return text.ok ? (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)({ kind: 'json', text: text.value }) : text;
        },
        toNative: (rewrite) => {
            const fields = read(own);
            if (!fields.ok)
                return fields;
            const members = from(rewrite, fields.value);
            return members.ok ? (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(fields.value.with(members.value)) : members;
        },
    };
}
/** Undefined for a tool that is not in the table. */
function shapeIn(table, tool, own, about) {
    const shape = (0,_contract_entry_of_js__WEBPACK_IMPORTED_MODULE_4__/* .entryOf */ .M)(table, tool);
    if (shape === undefined)
        return undefined;
    const to = (fields) => shape.to(fields, about);
    const from = (rewrite, fields) => shape.from(rewrite, fields, about);
    return fieldsShape(shape.name, own, { tool, needs: shape.needs, to, from });
}
/** The operation of a rewrite for a tool that is one. */
function oneOperation(tool, rewrite) {
    const read = (0,_loop_tools_files_input_js__WEBPACK_IMPORTED_MODULE_0__/* .readFilesInput */ .O2)(rewrite);
    if (!read.ok)
        return read;
    const [operation, ...more] = read.value;
    return operation === undefined || more.length > 0 ? (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_3__/* .fail */ .f)(`${tool} is one operation; ${read.value.length} were given`) : (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(operation);
}
const cannot = (tool, { op }, instead) => (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_3__/* .fail */ .f)(`${tool} cannot ${op}; write an operation ${instead}`);
/** The command of a rewrite for a tool that runs one. */
function rewrittenCommand(tool, rewrite) {
    const read = (0,_loop_tools_spawn_input_js__WEBPACK_IMPORTED_MODULE_1__/* .readSpawnInput */ .wT)(rewrite);
    if (!read.ok)
        return read;
    return read.value.kind === 'command' ? (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(read.value) : (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_3__/* .fail */ .f)(`${tool} runs a command; \`${read.value.kind}\` is none`);
}
/** The same for a tool that takes no time-out. */
function commandAlone(tool, rewrite) {
    const read = rewrittenCommand(tool, rewrite);
    if (!read.ok)
        return read;
    return read.value.timeoutMs === undefined ? (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(read.value.command) : (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_3__/* .fail */ .f)(`${tool} has no \`timeout_ms\`; leave it out`);
}


/***/ }),

/***/ 4688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ delegationShape)
/* harmony export */ });
/* harmony import */ var _contract_json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53692);
/* harmony import */ var _contract_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66639);
/* harmony import */ var _loop_tools_spawn_input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5542);
/* harmony import */ var _basis_shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57222);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72123);





/** `field` holds the task; all else of the input (a type of agent, a title) stays as the model gave it. */
function delegationShape(tool, field, own) {
    return (0,_basis_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsShape */ .FE)('spawn', own, {
        tool,
        needs: [field],
        to: (fields) => (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)((0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .objectText */ .tq)([['task', fields.exact(field)]])),
        from: (rewrite) => {
            const read = (0,_loop_tools_spawn_input_js__WEBPACK_IMPORTED_MODULE_1__/* .readSpawnInput */ .wT)(rewrite);
            if (!read.ok)
                return read;
            return read.value.kind === 'task'
                ? (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)([[field, (0,_contract_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteJson */ .fp)(read.value.task)]])
                : (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .f)(`${tool} hands on a task; write \`task\` in place of \`${read.value.kind}\``);
        },
    });
}


/***/ }),

/***/ 89820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ endWords),
/* harmony export */   d: () => (/* binding */ driveToEnd)
/* harmony export */ });
/* harmony import */ var _contract_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8319);
/* harmony import */ var _contract_on_abort_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74148);
// The frame in which an agent runs that takes its prompt by standard input and is listened to until it ends.


/** Never rejects; whoever cannot be listened to any more is ended. */
async function driveToEnd(agent, signal, { prompt, listen, outcomeOf }) {
    const stop = () => agent.kill();
    const giveUp = (0,_contract_on_abort_js__WEBPACK_IMPORTED_MODULE_0__/* .onAbort */ .u)(signal, stop);
    try {
        if (agent.write(prompt))
            agent.closeInput();
        const said = await listen();
        return outcomeOf(await agent.ended, said);
    }
    catch (error) {
        stop();
        return { kind: 'failed', words: `its output could not be read: ${(0,_contract_message_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .b)(error)}`, finalMessage: '' };
    }
    finally {
        giveUp();
    }
}
/** How it ended that never came to an exit of its own. */
function endWords(exit) {
    return exit.kind === 'signalled' ? `it was ended by ${exit.signal}` : `it could not be started: ${exit.words}`;
}


/***/ }),

/***/ 72123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ numberText),
/* harmony export */   D7: () => (/* binding */ objectIn),
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   n4: () => (/* binding */ stringText),
/* harmony export */   pV: () => (/* binding */ exactly),
/* harmony export */   so: () => (/* binding */ listText),
/* harmony export */   tq: () => (/* binding */ objectText)
/* harmony export */ });
/* unused harmony export Fields */
/* harmony import */ var _contract_json_pick_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14626);
/* harmony import */ var _contract_json_parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62892);
/* harmony import */ var _contract_json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53692);
/* harmony import */ var _contract_json_view_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93906);
/* harmony import */ var _contract_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66639);
// An input's members by their exact text, and inputs made of such. Pure; nothing throws.





class Fields {
    #document;
    constructor(document) {
        this.#document = document;
    }
    get names() {
        const { root } = this.#document;
        return root.kind === 'object' ? root.members.map(({ key }) => key) : [];
    }
    node(name) {
        return (0,_contract_json_view_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(this.#document.root, name);
    }
    exact(name) {
        const node = this.node(name);
        return node === undefined ? undefined : (0,_contract_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(this.#document, node);
    }
    string(name) {
        return (0,_contract_json_pick_js__WEBPACK_IMPORTED_MODULE_3__/* .stringOf */ .Je)(this.node(name));
    }
    number(name) {
        return (0,_contract_json_pick_js__WEBPACK_IMPORTED_MODULE_3__/* .numberOf */ .rl)(this.node(name));
    }
    isTrue(name) {
        return (0,_contract_json_pick_js__WEBPACK_IMPORTED_MODULE_3__/* .isTrue */ .Hn)(this.node(name));
    }
    /** A string, or a list of nothing but strings. */
    strings(name) {
        const node = this.node(name);
        if (node?.kind === 'string')
            return [node.value];
        if (node?.kind !== 'array')
            return undefined;
        const texts = node.items.flatMap((item) => (item.kind === 'string' ? [item.value] : []));
        return texts.length === node.items.length ? texts : undefined;
    }
    /** The same object with some members in another value, gone where it is undefined; new ones come last. */
    with(changes) {
        const asked = new Map(changes);
        const kept = this.names.map((name) => [name, asked.has(name) ? asked.get(name) : this.exact(name)]);
        return objectText([...kept, ...changes.filter(([name]) => this.node(name) === undefined)]);
    }
}
/** The members of an input that is a JSON object. The error is a sentence. */
function fieldsOf(input) {
    if (input.kind === 'raw')
        return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .f)('the input is not JSON');
    const read = (0,_contract_json_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)(input.text);
    if (!read.ok)
        return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .f)(`the input is not JSON: ${read.error.message}`);
    return read.value.root.kind === 'object' ? (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)(new Fields(read.value)) : (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .f)('the input is not an object');
}
/** The document of a text that is one JSON object; undefined where it is none. */
function objectIn(text) {
    const read = (0,_contract_json_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)(text);
    return read.ok && read.value.root.kind === 'object' ? read.value : undefined;
}
function objectText(members) {
    const written = members.flatMap(([name, value]) => (value === undefined ? [] : [`${(0,_contract_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteJson */ .fp)(name)}:${value}`]));
    return exactly(`{${written.join(',')}}`);
}
const listText = (items) => exactly(`[${items.join(',')}]`);
/** Left out where there is none. */
const numberText = (value) => (value === undefined ? undefined : (0,_contract_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .writeJson */ .GF)(value));
const stringText = (value) => (value === undefined ? undefined : (0,_contract_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteJson */ .fp)(value));
/** Put together from exact pieces, it is exact itself. */
function exactly(text) {
    const read = (0,_contract_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .readExact */ .gr)(text);
    return read.ok ? read.value : (0,_contract_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .writeJson */ .GF)({});
}


/***/ }),

/***/ 55417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ mcpToolName),
/* harmony export */   y: () => (/* binding */ mcpProblem)
/* harmony export */ });
/* harmony import */ var _contract_tools_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77709);

/**
 * `mcp__SERVER__TOOL`; undefined where no server's prefix begins the name. Where several do, the longest: which one is meant cannot be
 * told from the name. `prefixOf` gives what the agent puts before the names of a server's tools.
 */
function mcpToolName(name, servers, prefixOf) {
    const [server] = servers.filter((candidate) => name.startsWith(prefixOf(candidate))).sort((a, b) => b.length - a.length);
    return server === undefined ? undefined : `${_contract_tools_file_js__WEBPACK_IMPORTED_MODULE_0__/* .MCP_PREFIX */ .O0}${server}__${name.slice(prefixOf(server).length)}`;
}
/**
 * Why tools of these servers cannot be told apart by an agent's names for them, or from its own tools; one sentence. A server chooses the
 * names of its tools: with a prefix that begins another's it could have one judged as the other server's.
 */
function mcpProblem(servers, prefixOf, ownTools = []) {
    const names = servers.map(({ name }) => name);
    for (const [at, server] of names.entries()) {
        const own = ownTools.find((tool) => tool.startsWith(prefixOf(server)));
        if (own !== undefined)
            return `the tools of the MCP server ${JSON.stringify(server)} could pass for the agent's own ${own}; rename it`;
        const twin = names.find((other, index) => index < at && areAlike(prefixOf(other), prefixOf(server)));
        if (twin !== undefined)
            return `the tools of the MCP servers ${JSON.stringify(twin)} and ${JSON.stringify(server)} cannot be told apart by their names; rename one`;
    }
    return undefined;
}
const areAlike = (one, other) => one.startsWith(other) || other.startsWith(one);


/***/ }),

/***/ 84921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  opencode: () => (/* binding */ opencode)
});

// EXTERNAL MODULE: ./dist/lib/contract/entry-of.js
var entry_of = __webpack_require__(83188);
// EXTERNAL MODULE: ./dist/lib/contract/json/text.js
var json_text = __webpack_require__(53692);
// EXTERNAL MODULE: ./dist/lib/contract/result.js
var contract_result = __webpack_require__(66639);
// EXTERNAL MODULE: ./dist/lib/agents/provider-wires.js
var provider_wires = __webpack_require__(42348);
;// CONCATENATED MODULE: ./dist/lib/agents/opencode/capabilities.js
const CAPABILITIES = {
    binding: 'plugin',
    preModify: 'full',
    postReplace: 'full',
    postOnFailure: false,
    callId: 'hook',
    subAgents: 'judged',
    mcp: 'judged',
    hookTelemetry: false,
    wires: ['anthropic', 'responses', 'chat', 'gemini'],
    limits: [
        "The plugin that asks lives in the agent's own process: what runs code in that process is past it.",
        'A plugin that does not load lets every call run; only the gateway sees that.',
        'The result of a failed tool passes no hook; it passes the gateway.',
        'Numbers reach the hooks as doubles, for the agent has read them before: 12345678901234567890 comes as 12345678901234567000.',
        'A tool that is not there, or whose input is no JSON, reaches no hook; it has not run.',
        'Tools that read resources of MCP servers cannot be rewritten; they are taken away.',
    ],
};

// EXTERNAL MODULE: ./dist/lib/contract/defined.js
var defined = __webpack_require__(83497);
// EXTERNAL MODULE: ./dist/lib/contract/json/parse.js
var parse = __webpack_require__(62892);
// EXTERNAL MODULE: ./dist/lib/contract/json/view.js
var json_view = __webpack_require__(93906);
// EXTERNAL MODULE: ./dist/lib/contract/json/pick.js
var pick = __webpack_require__(14626);
;// CONCATENATED MODULE: ./dist/lib/agents/opencode/attached.js



/** Undefined: it cannot be told, as with nothing but pictures. */
function attachedIn(told) {
    const read = (0,parse/* parseJson */.q)(told);
    if (!read.ok || read.value.root.kind !== 'array')
        return undefined;
    const { items } = read.value.root;
    const texts = items.flatMap((item) => wordsOf(item) ?? []);
    const pictures = items.flatMap((item) => pictureOf(item) ?? []);
    const text = texts.join('\n\n').toWellFormed();
    if (texts.length + pictures.length !== items.length || pictures.length === 0 || text === '')
        return undefined;
    return { text, parts: [asBlocks(text, pictures), asInput(text, pictures)] };
}
const asBlocks = (text, pictures) => (0,json_text/* writeJson */.GF)([
    { type: 'text', text },
    ...pictures.map(({ mime, data }) => ({ type: 'image', source: { type: 'base64', media_type: mime, data } })),
]);
const asInput = (text, pictures) => (0,json_text/* writeJson */.GF)([
    { type: 'input_text', text },
    ...pictures.map(({ mime, data }) => ({ type: 'input_image', image_url: `data:${mime};base64,${data}` })),
]);
/** What a block of a server says: a text, or a resource that is one. */
function wordsOf(block) {
    const type = (0,pick/* textAt */.$6)(block, 'type');
    if (type === 'text')
        return (0,pick/* textAt */.$6)(block, 'text');
    return type === 'resource' ? (0,pick/* textAt */.$6)(block, 'resource', 'text') : undefined;
}
/** A server's picture, or a file that a tool of the agent's own attached. */
function pictureOf(block) {
    const [mime, data] = (0,pick/* textAt */.$6)(block, 'type') === 'image' ? [(0,pick/* textAt */.$6)(block, 'mimeType'), (0,pick/* textAt */.$6)(block, 'data')] : fileOf(block);
    return mime === undefined || data === undefined || !mime.startsWith('image/') ? undefined : { mime, data };
}
function fileOf(block) {
    const mime = (0,pick/* textAt */.$6)(block, 'type') === 'file' ? (0,pick/* textAt */.$6)(block, 'mime') : undefined;
    const before = `data:${mime ?? ''};base64,`;
    const url = (0,pick/* textAt */.$6)(block, 'url');
    return [mime, url?.startsWith(before) === true ? url.slice(before.length) : undefined];
}

;// CONCATENATED MODULE: ./dist/lib/agents/opencode/dialect.js






const dialect = {
    read: readQuestion,
    allow: () => ({ stdout: '{"decision":"allow"}' }),
    modify: (_call, input) => ({ stdout: `{"decision":"modify","input":${input}}` }),
    deny: (_call, words) => ({ stdout: `{"decision":"deny","words":${(0,json_text/* quoteJson */.fp)(said(words))}}` }),
    keep: () => ({ stdout: '{"decision":"keep"}' }),
    replace: (_question, { output, isError }) => replaced(output.text, isError),
    withhold: (words) => replaced(said(words), true),
};
const said = (words) => (words.trim() === '' ? 'refused without words' : words);
const replaced = (text, isError) => ({
    stdout: `{"decision":"replace","output":${(0,json_text/* quoteJson */.fp)(text)},"isError":${String(isError)}}`,
});
function readQuestion(event, body) {
    if (event !== 'pre' && event !== 'post')
        return (0,contract_result/* fail */.f)(`there is no hook ${JSON.stringify(event.slice(0, 64))}; ask for pre or post`);
    const read = (0,parse/* parseJson */.q)(body);
    if (!read.ok)
        return (0,contract_result/* fail */.f)(`what the plugin sent is not JSON: ${read.error.message}`);
    const document = read.value;
    const { root } = document;
    const name = wordOf((0,json_view/* member */.Dc)(root, 'tool'));
    const input = (0,json_view/* member */.Dc)(root, 'args');
    if (name === undefined)
        return (0,contract_result/* fail */.f)('what the plugin sent names no tool');
    if (input === undefined)
        return (0,contract_result/* fail */.f)('what the plugin sent has no input');
    const call = {
        name,
        input: { kind: 'json', text: (0,json_text/* textOf */.b6)(document, input) },
        ...(0,defined/* defined */.s)({ id: wordOf((0,json_view/* member */.Dc)(root, 'id')), subAgent: wordOf((0,json_view/* member */.Dc)(root, 'subAgent')) }),
    };
    if (event === 'pre')
        return (0,contract_result.ok)({ event, call });
    const result = resultOf(document);
    return result === undefined ? (0,contract_result/* fail */.f)('what the plugin sent has no result') : (0,contract_result.ok)({ event, call, result, native: undefined });
}
/** A tool of the agent's own gives a text and files beside it, an MCP server parts. */
function resultOf(document) {
    const { root } = document;
    const output = (0,json_view/* member */.Dc)(root, 'output');
    const content = (0,json_view/* member */.Dc)(root, 'content');
    const attachments = (0,json_view/* member */.Dc)(root, 'attachments');
    if (content?.kind === 'array') {
        const texts = content.items.flatMap((part) => wordsOf(part) ?? []);
        if (texts.length === content.items.length)
            return { output: { kind: 'text', text: texts.join('\n\n') }, isError: false };
        return { output: { kind: 'json', text: (0,json_text/* textOf */.b6)(document, content) }, isError: false };
    }
    if (output?.kind !== 'string')
        return undefined;
    if (attachments?.kind !== 'array' || attachments.items.length === 0)
        return { output: { kind: 'text', text: output.value }, isError: hasFailed((0,json_view/* member */.Dc)(root, 'exit')) };
    const view = (0,json_text/* writeJson */.GF)([{ type: 'text', text: output.value }, ...attachments.items.map((file) => partOf(file))]);
    return { output: { kind: 'json', text: view }, isError: false };
}
/** A command's exit code, where it has one. */
const hasFailed = (exit) => exit?.kind === 'number' && exit.value !== 0;
function partOf(file) {
    return { type: 'file', mime: wordOf((0,json_view/* member */.Dc)(file, 'mime')) ?? '', url: wordOf((0,json_view/* member */.Dc)(file, 'url')) ?? '' };
}
const wordOf = (node) => (node?.kind === 'string' && node.value !== '' ? node.value : undefined);

// EXTERNAL MODULE: ./dist/lib/agents/drive-to-end.js
var drive_to_end = __webpack_require__(89820);
;// CONCATENATED MODULE: ./dist/lib/agents/opencode/plugin.js
// The plugin that OpenCode loads: it asks the decision server about every call and every result. Plain JavaScript, alone in its file, in
// the agent's own process. Whatever goes wrong, the call does not run and the output is not shown: a hook that throws is a refusal.

/** With this begins what the plugin says where the guard did not answer; so `drive` knows it. */
const UNANSWERED = 'basis guard did not answer: ';
function pluginText(settings) {
    return `const settings = ${(0,json_text/* writeJson */.GF)({ ...settings, unanswered: UNANSWERED })};\n${PROGRAM}`;
}
const PROGRAM = String.raw `
const parents = new Map();
let problem = settings.unanswered + 'the agent never showed its settings';

/** Why these settings are not the guard's; undefined: they are. */
function problemOf(config) {
  const plugins = (config.plugin ?? []).map((entry) => (Array.isArray(entry) ? entry[0] : entry));
  const foreign = plugins.find((entry) => entry !== settings.self);
  if (foreign !== undefined || plugins.length !== 1) return 'another plugin is there, ' + JSON.stringify(foreign ?? plugins);
  const server = Object.keys(config.mcp ?? {}).find((name) => !settings.mcp.includes(name));
  if (server !== undefined) return 'another MCP server is there, ' + JSON.stringify(server);
  if (config.formatter !== false || config.lsp !== false) return 'formatters or language servers are on';
  return undefined;
}

async function ask(event, question) {
  if (problem !== undefined) throw new Error(problem);
  let answer;
  try {
    const response = await fetch(settings.url + '/' + event, {
      method: 'POST',
      headers: { authorization: 'Bearer ' + settings.token, 'content-type': 'application/json' },
      body: JSON.stringify(question),
      signal: AbortSignal.timeout(settings.waitMs),
      redirect: 'error',
    });
    if (response.status !== 200) throw new Error('status ' + response.status);
    answer = await response.json();
  } catch (error) {
    throw new Error(settings.unanswered + String(error?.message ?? error));
  }
  return answer;
}

const unreadable = () => new Error(settings.unanswered + 'its answer is none');
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

function callOf(input, args) {
  const parent = parents.get(input.sessionID);
  return {
    tool: input.tool,
    id: input.callID,
    ...(parent === undefined ? {} : { subAgent: input.sessionID }),
    args: args ?? {},
  };
}

/** The agent runs a call with the very object that it shows: it is changed where it lies. */
function rewrite(args, input) {
  for (const key of Object.keys(args)) delete args[key];
  for (const key of Object.keys(input))
    Object.defineProperty(args, key, { value: input[key], enumerable: true, writable: true, configurable: true });
}

/** What the model read, and every copy of it. */
function replace(output, text) {
  if (Array.isArray(output.content)) output.content = [{ type: 'text', text }];
  else output.output = text;
  if ('structuredContent' in output) delete output.structuredContent;
  if ('attachments' in output) output.attachments = [];
  output.title = '';
  output.metadata = {};
}

const RULES_OF_FOLDERS = '\n\n<system-reminder>\nInstructions from: ';

/** Guidance that lies beside a file that was read is the pull request's: it does not come along. */
function withoutGuidance(input, output) {
  const loaded = output.metadata?.loaded;
  if (input.tool !== 'read' || !Array.isArray(loaded) || loaded.length === 0 || typeof output.output !== 'string') return;
  const at = output.output.indexOf(RULES_OF_FOLDERS + loaded[0]);
  if (at >= 0) output.output = output.output.slice(0, at);
}

export const BasisGuard = async () => ({
  config: async (config) => {
    const found = problemOf(config);
    problem = found === undefined ? undefined : settings.unanswered + found;
  },
  event: async ({ event }) => {
    const info = event.type === 'session.created' ? event.properties?.info : undefined;
    if (info?.parentID) parents.set(info.id, info.parentID);
  },
  'tool.execute.before': async (input, output) => {
    if (input.tool === 'invalid') return;
    const answer = await ask('pre', callOf(input, output.args));
    if (answer?.decision === 'allow') return;
    if (answer?.decision === 'modify' && isObject(answer.input) && isObject(output.args)) return rewrite(output.args, answer.input);
    throw answer?.decision === 'deny' && typeof answer.words === 'string' ? new Error(answer.words) : unreadable();
  },
  'tool.execute.after': async (input, output) => {
    if (input.tool === 'invalid') return;
    let answer;
    try {
      withoutGuidance(input, output);
      const { output: text, content, attachments } = output;
      const exit = input.tool === 'bash' ? output.metadata?.exit : undefined;
      answer = await ask('post', { ...callOf(input, input.args), output: text, content, attachments, exit });
    } catch (error) {
      replace(output, String(error.message));
      throw error;
    }
    if (answer?.decision === 'keep') return;
    const isText = answer?.decision === 'replace' && typeof answer.output === 'string';
    const words = isText ? answer.output : unreadable().message;
    replace(output, words);
    if (!isText || answer.isError !== false) throw new Error(words);
  },
});
`;

// EXTERNAL MODULE: ./dist/lib/agents/refused-argument.js
var refused_argument = __webpack_require__(94542);
;// CONCATENATED MODULE: ./dist/lib/agents/opencode/start.js

/** How the start is refused. */
const REFUSAL = { code: 78, words: 'OpenCode would run' };
/** Takes what is to be run as its arguments. */
const UNLESS_SETTINGS = `set -u
folder=$PWD
while :; do
  for name in .opencode opencode.json opencode.jsonc; do
    found=\${folder%/}/$name
    [ -e "$found" ] || [ -L "$found" ] || continue
    if [ ! -L "$found" ]; then
      if [ -d "$found" ] && [ -z "$(ls -A "$found")" ]; then continue; fi
      if [ -f "$found" ] && [ ! -s "$found" ]; then continue; fi
    fi
    printf '%s\\n' "${REFUSAL.words} what $found holds; run it in bubblewrap, where it is hidden, or remove it" >&2
    exit ${REFUSAL.code}
  done
  [ -e "\${folder%/}/.git" ] && break
  [ "$folder" = / ] && break
  folder=$(dirname "$folder")
done
cd / || exit
exec "$@"`;
function startLine({ program, folders, args }, model) {
    const run = ['run', '--dir', folders.workspace, '--format', 'json', '--model', model, '--title', 'basis guard', ...args];
    return ['/bin/sh', '-c', UNLESS_SETTINGS, 'opencode', ...program, ...run];
}
const WHY = {
    '--pure': "it takes the guard's plugin away",
    '--attach': 'the agent would be another process, which is not guarded',
    '--dir': "the workspace is the guard's to say",
    '--share': 'it publishes the session',
    '--interactive': 'nobody is there to answer what --interactive asks',
    '--command': 'commands of the repository stay out',
};
const SHORT = { i: '--interactive' };
/** One sentence about the first argument that cannot go with the guard; undefined: all can. */
const argumentProblem = (args) => (0,refused_argument/* refusedArgument */.Q)(args, { why: WHY, short: SHORT });

;// CONCATENATED MODULE: ./dist/lib/agents/opencode/drive.js
// What `opencode run --format json` says: one JSON object a line. Calls of sub-agents are not among them.








/** The prompt goes in by standard input: an argument would come to the model in quotes. */
function drive(agent, context) {
    return (0,drive_to_end/* driveToEnd */.d)(agent, context.signal, {
        prompt: context.launch.prompt,
        listen: async () => {
            const said = { finalMessage: '', problem: undefined };
            for await (const line of agent.lines)
                heed(line, said, context);
            return said;
        },
        outcomeOf,
    });
}
function outcomeOf(exit, { finalMessage, problem }) {
    if (exit.kind === 'exited' && exit.code === REFUSAL.code && exit.stderr.startsWith(REFUSAL.words))
        return { kind: 'refused', words: exit.stderr.trim(), finalMessage };
    const words = problem ?? endOf(exit);
    return words === undefined ? { kind: 'finished', finalMessage } : { kind: 'failed', words, finalMessage };
}
function heed(line, said, { tell, broken }) {
    const read = (0,parse/* parseJson */.q)(line);
    if (!read.ok)
        return;
    const { root } = read.value;
    switch ((0,pick/* textAt */.$6)(root, 'type') ?? '') {
        case 'text': {
            const text = (0,pick/* textAt */.$6)(root, 'part', 'text');
            if (text === undefined || text === '')
                return;
            said.finalMessage = text;
            tell({ type: 'assistant_message', agent_id: 'main', text });
            return;
        }
        case 'tool_use': {
            const words = (0,pick/* textAt */.$6)(root, 'part', 'state', 'error');
            if (words?.startsWith(UNANSWERED) === true)
                broken(`a call of the agent did not run, for ${words}`);
            return;
        }
        case 'error': {
            const error = (0,json_view/* member */.Dc)(root, 'error');
            const words = (0,pick/* textAt */.$6)(error, 'data', 'message') ?? (error === undefined ? 'without words' : (0,json_text/* textOf */.b6)(read.value, error).slice(0, 500));
            said.problem = `the agent reported an error: ${words}`;
            return;
        }
        default:
            return;
    }
}
function endOf(exit) {
    switch (exit.kind) {
        case 'exited':
            return exit.code === 0 ? undefined : `the agent ended with exit code ${exit.code}${lastWords(exit.stderr)}`;
        case 'signalled':
            return `the agent was ended by ${exit.signal}${lastWords(exit.stderr)}`;
        case 'not-started':
            return exit.words;
        default:
            return (0,contract_result/* unreachable */.H)(exit);
    }
}
/** It colours what it says. */
function lastWords(stderr) {
    const plain = stderr.replaceAll(/\u001b\[[0-9;]*m/g, '').trim();
    return plain === '' ? '' : `: ${plain.slice(-1000)}`;
}

// EXTERNAL MODULE: ./dist/lib/gateway/wire/comparable.js
var comparable = __webpack_require__(53754);
;// CONCATENATED MODULE: ./dist/lib/agents/opencode/tools.js
// The tools of OpenCode as tables. What is not here is unknown and judged as external; so are the tools of MCP servers, whose names begin
// with their server's.

const LEVELS = {
    read: 'none',
    glob: 'none',
    grep: 'none',
    todowrite: 'none',
    /** Hands out the text of one of the guard's skills and runs nothing. */
    skill: 'none',
    question: 'none',
    plan_exit: 'none',
    /** What the agent puts in the place of a call that it cannot read: a text about it. */
    invalid: 'none',
    write: 'local_state',
    edit: 'local_state',
    apply_patch: 'local_state',
    task: 'local_state',
    bash: 'process',
    /** Its servers are programs of the workspace. */
    lsp: 'process',
    webfetch: 'external',
    websearch: 'external',
};
const DELEGATION = 'task';
const INVALID = 'invalid';
/**
 * No hook can judge these: a resource is read with the input that was there before the hook, and code calls tools under ids that no
 * wire has seen.
 */
const NOT_JUDGEABLE = ['list_mcp_resources', 'list_mcp_resource_templates', 'read_mcp_resource', 'execute'];
/** The agent takes a name in another case for its own tool. */
const plainName = (name) => {
    const lower = name.toLowerCase();
    return Object.hasOwn(LEVELS, lower) ? lower : name;
};
const levelOfTool = (name) => {
    const plain = plainName(name);
    return (0,entry_of/* entryOf */.M)(LEVELS, plain);
};
const PATHS = {
    read: { field: 'filePath', access: 'read' },
    glob: { field: 'path', access: 'read', everything: true },
    grep: { field: 'path', access: 'read', everything: true },
    write: { field: 'filePath', access: 'write' },
    edit: { field: 'filePath', access: 'write' },
};

;// CONCATENATED MODULE: ./dist/lib/agents/opencode/identify.js



/** The hook is given the input as the model wrote it, with its numbers as doubles. */
const identifyCall = ({ name, namespace, input }) => {
    const plain = plainName(name);
    return { tool: namespace === undefined ? plain : `${namespace}.${plain}`, input: (0,comparable/* comparableInput */.n)(input) };
};
/** Half of a surrogate pair is no text to a provider; pictures come in the parts of the wire, or beside the text. */
function sameOutput({ output: given }, { output: came }) {
    if (given.kind === came.kind && given.text.toWellFormed() === came.text.toWellFormed())
        return true;
    const attached = given.kind === 'json' ? attachedIn(given.text) : undefined;
    if (attached === undefined)
        return false;
    return came.kind === 'text' ? came.text === attached.text : attached.parts.some((parts) => parts === came.text);
}
const ABOUT_THE_CALL = 'The arguments provided to the tool are invalid: ';
/** The agent puts a call that it cannot read under another name, which runs nothing. */
function excuse({ toolName, output }) {
    if (toolName !== INVALID || output.kind !== 'text' || !output.text.startsWith(ABOUT_THE_CALL))
        return undefined;
    return { why: 'the agent could not read the call, or has no such tool', refused: true };
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./dist/lib/agents/mcp-names.js
var mcp_names = __webpack_require__(55417);
// EXTERNAL MODULE: ./dist/lib/agents/skill-files.js
var skill_files = __webpack_require__(70131);
;// CONCATENATED MODULE: ./dist/lib/agents/opencode/mcp-names.js
/** What the agent puts before the names of a server's tools. */
const serverPrefix = (server) => `${server.replaceAll(/[^a-zA-Z0-9_-]/g, '_')}_`;

;// CONCATENATED MODULE: ./dist/lib/agents/opencode/settings.js
const PROVIDERS = {
    anthropic: { id: 'anthropic', npm: '@ai-sdk/anthropic', path: '/v1' },
    responses: { id: 'openai', npm: '@ai-sdk/openai', path: '/v1' },
    chat: { id: 'guard-chat', npm: '@ai-sdk/openai-compatible', path: '/v1' },
    gemini: { id: 'google', npm: '@ai-sdk/google', path: '/v1beta' },
};
/** The agent is asked for no other wires. */
const providerOf = (wire) => (wire === 'bedrock' || wire === 'vertex' ? PROVIDERS.chat : PROVIDERS[wire]);
function settingsOf(context, places) {
    const { wire, gateway, model, mcp, allow } = context;
    const { id, npm, path } = providerOf(wire);
    const options = { baseURL: `${gateway.url}${path}`, apiKey: gateway.token };
    return {
        $schema: 'https://opencode.ai/config.json',
        plugin: [places.plugin],
        provider: { [id]: { npm, name: id, options, models: { [model]: { name: model, tool_call: true } } } },
        enabled_providers: [id],
        model: `${id}/${model}`,
        small_model: `${id}/${model}`,
        share: 'disabled',
        autoupdate: false,
        snapshot: false,
        formatter: false,
        lsp: false,
        instructions: places.guidance === undefined ? [] : [places.guidance],
        compaction: { prune: false },
        // The guard decides; what would ask a person is refused.
        permission: {
            '*': 'allow',
            question: 'deny',
            plan_enter: 'deny',
            plan_exit: 'deny',
            ...(allow.delegation ? {} : { task: 'deny' }),
        },
        mcp: Object.fromEntries(mcp.map((server) => [server.name, serverOf(server)])),
    };
}
function serverOf({ transport, timeoutMs }) {
    if (transport.kind === 'http')
        return { type: 'remote', url: transport.url, headers: transport.headers, oauth: false, enabled: true, timeout: timeoutMs };
    const { command, env, cwd } = transport;
    return { type: 'local', command, environment: env, ...(cwd === undefined ? {} : { cwd }), enabled: true, timeout: timeoutMs };
}
/** JSON in which the agent finds no `{env:…}` and no `{file:…}` to put something else in the place of. */
const settingsText = (settings) => JSON.stringify(settings, undefined, 2).replaceAll(/\{(?=env:|file:)/g, '\\u007b');

;// CONCATENATED MODULE: ./dist/lib/agents/opencode/plan.js
// How OpenCode is started: without the repository's settings and the user's, without a network of its own making, with our plugin.









const SETTINGS = 'opencode/settings.json';
const GUIDANCE = 'opencode/guidance.md';
const PLUGIN = 'opencode/basis-guard.js';
/** Milliseconds more than the guard takes. */
const PATIENCE_MS = 5000;
/** The agent installs this into its folder of settings at every start, unless it finds it there. */
const EXPECTED = { '@opencode-ai/plugin': '*' };
const DATABASE = '.local/share/opencode/opencode.db';
/** Below the workspace: modules of the repository that the agent would run. */
const MASKED = ['.opencode', 'opencode.json', 'opencode.jsonc'];
function plan(context) {
    const { folders, model, wire, args, guidance } = context;
    const servers = context.mcp.map(({ name }) => name);
    const refuse = argumentProblem(args) ?? (0,mcp_names/* mcpProblem */.y)(context.mcp, serverPrefix, Object.keys(LEVELS));
    const plugin = (0,external_node_url_.pathToFileURL)((0,external_node_path_.join)(folders.guard, PLUGIN)).href;
    const places = { plugin, ...(guidance === '' ? {} : { guidance: (0,external_node_path_.join)(folders.guard, GUIDANCE) }) };
    return {
        argv: startLine(context, `${providerOf(wire).id}/${model}`),
        env: environment(context),
        files: [
            { in: 'guard', path: SETTINGS, text: settingsText(settingsOf(context, places)) },
            { in: 'guard', path: PLUGIN, text: pluginText({ ...asking(context), self: plugin, mcp: servers }) },
            ...(guidance === '' ? [] : [{ in: 'guard', path: GUIDANCE, text: guidance }]),
            // The agent's own tool hands out their texts; what lies beside them it reads like any file of its HOME.
            ...(0,skill_files/* skillFiles */.t)(context.skills, { in: 'home' }, '.config/opencode/skill'),
            ...ALREADY_INSTALLED,
        ],
        shims: [],
        masked: MASKED,
        ...(refuse === undefined ? {} : { refuse }),
        gaps: [
            "the guard's plugin lives in the agent's process, and its token lies in a file that the agent's commands can read: with it they can ask for decisions, which are about calls of the model alone",
        ],
    };
}
function asking({ decisions, answerMs }) {
    return { url: decisions.url, token: decisions.token, waitMs: answerMs + PATIENCE_MS };
}
/** Without a network a start would wait for it more than a minute. */
const ALREADY_INSTALLED = [
    { in: 'home', path: '.config/opencode/package.json', text: JSON.stringify({ dependencies: EXPECTED }) },
    {
        in: 'home',
        path: '.config/opencode/package-lock.json',
        text: JSON.stringify({ name: 'opencode', lockfileVersion: 3, packages: { '': { dependencies: EXPECTED } } }),
    },
    { in: 'home', path: '.config/opencode/node_modules/.package-lock.json', text: '{}' },
];
/** Empty is as if it were not there, and holds against what is handed on from outside. */
const OFF = [
    'OPENCODE_AUTH_CONTENT',
    'OPENCODE_CONFIG_CONTENT',
    'OPENCODE_PERMISSION',
    'OPENCODE_SERVER_PASSWORD',
    'OPENCODE_TEST_MANAGED_CONFIG_DIR',
];
const NO = [
    'OPENCODE_PURE',
    'OPENCODE_AUTO_SHARE',
    'OPENCODE_ENABLE_EXA',
    'OPENCODE_ENABLE_PARALLEL',
    'OPENCODE_ENABLE_QUESTION_TOOL',
    'OPENCODE_EXPERIMENTAL',
    'OPENCODE_EXPERIMENTAL_BACKGROUND_SUBAGENTS',
    'OPENCODE_EXPERIMENTAL_CODE_MODE',
    'OPENCODE_EXPERIMENTAL_LSP_TOOL',
];
const YES = [
    'OPENCODE_DISABLE_PROJECT_CONFIG',
    'OPENCODE_DISABLE_MODELS_FETCH',
    'OPENCODE_DISABLE_AUTOUPDATE',
    'OPENCODE_DISABLE_LSP_DOWNLOAD',
    'OPENCODE_DISABLE_DEFAULT_PLUGINS',
    'OPENCODE_DISABLE_EMBEDDED_WEB_UI',
    'OPENCODE_DISABLE_EXTERNAL_SKILLS',
    'OPENCODE_DISABLE_CLAUDE_CODE',
    'OPENCODE_DISABLE_SHARE',
    'OPENCODE_DISABLE_PRUNE',
];
function environment({ folders }) {
    const { home, guard } = folders;
    const all = (names, value) => Object.fromEntries(names.map((name) => [name, value]));
    return {
        ...all(OFF, ''),
        ...all(NO, 'false'),
        ...all(YES, 'true'),
        OPENCODE_CONFIG: (0,external_node_path_.join)(guard, SETTINGS),
        // Empty it would mean the folder in which the agent works.
        OPENCODE_CONFIG_DIR: (0,external_node_path_.join)(home, '.config/opencode'),
        OPENCODE_DB: (0,external_node_path_.join)(home, DATABASE),
        XDG_CONFIG_HOME: (0,external_node_path_.join)(home, '.config'),
        XDG_DATA_HOME: (0,external_node_path_.join)(home, '.local/share'),
        XDG_STATE_HOME: (0,external_node_path_.join)(home, '.local/state'),
        XDG_CACHE_HOME: (0,external_node_path_.join)(home, '.cache'),
    };
}

// EXTERNAL MODULE: ./dist/lib/agents/record-walk.js
var record_walk = __webpack_require__(86729);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./dist/lib/contract/message.js
var message = __webpack_require__(8319);
// EXTERNAL MODULE: ./dist/lib/agents/record-budget.js
var record_budget = __webpack_require__(32225);
;// CONCATENATED MODULE: ./dist/lib/agents/opencode/database-pages.js
// A SQLite database that an agent left, as its pages: those of the file with the committed ones of its write-ahead log over them. The
// agent's commands may have written every byte of it. SQLite itself would follow links beside the file, wait on pipes and run queries that
// a view or a made-up tree never lets end; here nothing is run, and whoever reads takes each page once.
// The form is that of https://www.sqlite.org/fileformat2.html.




const MAGIC = 'SQLite format 3\0';
const LOG_HEADER = 32;
const FRAME_HEADER = 24;
const UTF_8 = 1;
/** Pages after which others have their turn. */
const TURN = 256;
/** Undefined: there is no database. Throws where it cannot be read; the message follows its name. */
async function databasePages(path, signal) {
    const bytes = await contentOf(path);
    if (bytes === undefined)
        return undefined;
    const journal = await contentOf(`${path}-journal`);
    if (journal !== undefined && journal.length > 0)
        throw new Error('has a journal of a change that was not ended');
    const log = await contentOf(`${path}-wal`);
    const newer = log === undefined ? undefined : await committed(log, signal);
    const first = newer?.pages.get(1) ?? bytes;
    if (first.length < 512 || first.toString('latin1', 0, MAGIC.length) !== MAGIC)
        throw new Error('is no SQLite database');
    const told = first.readUInt16BE(16);
    const size = told === 1 ? 65536 : told;
    if (!isPageSize(size) || (newer !== undefined && newer.size !== size))
        throw new Error('has pages of no size that there is');
    if (first.readUInt32BE(56) !== UTF_8)
        throw new Error('has texts that are not UTF-8');
    const taken = new Set();
    return {
        usable: size - first.readUInt8(20),
        async take(number) {
            if (taken.has(number))
                throw new Error(`has page ${number} twice in its trees`);
            taken.add(number);
            if (taken.size % TURN === 0)
                await (0,promises_.setImmediate)();
            signal?.throwIfAborted();
            const from = (number - 1) * size;
            const page = newer?.pages.get(number) ?? bytes.subarray(from, from + size);
            if (number < 1 || page.length !== size)
                throw new Error(`has no page ${number}`);
            return page;
        },
    };
}
const isPageSize = (size) => size >= 512 && size <= 65536 && (size & (size - 1)) === 0;
async function contentOf(path) {
    try {
        const { file, size } = await (0,record_walk/* openRegular */.lf)(path, record_budget/* MOST_FILE */.Bq);
        try {
            const bytes = Buffer.alloc(size);
            for (let at = 0; at < size;) {
                const { bytesRead } = await file.read(bytes, at, size - at, at);
                if (bytesRead === 0)
                    throw new Error('became shorter while it was read');
                at += bytesRead;
            }
            return bytes;
        }
        finally {
            await file.close();
        }
    }
    catch (error) {
        if ((0,message/* codeOf */.$)(error) === 'ENOENT')
            return undefined;
        throw error;
    }
}
/** The last committed form of each page in the log; undefined where it has none. A frame counts while the sums before it hold. */
async function committed(log, signal) {
    if (log.length < LOG_HEADER)
        return undefined;
    const magic = log.readUInt32BE(0);
    const size = log.readUInt32BE(8);
    if (magic >>> 1 !== 0x377f0682 >>> 1 || !isPageSize(size))
        return undefined;
    const sum = new Sum(log, (magic & 1) === 1);
    sum.add(0, FRAME_HEADER);
    if (!sum.is(FRAME_HEADER))
        return undefined;
    const pages = new Map();
    const open = new Map();
    let frames = 0;
    for (let at = LOG_HEADER; at + FRAME_HEADER + size <= log.length; at += FRAME_HEADER + size) {
        if (log.compare(log, 16, 24, at + 8, at + 16) !== 0)
            break;
        sum.add(at, at + 8);
        sum.add(at + FRAME_HEADER, at + FRAME_HEADER + size);
        if (!sum.is(at + 16))
            break;
        open.set(log.readUInt32BE(at), log.subarray(at + FRAME_HEADER, at + FRAME_HEADER + size));
        frames += 1;
        if (frames % TURN === 0)
            await (0,promises_.setImmediate)();
        signal?.throwIfAborted();
        if (log.readUInt32BE(at + 4) === 0)
            continue;
        for (const [number, page] of open)
            pages.set(number, page);
        open.clear();
    }
    return pages.size === 0 ? undefined : { size, pages };
}
/** The log's running sum, over words in either order. */
class Sum {
    #log;
    #isBig;
    #one = 0;
    #two = 0;
    constructor(log, isBig) {
        this.#log = log;
        this.#isBig = isBig;
    }
    add(from, to) {
        for (let at = from; at < to; at += 8) {
            this.#one = (this.#one + this.#word(at) + this.#two) >>> 0;
            this.#two = (this.#two + this.#word(at + 4) + this.#one) >>> 0;
        }
    }
    /** Whether it is what stands there, which is always in the one order. */
    is(at) {
        return this.#log.readUInt32BE(at) === this.#one && this.#log.readUInt32BE(at + 4) === this.#two;
    }
    #word(at) {
        return this.#isBig ? this.#log.readUInt32BE(at) : this.#log.readUInt32LE(at);
    }
}

;// CONCATENATED MODULE: ./dist/lib/agents/opencode/database-rows.js
// The rows of an ordinary table in a database that an agent left, without SQLite (`database-pages.ts`). Every page is taken once, so no
// tree can be endless; rows and bytes have bounds besides.


const MOST_ROWS = 500_000;
/** Bytes after which others have their turn. */
const database_rows_TURN = 4 * 1024 * 1024;
const INNER = 0x05;
const LEAF = 0x0d;
/** Where the first page's tree begins. */
const FILE_HEADER = 100;
/** What SQLite's own table of tables has, by the place of its columns. */
const SCHEMA = { type: 0, name: 1, root: 3, sql: 4 };
/** Some columns of a table's rows, in the order in which they are stored. Throws where it is no ordinary table; the message follows a name. */
async function* rowsOf(pages, table, columns) {
    const { root, sql } = await tableIn(pages, table);
    const stored = columnsOf(sql);
    const places = columns.map((name) => stored.indexOf(name));
    if (places.includes(-1))
        throw new Error(`has a table '${table}' without ${columns.join(' and ')}`);
    for await (const row of rowsBelow(pages, root))
        yield places.map((at) => row[at] ?? null);
}
async function tableIn(pages, table) {
    const found = [];
    for await (const row of rowsBelow(pages, 1)) {
        const name = row[SCHEMA.name];
        const [type, sql] = [row[SCHEMA.type], row[SCHEMA.sql]];
        // Triggers and indexes change nothing about what is stored.
        const holdsRows = type === 'table' || type === 'view' || (typeof sql === 'string' && /^\s*create\s+(?:virtual|view|table)/i.test(sql));
        if (holdsRows && typeof name === 'string' && name.toLowerCase() === table)
            found.push(row);
    }
    const [row, ...others] = found;
    if (row === undefined)
        throw new Error(`has no table '${table}'`);
    const [root, sql] = [row[SCHEMA.root], row[SCHEMA.sql]];
    const isOrdinary = others.length === 0 &&
        row[SCHEMA.type] === 'table' &&
        typeof root === 'number' &&
        root > 1 &&
        typeof sql === 'string' &&
        /^create table /i.test(sql) &&
        !/\bwithout\s+rowid\b|\bgenerated\b|\bas\s*\(/i.test(sql);
    if (!isOrdinary)
        throw new Error(`has a '${table}' that is no ordinary table`);
    return { root, sql };
}
/** The names of the columns that `create table` lists. */
function columnsOf(sql) {
    const names = [];
    let depth = 0;
    let isNext = false;
    for (const [token] of sql.matchAll(/'(?:[^']|'')*'|"[^"]*"|`[^`]*`|\[[^\]]*\]|--[^\n]*|\/\*[\s\S]*?\*\/|[(),]|[^\s(),'"`[]+/g)) {
        if (token.startsWith('--') || token.startsWith('/*'))
            continue;
        if (token === '(')
            depth += 1;
        if (token === ')')
            depth -= 1;
        if (isNext)
            names.push(/^["`[]/.test(token) ? token.slice(1, -1).toLowerCase() : token.toLowerCase());
        isNext = depth === 1 && ((token === '(' && names.length === 0) || token === ',');
    }
    return names;
}
async function* rowsBelow(pages, root) {
    const budget = new record_budget/* RecordBudget */.fp();
    const waiting = [root];
    let rows = 0;
    let bytes = 0;
    for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
        const page = await pages.take(number);
        const at = number === 1 ? FILE_HEADER : 0;
        const kind = page.readUInt8(at);
        if (kind !== INNER && kind !== LEAF)
            throw new Error(`has page ${number} in a table, and it is none of a table`);
        const cells = cellsOf(page, at, kind === INNER ? 12 : 8);
        if (kind === INNER) {
            waiting.push(page.readUInt32BE(at + 8), ...cells.map((cell) => page.readUInt32BE(cell)).toReversed());
            continue;
        }
        for (const cell of cells) {
            const payload = await payloadOf(pages, page, cell);
            rows += 1;
            budget.take(payload);
            bytes += payload.length;
            if (bytes > database_rows_TURN) {
                await (0,promises_.setImmediate)();
                bytes = 0;
            }
            if (rows > MOST_ROWS)
                throw new Error(`has more than ${MOST_ROWS} rows`);
            yield rowIn(payload);
        }
    }
}
function cellsOf(page, at, header) {
    return Array.from({ length: page.readUInt16BE(at + 3) }, (_, index) => page.readUInt16BE(at + header + 2 * index));
}
/** What a row is stored as: its beginning in the cell, the rest on pages of its own. */
async function payloadOf(pages, page, cell) {
    const size = numberAt(page, cell);
    const id = numberAt(page, size.end);
    if (size.value > record_budget/* MOST_RECORD */.WN)
        throw new Error(`has a row of more than ${record_budget/* MOST_RECORD */.WN} bytes`);
    const { usable } = pages;
    const most = usable - 35;
    if (size.value <= most)
        return within(page, id.end, size.value);
    const least = Math.floor(((usable - 12) * 32) / 255) - 23;
    const fitting = least + ((size.value - least) % (usable - 4));
    const here = fitting <= most ? fitting : least;
    const parts = [within(page, id.end, here)];
    let next = page.readUInt32BE(id.end + here);
    for (let left = size.value - here; left > 0;) {
        const more = await pages.take(next);
        const part = within(more, 4, Math.min(left, usable - 4));
        parts.push(part);
        left -= part.length;
        next = more.readUInt32BE(0);
    }
    return Buffer.concat(parts);
}
function within(bytes, from, length) {
    if (from + length > bytes.length)
        throw new Error('has a row that does not fit its page');
    return bytes.subarray(from, from + length);
}
/** Bytes of a value by its kind, below 12. */
const SIZES = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0, 0, 0];
function rowIn(payload) {
    const header = numberAt(payload, 0);
    const values = [];
    let at = header.value;
    for (let from = header.end; from < header.value;) {
        const kind = numberAt(payload, from);
        from = kind.end;
        const length = SIZES[kind.value] ?? Math.floor((kind.value - 12) / 2);
        const bytes = within(payload, at, length);
        at += length;
        values.push(database_rows_valueOf(kind.value, bytes));
    }
    return values;
}
function database_rows_valueOf(kind, bytes) {
    // Bytes are told as a text too: whoever reads it finds that it is none of the agent's.
    if (kind >= 12)
        return bytes.toString('utf8');
    if (kind === 8 || kind === 9)
        return kind - 8;
    return kind >= 1 && kind <= 5 ? bytes.readIntBE(0, bytes.length) : null;
}
/** SQLite's number of one to nine bytes. Those past the exact ones come out as large ones, which nothing here fits. */
function numberAt(bytes, at) {
    let value = 0;
    for (let end = at; end < at + 8; end += 1) {
        const byte = bytes.readUInt8(end);
        value = value * 128 + (byte & 0x7f);
        if (byte < 0x80)
            return { value, end: end + 1 };
    }
    return { value: value * 256 + bytes.readUInt8(at + 8), end: at + 9 };
}

;// CONCATENATED MODULE: ./dist/lib/agents/opencode/records.js
// Every call in OpenCode's own database, those of sub-agents too. The agent may write there: what is read is believed only where it
// contradicts what was decided.










/** Every call of the database, and what could not be read. Throws only for the signal. */
async function* records({ home }, signal) {
    const path = (0,external_node_path_.join)(home, DATABASE);
    const file = (0,record_walk/* shownBelow */.XW)(home, path);
    try {
        const problem = await (0,record_walk/* folderProblem */.IV)(home, (0,external_node_path_.dirname)(DATABASE));
        if (problem !== undefined) {
            yield problem;
            return;
        }
        const pages = await databasePages(path, signal);
        if (pages === undefined)
            return;
        for await (const [id, data] of rowsOf(pages, 'part', ['id', 'data'])) {
            const call = recordOf(String(data), `${file}, part ${(0,record_walk/* shownPiece */.Md)(String(id))}`);
            if (call !== undefined)
                yield call;
        }
    }
    catch (error) {
        signal?.throwIfAborted();
        yield { unread: `'${file}' ${(0,record_walk/* whyNot */.OB)(error)}` };
    }
}
/** Undefined: it is no call. `data` is of a part. */
function recordOf(data, where) {
    const read = (0,parse/* parseJson */.q)(data);
    // A part that cannot be read may hide a call.
    if (!read.ok)
        return { name: 'unreadable', ran: true, where };
    const { root } = read.value;
    if ((0,pick/* textAt */.$6)(root, 'type') !== 'tool')
        return undefined;
    const name = (0,pick/* textAt */.$6)(root, 'tool') ?? '';
    const input = (0,pick/* within */.ux)(root, 'state', 'input');
    const ran = (0,pick/* textAt */.$6)(root, 'state', 'status') === 'completed' && name !== INVALID;
    return {
        ...(0,defined/* defined */.s)({ id: (0,pick/* textAt */.$6)(root, 'callID') }),
        name,
        ...(0,defined/* defined */.s)({ input: input === undefined ? undefined : { kind: 'json', text: (0,json_text/* textOf */.b6)(read.value, input) } }),
        ran,
        where,
    };
}

// EXTERNAL MODULE: ./dist/lib/loop/tools/files-input.js
var files_input = __webpack_require__(32966);
// EXTERNAL MODULE: ./dist/lib/loop/tools/files-table.js
var files_table = __webpack_require__(53618);
// EXTERNAL MODULE: ./dist/lib/loop/tools/spawn-input.js
var spawn_input = __webpack_require__(5542);
// EXTERNAL MODULE: ./dist/lib/agents/basis-shape.js
var basis_shape = __webpack_require__(57222);
// EXTERNAL MODULE: ./dist/lib/agents/delegation-shape.js
var delegation_shape = __webpack_require__(4688);
// EXTERNAL MODULE: ./dist/lib/agents/fields.js
var agents_fields = __webpack_require__(72123);
// EXTERNAL MODULE: ./dist/lib/agents/shown-path.js
var shown_path = __webpack_require__(36877);
;// CONCATENATED MODULE: ./dist/lib/agents/opencode/patch.js
// The text of `apply_patch`: which files it touches, and the part of it that can be said as operations on files. Pure.

const BEGIN = '*** Begin Patch';
const END = '*** End Patch';
const HEADER = /^\*\*\* (Add File|Delete File|Update File|Move to):(.*)$/;
/** Every path that it names, as the agent reads them; undefined where it names none. */
function patchedPaths(patch) {
    const paths = linesOf(patch).flatMap((line) => {
        const path = HEADER.exec(line.trimStart())?.[2]?.trim();
        return path === undefined || path === '' ? [] : [path];
    });
    return paths.length === 0 ? undefined : paths;
}
/** Whole files that are written or deleted. The error is a sentence. */
function operationsOf(patch) {
    const [begin, ...lines] = linesOf(patch.trim());
    if (begin !== BEGIN || lines.pop() !== END)
        return (0,contract_result/* fail */.f)(`the patch does not begin with \`${BEGIN}\` and end with \`${END}\``);
    const operations = [];
    let added;
    for (const line of lines) {
        const [, kind, path = ''] = HEADER.exec(line) ?? [];
        if (kind === undefined) {
            if (added === undefined || !line.startsWith('+'))
                return (0,contract_result/* fail */.f)(`a line of the patch belongs to no file that it adds: ${quoted(line)}`);
            added.lines.push(line.slice(1));
            continue;
        }
        if (path.trim() === '')
            return (0,contract_result/* fail */.f)(`a header of the patch names no file: ${quoted(line)}`);
        if (kind === 'Update File' || kind === 'Move to')
            return (0,contract_result/* fail */.f)('a patch that changes lines within a file cannot be said as operations');
        if (added !== undefined)
            operations.push(writing(added));
        added = kind === 'Add File' ? { path: path.trim(), lines: [] } : undefined;
        if (kind === 'Delete File')
            operations.push({ op: 'delete', path: path.trim() });
    }
    if (added !== undefined)
        operations.push(writing(added));
    return operations.length === 0 ? (0,contract_result/* fail */.f)('the patch is empty') : (0,contract_result.ok)(operations);
}
/** The error is a sentence. */
function patchOf(operations) {
    const lines = [BEGIN];
    for (const operation of operations) {
        const path = operation.op === 'move' ? operation.from : operation.path;
        if (/[\r\n]/.test(path) || path !== path.trim())
            return (0,contract_result/* fail */.f)(`a patch cannot name the file ${quoted(path)}`);
        if (operation.op === 'delete' && operation.recursive !== true)
            lines.push(`*** Delete File: ${path}`);
        else if (operation.op === 'set' || operation.op === 'create') {
            if (operation.content.includes('\r'))
                return (0,contract_result/* fail */.f)(`a patch cannot write the carriage returns of ${quoted(path)}`);
            const content = operation.content.endsWith('\n') ? operation.content.slice(0, -1) : operation.content;
            lines.push(`*** Add File: ${path}`, ...(operation.content === '' ? [] : content.split('\n').map((line) => `+${line}`)));
        }
        else
            return (0,contract_result/* fail */.f)(`apply_patch cannot ${operation.op} so; write operations set, create or delete`);
    }
    return (0,contract_result.ok)([...lines, END].join('\n'));
}
/** The agent ends what it adds with a new line. */
function writing({ path, lines }) {
    return { op: 'set', path, content: lines.length === 0 ? '' : `${lines.join('\n')}\n` };
}
const linesOf = (patch) => patch.split(/\r\n|\r|\n/);
const quoted = (text) => JSON.stringify(text.slice(0, 80));

;// CONCATENATED MODULE: ./dist/lib/agents/opencode/basis.js











/** With `workspace`, absolute paths below it are shown relative to it. */
function basisOf(name, input, workspace) {
    const plain = plainName(name);
    return plain === DELEGATION ? (0,delegation_shape/* delegationShape */.G)(DELEGATION, 'prompt', input) : (0,basis_shape/* shapeIn */.HN)(SHAPES, plain, input, workspace);
}
const spawn = {
    name: 'spawn',
    needs: ['command'],
    to: (fields) => {
        const timeout = countIn(fields, 'timeout');
        const told = timeout !== undefined && timeout <= spawn_input/* MAX_TIMEOUT_MS */.mn ? fields.exact('timeout') : undefined;
        return (0,contract_result.ok)((0,agents_fields/* objectText */.tq)([
            ['command', fields.exact('command')],
            ['timeout_ms', told],
        ]));
    },
    from: (rewrite) => {
        const read = (0,basis_shape/* rewrittenCommand */.W2)('bash', rewrite);
        if (!read.ok)
            return read;
        const { command, timeoutMs } = read.value;
        return (0,contract_result.ok)([['command', (0,json_text/* quoteJson */.fp)(command)], ...(timeoutMs === undefined ? [] : [['timeout', (0,json_text/* writeJson */.GF)(timeoutMs)]])]);
    },
};
/** What the call names, and how it is shown. */
function paths(fields, workspace) {
    const path = fields.string('filePath') ?? fields.string('path') ?? '';
    return [path, (0,shown_path/* shownPath */.p)(path, workspace)];
}
/** A tool that is one operation. */
function file(tool, needs, there, back) {
    return {
        name: 'files',
        needs,
        to: (fields, workspace) => {
            const [path, shown] = paths(fields, workspace);
            const members = there(fields).map(([key, value]) => [key, key === 'path' && path !== shown ? (0,json_text/* quoteJson */.fp)(shown) : value]);
            return (0,contract_result.ok)(operations([(0,agents_fields/* objectText */.tq)(members)]));
        },
        from: (rewrite, fields, workspace) => {
            const read = (0,basis_shape/* oneOperation */.ey)(tool, rewrite);
            if (!read.ok)
                return read;
            const operation = read.value;
            const [path, shown] = paths(fields, workspace);
            const isSame = operation.op !== 'move' && path !== '' && operation.path === shown;
            return back(isSame ? { ...operation, path } : operation, fields);
        },
    };
}
const operations = (items) => (0,agents_fields/* objectText */.tq)([['operations', (0,agents_fields/* listText */.so)(items)]]);
const op = (name) => ['op', (0,json_text/* quoteJson */.fp)(name)];
/** The whole workspace needs no naming. */
const folder = (fields) => (fields.string('path') ? fields.exact('path') : undefined) ?? (0,json_text/* quoteJson */.fp)('.');
const folderBack = (path, fields) => (path === '.' && !fields.string('path') ? [] : [['path', (0,json_text/* quoteJson */.fp)(path)]]);
const SHAPES = {
    bash: spawn,
    read: file('read', ['filePath'], (fields) => [
        op('read'),
        ['path', fields.exact('filePath')],
        ['offset', (0,agents_fields/* numberText */.$4)(countIn(fields, 'offset'))],
        ['limit', (0,agents_fields/* numberText */.$4)(countIn(fields, 'limit'))],
    ], (operation) => {
        if (operation.op !== 'read')
            return (0,basis_shape/* cannot */.Oz)('read', operation, 'read');
        const { path, offset, limit } = operation;
        return (0,contract_result.ok)([
            ['filePath', (0,json_text/* quoteJson */.fp)(path)],
            ['offset', (0,agents_fields/* numberText */.$4)(offset)],
            ['limit', (0,agents_fields/* numberText */.$4)(limit)],
        ]);
    }),
    write: file('write', ['filePath', 'content'], (fields) => [op('set'), ['path', fields.exact('filePath')], ['content', fields.exact('content')]], (operation) => {
        if (operation.op !== 'set')
            return (0,basis_shape/* cannot */.Oz)('write', operation, 'set');
        return (0,contract_result.ok)([
            ['filePath', (0,json_text/* quoteJson */.fp)(operation.path)],
            ['content', (0,json_text/* quoteJson */.fp)(operation.content)],
        ]);
    }),
    edit: file('edit', ['filePath', 'oldString', 'newString'], edited, editedBack),
    glob: file('glob', ['pattern'], (fields) => [op('list'), ['path', folder(fields)], ['depth', (0,json_text/* writeJson */.GF)(files_table/* DEEPEST */.FI)]], (operation, fields) => {
        if (operation.op !== 'list')
            return (0,basis_shape/* cannot */.Oz)('glob', operation, 'list');
        if (operation.depth !== files_table/* DEEPEST */.FI || operation.limit !== undefined)
            return (0,contract_result/* fail */.f)(`glob goes down all folders and has no limit; leave \`depth\` at ${files_table/* DEEPEST */.FI} and \`limit\` out`);
        return (0,contract_result.ok)(folderBack(operation.path, fields));
    }),
    grep: file('grep', ['pattern'], (fields) => [
        op('search'),
        ['path', folder(fields)],
        ['pattern', fields.exact('pattern')],
        ['regex', (0,json_text/* writeJson */.GF)(true)],
        ['glob', (0,agents_fields/* stringText */.n4)(fields.string('include'))],
    ], (operation, fields) => {
        if (operation.op !== 'search')
            return (0,basis_shape/* cannot */.Oz)('grep', operation, 'search');
        if (operation.regex !== true || operation.limit !== undefined)
            return (0,contract_result/* fail */.f)('grep takes an expression and has no limit; leave `regex` true and `limit` out');
        return (0,contract_result.ok)([
            ['pattern', (0,json_text/* quoteJson */.fp)(operation.pattern)],
            ...folderBack(operation.path, fields),
            ['include', (0,agents_fields/* stringText */.n4)(operation.glob)],
        ]);
    }),
    apply_patch: {
        name: 'files',
        needs: ['patchText'],
        to: (fields, workspace) => {
            const read = operationsOf(fields.string('patchText') ?? '');
            return read.ok ? (0,contract_result.ok)(operations(read.value.map((operation) => (0,json_text/* writeJson */.GF)((0,shown_path/* shownOperation */.P)(operation, workspace))))) : read;
        },
        from: (rewrite) => {
            const read = (0,files_input/* readFilesInput */.O2)(rewrite);
            const patch = read.ok ? patchOf(read.value) : read;
            return patch.ok ? (0,contract_result.ok)([['patchText', (0,json_text/* quoteJson */.fp)(patch.value)]]) : patch;
        },
    },
};
/** With no text to replace the tool makes a file. */
function edited(fields) {
    const path = ['path', fields.exact('filePath')];
    if (fields.string('oldString') === '')
        return [op('create'), path, ['content', fields.exact('newString')]];
    const isAll = fields.isTrue('replaceAll');
    return [
        op('replace'),
        path,
        ['old', fields.exact('oldString')],
        ['new', fields.exact('newString')],
        ['replaceAll', isAll ? (0,json_text/* writeJson */.GF)(true) : undefined],
    ];
}
function editedBack(operation, fields) {
    if (operation.op === 'create')
        return (0,contract_result.ok)([
            ['filePath', (0,json_text/* quoteJson */.fp)(operation.path)],
            ['oldString', (0,json_text/* quoteJson */.fp)('')],
            ['newString', (0,json_text/* quoteJson */.fp)(operation.content)],
        ]);
    if (operation.op !== 'replace')
        return (0,basis_shape/* cannot */.Oz)('edit', operation, 'replace or create');
    if (operation.expectedReplacements !== undefined)
        return (0,contract_result/* fail */.f)('edit counts nothing; leave out `expectedReplacements`');
    const isAll = operation.replaceAll === true;
    return (0,contract_result.ok)([
        ['filePath', (0,json_text/* quoteJson */.fp)(operation.path)],
        ['oldString', (0,json_text/* quoteJson */.fp)(operation.old)],
        ['newString', (0,json_text/* quoteJson */.fp)(operation.new)],
        ['replaceAll', isAll || fields.node('replaceAll') !== undefined ? (0,json_text/* writeJson */.GF)(isAll) : undefined],
    ]);
}
/** A whole number from 1. */
function countIn(fields, name) {
    const count = fields.number(name);
    return count !== undefined && Number.isSafeInteger(count) && count >= 1 ? count : undefined;
}

;// CONCATENATED MODULE: ./dist/lib/agents/opencode/translate.js
// What a call of OpenCode means to the guard. Pure.








const translator = {
    level: ({ name }) => levelOfTool(name),
    toolName: ({ name }, mcp) => (0,mcp_names/* mcpToolName */.Q)(name, mcp, serverPrefix) ?? plainName(name),
    basis: ({ name, input }, workspace) => basisOf(name, input, workspace),
    delegates: ({ name }) => plainName(name) === DELEGATION,
    touched,
    mend,
};
function touched({ name, input }) {
    const plain = plainName(name);
    const fields = (0,agents_fields/* fieldsOf */.Pf)(input);
    if (!fields.ok)
        return undefined;
    if (plain === 'apply_patch') {
        const writes = patchedPaths(fields.value.string('patchText') ?? '');
        return writes === undefined ? undefined : { reads: [], writes };
    }
    const named = (0,entry_of/* entryOf */.M)(PATHS, plain);
    if (named === undefined)
        return undefined;
    const path = fields.value.string(named.field) || (named.everything === true ? '.' : undefined);
    if (path === undefined)
        return undefined;
    return named.access === 'read' ? { reads: [path], writes: [] } : { reads: [], writes: [path] };
}
/** A sub-agent in the background would answer past its own result. */
function mend({ name, input }) {
    if (NOT_JUDGEABLE.includes(name))
        return { refuse: `no hook can judge what ${name} does; it is taken away` };
    if (plainName(name) !== DELEGATION)
        return undefined;
    const fields = (0,agents_fields/* fieldsOf */.Pf)(input);
    const background = fields.ok ? fields.value.node('background') : undefined;
    if (!fields.ok || background === undefined || (background.kind === 'boolean' && !background.value))
        return undefined;
    const reason = 'a sub-agent in the background is waited for, so that its answer is its result';
    return { input: fields.value.with([['background', (0,json_text/* writeJson */.GF)(false)]]), reason };
}

;// CONCATENATED MODULE: ./dist/lib/agents/opencode/adapter.js
// OpenCode under the chain: docs/agents/opencode.md says what is held and how.












const opencode = {
    name: 'opencode',
    capabilities: CAPABILITIES,
    guidance: { files: ['CLAUDE.md'], skills: ['.opencode/skill', '.opencode/skills', '.claude/skills', '.agents/skills'] },
    dialect: dialect,
    translator: translator,
    wire: ({ provider }) => {
        const wire = (0,entry_of/* entryOf */.M)(provider_wires/* PROVIDER_WIRES */.X, provider);
        const known = Object.keys(provider_wires/* PROVIDER_WIRES */.X).join(', ');
        return wire === undefined ? (0,contract_result/* fail */.f)(`opencode is not run with models of ${provider}; name one of ${known}`) : (0,contract_result.ok)(wire);
    },
    plan: plan,
    drive: drive,
    records: records,
    canaryRead: (path) => ({ tool: 'read', input: (0,json_text/* writeJson */.GF)({ filePath: path }) }),
    canaryDelegate: (prompt) => ({ tool: DELEGATION, input: (0,json_text/* writeJson */.GF)({ description: 'check', prompt, subagent_type: 'general' }) }),
    identify: () => identifyCall,
    sameOutput: sameOutput,
    excuse: excuse,
    notJudgeable: NOT_JUDGEABLE,
    models: () => [],
};


/***/ }),

/***/ 42348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ PROVIDER_WIRES)
/* harmony export */ });
/** The wire by provider, for agents that speak them all. */
const PROVIDER_WIRES = {
    anthropic: 'anthropic',
    openai: 'responses',
    'openai-compatible': 'chat',
    google: 'gemini',
};


/***/ }),

/***/ 32225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bq: () => (/* binding */ MOST_FILE),
/* harmony export */   WN: () => (/* binding */ MOST_RECORD),
/* harmony export */   fp: () => (/* binding */ RecordBudget)
/* harmony export */ });
// How much of an agent's records is read at most. Commas stand for values: they bound how many values, and how many calls, there can be.
const MIB = 1024 * 1024;
/** Bytes of one record: a line, a row. */
const MOST_RECORD = 16 * MIB;
/** Bytes of one file. */
const MOST_FILE = 256 * MIB;
const MOST_BYTES = 512 * MIB;
const MOST_VALUES_OF_RECORD = 1_000_000;
const MOST_VALUES = 4_000_000;
const COMMA = 0x2c;
/** For one reading of all records. */
class RecordBudget {
    #bytes = MOST_BYTES;
    #values = MOST_VALUES;
    /** Takes one record's bytes; throws where that is too much. The message follows the file's name. */
    take(record) {
        if (record.length > MOST_RECORD)
            throw new Error(`has a record of more than ${MOST_RECORD} bytes`);
        let values = 0;
        for (let at = record.indexOf(COMMA); at !== -1; at = record.indexOf(COMMA, at + 1))
            values += 1;
        this.#bytes -= record.length + 1;
        this.#values -= values;
        if (values > MOST_VALUES_OF_RECORD)
            throw new Error(`has a record of more than ${MOST_VALUES_OF_RECORD} values`);
        if (this.#values < 0)
            throw new Error(`makes the records more than ${MOST_VALUES} values`);
        if (this.#bytes < 0)
            throw new Error(`makes the records larger than ${MOST_BYTES} bytes`);
    }
}


/***/ }),

/***/ 86729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B5: () => (/* binding */ recordFiles),
/* harmony export */   IV: () => (/* binding */ folderProblem),
/* harmony export */   Md: () => (/* binding */ shownPiece),
/* harmony export */   OB: () => (/* binding */ whyNot),
/* harmony export */   XW: () => (/* binding */ shownBelow),
/* harmony export */   lf: () => (/* binding */ openRegular)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _contract_cut_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67132);
/* harmony import */ var _contract_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8319);
// The files below an agent's home that are its records. An agent's commands write there as they like: nothing is followed, nothing but a
// regular file is opened, and everything has a bound.





/** Entries that are looked at, in all folders together. */
const MOST_ENTRIES = 50_000;
/** Folders in one another. */
const DEEPEST = 16;
/** Bytes of a path in a sentence. */
const SHOWN = 200;
/** What an agent wrote, as a short piece of one line. */
const shownPiece = (text) => (0,_contract_cut_js__WEBPACK_IMPORTED_MODULE_3__/* .cutBytes */ .U)(text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '\uFFFD'), SHOWN);
/** A path below the home, for people. */
const shownBelow = (home, path) => shownPiece((0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(home, path));
/** What a failed look at the file system says, without the path that Node puts into it. */
function whyNot(error) {
    const code = (0,_contract_message_js__WEBPACK_IMPORTED_MODULE_4__/* .codeOf */ .$)(error);
    if (code === 'ELOOP')
        return 'is a link';
    if (code === 'ENXIO')
        return 'is no regular file';
    return code === undefined ? shownPiece((0,_contract_message_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .b)(error)) : `cannot be read (${code})`;
}
/**
 * The regular files in these folders, in the order of their paths, and what stands in the way of others. A folder that there is not holds
 * nothing. Never throws but for the signal.
 */
async function recordFiles(places, signal) {
    const walk = new Walk(places, signal);
    for (const folder of places.folders)
        await walk.from(folder);
    return [...walk.unread, ...walk.files.sort()];
}
class Walk {
    files = [];
    unread = [];
    #places;
    #signal;
    #entries = 0;
    constructor(places, signal) {
        this.#places = places;
        this.#signal = signal;
    }
    async from(folder) {
        const problem = await folderProblem(this.#places.home, folder);
        if (problem !== undefined) {
            this.unread.push(problem);
            return;
        }
        const waiting = [{ path: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#places.home, folder), depth: 0 }];
        for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
            const { path, depth } = next;
            if (depth > DEEPEST) {
                this.#not(path, `lies more than ${DEEPEST} folders deep`);
                continue;
            }
            const more = await this.#enter(path);
            if (more === 'full')
                return;
            for (const inner of more)
                waiting.push({ path: inner, depth: depth + 1 });
        }
    }
    /** The folders in it; the files are kept. */
    async #enter(path) {
        const folders = [];
        try {
            for await (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.opendir)(path)) {
                this.#signal?.throwIfAborted();
                this.#entries += 1;
                if (this.#entries > MOST_ENTRIES) {
                    this.#not(path, `and what lies beside it: there are more than ${MOST_ENTRIES} entries`);
                    return 'full';
                }
                const inner = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, entry.name);
                if (entry.isDirectory())
                    folders.push(inner);
                else
                    await this.#file(inner, entry);
            }
        }
        catch (error) {
            this.#signal?.throwIfAborted();
            if (!isMissing(error))
                this.#not(path, whyNot(error));
        }
        return folders;
    }
    async #file(path, entry) {
        const isRecord = this.#places.isRecord((0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(this.#places.home, path));
        if (entry.isFile()) {
            if (isRecord)
                this.files.push(path);
        }
        else if (isRecord) {
            this.#not(path, entry.isSymbolicLink() ? 'is a link' : 'is no regular file');
        }
        else if (entry.isSymbolicLink() && (await leadsToFolder(path))) {
            this.#not(path, 'is a link to a folder');
        }
    }
    #not(path, why) {
        this.unread.push({ unread: `'${shownBelow(this.#places.home, path)}' ${why}` });
    }
}
/** Why a folder of this path from the home is none to be read: it, or one above it, is a link or no folder. */
async function folderProblem(home, folder) {
    let at = home;
    for (const name of folder.split('/')) {
        at = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(at, name);
        const why = await whyNoFolder(at);
        if (why === 'none')
            return undefined;
        if (why !== undefined)
            return { unread: `'${shownBelow(home, at)}' ${why}` };
    }
    return undefined;
}
async function whyNoFolder(path) {
    try {
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path);
        if (found.isDirectory())
            return undefined;
        return found.isSymbolicLink() ? 'is a link' : 'is no folder';
    }
    catch (error) {
        return isMissing(error) ? 'none' : whyNot(error);
    }
}
const isMissing = (error) => (0,_contract_message_js__WEBPACK_IMPORTED_MODULE_4__/* .codeOf */ .$)(error) === 'ENOENT';
async function leadsToFolder(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path)).isDirectory();
    }
    catch {
        return false;
    }
}
/** Opens a regular file of at most so many bytes, to read; throws else. Waits for nobody, and follows no link in its last part. */
async function openRegular(path, mostBytes) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0));
    try {
        const found = await file.stat();
        if (!found.isFile())
            throw new Error('is no regular file');
        if (found.size > mostBytes)
            throw new Error(`is larger than ${mostBytes} bytes`);
        return { file, size: found.size };
    }
    catch (error) {
        await file.close();
        throw error;
    }
}


/***/ }),

/***/ 94542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ refusedArgument)
/* harmony export */ });
/* harmony import */ var _contract_entry_of_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83188);
// Arguments of `agent-args` that would undo what the guard's plan for an agent holds: refused by name.

/** One sentence about the first argument that cannot go with the guard; undefined: all can. */
function refusedArgument(args, refused) {
    for (const argument of args) {
        const why = namesOf(argument, refused.short).flatMap((name) => (0,_contract_entry_of_js__WEBPACK_IMPORTED_MODULE_0__/* .entryOf */ .M)(refused.why, name) ?? []);
        if (why[0] !== undefined)
            return `\`agent-args\` has ${JSON.stringify(argument)}, which cannot go with the guard: ${why[0]}; leave it out`;
    }
    return undefined;
}
/** An option as it is written, and with dashes where it has capitals; each of the letters that one dash joins. */
function namesOf(argument, short) {
    const [name = ''] = argument.split('=', 1);
    if (name.startsWith('--'))
        return [name, name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)];
    if (!/^-[a-z]/i.test(name))
        return [];
    return Object.entries(short).flatMap(([letter, long]) => (name.slice(1).includes(letter) ? [long] : []));
}


/***/ }),

/***/ 36877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ shownOperation),
/* harmony export */   p: () => (/* binding */ shownPath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
// Paths as hooks written for `files` have them: relative to the workspace where they lie below it.

/** Below the workspace: relative to it, `.` for itself. Elsewhere, or without a workspace: as it is written. */
function shownPath(path, workspace) {
    if (workspace === undefined || !node_path__WEBPACK_IMPORTED_MODULE_0__.posix.isAbsolute(path))
        return path;
    const way = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(workspace, path);
    return way === '..' || way.startsWith('../') ? path : way || '.';
}
function shownOperation(operation, workspace) {
    if (operation.op === 'move')
        return { ...operation, from: shownPath(operation.from, workspace), to: shownPath(operation.to, workspace) };
    return { ...operation, path: shownPath(operation.path, workspace) };
}


/***/ }),

/***/ 70131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ skillFiles)
/* harmony export */ });
/** Skills as files, a folder each below `folder`. */
const skillFiles = (skills, place, folder) => skills.flatMap(({ name, files }) => files.map(({ path, text }) => ({ ...place, path: `${folder}/${name}/${path}`, text })));


/***/ }),

/***/ 53754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ comparableInput)
/* harmony export */ });
/* harmony import */ var _contract_json_parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62892);
/* harmony import */ var _contract_json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53692);
/* harmony import */ var _contract_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66639);



/**
 * An input in one form for all the ways in which clients write the same value anew: without spaces, keys in order, numbers as
 * doubles, strings with the escapes of `JSON.stringify`. Two inputs are the same call's where these are equal. No input at all is
 * the empty object. An input that is not JSON stays as it is.
 */
function comparableInput(input) {
    if (input.text.trim() === '')
        return '{}';
    if (input.kind === 'raw')
        return input.text;
    const read = (0,_contract_json_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)(input.text);
    return read.ok ? formOf(read.value.root) : input.text;
}
function formOf(node) {
    switch (node.kind) {
        case 'object': {
            const members = [...node.members].sort((a, b) => (a.key < b.key ? -1 : 1));
            return `{${members.map(({ key, value }) => `${(0,_contract_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteJson */ .fp)(key)}:${formOf(value)}`).join(',')}}`;
        }
        case 'array':
            return `[${node.items.map(formOf).join(',')}]`;
        case 'string':
            return (0,_contract_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteJson */ .fp)(node.value);
        case 'number':
            return Number.isFinite(node.value) ? JSON.stringify(node.value) : 'null';
        case 'boolean':
            return String(node.value);
        case 'null':
            return 'null';
        default:
            return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_2__/* .unreachable */ .H)(node);
    }
}


/***/ })

};
