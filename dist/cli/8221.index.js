export const id = 8221;
export const ids = [8221];
export const modules = {

/***/ 98221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  copilot: () => (/* binding */ copilot)
});

// EXTERNAL MODULE: ./dist/lib/contract/entry-of.js
var entry_of = __webpack_require__(83188);
// EXTERNAL MODULE: ./dist/lib/contract/json/text.js
var json_text = __webpack_require__(53692);
// EXTERNAL MODULE: ./dist/lib/contract/result.js
var contract_result = __webpack_require__(66639);
;// CONCATENATED MODULE: ./dist/lib/agents/copilot/capabilities.js
const CAPABILITIES = {
    binding: 'command-hook',
    preModify: 'full',
    postReplace: 'full',
    postOnFailure: false,
    callId: 'records',
    subAgents: 'judged',
    mcp: 'judged',
    hookTelemetry: false,
    wires: ['anthropic', 'responses', 'chat'],
    limits: [
        "A hook that is late, prints nothing or prints no JSON lets a call run that needs no permission of the agent's own: reads, and commands that it knows to only read; all others then stay refused.",
        'A hook after a call that is late or prints no JSON leaves the output as it was; the gateway reviews it once more.',
        'The result of a tool that failed passes no hook; only the gateway can replace it.',
        'Hooks carry no id of a call: two calls of the same tool with the same input are told apart by their order alone.',
        'A call whose arguments are not JSON reaches no hook, or one that the agent has mended by itself, which is refused; it does not run.',
        "Sub-agents are all of one type, the guard's own: those of the agent's read the instructions of the checkout, and a repository may put agents with MCP servers, which start unasked, in their place.",
        'What a command printed in more than ten minutes is read in parts, by calls that the agent makes itself.',
        'Web tools, memories of earlier sessions and messages to running sub-agents are not offered.',
    ],
};

// EXTERNAL MODULE: ./dist/lib/contract/defined.js
var defined = __webpack_require__(83497);
// EXTERNAL MODULE: ./dist/lib/contract/json/parse.js
var parse = __webpack_require__(62892);
// EXTERNAL MODULE: ./dist/lib/contract/json/pick.js
var pick = __webpack_require__(14626);
// EXTERNAL MODULE: ./dist/lib/contract/json/view.js
var view = __webpack_require__(93906);
// EXTERNAL MODULE: ./dist/lib/agents/fields.js
var agents_fields = __webpack_require__(72123);
;// CONCATENATED MODULE: ./dist/lib/agents/copilot/patch-field.js
/** `apply_patch` takes a bare text; calls carry it as the one member of an object, under this name. */
const PATCH_FIELD = 'patch';

;// CONCATENATED MODULE: ./dist/lib/agents/copilot/tools.js
// The tools of Copilot CLI as tables. What is not here is unknown and judged as external; so are the tools of MCP servers.

const LEVELS = {
    view: 'none',
    grep: 'none',
    rg: 'none',
    glob: 'none',
    read_bash: 'none',
    list_bash: 'none',
    read_powershell: 'none',
    list_powershell: 'none',
    read_agent: 'none',
    list_agents: 'none',
    report_intent: 'none',
    update_todo: 'none',
    /** Says that it is loaded; its text, which is the trusted version's, comes beside the result. */
    skill: 'none',
    /** Searches the list of tools itself. */
    tool_search_tool: 'none',
    /** A store of its own for to-dos; it refuses to attach or write other files. */
    sql: 'none',
    fetch_copilot_cli_documentation: 'none',
    create: 'local_state',
    edit: 'local_state',
    str_replace_editor: 'local_state',
    apply_patch: 'local_state',
    task: 'local_state',
    bash: 'process',
    write_bash: 'process',
    stop_bash: 'process',
    powershell: 'process',
    write_powershell: 'process',
    stop_powershell: 'process',
    /** Starts language servers. */
    lsp: 'process',
    write_agent: 'process',
    /** Asks GitHub for sessions of elsewhere. */
    session_store_sql: 'external',
    semantic_code_search: 'external',
    web_fetch: 'external',
    web_search: 'external',
};
const levelOfTool = (name) => (0,entry_of/* entryOf */.M)(LEVELS, name);
const SHELLS = ['bash', 'powershell'];
const PATCH = 'apply_patch';
const DELEGATION = 'task';
const SKILL = 'skill';
const MESSAGE = 'write_agent';
/** The one type of sub-agent that may be started: the guard's own, in the private HOME, which goes before a repository's of the same name. */
const WORKER = 'basis-guard-worker';
/** The types that the agent brings along. */
const OWN_AGENTS = [
    'general-purpose',
    'explore',
    'task',
    'code-review',
    'research',
    'security-review',
    'rubber-duck',
];
/** What the agent reads in the model's place when something in the background has ended. */
const OWN_READS = ['read_bash', 'read_powershell', 'read_agent'];
/** Never offered: what a model reads of them passes no hook, they reach GitHub, wait for a person, or leave a sub-agent running. */
const ALWAYS_OFF = [
    'session_store_sql',
    'fetch_copilot_cli_documentation',
    'write_agent',
    'ask_user',
    'lsp',
    'web_fetch',
    'web_search',
    'semantic_code_search',
];
const PATHS = {
    view: { reads: 'path' },
    create: { writes: 'path' },
    edit: { writes: 'path' },
    str_replace_editor: { writes: 'path' },
    grep: { reads: 'paths', everything: true, pattern: 'glob' },
    rg: { reads: 'paths', everything: true, pattern: 'glob' },
    glob: { reads: 'paths', everything: true, pattern: 'pattern' },
};

;// CONCATENATED MODULE: ./dist/lib/agents/copilot/waiting.js



const FIELD = 'initial_wait';
/** Seconds; the agent takes no more. */
const LONGEST = 600;
/** The input with the longest wait; undefined: it has it already, or the tool is no shell. */
function waitedFor(name, input) {
    const fields = SHELLS.includes(name) ? (0,agents_fields/* fieldsOf */.Pf)(input) : undefined;
    if (fields?.ok !== true || (fields.value.number(FIELD) ?? 0) >= LONGEST)
        return undefined;
    return fields.value.with([[FIELD, (0,json_text/* writeJson */.GF)(LONGEST)]]);
}
/** The input without a word of it. */
function withoutWait(name, input) {
    const fields = SHELLS.includes(name) ? (0,agents_fields/* fieldsOf */.Pf)(input) : undefined;
    return fields?.ok === true ? { kind: 'json', text: fields.value.with([[FIELD, undefined]]) } : input;
}

;// CONCATENATED MODULE: ./dist/lib/agents/copilot/dialect.js










const dialect = {
    read: readQuestion,
    allow: ({ name, input }) => allowed(waitedFor(name, input)),
    modify,
    deny: (_call, words) => reply([
        ['permissionDecision', (0,json_text/* writeJson */.GF)('deny')],
        ['permissionDecisionReason', (0,json_text/* quoteJson */.fp)(filled(words))],
    ]),
    keep: () => reply([]),
    replace: (_question, shown) => reply([['modifiedResult', resultText(shown)]]),
    withhold: (words) => reply([
        ['decision', (0,json_text/* writeJson */.GF)('block')],
        ['reason', (0,json_text/* quoteJson */.fp)(filled(words))],
    ]),
};
const reply = (members) => ({ stdout: (0,agents_fields/* objectText */.tq)(members) });
const filled = (words) => (words.trim() === '' ? 'the guard refuses this' : words);
function modify(call, input) {
    const native = nativeInput(call.name, input);
    if (native === undefined)
        return dialect.deny(call, `the rewritten input of ${PATCH} has no text as its \`${PATCH_FIELD}\``);
    return allowed(waitedFor(call.name, { kind: 'json', text: native }) ?? native);
}
const allowed = (instead) => reply([['permissionDecision', (0,json_text/* writeJson */.GF)('allow')], ...(instead === undefined ? [] : [['modifiedArgs', instead]])]);
function nativeInput(name, input) {
    if (name !== PATCH)
        return input;
    const fields = (0,agents_fields/* fieldsOf */.Pf)({ kind: 'json', text: input });
    const patch = fields.ok ? fields.value.string(PATCH_FIELD) : undefined;
    return patch === undefined ? undefined : (0,json_text/* quoteJson */.fp)(patch);
}
const resultText = ({ output, isError }) => (0,agents_fields/* objectText */.tq)([
    ['resultType', (0,json_text/* writeJson */.GF)(isError ? 'failure' : 'success')],
    ['textResultForLlm', (0,json_text/* quoteJson */.fp)(output.text)],
]);
function readQuestion(event, body) {
    if (event !== 'pre' && event !== 'post')
        return (0,contract_result/* fail */.f)(`there is no hook ${JSON.stringify(event.slice(0, 64))}; ask for pre or post`);
    const read = (0,parse/* parseJson */.q)(body);
    if (!read.ok)
        return (0,contract_result/* fail */.f)(`what the hook was given is not JSON: ${read.error.message}`);
    const { root } = read.value;
    const name = (0,pick/* textAt */.$6)(root, 'toolName');
    if (name === undefined || name === '')
        return (0,contract_result/* fail */.f)('what the hook was given names no tool');
    const input = inputOf(read.value, (0,view/* member */.Dc)(root, 'toolArgs'));
    if (input === undefined)
        return (0,contract_result/* fail */.f)('what the hook was given has no input that is an object or a text');
    const call = { name, input, ...(0,defined/* defined */.s)({ subAgent: (0,pick/* textAt */.$6)(root, 'agentId') }) };
    const result = (0,view/* member */.Dc)(root, 'toolResult');
    if (event === 'pre')
        return result === undefined ? (0,contract_result.ok)({ event, call }) : (0,contract_result/* fail */.f)('what the hook before a call was given has a result');
    const shown = (0,pick/* textAt */.$6)(result, 'textResultForLlm');
    if (shown === undefined)
        return (0,contract_result/* fail */.f)('what the hook was given has no result with a text');
    const isError = (0,pick/* textAt */.$6)(result, 'resultType') !== 'success' || (name === COMMAND && FAILED.test(shown));
    return (0,contract_result.ok)({ event, call, result: { output: { kind: 'text', text: shown }, isError }, native: undefined });
}
const COMMAND = 'bash';
/** The agent's own line at the end of what a command printed. */
const FAILED = /(?:^|\n)<(?:shellId: [^\n>]* )?(?:completed|exited) with exit code (?!0>)-?\d+>\s*$/;
/** A bare text, as `apply_patch` takes it, becomes the member of an object. */
function inputOf(document, node) {
    if (node === undefined || node.kind === 'null')
        return { kind: 'json', text: (0,json_text/* writeJson */.GF)({}) };
    if (node.kind === 'object')
        return { kind: 'json', text: (0,json_text/* textOf */.b6)(document, node) };
    return node.kind === 'string' ? { kind: 'json', text: (0,agents_fields/* objectText */.tq)([[PATCH_FIELD, (0,json_text/* textOf */.b6)(document, node)]]) } : undefined;
}

// EXTERNAL MODULE: ./dist/lib/agents/drive-to-end.js
var drive_to_end = __webpack_require__(89820);
// EXTERNAL MODULE: ./dist/lib/agents/last-line.js
var last_line = __webpack_require__(29689);
;// CONCATENATED MODULE: ./dist/lib/agents/copilot/faults.js
/** How the agent words that a hook failed; a refusal in the guard's own words follows `Denied by preToolUse hook: `. */
const BEFORE = /^Denied by preToolUse hook from "[^"]*" \(hook errored\)$|^Denied by preToolUse hook: hook exited with code \d+$/;
const AFTER = 'Tool result blocked: Policy hook failed';
/** What the guard's hook did, where the error of a call says that it failed. */
function bindingFault(code, message) {
    if (code !== 'denied' || message === undefined)
        return undefined;
    if (BEFORE.test(message))
        return "copilot says that the guard's hook before a call failed";
    return message === AFTER ? "copilot says that the guard's hook after a call failed" : undefined;
}

;// CONCATENATED MODULE: ./dist/lib/agents/copilot/stream.js
// What Copilot CLI says of itself with `--output-format json`: a line is an event. Pure.




/** Undefined: nothing that matters here, or no event at all. */
function readEvent(line) {
    const read = (0,parse/* parseJson */.q)(line);
    if (!read.ok)
        return undefined;
    const { root } = read.value;
    switch ((0,pick/* textAt */.$6)(root, 'type')) {
        case 'assistant.message': {
            const said = (0,pick/* textAt */.$6)(root, 'data', 'content');
            return said === undefined || said === '' ? undefined : { kind: 'message', agentId: (0,pick/* textAt */.$6)(root, 'agentId') ?? 'main', text: said };
        }
        case 'session.error':
            return { kind: 'error', message: (0,pick/* textAt */.$6)(root, 'data', 'message') ?? 'the agent says that it failed' };
        case 'tool.execution_complete': {
            const words = bindingFault((0,pick/* textAt */.$6)(root, 'data', 'error', 'code'), (0,pick/* textAt */.$6)(root, 'data', 'error', 'message'));
            return words === undefined ? undefined : { kind: 'fault', words };
        }
        case 'result':
            return { kind: 'result', exitCode: (0,pick/* numberOf */.rl)((0,view/* member */.Dc)(root, 'exitCode')) };
        case undefined:
        default:
            return undefined;
    }
}

;// CONCATENATED MODULE: ./dist/lib/agents/copilot/drive.js
// Runs Copilot CLI to its end: the prompt goes in, its stream comes out.




function drive(agent, context) {
    return (0,drive_to_end/* driveToEnd */.d)(agent, context.signal, {
        prompt: promptOf(context.launch),
        listen: () => listen(agent, context),
        outcomeOf,
    });
}
/** The agent's own files of instructions are switched off with the repository's, so that guidance comes before the task. */
function promptOf({ guidance, prompt }) {
    return guidance.trim() === '' ? prompt : `${guidance.trimEnd()}\n\n---\n\n${prompt}`;
}
async function listen({ lines }, { tell, broken }) {
    let finalMessage = '';
    let error;
    let exitCode;
    for await (const line of lines) {
        const event = readEvent(line);
        switch (event?.kind) {
            case undefined:
                break;
            case 'message':
                tell({ type: 'assistant_message', agent_id: event.agentId, text: event.text });
                if (event.agentId === 'main')
                    finalMessage = event.text;
                break;
            case 'error':
                error = event.message;
                tell({ type: 'error', message: event.message });
                break;
            case 'fault':
                broken(event.words);
                break;
            case 'result':
                exitCode = event.exitCode;
                break;
            default:
                (0,contract_result/* unreachable */.H)(event);
        }
    }
    return { finalMessage, error, exitCode };
}
function outcomeOf(exit, { finalMessage, error, exitCode }) {
    const failed = (words) => ({ kind: 'failed', words, finalMessage });
    if (exit.kind !== 'exited')
        return failed((0,drive_to_end/* endWords */.B)(exit));
    if (exit.code === 0 && exitCode === 0)
        return { kind: 'finished', finalMessage };
    const told = error ?? (0,last_line/* lastLine */.f)(exit.stderr);
    const ended = exit.code === 0 ? 'it exited with 0 without a word that it had finished' : `it exited with ${exit.code}`;
    return failed(told === '' ? ended : `${ended}: ${told}`);
}

// EXTERNAL MODULE: ./dist/lib/gateway/wire/comparable.js
var comparable = __webpack_require__(53754);
;// CONCATENATED MODULE: ./dist/lib/agents/copilot/identify.js






/** The hook's names have `_` where the model's have a character that no name may have. */
const identifyCall = ({ name, namespace, input }) => {
    const full = namespace === undefined ? name : `${namespace}-${name}`;
    return {
        tool: full.replaceAll(/[^A-Za-z0-9_-]/g, '_'),
        input: (0,comparable/* comparableInput */.n)(name === PATCH ? asObject(input) : withoutWait(name, input)),
    };
};
/** The wire has the bare text of a patch. */
function asObject(input) {
    const isObject = input.kind === 'json' && input.text.startsWith('{');
    if (isObject)
        return input;
    const text = input.kind === 'json' && input.text.startsWith('"') ? input.text : (0,json_text/* quoteJson */.fp)(input.text);
    return { kind: 'json', text: (0,agents_fields/* objectText */.tq)([[PATCH_FIELD, text]]) };
}
/** What the agent puts in the place of a value that it takes for a secret. */
const HIDDEN = '******';
/** On the way to the model the agent hides values that it takes for secrets; all else stays. */
function sameOutput(given, onWire) {
    if (given.output.kind !== 'text' || onWire.output.kind !== 'text')
        return false;
    const text = given.output.text;
    if (text === onWire.output.text)
        return true;
    const [first = '', ...rest] = onWire.output.text.split(HIDDEN);
    const last = rest.pop();
    if (last === undefined || !text.startsWith(first))
        return false;
    let at = first.length;
    for (const piece of rest) {
        const found = text.indexOf(piece, at + 1);
        if (found === -1)
            return false;
        at = found + piece.length;
    }
    return text.endsWith(last) && text.length - last.length > at;
}
/** On one wire the agent clears arguments that are no JSON and says so; on another it mends them, and the call is refused as never seen. */
const CLEARED = /^The arguments for the tool call '[^']*' were not valid JSON\. The arguments have been cleared\./;
const DENIED = /^Denied by preToolUse hook: /;
/** A result without a decision that is of no call of the model's, or of one that never ran. */
function excuse({ toolName, output }, call) {
    if (call === undefined) {
        const isOwn = toolName !== undefined && OWN_READS.includes(toolName);
        return isOwn ? { why: 'the agent itself read what went on in the background', refused: false } : undefined;
    }
    if (call.input.kind !== 'raw' || call.name === PATCH)
        return undefined;
    const why = 'the call was refused: its arguments are not JSON';
    // What a hook refused is on record.
    if (DENIED.test(output.text))
        return { why, refused: false };
    return CLEARED.test(output.text) ? { why, refused: true } : undefined;
}

// EXTERNAL MODULE: ./dist/lib/contract/shell-word.js
var shell_word = __webpack_require__(81559);
// EXTERNAL MODULE: ./dist/lib/agents/host-rules.js
var host_rules = __webpack_require__(4954);
// EXTERNAL MODULE: ./dist/lib/agents/mcp-names.js
var mcp_names = __webpack_require__(55417);
// EXTERNAL MODULE: ./dist/lib/agents/skill-files.js
var skill_files = __webpack_require__(70131);
;// CONCATENATED MODULE: ./dist/lib/agents/copilot/host-rules.js
// What a machine's own policies for Copilot CLI may hold beside the guard's: hooks that are asked about no call. Of several hooks before
// one call the last rewrite wins, unseen by the others. Pure.



const BESIDE_CALLS = new Set(['sessionstart', 'sessionend', 'erroroccurred']);
const HOST_RULES = [{ path: 'github-copilot/policy.d', is: 'folder', joins }];
function joins(text) {
    const root = (0,agents_fields/* objectIn */.D7)(text)?.root;
    if (root === undefined)
        return false;
    const hooks = (0,view/* member */.Dc)(root, 'hooks');
    return ((0,pick/* hasOnly */.jL)(root, ['version', 'hooks']) && hooks?.kind === 'object' && hooks.members.every(({ key }) => BESIDE_CALLS.has(key.toLowerCase())));
}

;// CONCATENATED MODULE: ./dist/lib/agents/copilot/mcp-config.js


/** The servers in the form of `--additional-mcp-config`; relative working folders are below the workspace. */
function mcpConfig(servers, workspace) {
    return (0,json_text/* writeJson */.GF)({ mcpServers: Object.fromEntries(servers.map((server) => [server.name, entry(server, workspace)])) });
}
function entry({ transport, timeoutMs }, workspace) {
    const every = { tools: ['*'], timeout: timeoutMs };
    if (transport.kind === 'http')
        return { type: 'http', url: transport.url, headers: transport.headers, ...every };
    const [command, ...args] = transport.command;
    const cwd = transport.cwd === undefined ? undefined : transport.cwd.startsWith('/') ? transport.cwd : `${workspace}/${transport.cwd}`;
    return { type: 'local', command, args, env: transport.env, ...(0,defined/* defined */.s)({ cwd }), ...every };
}

;// CONCATENATED MODULE: ./dist/lib/agents/copilot/mcp-names.js
/** What the agent puts before the names of a server's tools: what is neither letter, digit, `_` nor `-` becomes `-`. */
const serverPrefix = (server) => `${server.replaceAll(/[^A-Za-z0-9_-]/g, '-')}-`;

;// CONCATENATED MODULE: ./dist/lib/agents/copilot/plan.js
// How Copilot CLI is started. The workspace is never trusted: then none of its hooks, settings and MCP servers count. Nothing is allowed
// beforehand: what the hook does not allow is refused, reading apart. The prompt goes in by standard input.









const SHIMS = ['pre', 'post'];
/** The agent's own names of the two. */
const HOOKS = { pre: 'preToolUse', post: 'postToolUse' };
/** Relative to /etc. Only root's counts. */
const POLICY = 'github-copilot/policy.d/basis-guard.json';
/** Read once, at the start; nothing of a workspace that is not trusted switches it off. */
const USER_HOOKS = '.copilot/hooks/basis-guard.json';
const MCP_FILE = 'copilot-mcp.json';
function planLaunch(context) {
    const { confined, folders, mcp, allow, args, program } = context;
    // Without a namespace of its own those of the checkout would be offered beside them.
    const skills = confined ? context.skills : [];
    const hooks = hooksFile(context);
    const files = [confined ? { in: 'system', path: POLICY, text: hooks } : { in: 'home', path: USER_HOOKS, text: hooks }];
    if (mcp.length > 0)
        files.push({ in: 'guard', path: MCP_FILE, text: mcpConfig(mcp, folders.workspace) });
    if (allow.delegation)
        files.push({ in: 'home', path: `.copilot/agents/${WORKER}.agent.md`, text: workerFile(context) });
    files.push(...(0,skill_files/* skillFiles */.t)(skills, { in: 'home' }, '.copilot/skills'));
    const off = [...ALWAYS_OFF, ...(allow.delegation ? [] : [DELEGATION]), ...(skills.length > 0 ? [] : [SKILL])];
    const refuse = argsProblem(args) ?? (0,mcp_names/* mcpProblem */.y)(mcp, serverPrefix) ?? (0,host_rules/* hostProblem */.Q)('Copilot CLI', HOST_RULES, context.host);
    return {
        argv: [
            ...program,
            ...FLAGS,
            `--model=${context.model}`,
            ...off.map((tool) => `--excluded-tools=${tool}`),
            ...(mcp.length > 0 ? [`--additional-mcp-config=@${folders.guard}/${MCP_FILE}`] : []),
            ...args,
        ],
        env: environment(context),
        files,
        shims: SHIMS,
        masked: confined ? MASKED : [],
        ...(confined ? { rootOwned: true } : {}),
        ...(refuse === undefined ? {} : { refuse }),
        gaps: [
            ...(confined ? [] : UNCONFINED_GAPS),
            ...(skills.length < context.skills.length ? [NO_SKILLS] : []),
            ...(args.some((arg) => ALLOWING.test(arg)) ? [ALLOWED_GAP] : []),
        ],
    };
}
function argsProblem(args) {
    const opened = args.find((arg) => TRUSTING.includes(arg.split('=')[0] ?? '') || SHORT_TRUSTING.test(arg));
    if (opened === undefined)
        return undefined;
    return `copilot would obey the repository's own hooks, settings and servers by ${opened}: take it out of \`agent-args\``;
}
const FLAGS = [
    '--output-format=json',
    '--no-color',
    '--no-ask-user',
    '--no-custom-instructions',
    '--no-auto-update',
    '--no-remote',
    '--no-remote-export',
    '--no-experimental',
    '--no-bash-env',
    '--disable-client-telemetry',
    '--disable-builtin-mcps',
    // Which paths may be read and written is the chain's to say.
    '--allow-all-paths',
    '--log-level=error',
];
/** Flags by which the workspace, or a folder that is not the guard's, is obeyed. */
const TRUSTING = [
    '--trust-folder',
    '--add-dir',
    '--plugin-dir',
    '--acp',
    '--resume',
    '--continue',
    '--connect',
    '--agent',
];
/** `-C` and `-r`, also behind letters that take no value, or with their own in one word. */
const SHORT_TRUSTING = /^-[hsv]*[Cr]/;
const ALLOWING = /^--(allow-all|allow-all-tools|allow-tool|yolo|assisted-approval)(=|$)/;
const ALLOWED_GAP = 'copilot is told by `agent-args` to allow tools by itself: a hook that is late or garbled then lets them run';
/** Agents and skills of a repository are offered to the model even where it is not trusted. */
const MASKED = ['.github/agents', '.claude/agents', '.github/skills', '.claude/skills', '.agents/skills'];
const NO_SKILLS = 'copilot is given no skills: without a mount namespace it would be offered those of the checkout, too';
const UNCONFINED_GAPS = [
    'the hooks of copilot are set by its HOME, which it can write itself: it reads them at its start alone',
    'descriptions of agents in .github/agents and .claude/agents of the checkout reach the model, though no such agent can be started',
];
function hooksFile({ decisions, answerMs }) {
    // Longer than the shim waits at most.
    const timeoutSec = Math.ceil(answerMs / 1000) + 5;
    const hooks = SHIMS.map((event) => [HOOKS[event], [{ type: 'command', bash: (0,shell_word/* quotedWord */.l)(decisions.shim(event)), timeoutSec }]]);
    return (0,json_text/* writeJson */.GF)({ version: 1, hooks: Object.fromEntries(hooks) });
}
/** The sub-agent that may be started. It is told what the main one is. */
const workerFile = ({ guidance }) => `---\nname: ${WORKER}\ndescription: Does one task of its own; the only type of sub-agent that this run allows\n---\n${WORKER_TEXT}\n${guidance}`;
const WORKER_TEXT = 'You do one task that another agent hands to you. Do all of it, and end with what you found or changed.\n';
function environment({ gateway, wire, model, folders }) {
    return {
        ...PROVIDERS[wire],
        COPILOT_PROVIDER_BASE_URL: wire === 'anthropic' ? gateway.url : `${gateway.url}/v1`,
        COPILOT_PROVIDER_API_KEY: gateway.token,
        COPILOT_MODEL: model,
        COPILOT_HOME: `${folders.home}/.copilot`,
        // No GitHub, no telemetry, no web tools, no updates.
        COPILOT_OFFLINE: 'true',
        COPILOT_AUTO_UPDATE: 'false',
        USE_TGREP: 'false',
        NO_COLOR: '1',
    };
}
/** The last three are none of its wires: `wire` refuses them before. */
const PROVIDERS = {
    anthropic: { COPILOT_PROVIDER_TYPE: 'anthropic' },
    responses: { COPILOT_PROVIDER_TYPE: 'openai', COPILOT_PROVIDER_WIRE_API: 'responses', COPILOT_PROVIDER_TRANSPORT: 'http' },
    chat: { COPILOT_PROVIDER_TYPE: 'openai', COPILOT_PROVIDER_WIRE_API: 'completions' },
    gemini: {},
    bedrock: {},
    vertex: {},
};

// EXTERNAL MODULE: ./dist/lib/agents/record-lines.js
var record_lines = __webpack_require__(67737);
;// CONCATENATED MODULE: ./dist/lib/agents/copilot/records.js







/** Every call of these files, and what could not be read. Throws only for the signal. */
function records({ home }, signal) {
    return (0,record_lines/* recordsInLines */.H)({ home, folders: ['.copilot/session-state'], isRecord: (path) => path.endsWith('events.jsonl'), callsOf }, signal);
}
async function* callsOf(file, lines) {
    const calls = new Map();
    const asked = new Set();
    let number = 0;
    for await (const line of lines) {
        number += 1;
        const event = eventIn(line, file, number);
        switch (event?.kind) {
            case 'asked':
                for (const id of event.ids)
                    asked.add(id);
                break;
            case 'begun':
                calls.set(event.id, event.call);
                break;
            case 'over': {
                const call = calls.get(event.id);
                if (call !== undefined)
                    calls.set(event.id, { ...call, ran: !isTurnedAway(event.error, call) });
                break;
            }
            case undefined:
                break;
        }
    }
    for (const [id, call] of calls) {
        // It reads what was in the background by itself, in a call that the model did not make.
        if (OWN_READS.includes(call.name) && !asked.has(id))
            continue;
        yield call;
    }
}
/** Throws where the line is no record. */
function eventIn(line, file, number) {
    if (line.trim() === '')
        return undefined;
    const read = (0,parse/* parseJson */.q)(line);
    if (!read.ok)
        throw new Error(`has a line ${number} that is not JSON: ${read.error.message}`);
    const where = `${file}:${number}`;
    const data = (0,view/* member */.Dc)(read.value.root, 'data');
    if (data === undefined)
        return undefined;
    const id = (0,pick/* textAt */.$6)(data, 'toolCallId');
    switch ((0,pick/* textAt */.$6)(read.value.root, 'type')) {
        case 'hook.start':
            return { kind: 'asked', ids: hookedIds(data) };
        case 'tool.execution_start':
            return { kind: 'begun', id: id ?? where, call: begun(read.value, data, where, id) };
        case 'tool.execution_complete':
            return {
                kind: 'over',
                id: id ?? where,
                error: { code: (0,pick/* textAt */.$6)(data, 'error', 'code'), message: (0,pick/* textAt */.$6)(data, 'error', 'message') },
            };
        case undefined:
        default:
            return undefined;
    }
}
function hookedIds(data) {
    return (0,pick/* itemsAt */.Ct)(data, 'input', 'toolCalls').flatMap((call) => (0,pick/* textAt */.$6)(call, 'id') ?? []);
}
/** The agent puts it before the wire's id of a call that is a bare text. */
const OF_TEXT = /^custom_/;
/** Until it is over it counts as run: where it stands in between cannot be told. */
function begun(document, data, where, id) {
    const name = (0,pick/* textAt */.$6)(data, 'toolName') ?? '(no name)';
    const input = (0,view/* member */.Dc)(data, 'arguments');
    const told = input === undefined ? undefined : { kind: 'json', text: (0,json_text/* textOf */.b6)(document, input) };
    return { name, ran: true, where, ...(0,defined/* defined */.s)({ id: name === PATCH ? id?.replace(OF_TEXT, '') : id, input: told }) };
}
const REFUSED = /^Denied by preToolUse hook|^Permission denied/;
/** Whether the error is one of a call that never reached its tool: refused, or cleared because its arguments were no JSON. */
function isTurnedAway({ code, message }, { input }) {
    if (message === undefined)
        return false;
    return code === 'denied' ? REFUSED.test(message) : input?.text === '{}' && /\bJSON\b/.test(message);
}

// EXTERNAL MODULE: ./dist/lib/loop/tools/files-input.js
var files_input = __webpack_require__(32966);
// EXTERNAL MODULE: ./dist/lib/agents/basis-shape.js
var basis_shape = __webpack_require__(57222);
// EXTERNAL MODULE: ./dist/lib/agents/delegation-shape.js
var delegation_shape = __webpack_require__(4688);
// EXTERNAL MODULE: ./dist/lib/agents/shown-path.js
var shown_path = __webpack_require__(36877);
// EXTERNAL MODULE: ./dist/lib/loop/tools/files-table.js
var files_table = __webpack_require__(53618);
;// CONCATENATED MODULE: ./dist/lib/agents/copilot/patch.js
// The text that `apply_patch` takes, as operations on files and back. Pure.

const BEGIN = '*** Begin Patch';
const END = '*** End Patch';
const END_OF_FILE = '*** End of File';
const MOVE = '*** Move to: ';
const HEADERS = { add: '*** Add File: ', update: '*** Update File: ', delete: '*** Delete File: ' };
/** Every path that a patch names, as it spells them. */
function patchedPaths(patch) {
    return patch.split(/\r?\n/).flatMap((line) => {
        const header = [...Object.values(HEADERS), MOVE].find((start) => line.trimStart().startsWith(start));
        return header === undefined ? [] : [line.trimStart().slice(header.length).trim()];
    });
}
/** The error is a sentence. */
function operationsOf(patch) {
    const sections = sectionsOf(patch);
    if (!sections.ok)
        return sections;
    const operations = [];
    for (const section of sections.value) {
        const read = readSection(section);
        if (!read.ok)
            return read;
        operations.push(...read.value);
    }
    return operations.length === 0 ? (0,contract_result/* fail */.f)('the patch changes nothing') : (0,contract_result.ok)(operations);
}
function sectionsOf(patch) {
    const lines = patch.trim().split(/\r?\n/);
    if (lines[0]?.trim() !== BEGIN || lines.at(-1)?.trim() !== END)
        return (0,contract_result/* fail */.f)(`a patch goes from '${BEGIN}' to '${END}'`);
    const sections = [];
    for (const line of lines.slice(1, -1)) {
        const kind = ['add', 'update', 'delete'].find((name) => line.startsWith(HEADERS[name]));
        const open = sections.at(-1);
        if (kind !== undefined)
            sections.push({ kind, path: line.slice(HEADERS[kind].length).trim(), lines: [] });
        else if (open !== undefined)
            open.lines.push(line);
        else if (line.trim() !== '')
            return (0,contract_result/* fail */.f)('the patch has lines before its first file');
    }
    return (0,contract_result.ok)(sections);
}
function readSection({ kind, path, lines }) {
    if (path === '')
        return (0,contract_result/* fail */.f)('the patch names a file without a path');
    if (kind === 'delete')
        return (0,contract_result.ok)([{ op: 'delete', path }]);
    if (kind === 'add') {
        const stray = lines.find((line) => !line.startsWith('+'));
        if (stray !== undefined)
            return (0,contract_result/* fail */.f)(`a line of the new file '${path}' does not begin with '+'`);
        return (0,contract_result.ok)([{ op: 'create', path, content: lines.map((line) => `${line.slice(1)}\n`).join('') }]);
    }
    const target = lines[0]?.startsWith(MOVE) === true ? lines[0].slice(MOVE.length).trim() : undefined;
    const replaced = hunksOf(target === undefined ? lines : lines.slice(1)).map((hunk) => replacement(path, hunk));
    const broken = replaced.find((one) => !one.ok);
    if (broken?.ok === false)
        return broken;
    const operations = replaced.flatMap((one) => (one.ok ? [one.value] : []));
    return (0,contract_result.ok)(target === undefined ? operations : [...operations, { op: 'move', from: path, to: target }]);
}
function hunksOf(lines) {
    const hunks = [];
    for (const line of lines) {
        if (line.startsWith('@@'))
            hunks.push([]);
        else if (line !== END_OF_FILE)
            (hunks.at(-1) ?? opened(hunks)).push(line);
    }
    return hunks.filter((hunk) => hunk.length > 0);
}
function opened(hunks) {
    const hunk = [];
    hunks.push(hunk);
    return hunk;
}
function replacement(path, hunk) {
    const stray = hunk.find((line) => line !== '' && !/^[ +-]/.test(line));
    if (stray !== undefined)
        return (0,contract_result/* fail */.f)(`a changed line of '${path}' begins with none of space, '+' and '-'`);
    const side = (left) => hunk
        .filter((line) => !line.startsWith(left))
        .map((line) => line.slice(1))
        .join('\n');
    const old = side('+');
    if (old === '')
        return (0,contract_result/* fail */.f)(`a change of '${path}' has no line that is there already, so its place cannot be told`);
    return (0,contract_result.ok)({ op: 'replace', path, old, new: side('-') });
}
/** The error is a sentence. */
function patchOf(operations) {
    const sections = [];
    for (const operation of operations) {
        const written = writeOperation(operation);
        if (!written.ok)
            return written;
        sections.push(written.value);
    }
    return (0,contract_result.ok)([BEGIN, ...sections, END].join('\n'));
}
function writeOperation(operation) {
    switch (operation.op) {
        case 'create':
            return within(operation.path, [`${HEADERS.add}${operation.path}`, ...linesOf(operation.content).map((line) => `+${line}`)]);
        case 'delete':
            if (operation.recursive === true)
                return (0,contract_result/* fail */.f)('apply_patch deletes single files; leave out `recursive`');
            return within(operation.path, [`${HEADERS.delete}${operation.path}`]);
        case 'move':
            return within(operation.from + operation.to, [`${HEADERS.update}${operation.from}`, `${MOVE}${operation.to}`]);
        case 'replace': {
            if (operation.replaceAll === true || operation.expectedReplacements !== undefined)
                return (0,contract_result/* fail */.f)('apply_patch changes one place at a time; leave out `replaceAll` and `expectedReplacements`');
            const minus = operation.old.split('\n').map((line) => `-${line}`);
            const plus = operation.new === '' ? [] : operation.new.split('\n').map((line) => `+${line}`);
            return within(operation.path, [`${HEADERS.update}${operation.path}`, '@@', ...minus, ...plus]);
        }
        case 'set':
        case 'insert':
        case 'read':
        case 'list':
        case 'search':
            return (0,contract_result/* fail */.f)(`apply_patch cannot ${operation.op}; write an operation create, replace, delete or move`);
    }
}
function within(path, lines) {
    return /[\r\n]/.test(path) ? (0,contract_result/* fail */.f)('apply_patch takes no path with a line break in it') : (0,contract_result.ok)(lines.join('\n'));
}
const linesOf = (content) => (content === '' ? [] : content.replace(/\n$/, '').split('\n'));

;// CONCATENATED MODULE: ./dist/lib/agents/copilot/file-tools.js







const file_tools_view = {
    toBasis: (fields) => {
        const path = textOf(fields, 'path');
        if (!path.ok)
            return path;
        const range = rangeOf(fields);
        if (!range.ok)
            return range;
        return (0,contract_result.ok)([{ op: 'read', path: path.value, ...range.value }]);
    },
    toNative: (operations) => {
        const read = single(operations, 'view', 'read');
        if (!read.ok)
            return read;
        const { path, offset, limit } = read.value;
        const from = offset ?? 1;
        const asked = offset === undefined && limit === undefined ? undefined : (0,json_text/* writeJson */.GF)([from, limit === undefined ? -1 : from + limit - 1]);
        return (0,contract_result.ok)([
            ['path', (0,json_text/* quoteJson */.fp)(path)],
            ['view_range', asked],
        ]);
    },
};
function rangeOf(fields) {
    const node = fields.node('view_range');
    if (node === undefined || node.kind === 'null')
        return (0,contract_result.ok)({});
    const numbers = node.kind === 'array' ? node.items.map((item) => (item.kind === 'number' ? item.value : Number.NaN)) : [];
    const [from = Number.NaN, to = Number.NaN] = numbers;
    if (numbers.length !== 2 || !Number.isSafeInteger(from) || !Number.isSafeInteger(to) || from < 1)
        return (0,contract_result/* fail */.f)('`view_range` of view is not a pair of line numbers from 1');
    if (to === -1)
        return (0,contract_result.ok)({ offset: from });
    return to < from ? (0,contract_result/* fail */.f)('`view_range` of view ends before it begins') : (0,contract_result.ok)({ offset: from, limit: to - from + 1 });
}
const create = {
    toBasis: (fields) => {
        const path = textOf(fields, 'path');
        const content = textOf(fields, 'file_text');
        if (!path.ok)
            return path;
        return content.ok ? (0,contract_result.ok)([{ op: 'create', path: path.value, content: content.value }]) : content;
    },
    toNative: (operations) => {
        const made = single(operations, 'create', 'create');
        if (!made.ok)
            return made;
        return (0,contract_result.ok)([
            ['path', (0,json_text/* quoteJson */.fp)(made.value.path)],
            ['file_text', (0,json_text/* quoteJson */.fp)(made.value.content)],
        ]);
    },
};
const edit = {
    toBasis: (fields) => {
        const path = textOf(fields, 'path');
        const old = textOf(fields, 'old_str');
        if (!path.ok)
            return path;
        if (!old.ok)
            return old;
        if (old.value === '')
            return (0,contract_result/* fail */.f)('`old_str` of edit is empty, so its place cannot be told');
        return (0,contract_result.ok)([{ op: 'replace', path: path.value, old: old.value, new: fields.string('new_str') ?? '' }]);
    },
    toNative: (operations) => {
        const done = single(operations, 'edit', 'replace');
        if (!done.ok)
            return done;
        const { path, old, new: put, replaceAll, expectedReplacements } = done.value;
        if (replaceAll === true || expectedReplacements !== undefined)
            return (0,contract_result/* fail */.f)('edit changes one place; leave out `replaceAll` and `expectedReplacements`');
        return (0,contract_result.ok)([
            ['path', (0,json_text/* quoteJson */.fp)(path)],
            ['old_str', (0,json_text/* quoteJson */.fp)(old)],
            ['new_str', (0,json_text/* quoteJson */.fp)(put)],
        ]);
    },
};
const search = (name) => ({
    toBasis: (fields) => {
        const pattern = textOf(fields, 'pattern');
        if (!pattern.ok)
            return pattern;
        const paths = pathsOf(fields, name);
        if (!paths.ok)
            return paths;
        const glob = fields.string('glob');
        const more = glob === undefined || glob === '' ? {} : { glob };
        return (0,contract_result.ok)(paths.value.map((path) => ({ op: 'search', path, pattern: pattern.value, regex: true, ...more })));
    },
    toNative: (operations, fields) => {
        const all = every(operations, name, 'search');
        if (!all.ok)
            return all;
        const [first, ...others] = all.value;
        if (first === undefined || others.some((one) => one.pattern !== first.pattern || one.glob !== first.glob))
            return (0,contract_result/* fail */.f)(`${name} looks for one pattern; write the same \`pattern\` and \`glob\` in every operation`);
        if (all.value.some(({ regex, limit }) => regex !== true || limit !== undefined))
            return (0,contract_result/* fail */.f)(`${name} takes a regular expression and no \`limit\`; write "regex": true and leave out \`limit\``);
        return (0,contract_result.ok)([
            ['pattern', (0,json_text/* quoteJson */.fp)(first.pattern)],
            ['paths', pathsText(all.value, fields)],
            ['glob', (0,agents_fields/* stringText */.n4)(first.glob)],
        ]);
    },
});
const glob = {
    toBasis: (fields) => {
        const paths = pathsOf(fields, 'glob');
        return paths.ok ? (0,contract_result.ok)(paths.value.map((path) => ({ op: 'list', path, depth: files_table/* DEEPEST */.FI }))) : paths;
    },
    toNative: (operations, fields) => {
        const all = every(operations, 'glob', 'list');
        if (!all.ok)
            return all;
        if (all.value.some(({ depth, limit }) => depth !== files_table/* DEEPEST */.FI || limit !== undefined))
            return (0,contract_result/* fail */.f)(`glob goes down all folders; leave \`depth\` at ${files_table/* DEEPEST */.FI} and \`limit\` out`);
        return (0,contract_result.ok)([['paths', pathsText(all.value, fields)]]);
    },
};
const patch = {
    toBasis: (fields) => {
        const text = textOf(fields, PATCH_FIELD);
        return text.ok ? operationsOf(text.value) : text;
    },
    toNative: (operations) => {
        const text = patchOf(operations);
        return text.ok ? (0,contract_result.ok)([[PATCH_FIELD, (0,json_text/* quoteJson */.fp)(text.value)]]) : text;
    },
};
const FILE_TOOLS = {
    view: file_tools_view,
    create,
    edit,
    grep: search('grep'),
    rg: search('rg'),
    glob,
    apply_patch: patch,
};
/** The error is a sentence. */
function textOf(fields, name) {
    const text = fields.string(name);
    return text === undefined ? (0,contract_result/* fail */.f)(`\`${name}\` is not a string`) : (0,contract_result.ok)(text);
}
function pathsOf(fields, tool) {
    const node = fields.node('paths');
    if (node === undefined || node.kind === 'null')
        return (0,contract_result.ok)(['.']);
    const paths = fields.strings('paths');
    if (paths === undefined)
        return (0,contract_result/* fail */.f)(`\`paths\` of ${tool} is neither a string nor a list of strings`);
    const filled = paths.filter((path) => path !== '');
    return (0,contract_result.ok)(filled.length === 0 ? ['.'] : filled);
}
/** None where none was given and the whole workspace is still meant. */
function pathsText(operations, fields) {
    const [first, ...others] = operations.map(({ path }) => path);
    const wasSilent = fields.node('paths') === undefined;
    if (wasSilent && others.length === 0 && first === '.')
        return undefined;
    return others.length === 0 ? (0,json_text/* quoteJson */.fp)(first ?? '.') : (0,json_text/* writeJson */.GF)([first, ...others]);
}
function single(operations, tool, op) {
    const all = every(operations, tool, op);
    if (!all.ok)
        return all;
    const [first, ...others] = all.value;
    return first === undefined || others.length > 0 ? (0,contract_result/* fail */.f)(`${tool} is one operation; ${operations.length} were given`) : (0,contract_result.ok)(first);
}
function every(operations, tool, op) {
    const isWanted = (operation) => operation.op === op;
    const stray = operations.find((operation) => !isWanted(operation));
    return stray === undefined ? (0,contract_result.ok)(operations.filter(isWanted)) : (0,basis_shape/* cannot */.Oz)(tool, stray, op);
}

;// CONCATENATED MODULE: ./dist/lib/agents/copilot/basis.js
// How hooks written for `spawn` and `files` see the tools of Copilot CLI (contract 3.4). What a rewrite does not name keeps the value that
// the model gave. Pure.










function basisOf(name, input, workspace) {
    if (SHELLS.includes(name))
        return commandShape(name, input);
    if (name === DELEGATION)
        return (0,delegation_shape/* delegationShape */.G)(DELEGATION, 'prompt', input);
    const tool = (0,entry_of/* entryOf */.M)(FILE_TOOLS, name);
    if (tool === undefined)
        return undefined;
    return (0,basis_shape/* fieldsShape */.FE)('files', input, {
        tool: name,
        needs: [],
        to: (fields) => {
            const operations = tool.toBasis(fields);
            if (!operations.ok)
                return operations;
            const shown = operations.value.map((operation) => (0,json_text/* writeJson */.GF)((0,shown_path/* shownOperation */.P)(operation, workspace)));
            return (0,contract_result.ok)((0,agents_fields/* objectText */.tq)([['operations', (0,agents_fields/* listText */.so)(shown)]]));
        },
        from: (rewrite, fields) => {
            const operations = (0,files_input/* readFilesInput */.O2)(rewrite);
            return operations.ok ? tool.toNative(operations.value, fields) : operations;
        },
    });
}
function commandShape(name, input) {
    return (0,basis_shape/* fieldsShape */.FE)('spawn', input, {
        tool: name,
        needs: [],
        to: (fields) => {
            const command = textOf(fields, 'command');
            return command.ok ? (0,contract_result.ok)((0,agents_fields/* objectText */.tq)([['command', fields.exact('command')]])) : command;
        },
        from: (rewrite) => {
            const command = (0,basis_shape/* commandAlone */.xi)(name, rewrite);
            return command.ok ? (0,contract_result.ok)([['command', (0,json_text/* quoteJson */.fp)(command.value)]]) : command;
        },
    });
}

// EXTERNAL MODULE: ./dist/lib/agents/pattern-folder.js
var pattern_folder = __webpack_require__(74895);
;// CONCATENATED MODULE: ./dist/lib/agents/copilot/translate.js










const translator = {
    level: ({ name }) => levelOfTool(name),
    toolName: ({ name }, mcp) => (levelOfTool(name) === undefined ? (0,mcp_names/* mcpToolName */.Q)(name, mcp, serverPrefix) : undefined) ?? name,
    basis: ({ name, input }, workspace) => basisOf(name, input, workspace),
    delegates: ({ name }) => name === DELEGATION || name === MESSAGE,
    touched,
    mend,
};
function touched({ name, input }) {
    const fields = (0,agents_fields/* fieldsOf */.Pf)(input);
    if (!fields.ok)
        return undefined;
    if (name === PATCH) {
        const patch = fields.value.string(PATCH_FIELD);
        return patch === undefined ? undefined : { reads: [], writes: patchedPaths(patch) };
    }
    const places = (0,entry_of/* entryOf */.M)(PATHS, name);
    if (places === undefined)
        return undefined;
    const { reads, writes, everything, pattern } = places;
    if (writes !== undefined) {
        const path = fields.value.string(writes);
        return path === undefined ? undefined : { reads: [], writes: [path] };
    }
    const named = (reads === undefined ? undefined : fields.value.strings(reads)) ?? [];
    if (named.length === 0 && everything !== true)
        return undefined;
    const folders = named.length === 0 ? ['.'] : named;
    const asked = pattern === undefined ? undefined : fields.value.string(pattern);
    const leads = asked === undefined ? undefined : (0,pattern_folder/* patternFolder */.p)(asked);
    const led = leads === undefined ? [] : folders.map((folder) => (leads.startsWith('/') ? leads : `${folder}/${leads}`));
    return { reads: [...folders, ...led], writes: [] };
}
function mend({ name, input }) {
    if (name === MESSAGE)
        return { refuse: 'a sub-agent that is written to goes on in the background: start a new one with `task`' };
    if (SHELLS.includes(name))
        return shellMended(input);
    return name === DELEGATION ? taskMended(input) : undefined;
}
/** A command shows its output when it has ended. */
function shellMended(input) {
    const fields = (0,agents_fields/* fieldsOf */.Pf)(input);
    if (!fields.ok)
        return undefined;
    const { value } = fields;
    const isSync = value.node('mode') === undefined || value.string('mode') === 'sync';
    if (isSync && value.node('detach') === undefined)
        return undefined;
    const changes = [
        ['mode', isSync ? value.exact('mode') : undefined],
        ['detach', undefined],
    ];
    return { input: value.with(changes), reason: 'a command in the background would show its output by a call that no hook sees' };
}
function taskMended(input) {
    const fields = (0,agents_fields/* fieldsOf */.Pf)(input);
    if (!fields.ok)
        return undefined;
    const { value } = fields;
    const type = value.string('agent_type');
    if (type === undefined)
        return undefined;
    if (type !== WORKER && !OWN_AGENTS.includes(type))
        return {
            refuse: `sub-agents of the type ${JSON.stringify(type.slice(0, 64))} may be the repository's own: write ${JSON.stringify(WORKER)}`,
        };
    const changes = [];
    const reasons = [];
    const change = (field, to, why) => {
        changes.push([field, to]);
        reasons.push(why);
    };
    if (type !== WORKER)
        change('agent_type', (0,json_text/* quoteJson */.fp)(WORKER), `the repository can change what a sub-agent of the type ${type} is told, so the guard's own type is started in its place`);
    if (value.string('mode') !== 'sync')
        change('mode', (0,json_text/* quoteJson */.fp)('sync'), 'a sub-agent in the background would answer by a call that no hook sees');
    if (value.node('model') !== undefined)
        change('model', undefined, 'sub-agents ask for the model of the run');
    return changes.length === 0 ? undefined : { input: value.with(changes), reason: reasons.join('; ') };
}

;// CONCATENATED MODULE: ./dist/lib/agents/copilot/wires.js
/** The wire by provider. */
const WIRES = { anthropic: 'anthropic', openai: 'responses', 'openai-compatible': 'chat' };

;// CONCATENATED MODULE: ./dist/lib/agents/copilot/adapter.js
// Copilot CLI under the chain: command hooks of the machine's policy, a model of its own choice behind the gateway.












const copilot = {
    name: 'copilot',
    capabilities: CAPABILITIES,
    guidance: {
        files: ['.github/copilot-instructions.md', 'CLAUDE.md', 'GEMINI.md'],
        skills: ['.github/skills', '.claude/skills', '.agents/skills'],
    },
    dialect: dialect,
    translator: translator,
    wire: ({ provider, name }) => {
        const wire = (0,entry_of/* entryOf */.M)(WIRES, provider);
        return wire === undefined
            ? (0,contract_result/* fail */.f)(`copilot speaks to ${Object.keys(WIRES).join(', ')}, not to ${provider}: write one of them before /${name}, or another agent`)
            : (0,contract_result.ok)(wire);
    },
    plan: planLaunch,
    drive: drive,
    records: records,
    canaryRead: (path) => ({ tool: 'view', input: `{"path":${(0,json_text/* quoteJson */.fp)(path)}}` }),
    canaryDelegate: (prompt) => ({
        tool: DELEGATION,
        input: `{"name":"check","description":"A check","agent_type":"${WORKER}","mode":"sync","prompt":${(0,json_text/* quoteJson */.fp)(prompt)}}`,
    }),
    identify: () => identifyCall,
    sameOutput: sameOutput,
    excuse: excuse,
    notJudgeable: ALWAYS_OFF,
    models: () => [],
};


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

/***/ 29689:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ lastLine)
/* harmony export */ });
/** The last line with words in it, cut to 500 characters; empty where there is none. */
const lastLine = (text) => text.trimEnd().split('\n').at(-1)?.slice(0, 500) ?? '';


/***/ }),

/***/ 74895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ patternFolder)
/* harmony export */ });
/**
 * The folder that a pattern of paths leads to before its first wildcard, where that may lie elsewhere; undefined: it stays below.
 * `starts` are the beginnings by which a pattern says a place of its own.
 */
function patternFolder(pattern, starts = ['/']) {
    const parts = pattern.split('/');
    if (!starts.some((start) => pattern.startsWith(start)) && !parts.includes('..'))
        return undefined;
    const wild = parts.findIndex((part) => /[*?[\]{}!]/.test(part));
    const fixed = (wild === -1 ? parts : parts.slice(0, wild)).join('/');
    // A way up behind a wildcard leads anywhere.
    if (wild !== -1 && parts.slice(wild).includes('..'))
        return '/';
    return fixed === '' ? '/' : fixed;
}


/***/ })

};
