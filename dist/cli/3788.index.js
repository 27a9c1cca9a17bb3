export const id = 3788;
export const ids = [3788,7037];
export const modules = {

/***/ 37037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  acp: () => (/* binding */ acp)
});

// EXTERNAL MODULE: ./dist/lib/contract/entry-of.js
var entry_of = __webpack_require__(83188);
// EXTERNAL MODULE: ./dist/lib/contract/result.js
var result = __webpack_require__(66639);
// EXTERNAL MODULE: ./dist/lib/gateway/identity.js
var identity = __webpack_require__(97952);
// EXTERNAL MODULE: ./dist/lib/agents/provider-wires.js
var provider_wires = __webpack_require__(42348);
// EXTERNAL MODULE: ./dist/lib/agents/acp/capabilities.js
var capabilities = __webpack_require__(40129);
;// CONCATENATED MODULE: ./dist/lib/agents/acp/dialect.js
// The agent has no hooks: it asks over its line. Whoever asks by a hook is none of it.

const NO = { stdout: '', stderr: 'this agent asks over its own line', exit: 2 };
const dialect = {
    read: () => (0,result/* fail */.f)('this agent has no hooks'),
    allow: () => NO,
    modify: () => NO,
    deny: () => NO,
    keep: () => NO,
    replace: () => NO,
    withhold: () => NO,
};

// EXTERNAL MODULE: ./dist/lib/agents/acp/drive.js + 7 modules
var drive = __webpack_require__(70274);
;// CONCATENATED MODULE: ./dist/lib/agents/acp/plan.js
function planLaunch(context) {
    return {
        argv: [...context.program, ...context.args],
        env: context.gateway.url === '' ? {} : VARIABLES[context.wire](context),
        files: [],
        shims: [],
        masked: [],
        gaps: [],
    };
}
const openai = ({ gateway, model }) => ({
    OPENAI_BASE_URL: `${gateway.url}/v1`,
    OPENAI_API_KEY: gateway.token,
    OPENAI_MODEL: model,
});
const VARIABLES = {
    anthropic: ({ gateway, model }) => ({
        ANTHROPIC_BASE_URL: gateway.url,
        ANTHROPIC_API_KEY: gateway.token,
        ANTHROPIC_MODEL: model,
    }),
    responses: openai,
    chat: openai,
    gemini: ({ gateway, model }) => ({
        GOOGLE_GEMINI_BASE_URL: gateway.url,
        GEMINI_API_KEY: gateway.token,
        GEMINI_MODEL: model,
    }),
    // Nobody is relayed to these by the protocol.
    bedrock: () => ({}),
    vertex: () => ({}),
};

// EXTERNAL MODULE: ./dist/lib/agents/acp/translate.js
var translate = __webpack_require__(31577);
;// CONCATENATED MODULE: ./dist/lib/agents/acp/adapter.js
// Any agent that speaks the Agent Client Protocol, as far as that protocol lets one be held.









const acp = {
    name: 'acp',
    capabilities: capabilities/* CAPABILITIES */.$8,
    guidance: { files: [], skills: [] },
    dialect: dialect,
    translator: translate/* translator */.Nj,
    wire: wireOf,
    plan: planLaunch,
    drive: (process, context) => (0,drive/* drive */.r)(process, context),
    records: noRecords,
    // No canary can be played where no gateway reads the wire.
    canaryRead: () => ({ tool: 'read', input: '{}' }),
    identify: () => identity/* asOnWire */.Hb,
    sameOutput: () => false,
    notJudgeable: [],
    models: () => [],
};
function wireOf({ provider }) {
    const wire = (0,entry_of/* entryOf */.M)(provider_wires/* PROVIDER_WIRES */.X, provider);
    return wire === undefined
        ? (0,result/* fail */.f)(`the guard relays for an agent behind the protocol to ${Object.keys(provider_wires/* PROVIDER_WIRES */.X).join(', ')} alone, not to ${provider}`)
        : (0,result.ok)(wire);
}
/** Where such an agent writes down its calls is not known. */
async function* noRecords() {
    // None.
}


/***/ }),

/***/ 43788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  basis: () => (/* binding */ basis)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./dist/lib/bindings/trust/inside.js
var inside = __webpack_require__(99813);
// EXTERNAL MODULE: ./dist/lib/contract/json/text.js
var json_text = __webpack_require__(53692);
// EXTERNAL MODULE: ./dist/lib/contract/result.js
var result = __webpack_require__(66639);
// EXTERNAL MODULE: ./dist/lib/agents/acp/adapter.js + 2 modules
var adapter = __webpack_require__(37037);
// EXTERNAL MODULE: ./dist/lib/contract/entry-of.js
var entry_of = __webpack_require__(83188);
// EXTERNAL MODULE: ./dist/lib/contract/json/pick.js
var pick = __webpack_require__(14626);
// EXTERNAL MODULE: ./dist/lib/contract/json/view.js
var view = __webpack_require__(93906);
// EXTERNAL MODULE: ./dist/lib/contract/tools-file.js + 1 modules
var tools_file = __webpack_require__(77709);
// EXTERNAL MODULE: ./dist/lib/agents/acp/input.js
var acp_input = __webpack_require__(24179);
// EXTERNAL MODULE: ./dist/lib/contract/defined.js
var defined = __webpack_require__(83497);
// EXTERNAL MODULE: ./dist/lib/agents/acp/translate.js
var translate = __webpack_require__(31577);
;// CONCATENATED MODULE: ./dist/lib/agents/acp/basis-shapes.js
// The calls of basis for hooks that are written for `spawn` and `files`. Pure. Its own tools read, write and change one file each and
// look for files and lines; what `files` has no word for (a glob's pattern) stays out.






const basisShapeOf = (call, workspace) => (0,translate/* shapedBy */.TG)(SHAPES, call, workspace);
const TASKS = {
    ...translate/* COMMANDS */.Lo,
    to: (call) => {
        const task = (0,pick/* textAt */.$6)((0,acp_input/* rootOf */.I5)(call.input), 'rawInput', 'body');
        return task === undefined ? (0,result/* fail */.f)('the agent does not say which task it hands over') : (0,result.ok)({ task });
    },
};
const FILES = (0,translate/* filesShape */.vN)(operationsOf);
const SHAPES = { execute: translate/* COMMANDS */.Lo, delegate: TASKS, read: FILES, search: FILES, edit: FILES };
function operationsOf(call, shown) {
    const input = (0,acp_input/* rootOf */.I5)(call.input);
    const raw = input && (0,view/* member */.Dc)(input, 'rawInput');
    if (input === undefined || raw === undefined)
        return [];
    const told = (0,pick/* textAt */.$6)(raw, 'path') ?? (0,pick/* textAt */.$6)(raw, 'file_path');
    const path = told === undefined ? undefined : shown(told);
    if (call.name === 'search')
        return [searchIn(raw, path ?? '.', (0,pick/* textAt */.$6)(input, 'title') ?? '')];
    if (path === undefined)
        return [];
    return call.name === 'read' ? [{ op: 'read', path, ...counts(raw, 'offset', 'limit') }] : changesIn(raw, path);
}
/** `grep` looks for lines, `glob` and `ls` for files. */
function searchIn(raw, path, title) {
    const pattern = (0,pick/* textAt */.$6)(raw, 'pattern');
    if (pattern === undefined || !title.startsWith('grep'))
        return { op: 'list', path, ...counts(raw, 'depth', 'limit') };
    const regex = (0,pick/* isTrue */.Hn)((0,view/* member */.Dc)(raw, 'literal')) ? {} : { regex: true };
    return { op: 'search', path, pattern, ...regex, ...(0,defined/* defined */.s)({ glob: (0,pick/* textAt */.$6)(raw, 'glob') }) };
}
/** None where one of them cannot be read: a hook must not be asked about a part. */
function changesIn(raw, path) {
    const content = (0,pick/* textAt */.$6)(raw, 'content');
    if (content !== undefined)
        return [{ op: 'set', path, content }];
    const all = (0,pick/* isTrue */.Hn)((0,view/* member */.Dc)(raw, 'replace_all')) ? { replaceAll: true } : {};
    const edits = (0,pick/* itemsAt */.Ct)(raw, 'edits');
    const read = (edits.length === 0 ? [raw] : edits).flatMap((edit) => {
        const [before, after] = [(0,pick/* textAt */.$6)(edit, 'old_string'), (0,pick/* textAt */.$6)(edit, 'new_string')];
        return before === undefined || after === undefined ? [] : [{ op: 'replace', path, old: before, new: after, ...all }];
    });
    return read.length === Math.max(1, edits.length) ? read : [];
}
const counts = (raw, ...names) => (0,defined/* defined */.s)(Object.fromEntries(names.map((name) => [name, (0,pick/* numberOf */.rl)((0,view/* member */.Dc)(raw, name))])));

// EXTERNAL MODULE: ./dist/lib/agents/acp/kinds.js
var kinds = __webpack_require__(3672);
;// CONCATENATED MODULE: ./dist/lib/agents/acp/basis-calls.js
// What the calls of basis are where the protocol has no word for them. Pure. basis tells the name of a tool in the title of a call, and
// in the title of its request: that of a sub-agent's call is told in no other place. When a call is queued basis does not know yet
// whether it only reads; a hand-over to a sub-agent, waiting for one, and a call of an MCP server it calls `other`.








/** What a task for a sub-agent is called here: no kind of the protocol's, so that nothing else can pass for one. */
const DELEGATE = 'delegate';
/** The kinds of its own tools that are always the same. */
const KINDS = {
    read: 'read',
    grep: 'search',
    glob: 'search',
    ls: 'search',
    write: 'edit',
    edit: 'edit',
    compact: 'think',
    load_skill: 'think',
};
/** The kind of a call, or the name of an MCP server's tool. What was told first names the tool: later titles are lines of its output. */
function basisKind(told, first) {
    const tool = toolIn(first.title);
    if (tool === undefined)
        return undefined;
    if (tool.startsWith(tools_file/* MCP_PREFIX */.O0))
        return tool;
    const root = told.rawInput === undefined ? undefined : (0,acp_input/* rootOf */.I5)({ kind: 'json', text: told.rawInput });
    if (tool === 'spawn')
        return root === undefined ? undefined : spawnKind(root, told.kind);
    if (tool === 'files')
        return root !== undefined && onlyReads(root) ? 'read' : 'edit';
    return (0,entry_of/* entryOf */.M)(KINDS, tool);
}
/** A sub-agent's call is told of by its request alone, and may have the id of one of its parent's: that one has asked, or is of another tool. */
const BASIS_CALLS = {
    kind: basisKind,
    isOther: (request, { first, asked }) => asked !== undefined || toolIn(request.title) !== toolIn(first.title),
};
/** `NAME({"a":1})`, `NAME: what it is about`, or `NAME wants to run and …`. */
const toolIn = (title = '') => /^(\S+?)(?:\(|: | wants to run )/.exec(title)?.[1];
const MODES = { command: 'execute', agent: DELEGATE, wait: 'think' };
/** As it is asked about (`mode`), or as it is queued (`input`, `wait`). */
function spawnKind(root, told) {
    const asked = (0,entry_of/* entryOf */.M)(MODES, (0,pick/* textAt */.$6)(root, 'mode') ?? '');
    if (asked !== undefined)
        return asked;
    if (told !== undefined && told !== kinds/* NO_KIND */.xS)
        return told;
    return (0,view/* member */.Dc)(root, 'wait') !== undefined && (0,view/* member */.Dc)(root, 'input') === undefined ? 'think' : DELEGATE;
}
const READING = ['read', 'list', 'search'];
function onlyReads(root) {
    const operations = (0,pick/* itemsAt */.Ct)(root, 'operations');
    return operations.length > 0 && operations.every((operation) => READING.includes((0,pick/* textAt */.$6)(operation, 'op') ?? ''));
}
const basisTranslator = {
    ...translate/* translator */.Nj,
    level: (call) => (handsOver(call) ? 'local_state' : translate/* translator */.Nj.level(call)),
    basis: basisShapeOf,
    delegates: handsOver,
};
/** A task for a sub-agent, as basis asks about it; what the sub-agent does asks for itself. One that is not here is `external`. */
function handsOver({ name, input }) {
    const raw = name === DELEGATE ? (0,pick/* within */.ux)((0,acp_input/* rootOf */.I5)(input), 'rawInput') : undefined;
    return (0,pick/* textAt */.$6)(raw, 'target') === 'local' && (0,pick/* textAt */.$6)(raw, 'mode') === 'agent';
}

// EXTERNAL MODULE: ./dist/lib/agents/acp/capabilities.js
var capabilities = __webpack_require__(40129);
// EXTERNAL MODULE: ./dist/lib/agents/acp/drive.js + 7 modules
var drive = __webpack_require__(70274);
;// CONCATENATED MODULE: ./dist/lib/agents/acp/basis.js
// basis by `basis serve --acp`. It would run the hooks of the checkout by itself, from files that nobody has vouched for: those are
// covered, and the guard asks its own chain when basis asks for a permission.








const basis_capabilities = {
    ...capabilities/* CAPABILITIES */.$8,
    limits: [
        ...capabilities/* PROTOCOL_LIMITS */.ex.filter((limit) => limit !== capabilities/* NO_SERVERS */.vN),
        'basis does not run the hooks itself, so that one that rewrites or replaces has no more effect than with any agent behind the protocol.',
        'Of what a sub-agent of basis does only the calls that ask are told: its reading is not, and neither is what came of its calls.',
    ],
};
const basis = {
    ...adapter.acp,
    name: 'basis',
    capabilities: basis_capabilities,
    translator: basisTranslator,
    wire: wireOf,
    plan,
    drive: (process, context) => (0,drive/* drive */.r)(process, context, BASIS_CALLS),
};
/** What it obeys in a workspace: hooks, tools, MCP servers, guidance, skills. */
const OF_THE_CHECKOUT = ['.basis', '.mcp.json', 'AGENTS.md', 'CLAUDE.md', '.agents'];
const CONFIG = 'basis';
const NO_SERVERS_FILE = `${CONFIG}/mcp.json`;
function plan({ program, args, folders, gateway, model, mcp, confined }) {
    const refuse = confined ? hiddenServer(mcp, folders.workspace) : UNCOVERED;
    const relay = gateway.url === '' ? {} : { BASIS_BASE_URL: `${gateway.url}/v1`, BASIS_API_KEY: gateway.token };
    return {
        argv: [...program, '--approve', 'prompt', ...(gateway.url === '' ? [] : ['--model', model]), ...args],
        env: { BASIS_CONFIG_DIR: (0,external_node_path_.join)(folders.guard, CONFIG), BASIS_DATA_DIR: (0,external_node_path_.join)(folders.home, '.basis-data'), ...relay },
        files: [
            { in: 'guard', path: `${CONFIG}/hooks.json`, text: (0,json_text/* writeJson */.GF)({ schema: 1, hooks: [] }) },
            { in: 'guard', path: NO_SERVERS_FILE, text: (0,json_text/* writeJson */.GF)({ mcpServers: {} }) },
        ],
        shims: [],
        masked: OF_THE_CHECKOUT,
        // An empty one is a mistake to it, and opens no session.
        standIns: { '.mcp.json': NO_SERVERS_FILE },
        ...(refuse === undefined ? {} : { refuse }),
        gaps: [],
    };
}
const UNCOVERED = 'basis runs the hooks, tools and servers of the checkout by itself, and without confinement they cannot be covered: ' +
    'run where bubblewrap works, or write another agent';
/** A server could not start from what is covered, and basis would go on without it. */
function hiddenServer(servers, workspace) {
    for (const { name, transport } of servers) {
        if (transport.kind !== 'stdio')
            continue;
        for (const word of transport.command) {
            const top = OF_THE_CHECKOUT.find((covered) => (0,inside/* isInside */.FK)((0,external_node_path_.join)(workspace, covered), (0,external_node_path_.resolve)(workspace, word)));
            if (top !== undefined)
                return `the MCP server '${name}' is started from ${word}, and basis is not shown ${top}: put it elsewhere`;
        }
    }
    return undefined;
}
/** It takes another address for Chat Completions alone. */
function wireOf({ provider, name }) {
    if (provider === 'openai' || provider === 'openai-compatible')
        return (0,result.ok)('chat');
    return (0,result/* fail */.f)(`basis takes another address for OpenAI's Chat Completions alone, not for ${provider}: write openai/${name} or openai-compatible/${name}, or leave \`model\` out and set \`allow-external\``);
}


/***/ }),

/***/ 40129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $8: () => (/* binding */ CAPABILITIES),
/* harmony export */   ex: () => (/* binding */ PROTOCOL_LIMITS),
/* harmony export */   vN: () => (/* binding */ NO_SERVERS)
/* harmony export */ });
/** Of every agent that does not name its tools. */
const NO_SERVERS = 'Calls of MCP servers cannot be told from others: `allow-mcp` opens none of them.';
/** What cannot be held of any agent behind the protocol. */
const PROTOCOL_LIMITS = [
    'A call can be allowed or refused over this protocol, not rewritten: one that a participant rewrites is refused.',
    'A result cannot be kept from the model: one that a participant withholds or replaces ends the session.',
    'A call that only reads does not ask: it is judged when it has ended, and ends the session where it would have been refused.',
    'A call that changes something without asking is seen when it has ended, and ends the session.',
    "What kind of call it is and what it does is the agent's own word, as is that it tells of every call.",
    'The model is not told why a call was refused.',
    NO_SERVERS,
];
const CAPABILITIES = {
    binding: 'acp',
    preModify: 'none',
    postReplace: 'none',
    postOnFailure: true,
    callId: 'none',
    subAgents: 'none',
    mcp: 'none',
    hookTelemetry: false,
    wires: [],
    limits: [...PROTOCOL_LIMITS, 'What the agent obeys in the workspace (settings, hooks, servers, guidance of its own) is not known here.'],
};


/***/ }),

/***/ 70274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ drive)
});

// EXTERNAL MODULE: ../../node_modules/@agentclientprotocol/sdk/dist/v1/stable/acp.js + 10 modules
var acp = __webpack_require__(21882);
// EXTERNAL MODULE: ./dist/lib/contract/message.js
var message = __webpack_require__(8319);
// EXTERNAL MODULE: ./dist/lib/contract/on-abort.js
var on_abort = __webpack_require__(74148);
// EXTERNAL MODULE: ./dist/lib/contract/result.js
var result = __webpack_require__(66639);
// EXTERNAL MODULE: ./dist/lib/agents/drive-to-end.js
var drive_to_end = __webpack_require__(89820);
// EXTERNAL MODULE: ./dist/lib/agents/last-line.js
var last_line = __webpack_require__(29689);
// EXTERNAL MODULE: ./dist/lib/agents/acp/input.js
var input = __webpack_require__(24179);
// EXTERNAL MODULE: ./dist/lib/agents/acp/kinds.js
var kinds = __webpack_require__(3672);
;// CONCATENATED MODULE: ./dist/lib/agents/acp/calls.js


const NOTHING_MORE = { kind: () => undefined, isOther: () => false };
class Call {
    /** As the session knows it: an agent may use an id anew for another call. */
    id;
    first;
    #knowledge;
    told;
    asked;
    /** How it has ended. */
    end;
    constructor(told, knowledge, nth) {
        this.id = nth === 1 ? told.id : `${told.id}#${nth}`;
        this.#knowledge = knowledge;
        this.first = told;
        this.told = told;
    }
    get kind() {
        return this.#knowledge.kind(this.told, this.first) ?? this.told.kind ?? kinds/* NO_KIND */.xS;
    }
    /** As the chain is asked about it. */
    get agentCall() {
        return { id: this.id, name: this.kind, input: (0,input/* inputOf */.wg)(this.told) };
    }
}
class Calls {
    #calls = new Map();
    /** How many calls there were under an id: providers count anew in each answer, and in each sub-agent. */
    #made = new Map();
    #knowledge;
    constructor(knowledge) {
        this.#knowledge = knowledge;
    }
    /** What is told last counts; one that is announced anew after its end is another call. */
    tell(told, isNew = false) {
        const known = this.#calls.get(told.id);
        if (known === undefined || (isNew && known.end !== undefined)) {
            const call = this.#make(told);
            this.#calls.set(told.id, call);
            return call;
        }
        known.told = { ...known.told, ...told };
        return known;
    }
    /** The call for which a permission is asked. One that has ended does not ask any more; of another than the known one nothing else is told. */
    asks(told) {
        const known = this.#calls.get(told.id);
        const isOther = known !== undefined && known.end === undefined && this.#knowledge.isOther(told, known);
        return isOther ? this.#make(told) : this.tell(told, true);
    }
    #make(told) {
        const nth = (this.#made.get(told.id) ?? 0) + 1;
        this.#made.set(told.id, nth);
        return new Call(told, this.#knowledge, nth);
    }
    /** Calls that were under way and have not come to an end. */
    get open() {
        return [...this.#calls.values()].filter(({ end, told }) => end === undefined && told.status === 'in_progress');
    }
}

// EXTERNAL MODULE: ./dist/lib/contract/json/parse.js
var parse = __webpack_require__(62892);
// EXTERNAL MODULE: ./dist/lib/contract/json/pick.js
var pick = __webpack_require__(14626);
// EXTERNAL MODULE: ./dist/lib/contract/json/view.js
var view = __webpack_require__(93906);
// EXTERNAL MODULE: ./dist/lib/contract/defined.js
var defined = __webpack_require__(83497);
// EXTERNAL MODULE: ./dist/lib/contract/json/text.js
var json_text = __webpack_require__(53692);
;// CONCATENATED MODULE: ./dist/lib/agents/acp/messages.js
// What an agent tells of its calls, read from the exact text of its messages: an input must reach the chain as it was written.





/** `params` of `session/update`. The error composes after `the agent`. */
function readUpdate(document, params) {
    const update = (0,view/* member */.Dc)(params, 'update');
    const type = update === undefined ? undefined : (0,pick/* stringOf */.Je)((0,view/* member */.Dc)(update, 'sessionUpdate'));
    if (update === undefined || type === undefined)
        return (0,result/* fail */.f)('told of something without saying what');
    if (type === 'agent_message_chunk') {
        const content = (0,view/* member */.Dc)(update, 'content');
        const text = content === undefined ? undefined : (0,pick/* stringOf */.Je)((0,view/* member */.Dc)(content, 'text'));
        return (0,result.ok)(text === undefined ? { kind: 'nothing' } : { kind: 'text', text });
    }
    if (type !== 'tool_call' && type !== 'tool_call_update')
        return (0,result.ok)({ kind: 'nothing' });
    const call = readCall(document, update);
    return call.ok ? (0,result.ok)({ kind: 'call', isNew: type === 'tool_call', call: call.value }) : call;
}
/** `params` of `session/request_permission`. The error composes after `the agent`. */
function readRequest(document, params) {
    const session = (0,pick/* stringOf */.Je)((0,view/* member */.Dc)(params, 'sessionId'));
    const told = (0,view/* member */.Dc)(params, 'toolCall');
    if (session === undefined || told === undefined)
        return (0,result/* fail */.f)('asked for a permission without saying for what');
    const call = readCall(document, told);
    if (!call.ok)
        return call;
    const options = (0,pick/* itemsOf */.S3)((0,view/* member */.Dc)(params, 'options')).flatMap((option) => {
        const id = (0,pick/* stringOf */.Je)((0,view/* member */.Dc)(option, 'optionId'));
        const kind = (0,pick/* stringOf */.Je)((0,view/* member */.Dc)(option, 'kind'));
        return id === undefined || kind === undefined ? [] : [{ id, kind }];
    });
    return (0,result.ok)({ session, call: call.value, options });
}
function readCall(document, node) {
    const id = (0,pick/* stringOf */.Je)((0,view/* member */.Dc)(node, 'toolCallId'));
    if (id === undefined)
        return (0,result/* fail */.f)('told of a call without its id');
    const exact = (name) => {
        const found = (0,view/* member */.Dc)(node, name);
        return found === undefined || found.kind === 'null' ? undefined : (0,json_text/* textOf */.b6)(document, found);
    };
    const texts = { kind: (0,pick/* stringOf */.Je)((0,view/* member */.Dc)(node, 'kind')), title: (0,pick/* stringOf */.Je)((0,view/* member */.Dc)(node, 'title')), status: (0,pick/* stringOf */.Je)((0,view/* member */.Dc)(node, 'status')) };
    const raw = { rawInput: exact('rawInput'), rawOutput: exact('rawOutput') };
    return (0,result.ok)({ id, ...(0,defined/* defined */.s)({ ...texts, ...raw }), ...pathsOf((0,view/* member */.Dc)(node, 'locations')), ...contentOf((0,view/* member */.Dc)(node, 'content')) });
}
function pathsOf(locations) {
    if (locations?.kind !== 'array')
        return {};
    return { paths: (0,pick/* itemsOf */.S3)(locations).flatMap((location) => (0,pick/* stringOf */.Je)((0,view/* member */.Dc)(location, 'path')) ?? []) };
}
function contentOf(content) {
    if (content?.kind !== 'array')
        return {};
    const diffs = [];
    const texts = [];
    for (const item of content.items) {
        const path = (0,pick/* stringOf */.Je)((0,view/* member */.Dc)(item, 'path'));
        const newText = (0,pick/* stringOf */.Je)((0,view/* member */.Dc)(item, 'newText'));
        const inner = (0,view/* member */.Dc)(item, 'content');
        const text = inner === undefined ? undefined : (0,pick/* stringOf */.Je)((0,view/* member */.Dc)(inner, 'text'));
        if (path !== undefined && newText !== undefined)
            diffs.push({ path, newText, ...(0,defined/* defined */.s)({ oldText: (0,pick/* stringOf */.Je)((0,view/* member */.Dc)(item, 'oldText')) }) });
        if (text !== undefined)
            texts.push(text);
    }
    return { ...(diffs.length === 0 ? {} : { diffs }), ...(texts.length === 0 ? {} : { text: texts.join('\n') }) };
}

;// CONCATENATED MODULE: ./dist/lib/agents/acp/line.js





const PERMISSION = 'session/request_permission';
const UPDATE = 'session/update';
class Line {
    stream;
    #process;
    #incoming;
    constructor(process) {
        this.#process = process;
        this.stream = {
            readable: new ReadableStream({
                start: (controller) => {
                    this.#incoming = controller;
                },
                cancel: () => {
                    this.#incoming = undefined;
                },
            }),
            writable: new WritableStream({
                write: (message) => {
                    if (!this.#process.write(`${JSON.stringify(message)}\n`))
                        throw new Error('its input is closed');
                },
            }),
        };
    }
    /** Reads to the end, or to the first line that is no message: then why, composing after `the agent`. Never rejects. */
    async listen(onUpdate) {
        try {
            for await (const line of this.#process.lines) {
                if (line.trim() === '')
                    continue;
                const heard = this.#hear(line, onUpdate);
                if (!heard.ok)
                    return heard.error;
            }
            return undefined;
        }
        catch {
            return 'broke its line';
        }
        finally {
            this.#incoming?.close();
            this.#incoming = undefined;
        }
    }
    #hear(line, onUpdate) {
        const read = (0,parse/* parseJson */.q)(line);
        if (!read.ok || read.value.root.kind !== 'object')
            return (0,result/* fail */.f)(`wrote a line that is no message of the protocol: ${JSON.stringify(line.slice(0, 200))}`);
        const document = read.value;
        const params = (0,view/* member */.Dc)(document.root, 'params');
        const method = (0,pick/* stringOf */.Je)((0,view/* member */.Dc)(document.root, 'method'));
        if (method === UPDATE) {
            const update = params === undefined ? (0,result/* fail */.f)('told of nothing') : readUpdate(document, params);
            if (update.ok)
                onUpdate(update.value);
            return update.ok ? (0,result.ok)(undefined) : update;
        }
        if (method === PERMISSION)
            return this.#request(document, params);
        const message = (0,view/* ordinaryViewOf */.Fb)(document.root);
        if (isMessage(message))
            this.#incoming?.enqueue(message);
        return (0,result.ok)(undefined);
    }
    #request(document, params) {
        const request = params === undefined ? (0,result/* fail */.f)('asked for a permission without saying for what') : readRequest(document, params);
        if (!request.ok)
            return request;
        const node = (0,view/* member */.Dc)(document.root, 'id');
        const id = (0,pick/* stringOf */.Je)(node) ?? (0,pick/* numberOf */.rl)(node);
        if (id === undefined)
            return (0,result/* fail */.f)('asked for a permission without waiting for the answer');
        this.#incoming?.enqueue({
            jsonrpc: '2.0',
            id,
            method: PERMISSION,
            params: request.value,
        });
        return (0,result.ok)(undefined);
    }
}
/** What `Line` has put in the place of a request's parameters. Throws where it did not. */
function requestOf(params) {
    if (isRequest(params))
        return params;
    throw new TypeError('this is no request for a permission');
}
const isRequest = (params) => typeof params === 'object' && params !== null && 'call' in params && 'options' in params;
/** The library looks at its shape itself. */
const isMessage = (value) => typeof value === 'object' && value !== null;

// EXTERNAL MODULE: ./dist/lib/agents/in-folder.js
var in_folder = __webpack_require__(59610);
;// CONCATENATED MODULE: ./dist/lib/agents/acp/mcp.js

function serverOf({ name, transport }) {
    const pairs = (of) => Object.entries(of).map(([key, value]) => ({ name: key, value }));
    if (transport.kind === 'http')
        return { type: 'http', name, url: transport.url, headers: pairs(transport.headers) };
    const { cwd, env } = transport;
    const [command, ...args] = (0,in_folder/* inFolder */._)(transport.command, cwd);
    return { name, command, args, env: pairs(env) };
}

;// CONCATENATED MODULE: ./dist/lib/agents/acp/permission.js
const CANCELLED = { outcome: { outcome: 'cancelled' } };
/** A refusal's words go along where agents may look for them; the protocol has no place for them. */
function answerFor(ruling, options) {
    if (ruling.kind === 'allow')
        return selected(options, 'allow_once');
    const words = ruling.kind === 'deny' ? ruling.words : 'the call was rewritten, which its agent cannot carry out; it does not run';
    return { ...selected(options, 'reject_once'), _meta: { 'basis-guard': { reason: words } } };
}
/** Whether a call that may happen can be let happen by these options. */
const canAllow = (options) => optionOf(options, 'allow_once') !== undefined;
function selected(options, kind) {
    const option = optionOf(options, kind);
    return option === undefined ? CANCELLED : { outcome: { outcome: 'selected', optionId: option.id } };
}
/** An id that two options share would stand for either of them. */
function optionOf(options, kind) {
    const found = options.find((option) => option.kind === kind);
    return options.filter(({ id }) => id === found?.id).length === 1 ? found : undefined;
}

;// CONCATENATED MODULE: ./dist/lib/agents/acp/oversight.js




class Oversight {
    #context;
    #calls;
    #under = new Set();
    #session;
    constructor(context, knowledge) {
        this.#context = context;
        this.#calls = new Calls(knowledge);
    }
    /** Only what this session asks is answered. */
    begins(session) {
        this.#session = session;
    }
    /** Never rejects. */
    async asked({ session, call: told, options }) {
        if (session !== this.#session)
            return CANCELLED;
        const call = this.#calls.asks(told);
        const judged = call.agentCall;
        const answer = Promise.withResolvers();
        call.asked = { call: judged, answer: answer.promise };
        const ruling = await this.#context.ask({ event: 'pre', call: judged });
        const may = ruling.kind === 'allow' && canAllow(options);
        if (ruling.kind === 'allow' && !may)
            this.#notice(`a call of kind ${called(call.kind)} may happen, and the agent offers no way to allow it once: it does not happen`);
        answer.resolve(may ? 'allow' : 'deny');
        return answerFor(ruling, options);
    }
    told({ call: told, isNew }) {
        const call = this.#calls.tell(told, isNew);
        const { status } = told;
        // One that failed and then has run after all has run.
        if (call.end === 'completed' || call.end === status)
            return;
        this.#contradicts(call);
        if (status !== 'completed' && status !== 'failed')
            return;
        call.end = status;
        const work = this.#ended(call, status === 'failed').finally(() => this.#under.delete(work));
        this.#under.add(work);
    }
    /** When everything that has ended has been looked at. */
    async settled() {
        await Promise.all(this.#under);
        for (const { asked, kind } of this.#calls.open)
            if (asked === undefined && (0,kinds/* mustAsk */.XN)(kind))
                this.#gap(`a call of kind ${called(kind)} was begun without asking and never ended: what it did is not known`);
    }
    /** The agent may not make more of a call than it asked for. */
    #contradicts(call) {
        const { asked } = call;
        if (asked === undefined)
            return;
        const { kind } = call;
        if ((0,kinds/* levelOfKind */._7)(asked.call.name) !== (0,kinds/* levelOfKind */._7)(kind))
            this.#context.broken(`the agent asked for a call of kind ${called(asked.call.name)} and then called it ${called(kind)}`);
    }
    async #ended(call, isError) {
        const { asked } = call;
        if (asked === undefined)
            return (0,kinds/* mustAsk */.XN)(call.kind) ? this.#unasked(call, isError) : this.#read(call, isError);
        const answer = await asked.answer;
        if (answer === 'allow')
            return this.#returned(call, isError);
        // What was refused ends as failed.
        if (isError)
            return;
        await this.#returned(call, isError);
        this.#context.broken(`a call of kind ${called(call.kind)} that was refused has run all the same`);
    }
    async #unasked(call, isError) {
        if (isError)
            return this.#gap(`a call of kind ${called(call.kind)} failed without having asked: whether it did anything is not known`);
        await this.#returned(call, isError);
        this.#context.broken(`a call of kind ${called(call.kind)} ran without having asked`);
    }
    /** A call that only reads does not ask: it is judged now, when it cannot be kept from happening any more. */
    async #read(call, isError) {
        const ruling = await this.#context.ask({ event: 'pre', call: call.agentCall });
        if (ruling.kind === 'allow')
            return this.#returned(call, isError);
        if (isError)
            return;
        const why = ruling.kind === 'deny' ? ruling.words : 'it was to be rewritten';
        this.#context.broken(`a call of kind ${called(call.kind)}, which does not ask, was not to happen: ${why}`);
    }
    async #returned({ asked, agentCall, kind, told }, isError) {
        const result = (0,input/* resultOf */.Bg)(told, isError);
        const ruling = await this.#context.returned?.({ event: 'post', call: asked?.call ?? agentCall, result, native: undefined });
        if (ruling?.kind === 'replace')
            this.#context.broken(`the result of a call of kind ${called(kind)} was not to be shown as it is, and its agent cannot be kept from that`);
    }
    #gap(sentence) {
        this.#context.gap?.(sentence);
    }
    #notice(message) {
        this.#context.tell({ type: 'notice', message });
    }
}
/** A kind that is none of the protocol's is the agent's own text. */
const called = (kind) => ((0,kinds/* levelOfKind */._7)(kind) === undefined ? JSON.stringify(kind.slice(0, 64)) : kind);

;// CONCATENATED MODULE: ./dist/lib/agents/acp/telling.js
class Telling {
    #tell;
    #message = '';
    #finalMessage = '';
    constructor(tell) {
        this.#tell = tell;
    }
    /** The last whole message. */
    get finalMessage() {
        return this.#finalMessage;
    }
    text(text) {
        this.#message += text;
        this.#tell({ type: 'assistant_delta', agent_id: 'main', text });
    }
    /** A call or the end comes after the message. */
    flush() {
        if (this.#message === '')
            return;
        this.#tell({ type: 'assistant_message', agent_id: 'main', text: this.#message });
        this.#finalMessage = this.#message;
        this.#message = '';
    }
}

;// CONCATENATED MODULE: ./dist/lib/agents/acp/drive.js
// Runs an agent over the Agent Client Protocol: it is told the task and asks before it acts. The client offers neither files nor
// terminals, so that everything the agent does it does by calls of its own, of which it tells.











/** Milliseconds that it may take to end once nobody talks to it. */
const END_MS = 3_000;
async function drive(process, context, knowledge = NOTHING_MORE) {
    const { signal } = context;
    const stop = () => process.kill();
    const giveUp = (0,on_abort/* onAbort */.u)(signal, stop);
    const telling = new Telling(context.tell);
    const oversight = new Oversight(context, knowledge);
    const line = new Line(process);
    const listening = line.listen((update) => {
        if (update.kind === 'text')
            return telling.text(update.text);
        if (update.kind === 'nothing')
            return;
        telling.flush();
        oversight.told(update);
    });
    const talking = talk(line, context, oversight).then((ended) => ended, (error) => (0,result/* fail */.f)((0,message/* messageOf */.b)(error)));
    const [garbage, ended] = await Promise.all([
        listening.then((problem) => {
            // Whoever reads no further must not go on acting.
            if (problem !== undefined)
                stop();
            return problem;
        }),
        talking.then((result) => {
            process.closeInput();
            const timer = setTimeout(stop, END_MS);
            void listening.then(() => clearTimeout(timer));
            return result;
        }),
    ]);
    await oversight.settled();
    telling.flush();
    giveUp();
    const { finalMessage } = telling;
    if (garbage !== undefined)
        return { kind: 'failed', words: `the agent ${garbage}`, finalMessage };
    if (ended.ok)
        return { kind: 'finished', finalMessage };
    return { kind: 'failed', words: await exitOr(process, ended.error), finalMessage };
}
/** The whole conversation; rejects with what the library says where the line ends early or the agent refuses. */
async function talk({ stream }, { launch }, oversight) {
    const app = (0,acp/* client */.Sn)({ name: 'basis-guard' }).onRequest(PERMISSION, requestOf, ({ params }) => oversight.asked(params));
    return app.connectWith(stream, async (agent) => {
        const hello = await agent.request('initialize', {
            protocolVersion: acp/* PROTOCOL_VERSION */.WP,
            clientInfo: { name: 'basis-guard', version: '1' },
            clientCapabilities: { fs: { readTextFile: false, writeTextFile: false }, terminal: false },
        });
        const problem = helloProblem(hello, launch);
        return problem === undefined ? await converse(agent, launch, oversight) : (0,result/* fail */.f)(problem);
    });
}
async function converse(agent, launch, oversight) {
    const { sessionId } = await agent.request('session/new', { cwd: launch.folders.workspace, mcpServers: launch.mcp.map(serverOf) });
    oversight.begins(sessionId);
    const texts = launch.guidance === '' ? [launch.prompt] : [launch.guidance, launch.prompt];
    const prompt = texts.map((text) => ({ type: 'text', text }));
    const { stopReason } = await agent.request('session/prompt', { sessionId, prompt });
    const why = Object.hasOwn(STOPS, stopReason) ? STOPS[stopReason] : `it ended for a reason that is not known (${stopReason})`;
    return why === undefined ? (0,result.ok)(undefined) : (0,result/* fail */.f)(why);
}
/** Why it did not come to the end of its task; undefined: it did. */
const STOPS = {
    end_turn: undefined,
    max_tokens: 'it reached the most tokens that its model may write',
    max_turn_requests: 'it reached the most requests that it may make of its model',
    refusal: 'its model refused to go on',
    cancelled: 'it says that it was cancelled',
};
function helloProblem({ protocolVersion, agentCapabilities }, { mcp }) {
    if (protocolVersion !== acp/* PROTOCOL_VERSION */.WP)
        return `it speaks version ${protocolVersion} of the protocol, and this guard speaks ${acp/* PROTOCOL_VERSION */.WP}`;
    const remote = mcp.find(({ transport }) => transport.kind === 'http');
    if (remote === undefined || agentCapabilities?.mcpCapabilities?.http === true)
        return undefined;
    return `it takes no MCP server over HTTP: take '${remote.name}' out of .mcp.json, or keep allow-external and allow-mcp from letting it start`;
}
/** An end of its own says more than a line that was cut. */
async function exitOr(process, words) {
    const exit = await process.ended;
    switch (exit.kind) {
        case 'not-started':
            return (0,drive_to_end/* endWords */.B)(exit);
        case 'signalled':
            return `${words} (${(0,drive_to_end/* endWords */.B)(exit)})`;
        case 'exited': {
            const said = (0,last_line/* lastLine */.f)(exit.stderr);
            return `${words} (it exited with ${exit.code}${said === '' ? '' : `: ${said}`})`;
        }
    }
}


/***/ }),

/***/ 24179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ resultOf),
/* harmony export */   I5: () => (/* binding */ rootOf),
/* harmony export */   R5: () => (/* binding */ readInput),
/* harmony export */   wg: () => (/* binding */ inputOf)
/* harmony export */ });
/* harmony import */ var _contract_json_pick_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14626);
/* harmony import */ var _contract_json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53692);
/* harmony import */ var _contract_json_view_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93906);
/* harmony import */ var _contract_shell_word_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81559);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72123);





function inputOf({ title, rawInput, paths = [], diffs = [] }) {
    const members = [
        ...(title === undefined ? [] : [['title', (0,_contract_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteJson */ .fp)(title)]]),
        ...(rawInput === undefined ? [] : [['rawInput', rawInput]]),
        ...(paths.length === 0 ? [] : [['paths', (0,_contract_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .writeJson */ .GF)(paths)]]),
        ...(diffs.length === 0 ? [] : [['diffs', (0,_contract_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .writeJson */ .GF)(diffs)]]),
    ];
    const text = `{${members.map(([name, value]) => `${(0,_contract_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteJson */ .fp)(name)}:${value}`).join(',')}}`;
    const read = (0,_contract_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .readExact */ .gr)(text);
    // Too deep once more around it: then nobody can judge it.
    return read.ok ? { kind: 'json', text: read.value } : { kind: 'raw', text };
}
/** What came back, as far as the agent tells. */
function resultOf({ text, rawOutput, diffs = [] }, isError) {
    if (text !== undefined)
        return { output: { kind: 'text', text }, isError };
    if (rawOutput !== undefined)
        return { output: { kind: 'json', text: rawOutput }, isError };
    return { output: { kind: 'text', text: diffs.map(({ path, newText }) => `${path}\n${newText}`).join('\n') }, isError };
}
/** The object of an input; undefined: it is none. */
function rootOf(input) {
    return documentOf(input)?.root;
}
function documentOf(input) {
    return input.kind === 'json' ? (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .objectIn */ .D7)(input.text) : undefined;
}
/** Undefined: it is none of `inputOf`. */
function readInput(input) {
    const document = documentOf(input);
    if (document === undefined)
        return undefined;
    const { root } = document;
    const raw = (0,_contract_json_view_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(root, 'rawInput');
    const diffs = (0,_contract_json_pick_js__WEBPACK_IMPORTED_MODULE_3__/* .itemsOf */ .S3)((0,_contract_json_view_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(root, 'diffs')).flatMap((diff) => diffOf(diff) ?? []);
    const told = (0,_contract_json_pick_js__WEBPACK_IMPORTED_MODULE_3__/* .stringsOf */ .iw)((0,_contract_json_view_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(root, 'paths')) ?? [];
    const named = raw === undefined ? [] : pathsIn(raw);
    const command = raw === undefined ? undefined : commandOf(raw);
    return {
        diffs,
        paths: [...new Set([...told, ...diffs.map(({ path }) => path), ...named])],
        ...(command === undefined ? {} : { command }),
        ...(raw === undefined ? {} : { rawInput: (0,_contract_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(document, raw) }),
    };
}
function diffOf(node) {
    const path = (0,_contract_json_pick_js__WEBPACK_IMPORTED_MODULE_3__/* .stringOf */ .Je)((0,_contract_json_view_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(node, 'path'));
    const newText = (0,_contract_json_pick_js__WEBPACK_IMPORTED_MODULE_3__/* .stringOf */ .Je)((0,_contract_json_view_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(node, 'newText'));
    const oldText = (0,_contract_json_pick_js__WEBPACK_IMPORTED_MODULE_3__/* .stringOf */ .Je)((0,_contract_json_view_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(node, 'oldText'));
    return path === undefined || newText === undefined ? undefined : { path, newText, ...(oldText === undefined ? {} : { oldText }) };
}
const NAMES_A_PATH = /(?:path|file|filename|file_name|from|to)$/i;
function pathsIn(node) {
    if (node.kind === 'array')
        return node.items.flatMap(pathsIn);
    if (node.kind !== 'object')
        return [];
    return node.members.flatMap(({ key, value }) => value.kind === 'string' ? (NAMES_A_PATH.test(key) ? [value.value] : []) : pathsIn(value));
}
/** As agents have it: `command` as a text or as argv (`["sh", "-c", TEXT]`), or as basis tells of its `spawn`. */
function commandOf(raw) {
    const command = (0,_contract_json_view_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(raw, 'command') ?? (0,_contract_json_view_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(raw, 'cmd');
    if (command?.kind === 'string')
        return command.value;
    if (command?.kind === 'array') {
        const argv = (0,_contract_json_pick_js__WEBPACK_IMPORTED_MODULE_3__/* .stringsOf */ .iw)(command) ?? [];
        if (argv.length !== command.items.length || argv.length === 0)
            return undefined;
        const [, flag = '', text] = argv;
        return argv.length === 3 && /^-[a-z]*c$/.test(flag) && text !== undefined ? text : argv.map(_contract_shell_word_js__WEBPACK_IMPORTED_MODULE_4__/* .shellWord */ .r).join(' ');
    }
    return (0,_contract_json_pick_js__WEBPACK_IMPORTED_MODULE_3__/* .stringOf */ .Je)((0,_contract_json_view_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(raw, 'mode')) === 'command' ? (0,_contract_json_pick_js__WEBPACK_IMPORTED_MODULE_3__/* .stringOf */ .Je)((0,_contract_json_view_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(raw, 'body')) : undefined;
}


/***/ }),

/***/ 3672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XN: () => (/* binding */ mustAsk),
/* harmony export */   _7: () => (/* binding */ levelOfKind),
/* harmony export */   xS: () => (/* binding */ NO_KIND)
/* harmony export */ });
/* unused harmony export LEVELS */
/* harmony import */ var _contract_entry_of_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83188);
// The kinds of calls of the protocol, as data. A kind is the agent's own word for what a call does.

const LEVELS = {
    read: 'none',
    search: 'none',
    think: 'none',
    edit: 'local_state',
    delete: 'local_state',
    move: 'local_state',
    execute: 'process',
    fetch: 'external',
    switch_mode: 'external',
    other: 'external',
};
/** What a call without a kind is, by the protocol itself. */
const NO_KIND = 'other';
/** Undefined: a kind that is not known, judged as `external`. */
function levelOfKind(kind) {
    return (0,_contract_entry_of_js__WEBPACK_IMPORTED_MODULE_0__/* .entryOf */ .M)(LEVELS, kind);
}
/** Whether a call of this kind must have asked before it runs. */
const mustAsk = (kind) => levelOfKind(kind) !== 'none';


/***/ }),

/***/ 31577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lo: () => (/* binding */ COMMANDS),
/* harmony export */   Nj: () => (/* binding */ translator),
/* harmony export */   TG: () => (/* binding */ shapedBy),
/* harmony export */   vN: () => (/* binding */ filesShape)
/* harmony export */ });
/* harmony import */ var _contract_entry_of_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(83188);
/* harmony import */ var _contract_json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53692);
/* harmony import */ var _contract_result_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66639);
/* harmony import */ var _gateway_wire_comparable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53754);
/* harmony import */ var _loop_tools_files_input_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32966);
/* harmony import */ var _loop_tools_spawn_input_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5542);
/* harmony import */ var _shown_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36877);
/* harmony import */ var _input_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24179);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3672);









const translator = {
    level: ({ name }) => (0,_kinds_js__WEBPACK_IMPORTED_MODULE_6__/* .levelOfKind */ ._7)(name),
    toolName: ({ name }) => name,
    basis: basisOf,
    delegates: () => false,
    touched,
    mend: () => undefined,
};
function touched({ name, input }) {
    const paths = (0,_input_js__WEBPACK_IMPORTED_MODULE_5__/* .readInput */ .R5)(input)?.paths ?? [];
    if (paths.length === 0)
        return undefined;
    switch (name) {
        case 'read':
        case 'search':
            return { reads: paths, writes: [] };
        case 'edit':
        case 'delete':
        case 'move':
            return { reads: [], writes: paths };
        default:
            return undefined;
    }
}
function basisOf(call, workspace) {
    return shapedBy(SHAPES, call, workspace);
}
/** A rewrite that changes nothing keeps the agent's own text; any other is one that the agent cannot carry out. */
function shapedBy(shapes, { name, input }, workspace) {
    const shape = (0,_contract_entry_of_js__WEBPACK_IMPORTED_MODULE_7__/* .entryOf */ .M)(shapes, name);
    if (shape === undefined)
        return undefined;
    const basis = (from) => shape.to({ name, input: from }, (path) => (0,_shown_path_js__WEBPACK_IMPORTED_MODULE_4__/* .shownPath */ .p)(path, workspace));
    return {
        name: shape.name,
        toBasis: (from) => {
            const told = basis(from);
            return told.ok ? (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_8__.ok)({ kind: 'json', text: (0,_contract_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .writeJson */ .GF)(told.value) }) : told;
        },
        toNative: (rewrite) => {
            const problem = shape.problem(rewrite);
            if (problem !== undefined)
                return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_8__/* .fail */ .f)(problem);
            const told = basis(input);
            const isSame = told.ok && comparable(rewrite) === comparable((0,_contract_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .writeJson */ .GF)(told.value));
            const text = (0,_contract_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .readExact */ .gr)(isSame && input.kind === 'json' ? input.text : `{"rawInput":${rewrite}}`);
            return text.ok ? text : (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_8__/* .fail */ .f)(text.error.message);
        },
    };
}
const COMMANDS = {
    name: 'spawn',
    to: ({ input }) => {
        const command = (0,_input_js__WEBPACK_IMPORTED_MODULE_5__/* .readInput */ .R5)(input)?.command;
        return command === undefined ? (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_8__/* .fail */ .f)('the agent does not say which command it runs') : (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_8__.ok)({ command });
    },
    problem: (rewrite) => errorOf((0,_loop_tools_spawn_input_js__WEBPACK_IMPORTED_MODULE_3__/* .readSpawnInput */ .wT)(rewrite)),
};
const filesShape = (read) => ({
    name: 'files',
    to: (call, shown) => {
        const operations = read(call, shown);
        return operations.length === 0 ? (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_8__/* .fail */ .f)('the agent does not say what it does to which file') : (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_8__.ok)({ operations });
    },
    problem: (rewrite) => errorOf((0,_loop_tools_files_input_js__WEBPACK_IMPORTED_MODULE_2__/* .readFilesInput */ .O2)(rewrite)),
});
const FILES = filesShape(operationsOf);
const SHAPES = { execute: COMMANDS, read: FILES, edit: FILES, delete: FILES };
function operationsOf({ name, input }, shown) {
    const { diffs, paths } = (0,_input_js__WEBPACK_IMPORTED_MODULE_5__/* .readInput */ .R5)(input) ?? { diffs: [], paths: [] };
    switch (name) {
        case 'read':
            return paths.map((path) => ({ op: 'read', path: shown(path) }));
        case 'delete':
            return paths.map((path) => ({ op: 'delete', path: shown(path) }));
        default:
            return diffs.map(({ path, oldText, newText }) => oldText === undefined || oldText === ''
                ? { op: 'set', path: shown(path), content: newText }
                : { op: 'replace', path: shown(path), old: oldText, new: newText });
    }
}
const errorOf = (read) => (read.ok ? undefined : read.error);
const comparable = (text) => (0,_gateway_wire_comparable_js__WEBPACK_IMPORTED_MODULE_1__/* .comparableInput */ .n)({ kind: 'json', text });


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

/***/ 59610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ inFolder)
/* harmony export */ });
/** The argv of a program that its starter would start elsewhere. The folder and the program are the shell's arguments, never its text. */
function inFolder(command, cwd) {
    return cwd === undefined ? command : ['/bin/sh', '-c', 'cd -- "$0" && exec "$@"', cwd, ...command];
}


/***/ }),

/***/ 29689:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ lastLine)
/* harmony export */ });
/** The last line with words in it, cut to 500 characters; empty where there is none. */
const lastLine = (text) => text.trimEnd().split('\n').at(-1)?.slice(0, 500) ?? '';


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

/***/ 97952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F5: () => (/* binding */ shapeOf),
/* harmony export */   Hb: () => (/* binding */ asOnWire),
/* harmony export */   v5: () => (/* binding */ shapeOfIdentity)
/* harmony export */ });
/* harmony import */ var _bindings_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11006);
/* harmony import */ var _wire_comparable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53754);


/** The wire's own names, and inputs that are equal however a client writes them. */
const asOnWire = ({ name, namespace, input }) => ({
    tool: namespace === undefined ? name : `${namespace}.${name}`,
    input: (0,_wire_comparable_js__WEBPACK_IMPORTED_MODULE_1__/* .comparableInput */ .n)(input),
});
/** One short text for the tool and the input of a call; equal for every mention of it. */
function shapeOf(identify, call) {
    return shapeOfIdentity(identify(call));
}
/** The same of a call that was identified already. */
function shapeOfIdentity({ tool, input }) {
    return (0,_bindings_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(JSON.stringify([tool, input]));
}


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
