export const id = 908;
export const ids = [908];
export const modules = {

/***/ 4688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ delegationShape)
/* harmony export */ });
/* harmony import */ var _contract_json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53692);
/* harmony import */ var _contract_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66639);
/* harmony import */ var _loop_tools_spawn_input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5542);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72123);




/** `field` holds the task; all else of the input (a type of agent, a title) stays as the model gave it. */
function delegationShape(tool, field, own) {
    return {
        name: 'spawn',
        toBasis: (input) => {
            const fields = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(input);
            if (!fields.ok)
                return fields;
            if (fields.value.string(field) === undefined)
                return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_3__/* .fail */ .f)(`\`${field}\` of ${tool} is not a string`);
            return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)({ kind: 'json', text: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .objectText */ .tq)([['task', fields.value.exact(field)]]) });
        },
        toNative: (rewrite) => {
            const read = (0,_loop_tools_spawn_input_js__WEBPACK_IMPORTED_MODULE_1__/* .readSpawnInput */ .wT)(rewrite);
            if (!read.ok)
                return read;
            if (read.value.kind !== 'task')
                return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_3__/* .fail */ .f)(`${tool} hands on a task; write \`task\` in place of \`${read.value.kind}\``);
            const fields = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(own);
            return fields.ok ? (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(fields.value.with([[field, (0,_contract_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteJson */ .fp)(read.value.task)]])) : fields;
        },
    };
}


/***/ }),

/***/ 72123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   pV: () => (/* binding */ exactly),
/* harmony export */   so: () => (/* binding */ listText),
/* harmony export */   tq: () => (/* binding */ objectText)
/* harmony export */ });
/* unused harmony export Fields */
/* harmony import */ var _contract_json_parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62892);
/* harmony import */ var _contract_json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53692);
/* harmony import */ var _contract_json_view_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93906);
/* harmony import */ var _contract_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66639);




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
        const node = this.node(name);
        return node?.kind === 'string' ? node.value : undefined;
    }
    number(name) {
        const node = this.node(name);
        return node?.kind === 'number' ? node.value : undefined;
    }
    isTrue(name) {
        const node = this.node(name);
        return node?.kind === 'boolean' && node.value;
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
        return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_3__/* .fail */ .f)('the input is not JSON');
    const read = (0,_contract_json_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)(input.text);
    if (!read.ok)
        return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_3__/* .fail */ .f)(`the input is not JSON: ${read.error.message}`);
    return read.value.root.kind === 'object' ? (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(new Fields(read.value)) : (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_3__/* .fail */ .f)('the input is not an object');
}
function objectText(members) {
    const written = members.flatMap(([name, value]) => (value === undefined ? [] : [`${(0,_contract_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteJson */ .fp)(name)}:${value}`]));
    return exactly(`{${written.join(',')}}`);
}
const listText = (items) => exactly(`[${items.join(',')}]`);
/** Put together from exact pieces, it is exact itself. */
function exactly(text) {
    const read = (0,_contract_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .readExact */ .gr)(text);
    return read.ok ? read.value : (0,_contract_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .writeJson */ .GF)({});
}


/***/ }),

/***/ 23908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  geminiCli: () => (/* binding */ geminiCli)
});

// EXTERNAL MODULE: ./dist/lib/contract/result.js
var result = __webpack_require__(66639);
// EXTERNAL MODULE: ./dist/lib/contract/json/text.js
var json_text = __webpack_require__(53692);
;// CONCATENATED MODULE: ./dist/lib/agents/gemini-cli/capabilities.js
const CAPABILITIES = {
    binding: 'command-hook',
    preModify: 'full',
    postReplace: 'error-shaped',
    postOnFailure: true,
    callId: 'none',
    subAgents: 'judged',
    mcp: 'judged',
    hookTelemetry: false,
    wires: ['gemini'],
    limits: [
        'A hook that is killed with its shell, or late, lets the call run; only the gateway sees that.',
        'Hooks carry no id of a call: two calls of the same tool with the same input are told apart by their order alone.',
        'A replaced result is an error to the agent itself; in the request the gateway puts the replacement in its place.',
        'The model is told by the agent when an input was rewritten.',
        'A tool that is refused for its input, or is not there, reaches no hook; it has not run.',
        'Its web search is the provider’s own and stays off; web pages are fetched by the agent itself.',
    ],
};

;// CONCATENATED MODULE: ./dist/lib/agents/gemini-cli/compression.js
// Which model is asked to sum up a long conversation: one of the family's own, whatever the run names.
const FAMILIES = [
    ['gemini-3-pro-preview', ['gemini-3-pro-preview', 'gemini-3.1-pro-preview']],
    ['gemini-3-flash-preview', ['gemini-3-flash-preview', 'gemini-3.5-flash', 'gemini-3.8-flash', 'gemini-3-flash']],
    ['gemini-3.1-flash-lite', ['gemini-3.1-flash-lite', 'gemini-3.5-flash-lite']],
    ['gemini-2.5-pro', ['gemini-2.5-pro']],
    ['gemini-2.5-flash', ['gemini-2.5-flash']],
    ['gemini-2.5-flash-lite', ['gemini-2.5-flash-lite']],
];
/** For every other model. */
const OTHERWISE = 'gemini-3-pro-preview';
const compressionModel = (model) => FAMILIES.find(([, of]) => of.includes(model))?.[0] ?? OTHERWISE;

// EXTERNAL MODULE: ./dist/lib/contract/json/parse.js
var parse = __webpack_require__(62892);
// EXTERNAL MODULE: ./dist/lib/contract/json/view.js
var view = __webpack_require__(93906);
;// CONCATENATED MODULE: ./dist/lib/agents/gemini-cli/dialect.js




const dialect = {
    read: readQuestion,
    allow: () => reply('{"decision":"allow"}'),
    modify: (_call, input) => reply(`{"decision":"allow","hookSpecificOutput":{"hookEventName":"BeforeTool","tool_input":${input}}}`),
    deny: (call, words) => (call === undefined ? failure(words) : refusal(words)),
    keep: () => reply('{"decision":"allow"}'),
    replace: (_question, shown) => refusal(shown.output.text),
    withhold: (words) => failure(words),
};
const EVENTS = { pre: 'BeforeTool', post: 'AfterTool' };
function readQuestion(event, body) {
    const wanted = Object.hasOwn(EVENTS, event) ? EVENTS[event] : undefined;
    if (wanted === undefined)
        return (0,result/* fail */.f)(`there is no hook ${JSON.stringify(event.slice(0, 64))}; ask for pre or post`);
    const read = (0,parse/* parseJson */.q)(body);
    if (!read.ok)
        return (0,result/* fail */.f)(`what the hook was given is not JSON: ${read.error.message}`);
    const document = read.value;
    const said = (0,view/* member */.Dc)(document.root, 'hook_event_name');
    if (said?.kind !== 'string' || said.value !== wanted)
        return (0,result/* fail */.f)(`what the hook was given is no ${wanted}`);
    const name = (0,view/* member */.Dc)(document.root, 'tool_name');
    const input = (0,view/* member */.Dc)(document.root, 'tool_input');
    if (name?.kind !== 'string' || name.value === '')
        return (0,result/* fail */.f)('what the hook was given names no tool');
    if (input?.kind !== 'object')
        return (0,result/* fail */.f)('what the hook was given has no input that is an object');
    const call = { name: name.value, input: { kind: 'json', text: (0,json_text/* textOf */.b6)(document, input) } };
    if (event === 'pre')
        return (0,result.ok)({ event: 'pre', call });
    const response = (0,view/* member */.Dc)(document.root, 'tool_response');
    if (response?.kind !== 'object')
        return (0,result/* fail */.f)('what the hook was given has no result');
    return (0,result.ok)({ event: 'post', call, result: resultOf(document, name.value, response), native: undefined });
}
const COMMAND = 'run_shell_command';
/** Lines of the agent's own at the end of what a command gave: it ended with another code than 0, or by a signal. */
const FAILED = /\n(?:Exit Code: (?!0\n)-?\d+|Signal: [^\n]+)\n(?:[A-Z][A-Za-z ]*: [^\n]*\n){0,4}<\/untrusted_context>\s*$/;
/** What goes to the model: the error's message where there is one, else the text, or the texts of the parts as lines. */
function resultOf(document, tool, response) {
    const error = (0,view/* member */.Dc)(response, 'error');
    if (error !== undefined && error.kind !== 'null') {
        const message = (0,view/* member */.Dc)(error, 'message');
        return { output: { kind: 'text', text: message?.kind === 'string' ? message.value : (0,json_text/* textOf */.b6)(document, error) }, isError: true };
    }
    const content = (0,view/* member */.Dc)(response, 'llmContent');
    if (content === undefined || content.kind === 'null')
        return { output: { kind: 'text', text: '' }, isError: false };
    const text = textIn(content);
    if (text === undefined)
        return { output: { kind: 'json', text: (0,json_text/* textOf */.b6)(document, content) }, isError: false };
    return { output: { kind: 'text', text }, isError: tool === COMMAND && FAILED.test(text) };
}
function textIn(content) {
    if (content.kind === 'string')
        return content.value;
    const parts = content.kind === 'array' ? content.items : [content];
    const texts = parts.map((part) => (part.kind === 'string' ? part : (0,view/* member */.Dc)(part, 'text')));
    const found = texts.flatMap((text) => (text?.kind === 'string' ? [text.value] : []));
    return found.length === parts.length ? found.join('\n') : undefined;
}
/** Without a reason the agent would say that there is none. */
const refusal = (words) => reply(`{"decision":"deny","reason":${(0,json_text/* quoteJson */.fp)(words === '' ? ' ' : words)}}`);
function failure(words) {
    const said = words.trim() === '' ? 'the guard could not answer' : words;
    return { ...refusal(said), stderr: said.slice(0, LONGEST_STDERR), exit: 2 };
}
/** Characters: only what is said where standard output was lost. */
const LONGEST_STDERR = 4096;
function reply(text) {
    return { stdout: ascii(text) };
}
/** Beyond ASCII a character can stand within a string alone, where its escape is the same. */
const ascii = (text) => text.replaceAll(/[^\x00-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

;// CONCATENATED MODULE: ./dist/lib/agents/gemini-cli/prompt.js
// The prompt as Gemini CLI takes it on its standard input. There a path after `@` is read without any hook, and a text that begins with
// `/` is a command: neither must come from a prompt.
function plainPrompt(prompt) {
    const escaped = prompt.replaceAll(/(?<!\\)@/g, '\\@');
    return escaped.trimStart().startsWith('/') ? `The task: ${escaped}` : escaped;
}

;// CONCATENATED MODULE: ./dist/lib/agents/gemini-cli/stream.js
// One line of the agent's stream. Anything that is no event of it is undefined.


function readEvent(line) {
    const read = (0,parse/* parseJson */.q)(line);
    if (!read.ok)
        return undefined;
    const { root } = read.value;
    switch (stream_text(root, 'type') ?? '') {
        case 'message':
            return stream_text(root, 'role') === 'assistant' ? { kind: 'text', text: stream_text(root, 'content') ?? '' } : undefined;
        case 'tool_use':
            return { kind: 'tool' };
        case 'error':
            return { kind: 'error', severity: stream_text(root, 'severity') ?? 'error', message: stream_text(root, 'message') ?? '' };
        case 'result': {
            const error = (0,view/* member */.Dc)(root, 'error');
            return {
                kind: 'result',
                isSuccess: stream_text(root, 'status') === 'success',
                message: error === undefined ? undefined : stream_text(error, 'message'),
            };
        }
        default:
            return undefined;
    }
}
function stream_text(node, key) {
    const value = (0,view/* member */.Dc)(node, key);
    return value?.kind === 'string' ? value.value : undefined;
}

;// CONCATENATED MODULE: ./dist/lib/agents/gemini-cli/drive.js
// Runs Gemini CLI to its end: the prompt goes in, its stream comes out. What it says of failed hooks stands on standard error alone.



async function drive(agent, context) {
    const stop = () => agent.kill();
    context.signal.addEventListener('abort', stop, { once: true });
    if (context.signal.aborted)
        stop();
    try {
        if (agent.write(plainPrompt(context.launch.prompt)))
            agent.closeInput();
        const said = await listen(agent, context);
        const exit = await agent.ended;
        const fault = exit.kind === 'not-started' ? undefined : bindingFault(exit.stderr, context.launch.confined);
        if (fault !== undefined)
            context.broken(fault);
        return outcomeOf(exit, said);
    }
    catch (error) {
        agent.kill();
        return { kind: 'failed', words: `its stream could not be read: ${String(error)}`, finalMessage: '' };
    }
    finally {
        context.signal.removeEventListener('abort', stop);
    }
}
async function listen({ lines }, { tell }) {
    let message = '';
    let finalMessage = '';
    let error;
    let isSuccess;
    const flush = () => {
        if (message === '')
            return;
        tell({ type: 'assistant_message', agent_id: 'main', text: message });
        finalMessage = message;
        message = '';
    };
    for await (const line of lines) {
        const event = readEvent(line);
        switch (event?.kind) {
            case undefined:
                break;
            case 'text':
                message += event.text;
                tell({ type: 'assistant_delta', agent_id: 'main', text: event.text });
                break;
            case 'tool':
                flush();
                break;
            case 'error':
                error = event.message;
                tell({ type: event.severity === 'error' ? 'error' : 'notice', message: event.message });
                break;
            case 'result':
                flush();
                isSuccess = event.isSuccess;
                error = event.message ?? error;
                break;
            default:
                (0,result/* unreachable */.H)(event);
        }
    }
    flush();
    return { finalMessage, isSuccess, error };
}
function outcomeOf(exit, { finalMessage, isSuccess, error }) {
    const failed = (words) => ({ kind: 'failed', words, finalMessage });
    switch (exit.kind) {
        case 'not-started':
            return failed(`it could not be started: ${exit.words}`);
        case 'signalled':
            return failed(`it was ended by ${exit.signal}`);
        case 'exited': {
            if (exit.code === 0 && isSuccess === true)
                return { kind: 'finished', finalMessage };
            const known = Object.hasOwn(EXITS, exit.code) ? `, which means ${EXITS[exit.code] ?? ''}` : '';
            const told = error ?? lastLine(exit.stderr);
            return failed(`it exited with ${exit.code}${known}${told === '' ? '' : `: ${told}`}`);
        }
        default:
            return (0,result/* unreachable */.H)(exit);
    }
}
const EXITS = {
    41: 'that it could not log in',
    42: 'that it did not take its input',
    44: 'that its sandbox failed',
    52: 'that its settings cannot be used',
    53: 'that it reached its limit of turns',
    54: 'that a tool failed for good',
    55: 'that it does not trust the folder',
    130: 'that it was cancelled',
};
/** What it says where hooks are not what they should be. */
function bindingFault(stderr, isTrusted) {
    const failed = /^(?:\[WARNING\] )?Hook\(s\) \[guard-[0-9a-f]+\] failed for event (BeforeTool|AfterTool)\./m.exec(stderr);
    if (failed !== null)
        return `gemini-cli says that the guard's hook for ${failed[1] ?? ''} failed`;
    if (isTrusted && stderr.includes('Project hooks disabled because the folder is not trusted'))
        return 'gemini-cli did not load the guard’s hooks: it does not trust the folder';
    return undefined;
}
const lastLine = (text) => text.trimEnd().split('\n').at(-1)?.slice(0, 500) ?? '';

// EXTERNAL MODULE: ./dist/lib/gateway/wire/comparable.js
var comparable = __webpack_require__(53754);
// EXTERNAL MODULE: ./dist/lib/agents/fields.js
var agents_fields = __webpack_require__(72123);
;// CONCATENATED MODULE: ./dist/lib/agents/gemini-cli/tools.js
/** Names under which a tool is still called besides its own. */
const ALIASES = { search_file_content: 'grep_search' };
const LEVELS = {
    list_directory: 'none',
    read_file: 'none',
    read_many_files: 'none',
    grep_search: 'none',
    glob: 'none',
    write_todos: 'none',
    update_topic: 'none',
    /** Hands out the text of one of the guard's skills and runs nothing. */
    activate_skill: 'none',
    get_internal_docs: 'none',
    /** The last call of a sub-agent, which hands back its answer. */
    complete_task: 'none',
    list_background_processes: 'none',
    read_background_output: 'none',
    tracker_get_task: 'none',
    tracker_list_tasks: 'none',
    tracker_visualize: 'none',
    write_file: 'local_state',
    replace: 'local_state',
    invoke_agent: 'local_state',
    tracker_create_task: 'local_state',
    tracker_update_task: 'local_state',
    tracker_add_dependency: 'local_state',
    run_shell_command: 'process',
    web_fetch: 'external',
    google_web_search: 'external',
};
/** Never offered: what waits for a person, what reports on a process that goes on, and what the provider does by itself. */
const ALWAYS_OFF = [
    'ask_user',
    'enter_plan_mode',
    'exit_plan_mode',
    'google_web_search',
    'list_background_processes',
    'read_background_output',
];
const DELEGATION = 'invoke_agent';
const SKILL = 'activate_skill';
const SHELL = 'run_shell_command';
const WEB_FETCH = 'web_fetch';
const plainName = (name) => (Object.hasOwn(ALIASES, name) ? (ALIASES[name] ?? name) : name);
const levelOfTool = (name) => {
    const plain = plainName(name);
    return Object.hasOwn(LEVELS, plain) ? LEVELS[plain] : undefined;
};
const PATHS = {
    read_file: { reads: 'file_path' },
    read_many_files: { reads: 'include', list: true },
    list_directory: { reads: 'dir_path', everything: true },
    grep_search: { reads: 'dir_path', everything: true },
    glob: { reads: 'dir_path', everything: true },
    write_file: { writes: 'file_path' },
    replace: { writes: 'file_path' },
};

;// CONCATENATED MODULE: ./dist/lib/agents/gemini-cli/identify.js



function identifyCall({ name, namespace, input }) {
    const plain = plainName(name);
    const fields = plain === 'grep_search' ? (0,agents_fields/* fieldsOf */.Pf)(input) : undefined;
    const common = fields?.ok === true ? { kind: 'json', text: fields.value.with([['context', undefined]]) } : input;
    return { tool: namespace === undefined ? plain : `${namespace}.${plain}`, input: (0,comparable/* comparableInput */.n)(common) };
}
/** What the agent adds to an output whose input a hook rewrote, after the hook has seen it. */
const REWRITTEN = '\n\n[System] Tool input parameters were modified by a hook before execution.';
/** A text result is the same one where the agent has added no more than its own note; whether it is an error is the agent's word. */
function sameOutput(given, onWire) {
    if (given.output.kind !== onWire.output.kind)
        return false;
    const { text } = onWire.output;
    return text === given.output.text || (given.output.kind === 'text' && text === `${given.output.text}${REWRITTEN}`);
}
/** Words with which the agent turns a call away before any hook: the tool is not there, or its input does not fit. */
const TURNED_AWAY = [
    /^params(\/\S*)? must /,
    /^Tool "[^"\n]*" not found\./,
    /^Path not in workspace: Attempted path "/,
    /^The '(file_path|pattern)' parameter (must be non-empty|cannot be empty)\.$/,
    /^Missing or empty "file_path"$/,
    /^Command cannot be empty\.$/,
    /^start_line (cannot be greater than end_line|must be at least 1)$/,
    /^File path '.*' is ignored by configured ignore patterns\.$/s,
    /^Path (is a directory, not a file|is not a valid directory or file|does not exist): /,
    /^Search path (does not exist|is not a directory:?) /,
    /^Invalid (exclude )?regular expression pattern provided: /,
    /^(max_matches_per_file|total_max_matches) must be at least 1\.$/,
    /^`(content|new_string)` contains an omission placeholder /,
];
/** What an MCP server says comes with the agent's own words before it, so that it cannot begin so. */
function excuse({ isError, output }) {
    if (!isError || output.kind !== 'text')
        return undefined;
    return isTurnedAway(output.text) ? { why: 'the agent turned the call away by itself', refused: true } : undefined;
}
const isTurnedAway = (words) => TURNED_AWAY.some((begin) => begin.test(words));

// EXTERNAL MODULE: ./dist/lib/agents/host-rules.js
var host_rules = __webpack_require__(4954);
// EXTERNAL MODULE: ./dist/lib/agents/skill-files.js
var skill_files = __webpack_require__(70131);
;// CONCATENATED MODULE: ./dist/lib/agents/gemini-cli/hook-command.js

/** For `bash -c`. Its variables have names that no environment has: the agent would put theirs in. */
function hookCommand({ shim, event, boundMs }) {
    const { stdout, stderr = '', exit = 0 } = hook_command_refusal(event);
    return [
        `guard_bound=; [ -x ${TIMEOUT} ] && guard_bound='${TIMEOUT} -s KILL ${Math.ceil(boundMs / 1000)}'`,
        `guard_said=$($guard_bound ${shellWord(shim)} 2>/dev/null; printf :%s $?)`,
        `case $guard_said in`,
        `  '{"decision":"allow"'*'}:0' | '{"decision":"deny"'*'}:0') printf %s "\${guard_said%:0}" ;;`,
        `  '{"decision":"deny"'*'}:${exit}') printf %s "\${guard_said%:${exit}}"; printf %s 'the guard failed' >&2; exit ${exit} ;;`,
        `  *) printf %s ${shellWord(stdout)}; printf %s ${shellWord(stderr)} >&2; exit ${exit} ;;`,
        'esac',
    ].join('\n');
}
/** A name in `PATH` could be anybody's. */
const TIMEOUT = '/usr/bin/timeout';
const WORDS = 'the guard’s hook did not answer, which denies';
const hook_command_refusal = (event) => event === 'post' ? dialect.withhold(WORDS) : dialect.deny(undefined, WORDS);
/** As one word of a POSIX shell. */
const shellWord = (path) => `'${path.replaceAll("'", "'\\''")}'`;

;// CONCATENATED MODULE: ./dist/lib/agents/gemini-cli/settings.js


function agentSettings(context, { guidanceFile, hooks }) {
    return {
        general: {
            enableAutoUpdate: false,
            enableAutoUpdateNotification: false,
            checkpointing: { enabled: false },
            plan: { enabled: false },
            sessionRetention: { enabled: false },
        },
        privacy: { usageStatisticsEnabled: false },
        telemetry: { enabled: false, logPrompts: false },
        ide: { enabled: false },
        model: { name: context.model, disableLoopDetection: true, skipNextSpeakerCheck: true },
        context: {
            fileName: guidanceFile,
            importFormat: 'flat',
            fileFiltering: { enableFileWatcher: false },
        },
        tools: {
            sandbox: false,
            exclude: toolsOff(context),
            disableLLMCorrection: true,
            shell: { enableInteractiveShell: false, pager: 'cat', showColor: false },
        },
        mcp: { allowed: context.mcp.map(({ name }) => name) },
        mcpServers: Object.fromEntries(context.mcp.map((server) => [server.name, serverSettings(server)])),
        security: {
            auth: { selectedType: 'gemini-api-key' },
            folderTrust: { enabled: false },
            disableYoloMode: false,
            blockGitExtensions: true,
            enablePermanentToolApproval: false,
        },
        advanced: { ignoreLocalEnv: true, autoConfigureMemory: false },
        experimental: { enableAgents: context.allow.delegation, directWebFetch: true, autoMemory: false },
        skills: { enabled: context.skills.length > 0, disabled: OWN_SKILLS },
        hooksConfig: { enabled: true, disabled: [], notifications: false },
        ...(hooks === undefined ? {} : { hooks }),
    };
}
/** What the agent brings along teaches it to write skills of its own, and to recommend another program. */
const OWN_SKILLS = ['antigravity-support', 'skill-creator'];
function toolsOff({ allow, skills }) {
    const skill = skills.length > 0 ? [] : [SKILL];
    return [...ALWAYS_OFF, ...skill, ...(allow.external ? [] : [WEB_FETCH]), ...(allow.delegation ? [] : [DELEGATION])];
}
/** One hook an event, with a name that a repository cannot guess to switch it off. */
function hookSettings({ decisions, answerMs, random }) {
    const hook = (event) => {
        const command = hookCommand({ shim: decisions.shim(event), event, boundMs: answerMs + SHIM_SLACK_MS });
        return {
            matcher: '.*',
            hooks: [{ type: 'command', name: `guard-${random(8)}`, command, timeout: answerMs + HOOK_SLACK_MS }],
        };
    };
    return { BeforeTool: [hook('pre')], AfterTool: [hook('post')] };
}
/** Past the guard's own time, for the start of the hook's program on a loaded machine. */
const HOOK_SLACK_MS = 15_000;
/** Less than that, so that what watches over the shim still answers. */
const SHIM_SLACK_MS = 10_000;
function serverSettings({ transport, timeoutMs }) {
    if (transport.kind === 'http')
        return { httpUrl: transport.url, headers: transport.headers, timeout: timeoutMs, trust: false };
    const [command, ...args] = transport.command;
    return {
        command,
        args,
        env: transport.env,
        timeout: timeoutMs,
        trust: false,
        ...(transport.cwd === undefined ? {} : { cwd: transport.cwd }),
    };
}

;// CONCATENATED MODULE: ./dist/lib/agents/gemini-cli/plan.js
// How Gemini CLI is started. Its settings are those of the private HOME, which it reads once: settings of the system's level it takes from
// files of root alone, which an ordinary user's mount namespace cannot show it. Hooks of settings run in a trusted folder alone, and there
// the repository's `.gemini` counts: so the folder is trusted only where that can be masked. Elsewhere it is not trusted, nothing of the
// repository counts and the hooks come by an extension; the agent then starts no MCP server and refuses git in its shell.




const SHIMS = ['pre', 'post'];
function planLaunch(context) {
    const guidanceFile = `guidance-${context.random(8)}.md`;
    const hooks = hookSettings(context);
    const files = [];
    if (context.guidance.trim() !== '')
        files.push({ in: 'home', path: `.gemini/${guidanceFile}`, text: context.guidance });
    const settings = (0,json_text/* writeJson */.GF)(agentSettings(context, { guidanceFile, ...(context.confined ? { hooks } : {}) }));
    files.push({ in: 'home', path: '.gemini/settings.json', text: settings });
    files.push(...(0,skill_files/* skillFiles */.t)(context.skills, { in: 'home' }, '.gemini/skills'));
    const extension = `guard-${context.random(8)}`;
    if (!context.confined)
        files.push(...extensionFiles(extension, hooks));
    const { confined } = context;
    const refuse = !confined && context.mcp.length > 0 ? NO_MCP : (0,host_rules/* hostProblem */.Q)('Gemini CLI', HOST_RULES, context.host);
    return {
        argv: [
            ...context.program,
            `--model=${context.model}`,
            '--output-format=stream-json',
            `--approval-mode=${confined ? 'yolo' : 'default'}`,
            `--extensions=${confined ? 'none' : extension}`,
            ...context.args,
        ],
        env: environment(context),
        files,
        shims: SHIMS,
        masked: confined ? MASKED : [],
        ...(refuse === undefined ? {} : { refuse }),
        gaps: confined ? CONFINED_GAPS : UNCONFINED_GAPS,
    };
}
const NO_MCP = 'gemini-cli starts no MCP server in a folder that it does not trust, and without confinement it must not trust this one: ' +
    'run where bubblewrap works, or take the servers out';
/** Above the settings of HOME, so that their hooks would rewrite calls after the guard's; and not obeyed where the agent does not run as root. */
const HOST_RULES = [
    { path: 'gemini-cli/settings.json', is: 'file' },
    { path: 'gemini-cli/system-defaults.json', is: 'file' },
    { path: 'gemini-cli/policies', is: 'folder' },
];
/** Settings, variables, commands, agents and policies; and guidance and skills, of which the trusted version is handed over. */
const MASKED = ['.gemini', '.agents/skills', 'GEMINI.md'];
const CONFINED_GAPS = [
    'gemini-cli shows a GEMINI.md of a folder within the workspace, as it is checked out, beside the result of a tool that looks there',
];
const UNCONFINED_GAPS = [
    'gemini-cli runs without trust in the workspace: it refuses git, and commands that it holds for dangerous, in its own shell',
];
function environment({ gateway, confined }) {
    return {
        GEMINI_API_KEY: gateway.token,
        GOOGLE_GEMINI_BASE_URL: gateway.url,
        GOOGLE_GENAI_USE_VERTEXAI: 'false',
        GOOGLE_GENAI_USE_GCA: 'false',
        GEMINI_CLI_TRUST_WORKSPACE: confined ? 'true' : 'false',
        GEMINI_CLI_NO_RELAUNCH: 'true',
        GEMINI_TELEMETRY_ENABLED: 'false',
        GEMINI_SANDBOX: 'false',
        NO_BROWSER: 'true',
        NO_COLOR: '1',
    };
}
/** A rule that lets every tool run: what may run is the hook's to say. */
const ALLOW_ALL = '[[rule]]\ntoolName = "*"\ndecision = "allow"\npriority = 100\nallow_redirection = true\n';
function extensionFiles(name, hooks) {
    const folder = `.gemini/extensions/${name}`;
    return [
        { in: 'home', path: `${folder}/gemini-extension.json`, text: (0,json_text/* writeJson */.GF)({ name, version: '1.0.0' }) },
        { in: 'home', path: `${folder}/hooks/hooks.json`, text: (0,json_text/* writeJson */.GF)({ hooks }) },
        { in: 'home', path: '.gemini/policies/guard.toml', text: ALLOW_ALL },
    ];
}

// EXTERNAL MODULE: ./dist/lib/agents/record-lines.js
var record_lines = __webpack_require__(67737);
;// CONCATENATED MODULE: ./dist/lib/agents/gemini-cli/records.js
// The calls in Gemini CLI's own files: `~/.gemini/tmp/PROJECT/chats/session-*.jsonl`, and a folder beside it with a file for each
// sub-agent. A line has the whole message as it is then; the last one of an id stands.





/** Every call of these files, and what could not be read. Throws only for the signal. */
function records({ home }, signal) {
    const isRecord = (path) => /\/chats\/(?:.*\/)?[^/]*\.jsonl$/s.test(path);
    return (0,record_lines/* recordsInLines */.H)({ home, folders: ['.gemini/tmp'], isRecord, callsOf }, signal);
}
async function* callsOf(file, lines) {
    const last = new Map();
    let number = 0;
    for await (const line of lines) {
        number += 1;
        for (const { id, call } of callsIn(line, file, number))
            last.set(id, call);
    }
    yield* last.values();
}
/** Calls in one line of a transcript. Throws where it is no record. */
function callsIn(line, file, number) {
    if (line.trim() === '')
        return [];
    const read = (0,parse/* parseJson */.q)(line);
    if (!read.ok)
        throw new Error(`has a line ${number} that is not JSON: ${read.error.message}`);
    const where = `${file}:${number}`;
    const { value: document } = read;
    const set = (0,view/* member */.Dc)(document.root, '$set');
    const messages = set === undefined ? [document.root] : itemsOf((0,view/* member */.Dc)(set, 'messages'));
    return messages.flatMap((message) => itemsOf((0,view/* member */.Dc)(message, 'toolCalls')).map((call, index) => identified(document, call, `${where}#${index}`, where)));
}
function identified(document, node, unnamed, where) {
    const id = (0,view/* member */.Dc)(node, 'id');
    const name = (0,view/* member */.Dc)(node, 'name');
    const input = (0,view/* member */.Dc)(node, 'args');
    const call = {
        name: name?.kind === 'string' ? name.value : '(no name)',
        ...(input === undefined ? {} : { input: { kind: 'json', text: (0,json_text/* textOf */.b6)(document, input) } }),
        ran: hasRun(document, node),
        where,
    };
    return { id: id?.kind === 'string' ? id.value : unnamed, call };
}
const BEFORE_IT_RAN = /^(Tool execution blocked: |Tool execution denied by policy|Tool execution for "[^"]*" requires user confirmation, |Tool parameter modification by hook failed validation: |\[Operation Cancelled\] )/;
/** It ran where it came to a success, or to an error that is not a refusal. Where that cannot be told, it ran. */
function hasRun(document, node) {
    const status = (0,view/* member */.Dc)(node, 'status');
    if (status?.kind === 'string' && status.value === 'success')
        return true;
    const errors = itemsOf((0,view/* member */.Dc)(node, 'result')).map((part) => {
        const response = (0,view/* member */.Dc)(part, 'functionResponse');
        const body = response === undefined ? undefined : (0,view/* member */.Dc)(response, 'response');
        return body === undefined ? undefined : (0,view/* member */.Dc)(body, 'error');
    });
    const [error] = errors;
    if (error === undefined)
        return status?.kind !== 'string' || status.value !== 'cancelled';
    const words = error.kind === 'string' ? error.value : (0,json_text/* textOf */.b6)(document, error);
    return !BEFORE_IT_RAN.test(words) && !isTurnedAway(words);
}
const itemsOf = (node) => (node?.kind === 'array' ? node.items : []);

// EXTERNAL MODULE: ./dist/lib/loop/tools/files-input.js
var files_input = __webpack_require__(32966);
// EXTERNAL MODULE: ./dist/lib/loop/tools/spawn-input.js
var spawn_input = __webpack_require__(5542);
// EXTERNAL MODULE: ./dist/lib/agents/delegation-shape.js
var delegation_shape = __webpack_require__(4688);
// EXTERNAL MODULE: ./dist/lib/agents/shown-path.js
var shown_path = __webpack_require__(36877);
;// CONCATENATED MODULE: ./dist/lib/agents/gemini-cli/basis.js








/** With `workspace`, absolute paths below it are shown relative to it. */
function basisOf(name, input, workspace) {
    const paths = pathsIn(workspace);
    const plain = plainName(name);
    if (plain === DELEGATION)
        return (0,delegation_shape/* delegationShape */.G)(DELEGATION, 'prompt', input);
    const shape = Object.hasOwn(SHAPES, plain) ? SHAPES[plain] : undefined;
    if (shape === undefined)
        return undefined;
    const read = (from) => {
        const fields = (0,agents_fields/* fieldsOf */.Pf)(from);
        if (!fields.ok)
            return fields;
        const missing = shape.needs.find((field) => fields.value.string(field) === undefined);
        return missing === undefined ? fields : (0,result/* fail */.f)(`\`${missing}\` of ${plain} is not a string`);
    };
    return {
        name: shape.name,
        toBasis: (from) => {
            const fields = read(from);
            if (!fields.ok)
                return fields;
            const text = shape.toBasis(fields.value, paths);
            return text.ok ? (0,result.ok)({ kind: 'json', text: text.value }) : text;
        },
        toNative: (rewrite) => {
            const fields = read(input);
            return fields.ok ? shape.toNative(rewrite, fields.value, paths) : fields;
        },
    };
}
const spawn = {
    name: 'spawn',
    needs: ['command'],
    toBasis: (fields) => (0,result.ok)((0,agents_fields/* objectText */.tq)([['command', fields.exact('command')]])),
    toNative: (input, fields) => {
        const read = (0,spawn_input/* readSpawnInput */.wT)(input);
        if (!read.ok)
            return read;
        if (read.value.kind !== 'command')
            return (0,result/* fail */.f)(`run_shell_command runs a command; \`${read.value.kind}\` is none`);
        if (read.value.timeoutMs !== undefined)
            return (0,result/* fail */.f)('run_shell_command has no `timeout_ms`; leave it out');
        return (0,result.ok)(fields.with([['command', (0,json_text/* quoteJson */.fp)(read.value.command)]]));
    },
};
function files(tool, needs, there, back) {
    return {
        name: 'files',
        needs,
        toBasis: (fields, paths) => {
            const members = there(fields, paths);
            return members.ok ? (0,result.ok)((0,agents_fields/* objectText */.tq)([['operations', (0,agents_fields/* listText */.so)([(0,agents_fields/* objectText */.tq)(members.value)])]])) : members;
        },
        toNative: (input, fields, paths) => {
            const read = (0,files_input/* readFilesInput */.O2)(input);
            if (!read.ok)
                return read;
            const [operation, ...more] = read.value;
            if (operation === undefined || more.length > 0)
                return (0,result/* fail */.f)(`${tool} is one operation; ${read.value.length} were given`);
            const members = back(operation, fields, paths);
            return members.ok ? (0,result.ok)(fields.with(members.value)) : members;
        },
    };
}
const SHAPES = {
    run_shell_command: spawn,
    read_file: files('read_file', ['file_path'], (fields, paths) => {
        const from = wholeOf(fields, 'start_line') ?? 1;
        const to = wholeOf(fields, 'end_line');
        if (to !== undefined && to < from)
            return (0,result/* fail */.f)('`end_line` of read_file comes before `start_line`');
        const limit = to === undefined ? undefined : (0,json_text/* writeJson */.GF)(to - from + 1);
        const offset = fields.node('start_line') === undefined ? undefined : (0,json_text/* writeJson */.GF)(from);
        return (0,result.ok)([
            ['op', (0,json_text/* quoteJson */.fp)('read')],
            ['path', paths.show(fields, 'file_path')],
            ['offset', offset],
            ['limit', limit],
        ]);
    }, (operation, fields, paths) => {
        if (operation.op !== 'read')
            return (0,result/* fail */.f)(basis_refusal('read_file', operation, 'read'));
        const { path, offset, limit } = operation;
        const end = limit === undefined ? undefined : (0,json_text/* writeJson */.GF)((offset ?? 1) + limit - 1);
        return (0,result.ok)([
            ['file_path', paths.back(path, fields, 'file_path')],
            ['start_line', offset === undefined ? undefined : (0,json_text/* writeJson */.GF)(offset)],
            ['end_line', end],
        ]);
    }),
    write_file: files('write_file', ['file_path', 'content'], (fields, paths) => (0,result.ok)([
        ['op', (0,json_text/* quoteJson */.fp)('set')],
        ['path', paths.show(fields, 'file_path')],
        ['content', fields.exact('content')],
    ]), (operation, fields, paths) => operation.op === 'set'
        ? (0,result.ok)([
            ['file_path', paths.back(operation.path, fields, 'file_path')],
            ['content', (0,json_text/* quoteJson */.fp)(operation.content)],
        ])
        : (0,result/* fail */.f)(basis_refusal('write_file', operation, 'set'))),
    replace: files('replace', ['file_path', 'old_string', 'new_string'], replacement, replacementBack),
    list_directory: files('list_directory', ['dir_path'], (fields, paths) => (0,result.ok)([
        ['op', (0,json_text/* quoteJson */.fp)('list')],
        ['path', paths.show(fields, 'dir_path')],
    ]), (operation, fields, paths) => {
        if (operation.op !== 'list')
            return (0,result/* fail */.f)(basis_refusal('list_directory', operation, 'list'));
        if ((operation.depth ?? 1) !== 1 || operation.limit !== undefined)
            return (0,result/* fail */.f)('list_directory has neither `depth` nor `limit`');
        return (0,result.ok)([['dir_path', paths.back(operation.path, fields, 'dir_path')]]);
    }),
    grep_search: files('grep_search', ['pattern'], search, searchBack),
    glob: files('glob', ['pattern'], (fields, paths) => (0,result.ok)([
        ['op', (0,json_text/* quoteJson */.fp)('list')],
        ['path', paths.show(fields, 'dir_path')],
        ['depth', (0,json_text/* writeJson */.GF)(DEEPEST)],
    ]), (operation, fields, paths) => {
        if (operation.op !== 'list')
            return (0,result/* fail */.f)(basis_refusal('glob', operation, 'list'));
        if (operation.depth !== DEEPEST || operation.limit !== undefined)
            return (0,result/* fail */.f)(`glob goes down all folders; leave \`depth\` at ${DEEPEST}`);
        return (0,result.ok)([['dir_path', paths.back(operation.path, fields, 'dir_path')]]);
    }),
};
/** As deep as `files` lists. */
const DEEPEST = 32;
/** With an empty text to replace the tool makes a file. */
function replacement(fields, paths) {
    const path = paths.show(fields, 'file_path');
    if (fields.string('old_string') === '')
        return (0,result.ok)([
            ['op', (0,json_text/* quoteJson */.fp)('create')],
            ['path', path],
            ['content', fields.exact('new_string')],
        ]);
    const all = fields.node('allow_multiple');
    const replaceAll = all?.kind === 'boolean' && all.value ? (0,json_text/* writeJson */.GF)(true) : undefined;
    return (0,result.ok)([
        ['op', (0,json_text/* quoteJson */.fp)('replace')],
        ['path', path],
        ['old', fields.exact('old_string')],
        ['new', fields.exact('new_string')],
        ['replaceAll', replaceAll],
    ]);
}
function replacementBack(operation, fields, paths) {
    if (operation.op === 'create')
        return (0,result.ok)([
            ['file_path', paths.back(operation.path, fields, 'file_path')],
            ['old_string', (0,json_text/* quoteJson */.fp)('')],
            ['new_string', (0,json_text/* quoteJson */.fp)(operation.content)],
        ]);
    if (operation.op !== 'replace')
        return (0,result/* fail */.f)(basis_refusal('replace', operation, 'replace or create'));
    if (operation.expectedReplacements !== undefined)
        return (0,result/* fail */.f)('replace counts nothing; leave out `expectedReplacements`');
    const wasAll = fields.node('allow_multiple');
    const isAll = operation.replaceAll === true;
    const kept = wasAll === undefined && !isAll ? undefined : (0,json_text/* writeJson */.GF)(isAll);
    return (0,result.ok)([
        ['file_path', paths.back(operation.path, fields, 'file_path')],
        ['old_string', (0,json_text/* quoteJson */.fp)(operation.old)],
        ['new_string', (0,json_text/* quoteJson */.fp)(operation.new)],
        ['allow_multiple', kept],
    ]);
}
/** Its pattern is an expression unless it says otherwise. */
function search(fields, paths) {
    const fixed = fields.node('fixed_strings');
    const regex = fixed?.kind === 'boolean' && fixed.value ? undefined : (0,json_text/* writeJson */.GF)(true);
    return (0,result.ok)([
        ['op', (0,json_text/* quoteJson */.fp)('search')],
        ['path', paths.show(fields, 'dir_path')],
        ['pattern', fields.exact('pattern')],
        ['regex', regex],
        ['glob', fields.exact('include_pattern')],
        ['limit', fields.exact('total_max_matches')],
    ]);
}
function searchBack(operation, fields, paths) {
    if (operation.op !== 'search')
        return (0,result/* fail */.f)(basis_refusal('grep_search', operation, 'search'));
    const fixed = operation.regex !== true;
    const kept = fields.node('fixed_strings') === undefined && !fixed ? undefined : (0,json_text/* writeJson */.GF)(fixed);
    return (0,result.ok)([
        ['pattern', (0,json_text/* quoteJson */.fp)(operation.pattern)],
        ['dir_path', paths.back(operation.path, fields, 'dir_path')],
        ['fixed_strings', kept],
        ['include_pattern', operation.glob === undefined ? undefined : (0,json_text/* quoteJson */.fp)(operation.glob)],
        ['total_max_matches', operation.limit === undefined ? undefined : (0,json_text/* writeJson */.GF)(operation.limit)],
    ]);
}
const basis_refusal = (tool, { op }, wanted) => `${tool} cannot ${op}; write an operation ${wanted}`;
/** A folder that is not named is the whole workspace, and stays unnamed. */
function pathsIn(workspace) {
    const shown = (fields, name) => {
        const path = fields.string(name) ?? '';
        if (path === '')
            return '.';
        return (0,shown_path/* shownPath */.p)(path, workspace);
    };
    return {
        show: (fields, name) => (0,json_text/* quoteJson */.fp)(shown(fields, name)),
        back: (path, fields, name) => (path === shown(fields, name) ? fields.exact(name) : (0,json_text/* quoteJson */.fp)(path)),
    };
}
function wholeOf(fields, name) {
    const node = fields.node(name);
    return node?.kind === 'number' && Number.isSafeInteger(node.value) ? node.value : undefined;
}

;// CONCATENATED MODULE: ./dist/lib/agents/gemini-cli/mcp-names.js
// Gemini CLI calls a tool of an MCP server `mcp_SERVER_TOOL`, with `_` for what a name may not hold, cut in its middle past 63 characters.
/** `mcp__SERVER__TOOL`, where the name is that of a tool of one of these servers; of several the longest name. */
function mcpToolName(name, servers) {
    if (!name.startsWith('mcp_'))
        return undefined;
    const fitting = servers.filter((server) => name.startsWith(prefixOf(server))).sort((a, b) => b.length - a.length);
    const [server] = fitting;
    return server === undefined ? undefined : `mcp__${server}__${name.slice(prefixOf(server).length)}`;
}
const prefixOf = (server) => `mcp_${server.replaceAll(/[^a-zA-Z0-9_\-.:]/g, '_')}_`;

;// CONCATENATED MODULE: ./dist/lib/agents/gemini-cli/translate.js





const translator = {
    level: ({ name }) => levelOfTool(name),
    toolName: ({ name }, mcp) => mcpToolName(name, mcp) ?? plainName(name),
    basis: ({ name, input }, workspace) => basisOf(name, input, workspace),
    delegates: ({ name }) => name === DELEGATION,
    touched,
    mend,
};
function touched({ name, input }) {
    const plain = plainName(name);
    const paths = Object.hasOwn(PATHS, plain) ? PATHS[plain] : undefined;
    const fields = paths === undefined ? undefined : (0,agents_fields/* fieldsOf */.Pf)(input);
    if (paths === undefined || fields?.ok !== true)
        return undefined;
    const named = paths.reads ?? paths.writes ?? '';
    const found = paths.list === true ? strings(fields.value, named) : single(fields.value, named);
    if (found === undefined && paths.everything !== true)
        return undefined;
    const all = found ?? ['.'];
    return paths.writes === undefined ? { reads: all, writes: [] } : { reads: [], writes: all };
}
function single(fields, name) {
    const path = fields.string(name);
    return path === undefined || path === '' ? undefined : [path];
}
function strings(fields, name) {
    const node = fields.node(name);
    if (node?.kind !== 'array')
        return undefined;
    const found = node.items.flatMap((item) => (item.kind === 'string' ? [item.value] : []));
    return found.length === node.items.length ? found : undefined;
}
/** What a command prints in the background reaches the model without its result: it runs in the foreground. */
function mend({ name, input }) {
    const plain = plainName(name);
    if (plain === 'google_web_search')
        return { refuse: 'the provider’s own web search passes no hook with what it finds; it is off' };
    if (plain === 'read_background_output' || plain === 'list_background_processes')
        return { refuse: 'no command runs in the background here, so there is no output of one' };
    if (plain !== SHELL)
        return undefined;
    const fields = (0,agents_fields/* fieldsOf */.Pf)(input);
    if (!fields.ok)
        return undefined;
    const background = fields.value.node('is_background');
    if (background === undefined || background.kind === 'null')
        return undefined;
    if (background.kind === 'boolean' && !background.value)
        return undefined;
    const foreground = fields.value.with([
        ['is_background', (0,json_text/* writeJson */.GF)(false)],
        ['delay_ms', undefined],
    ]);
    return { input: foreground, reason: 'a command in the background is run in the foreground, so that its output is its result' };
}

;// CONCATENATED MODULE: ./dist/lib/agents/gemini-cli/adapter.js
// Gemini CLI under the chain: command hooks, its API behind the gateway.












const geminiCli = {
    name: 'gemini-cli',
    capabilities: CAPABILITIES,
    guidance: { files: ['GEMINI.md'], skills: ['.gemini/skills', '.agents/skills'] },
    dialect: dialect,
    translator: translator,
    wire: ({ provider, name }) => provider === 'google'
        ? (0,result.ok)('gemini')
        : (0,result/* fail */.f)(`gemini-cli speaks to Google's Gemini API alone, not to ${provider}; write google/${name} or another agent`),
    plan: planLaunch,
    drive: drive,
    records: records,
    // Its reading tools see nothing but the workspace.
    canaryRead: (path) => ({ tool: SHELL, input: `{"command":${(0,json_text/* quoteJson */.fp)(`cat ${shellWord(path)}`)}}` }),
    canaryDelegate: (prompt) => ({ tool: DELEGATION, input: `{"agent_name":"generalist","prompt":${(0,json_text/* quoteJson */.fp)(prompt)}}` }),
    identify: () => identifyCall,
    sameOutput: sameOutput,
    excuse: excuse,
    notJudgeable: [],
    models: (model) => [compressionModel(model)],
};


/***/ }),

/***/ 4954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ hostProblem)
/* harmony export */ });
/* harmony import */ var _contract_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66639);
// Rules that a machine has for an agent itself. They are its operator's: none is covered by the guard's without a word, and none may
// loosen them. Where the two cannot be joined, the run is refused. Pure.

/** Why an agent may not start beside what the machine has for it; one sentence. */
function hostProblem(agent, places, host) {
    if (host === undefined)
        return undefined;
    for (const place of places) {
        const paths = pathsOf(place, host);
        if (!paths.ok)
            return paths.error;
        for (const path of paths.value) {
            const found = host.text(path);
            if (!found.ok)
                return found.error;
            if (found.value === undefined || found.value.trim() === '' || place.joins?.(found.value) === true)
                continue;
            return `this machine has rules of its own for ${agent} in /etc/${path}, which the guard cannot join with its own: run it on a machine without them`;
        }
    }
    return undefined;
}
function pathsOf({ path, is }, host) {
    if (is === 'file')
        return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_0__.ok)([path]);
    const names = host.names(path);
    return names.ok ? (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_0__.ok)(names.value.map((name) => `${path}/${name}`)) : names;
}


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

/***/ 67737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ recordsInLines)
/* harmony export */ });
/* harmony import */ var _record_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32225);
/* harmony import */ var _record_walk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86729);


const MOST_FILES = 2000;
const CHUNK = 256 * 1024;
const NEWLINE = 0x0a;
/** Every call of these files, and what could not be read. Throws only for the signal. */
async function* recordsInLines(records, signal) {
    const budget = new _record_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .RecordBudget */ .fp();
    let files = 0;
    for (const found of await (0,_record_walk_js__WEBPACK_IMPORTED_MODULE_1__/* .recordFiles */ .B5)(records, signal)) {
        if (typeof found !== 'string') {
            yield found;
            continue;
        }
        const file = (0,_record_walk_js__WEBPACK_IMPORTED_MODULE_1__/* .shownBelow */ .XW)(records.home, found);
        files += 1;
        if (files > MOST_FILES) {
            yield { unread: `'${file}' and those after it: there are more than ${MOST_FILES} files` };
            return;
        }
        yield* callsOfFile(found, file, records, budget, signal);
    }
}
async function* callsOfFile(path, file, { callsOf }, budget, signal) {
    try {
        const { file: handle, size } = await (0,_record_walk_js__WEBPACK_IMPORTED_MODULE_1__/* .openRegular */ .lf)(path, _record_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_FILE */ .Bq);
        try {
            yield* callsOf(file, linesOf(handle, size, budget, signal));
        }
        finally {
            await handle.close();
        }
    }
    catch (error) {
        signal?.throwIfAborted();
        yield { unread: `'${file}' ${(0,_record_walk_js__WEBPACK_IMPORTED_MODULE_1__/* .whyNot */ .OB)(error)}` };
    }
}
/** As many bytes as the file had when it was opened. A line feed ends a line, with a carriage return before it or without. */
async function* linesOf(file, size, budget, signal) {
    let pieces = [];
    let held = 0;
    for (let at = 0; at < size;) {
        const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(Math.min(CHUNK, size - at)), 0, undefined, at);
        signal?.throwIfAborted();
        if (bytesRead === 0)
            break;
        at += bytesRead;
        const bytes = buffer.subarray(0, bytesRead);
        let from = 0;
        for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, from)) {
            pieces.push(bytes.subarray(from, end));
            yield textOfLine(pieces, held + end - from, budget);
            pieces = [];
            held = 0;
            from = end + 1;
        }
        if (from === bytesRead)
            continue;
        pieces.push(bytes.subarray(from));
        held += bytesRead - from;
        if (held > _record_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_RECORD */ .WN)
            throw new Error(`has a line of more than ${_record_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_RECORD */ .WN} bytes`);
    }
    if (held > 0)
        yield textOfLine(pieces, held, budget);
}
function textOfLine(pieces, length, budget) {
    const [first, ...rest] = pieces;
    const line = first !== undefined && rest.length === 0 ? first : Buffer.concat(pieces, length);
    budget.take(line);
    const text = line.toString('utf8');
    return text.endsWith('\r') ? text.slice(0, -1) : text;
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
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ELOOP')
        return 'is a link';
    if (code === 'ENXIO')
        return 'is no regular file';
    return typeof code === 'string' ? `cannot be read (${code})` : shownPiece((0,_contract_message_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .b)(error));
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
const isMissing = (error) => error instanceof Error && 'code' in error && error.code === 'ENOENT';
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
