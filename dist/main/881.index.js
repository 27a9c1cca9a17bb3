export const id = 881;
export const ids = [881];
export const modules = {

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

/***/ 7881:
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
// EXTERNAL MODULE: ./dist/lib/contract/shell-word.js
var shell_word = __webpack_require__(81559);
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
        "Its web search is the provider's own and stays off; web pages are fetched by the agent itself.",
        'An edit of a build file (`package.json`, `go.mod`, `Makefile`, `Dockerfile` and the like) that was allowed is turned away by the agent itself; a command can make it.',
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

// EXTERNAL MODULE: ./dist/lib/contract/entry-of.js
var entry_of = __webpack_require__(83188);
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
    const wanted = (0,entry_of/* entryOf */.M)(EVENTS, event);
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

// EXTERNAL MODULE: ./dist/lib/agents/drive-to-end.js
var drive_to_end = __webpack_require__(89820);
// EXTERNAL MODULE: ./dist/lib/agents/last-line.js
var last_line = __webpack_require__(29689);
;// CONCATENATED MODULE: ./dist/lib/agents/gemini-cli/prompt.js
// The prompt as Gemini CLI takes it on its standard input. There a path after `@` is read without any hook, and a text that begins with
// `/` is a command: neither must come from a prompt.
function plainPrompt(prompt) {
    const escaped = prompt.replaceAll(/(?<!\\)@/g, '\\@');
    return escaped.trimStart().startsWith('/') ? `The task: ${escaped}` : escaped;
}

// EXTERNAL MODULE: ./dist/lib/contract/json/pick.js
var pick = __webpack_require__(14626);
;// CONCATENATED MODULE: ./dist/lib/agents/gemini-cli/stream.js
// One line of the agent's stream. Anything that is no event of it is undefined.


function readEvent(line) {
    const read = (0,parse/* parseJson */.q)(line);
    if (!read.ok)
        return undefined;
    const { root } = read.value;
    switch ((0,pick/* textAt */.$6)(root, 'type') ?? '') {
        case 'message':
            return (0,pick/* textAt */.$6)(root, 'role') === 'assistant' ? { kind: 'text', text: (0,pick/* textAt */.$6)(root, 'content') ?? '' } : undefined;
        case 'tool_use':
            return { kind: 'tool' };
        case 'error':
            return { kind: 'error', severity: (0,pick/* textAt */.$6)(root, 'severity') ?? 'error', message: (0,pick/* textAt */.$6)(root, 'message') ?? '' };
        case 'result':
            return { kind: 'result', isSuccess: (0,pick/* textAt */.$6)(root, 'status') === 'success', message: (0,pick/* textAt */.$6)(root, 'error', 'message') };
        default:
            return undefined;
    }
}

;// CONCATENATED MODULE: ./dist/lib/agents/gemini-cli/drive.js
// Runs Gemini CLI to its end: the prompt goes in, its stream comes out. What it says of failed hooks stands on standard error alone.






function drive(agent, context) {
    return (0,drive_to_end/* driveToEnd */.d)(agent, context.signal, {
        prompt: plainPrompt(context.launch.prompt),
        listen: () => listen(agent, context),
        outcomeOf: (exit, said) => {
            const fault = exit.kind === 'not-started' ? undefined : bindingFault(exit.stderr, context.launch.confined);
            if (fault !== undefined)
                context.broken(fault);
            return outcomeOf(exit, said);
        },
    });
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
    if (exit.kind !== 'exited')
        return failed((0,drive_to_end/* endWords */.B)(exit));
    if (exit.code === 0 && isSuccess === true)
        return { kind: 'finished', finalMessage };
    const meaning = (0,entry_of/* entryOf */.M)(EXITS, String(exit.code));
    const known = meaning === undefined ? '' : `, which means ${meaning}`;
    const told = error ?? (0,last_line/* lastLine */.f)(exit.stderr);
    return failed(`it exited with ${exit.code}${known}${told === '' ? '' : `: ${told}`}`);
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
        return "gemini-cli did not load the guard's hooks: it does not trust the folder";
    return undefined;
}

// EXTERNAL MODULE: ./dist/lib/gateway/wire/comparable.js
var comparable = __webpack_require__(53754);
// EXTERNAL MODULE: ./dist/lib/agents/fields.js
var agents_fields = __webpack_require__(72123);
;// CONCATENATED MODULE: ./dist/lib/agents/gemini-cli/slot-text.js



/** Undefined: it cannot be told. */
function slotText(told) {
    const read = (0,parse/* parseJson */.q)(told);
    if (!read.ok)
        return undefined;
    const { root } = read.value;
    const parts = root.kind === 'array' ? root.items : [root];
    const texts = parts.flatMap((part) => textOfPart(part) ?? []);
    const pictures = parts.filter(isPicture).length;
    if (pictures === 0 || texts.length + pictures !== parts.length)
        return undefined;
    return texts.length > 0 ? texts.join('\n') : `Binary content provided (${pictures} item(s)).`;
}
const textOfPart = (part) => (part.kind === 'string' ? part.value : (0,pick/* textAt */.$6)(part, 'text'));
/** Sound and films are told of otherwise. */
const isPicture = (part) => (0,view/* member */.Dc)(part, 'text') === undefined && /^(?!audio\/|video\/)./.test((0,pick/* textAt */.$6)(part, 'inlineData', 'mimeType') ?? '');

;// CONCATENATED MODULE: ./dist/lib/agents/gemini-cli/tools.js
// The tools of Gemini CLI as tables. What is not here is unknown and judged as external; so are the tools of MCP servers.

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
const plainName = (name) => (0,entry_of/* entryOf */.M)(ALIASES, name) ?? name;
const levelOfTool = (name) => {
    const plain = plainName(name);
    return (0,entry_of/* entryOf */.M)(LEVELS, plain);
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
// When two mentions of a call are the same one. Hooks, wire and records write an input as the model did, in other numbers and escapes; a
// search is given `context` by the tool itself while it runs, in all that is said of it afterwards.





const identifyCall = ({ name, namespace, input }) => {
    const plain = plainName(name);
    const fields = plain === 'grep_search' ? (0,agents_fields/* fieldsOf */.Pf)(input) : undefined;
    const common = fields?.ok === true ? { kind: 'json', text: fields.value.with([['context', undefined]]) } : input;
    return { tool: namespace === undefined ? plain : `${namespace}.${plain}`, input: (0,comparable/* comparableInput */.n)(common) };
};
/** What the agent adds to an output whose input a hook rewrote, after the hook has seen it. */
const REWRITTEN = '\n\n[System] Tool input parameters were modified by a hook before execution.';
/**
 * A text result is the same one where the agent has added no more than its own note; whether it is an error is the agent's word. Pictures
 * stand beside it.
 */
function sameOutput({ output: given }, { output: came }) {
    if (came.kind === 'json')
        return given.kind === 'json' ? given.text === came.text : given.text === '' && came.text === NOTHING;
    const words = given.kind === 'text' ? given.text : slotText(given.text);
    return words !== undefined && (came.text === words || came.text === `${words}${REWRITTEN}`);
}
/** What the agent sends where a server says nothing. */
const NOTHING = '{}';
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
const BUILD_FILE = 'Tool execution denied by policy. Modifying build configuration files requires explicit user confirmation';
/** What the agent refuses by itself after its hook, for nobody is there to be asked: edits of build files; commands, in a folder that it does not trust. */
const DECLINED = {
    write_file: BUILD_FILE,
    replace: BUILD_FILE,
    run_shell_command: 'Tool execution for "Shell" requires user confirmation, which is not supported in non-interactive mode.',
};
/** What a command gives comes with the agent's own words around it; the other tools say nothing but their own. */
function declined({ isError, output }, { name, namespace }) {
    const words = namespace === undefined ? (0,entry_of/* entryOf */.M)(DECLINED, name) : undefined;
    return isError && output.kind === 'text' && output.text === words;
}

// EXTERNAL MODULE: ./dist/lib/agents/host-rules.js
var host_rules = __webpack_require__(4954);
// EXTERNAL MODULE: ./dist/lib/agents/mcp-names.js
var mcp_names = __webpack_require__(55417);
// EXTERNAL MODULE: ./dist/lib/agents/skill-files.js
var skill_files = __webpack_require__(70131);
// EXTERNAL MODULE: ./dist/lib/agents/refused-argument.js
var refused_argument = __webpack_require__(94542);
;// CONCATENATED MODULE: ./dist/lib/agents/gemini-cli/arguments.js
// Arguments that would undo what the plan holds.

const ALLOWING = "what is allowed is the guard's to say";
const ANEW = 'every run begins anew';
const arguments_OTHERWISE = 'it would do something else than the task';
const WHY = {
    '--acp': 'no hook runs there',
    '--experimental-acp': 'no hook runs there',
    '--yolo': ALLOWING,
    '--approval-mode': ALLOWING,
    '--policy': ALLOWING,
    '--admin-policy': ALLOWING,
    '--allowed-tools': ALLOWING,
    '--allowed-mcp-server-names': 'MCP servers are declared in .mcp.json',
    '--extensions': 'an extension brings hooks and servers of its own',
    '--skip-trust': 'the settings of the repository stay out',
    '--sandbox': 'the guard confines it',
    '--worktree': 'the workspace is the one of the run',
    '--model': 'the model is the input `model`',
    '--prompt': 'the guard gives the prompt',
    '--prompt-interactive': 'the guard gives the prompt',
    '--output-format': 'the guard reads the output',
    '--resume': ANEW,
    '--session-file': ANEW,
    '--session-id': ANEW,
    '--delete-session': arguments_OTHERWISE,
    '--list-sessions': arguments_OTHERWISE,
    '--list-extensions': arguments_OTHERWISE,
    '--help': arguments_OTHERWISE,
    '--version': arguments_OTHERWISE,
};
const SHORT = {
    y: '--yolo',
    e: '--extensions',
    s: '--sandbox',
    w: '--worktree',
    m: '--model',
    p: '--prompt',
    i: '--prompt-interactive',
    o: '--output-format',
    r: '--resume',
    l: '--list-extensions',
    h: '--help',
    v: '--version',
};
/** One sentence about the first argument that cannot go with the guard; undefined: all can. */
const argumentProblem = (args) => (0,refused_argument/* refusedArgument */.Q)(args, { why: WHY, short: SHORT });

;// CONCATENATED MODULE: ./dist/lib/agents/gemini-cli/mcp-names.js
/** A tool of an MCP server is `mcp_SERVER_TOOL`, with `_` for what a name may not hold, cut in its middle past 63 characters. */
const serverPrefix = (server) => `mcp_${server.replaceAll(/[^a-zA-Z0-9_\-.:]/g, '_')}_`;

;// CONCATENATED MODULE: ./dist/lib/agents/gemini-cli/hook-command.js
// What the agent hands to its shell as a hook: the shim and, around it, a look at what it said. A shim that was killed, hangs or says
// something else would let the call run; here that is a refusal. The words stand in the agent's memory, in no file beside the shim.


/** For `bash -c`. Its variables have names that no environment has: the agent would put theirs in. */
function hookCommand({ shim, event, boundMs }) {
    const { stdout, stderr = '', exit = 0 } = hook_command_refusal(event);
    return [
        `guard_bound=; [ -x ${TIMEOUT} ] && guard_bound='${TIMEOUT} -s KILL ${Math.ceil(boundMs / 1000)}'`,
        `guard_said=$($guard_bound ${(0,shell_word/* quotedWord */.l)(shim)} 2>/dev/null; printf :%s $?)`,
        `case $guard_said in`,
        `  '{"decision":"allow"'*'}:0' | '{"decision":"deny"'*'}:0') printf %s "\${guard_said%:0}" ;;`,
        `  '{"decision":"deny"'*'}:${exit}') printf %s "\${guard_said%:${exit}}"; printf %s 'the guard failed' >&2; exit ${exit} ;;`,
        `  *) printf %s ${(0,shell_word/* quotedWord */.l)(stdout)}; printf %s ${(0,shell_word/* quotedWord */.l)(stderr)} >&2; exit ${exit} ;;`,
        'esac',
    ].join('\n');
}
/** A name in `PATH` could be anybody's. */
const TIMEOUT = '/usr/bin/timeout';
const WORDS = "the guard's hook did not answer, which denies";
const hook_command_refusal = (event) => event === 'post' ? dialect.withhold(WORDS) : dialect.deny(undefined, WORDS);

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
    const noServers = !confined && context.mcp.length > 0 ? NO_MCP : undefined;
    const alike = (0,mcp_names/* mcpProblem */.y)(context.mcp, serverPrefix);
    const refuse = argumentProblem(context.args) ?? noServers ?? alike ?? (0,host_rules/* hostProblem */.Q)('Gemini CLI', HOST_RULES, context.host);
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
    const messages = set === undefined ? [document.root] : (0,pick/* itemsAt */.Ct)(set, 'messages');
    return messages.flatMap((message) => (0,pick/* itemsAt */.Ct)(message, 'toolCalls').map((call, index) => identified(document, call, `${where}#${index}`, where)));
}
function identified(document, node, unnamed, where) {
    const input = (0,view/* member */.Dc)(node, 'args');
    const call = {
        name: (0,pick/* textAt */.$6)(node, 'name') ?? '(no name)',
        ...(input === undefined ? {} : { input: { kind: 'json', text: (0,json_text/* textOf */.b6)(document, input) } }),
        ran: hasRun(document, node),
        where,
    };
    return { id: (0,pick/* textAt */.$6)(node, 'id') ?? unnamed, call };
}
const BEFORE_IT_RAN = /^(Tool execution blocked: |Tool execution denied by policy|Tool execution for "[^"]*" requires user confirmation, |Tool parameter modification by hook failed validation: |\[Operation Cancelled\] )/;
/** It ran where it came to a success, or to an error that is not a refusal. Where that cannot be told, it ran. */
function hasRun(document, node) {
    const status = (0,pick/* textAt */.$6)(node, 'status');
    if (status === 'success')
        return true;
    const [first] = (0,pick/* itemsAt */.Ct)(node, 'result');
    const error = (0,pick/* within */.ux)(first, 'functionResponse', 'response', 'error');
    if (error === undefined)
        return status !== 'cancelled';
    const words = error.kind === 'string' ? error.value : (0,json_text/* textOf */.b6)(document, error);
    return !BEFORE_IT_RAN.test(words) && !isTurnedAway(words);
}

// EXTERNAL MODULE: ./dist/lib/loop/tools/files-table.js
var files_table = __webpack_require__(53618);
// EXTERNAL MODULE: ./dist/lib/agents/basis-shape.js
var basis_shape = __webpack_require__(57222);
// EXTERNAL MODULE: ./dist/lib/agents/delegation-shape.js
var delegation_shape = __webpack_require__(4688);
// EXTERNAL MODULE: ./dist/lib/agents/shown-path.js
var shown_path = __webpack_require__(36877);
;// CONCATENATED MODULE: ./dist/lib/agents/gemini-cli/basis.js








/** With `workspace`, absolute paths below it are shown relative to it. */
function basisOf(name, input, workspace) {
    const plain = plainName(name);
    return plain === DELEGATION ? (0,delegation_shape/* delegationShape */.G)(DELEGATION, 'prompt', input) : (0,basis_shape/* shapeIn */.HN)(SHAPES, plain, input, pathsIn(workspace));
}
const spawn = {
    name: 'spawn',
    needs: ['command'],
    to: (fields) => (0,result.ok)((0,agents_fields/* objectText */.tq)([['command', fields.exact('command')]])),
    from: (rewrite) => {
        const command = (0,basis_shape/* commandAlone */.xi)('run_shell_command', rewrite);
        return command.ok ? (0,result.ok)([['command', (0,json_text/* quoteJson */.fp)(command.value)]]) : command;
    },
};
function files(tool, needs, there, back) {
    return {
        name: 'files',
        needs,
        to: (fields, paths) => {
            const members = there(fields, paths);
            return members.ok ? (0,result.ok)((0,agents_fields/* objectText */.tq)([['operations', (0,agents_fields/* listText */.so)([(0,agents_fields/* objectText */.tq)(members.value)])]])) : members;
        },
        from: (rewrite, fields, paths) => {
            const operation = (0,basis_shape/* oneOperation */.ey)(tool, rewrite);
            return operation.ok ? back(operation.value, fields, paths) : operation;
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
            return (0,basis_shape/* cannot */.Oz)('read_file', operation, 'read');
        const { path, offset, limit } = operation;
        const end = limit === undefined ? undefined : (0,json_text/* writeJson */.GF)((offset ?? 1) + limit - 1);
        return (0,result.ok)([
            ['file_path', paths.back(path, fields, 'file_path')],
            ['start_line', (0,agents_fields/* numberText */.$4)(offset)],
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
        : (0,basis_shape/* cannot */.Oz)('write_file', operation, 'set')),
    replace: files('replace', ['file_path', 'old_string', 'new_string'], replacement, replacementBack),
    list_directory: files('list_directory', ['dir_path'], (fields, paths) => (0,result.ok)([
        ['op', (0,json_text/* quoteJson */.fp)('list')],
        ['path', paths.show(fields, 'dir_path')],
    ]), (operation, fields, paths) => {
        if (operation.op !== 'list')
            return (0,basis_shape/* cannot */.Oz)('list_directory', operation, 'list');
        if ((operation.depth ?? 1) !== 1 || operation.limit !== undefined)
            return (0,result/* fail */.f)('list_directory has neither `depth` nor `limit`');
        return (0,result.ok)([['dir_path', paths.back(operation.path, fields, 'dir_path')]]);
    }),
    grep_search: files('grep_search', ['pattern'], search, searchBack),
    glob: files('glob', ['pattern'], (fields, paths) => (0,result.ok)([
        ['op', (0,json_text/* quoteJson */.fp)('list')],
        ['path', paths.show(fields, 'dir_path')],
        ['depth', (0,json_text/* writeJson */.GF)(files_table/* DEEPEST */.FI)],
    ]), (operation, fields, paths) => {
        if (operation.op !== 'list')
            return (0,basis_shape/* cannot */.Oz)('glob', operation, 'list');
        if (operation.depth !== files_table/* DEEPEST */.FI || operation.limit !== undefined)
            return (0,result/* fail */.f)(`glob goes down all folders; leave \`depth\` at ${files_table/* DEEPEST */.FI}`);
        return (0,result.ok)([['dir_path', paths.back(operation.path, fields, 'dir_path')]]);
    }),
};
/** With an empty text to replace the tool makes a file. */
function replacement(fields, paths) {
    const path = paths.show(fields, 'file_path');
    if (fields.string('old_string') === '')
        return (0,result.ok)([
            ['op', (0,json_text/* quoteJson */.fp)('create')],
            ['path', path],
            ['content', fields.exact('new_string')],
        ]);
    const replaceAll = fields.isTrue('allow_multiple') ? (0,json_text/* writeJson */.GF)(true) : undefined;
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
        return (0,basis_shape/* cannot */.Oz)('replace', operation, 'replace or create');
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
    const regex = fields.isTrue('fixed_strings') ? undefined : (0,json_text/* writeJson */.GF)(true);
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
        return (0,basis_shape/* cannot */.Oz)('grep_search', operation, 'search');
    const fixed = operation.regex !== true;
    const kept = fields.node('fixed_strings') === undefined && !fixed ? undefined : (0,json_text/* writeJson */.GF)(fixed);
    return (0,result.ok)([
        ['pattern', (0,json_text/* quoteJson */.fp)(operation.pattern)],
        ['dir_path', paths.back(operation.path, fields, 'dir_path')],
        ['fixed_strings', kept],
        ['include_pattern', (0,agents_fields/* stringText */.n4)(operation.glob)],
        ['total_max_matches', (0,agents_fields/* numberText */.$4)(operation.limit)],
    ]);
}
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
    const whole = fields.number(name);
    return Number.isSafeInteger(whole) ? whole : undefined;
}

;// CONCATENATED MODULE: ./dist/lib/agents/gemini-cli/translate.js
// What a call of Gemini CLI means to the guard. Pure.







const translator = {
    level: ({ name }) => levelOfTool(name),
    toolName: ({ name }, mcp) => (0,mcp_names/* mcpToolName */.Q)(name, mcp, serverPrefix) ?? plainName(name),
    basis: ({ name, input }, workspace) => basisOf(name, input, workspace),
    delegates: ({ name }) => name === DELEGATION,
    touched,
    mend,
};
function touched({ name, input }) {
    const plain = plainName(name);
    const paths = (0,entry_of/* entryOf */.M)(PATHS, plain);
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
        return { refuse: "the provider's own web search passes no hook with what it finds; it is off" };
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
    canaryRead: (path) => ({ tool: SHELL, input: `{"command":${(0,json_text/* quoteJson */.fp)(`cat ${(0,shell_word/* quotedWord */.l)(path)}`)}}` }),
    canaryDelegate: (prompt) => ({ tool: DELEGATION, input: `{"agent_name":"generalist","prompt":${(0,json_text/* quoteJson */.fp)(prompt)}}` }),
    identify: () => identifyCall,
    sameOutput: sameOutput,
    excuse: excuse,
    declined: declined,
    notJudgeable: [],
    models: (model) => [compressionModel(model)],
};


/***/ }),

/***/ 29689:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ lastLine)
/* harmony export */ });
/** The last line with words in it, cut to 500 characters; empty where there is none. */
const lastLine = (text) => text.trimEnd().split('\n').at(-1)?.slice(0, 500) ?? '';


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


/***/ })

};
