export const id = 407;
export const ids = [407];
export const modules = {

/***/ 47407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  copilot: () => (/* binding */ copilot)
});

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
        'A hook that is late, prints nothing or prints no JSON lets a call run that needs no permission of the agent’s own: reads, and commands that it knows to only read; all others then stay refused.',
        'A hook after a call that is late or prints no JSON leaves the output as it was; the gateway reviews it once more.',
        'The result of a tool that failed passes no hook; only the gateway can replace it.',
        'Hooks carry no id of a call: two calls of the same tool with the same input are told apart by their order alone.',
        'A call whose arguments are not JSON reaches no hook, or one that the agent has mended by itself, which is refused; it does not run.',
        'Sub-agents are all of one type, the guard’s own: those of the agent’s read the instructions of the checkout, and a repository may put agents with MCP servers, which start unasked, in their place.',
        'What a command printed in more than ten minutes is read in parts, by calls that the agent makes itself.',
        'Web tools, memories of earlier sessions and messages to running sub-agents are not offered.',
    ],
};

// EXTERNAL MODULE: ./dist/lib/contract/defined.js
var defined = __webpack_require__(83497);
// EXTERNAL MODULE: ./dist/lib/contract/json/parse.js
var parse = __webpack_require__(62892);
// EXTERNAL MODULE: ./dist/lib/contract/json/view.js
var view = __webpack_require__(93906);
// EXTERNAL MODULE: ./dist/lib/agents/fields.js
var agents_fields = __webpack_require__(72123);
;// CONCATENATED MODULE: ./dist/lib/agents/copilot/patch-field.js
/** `apply_patch` takes a bare text; calls carry it as the one member of an object, under this name. */
const PATCH_FIELD = 'patch';

;// CONCATENATED MODULE: ./dist/lib/agents/copilot/tools.js
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
const levelOfTool = (name) => (Object.hasOwn(LEVELS, name) ? LEVELS[name] : undefined);
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
    const name = dialect_text((0,view/* member */.Dc)(root, 'toolName'));
    if (name === undefined || name === '')
        return (0,contract_result/* fail */.f)('what the hook was given names no tool');
    const input = inputOf(read.value, (0,view/* member */.Dc)(root, 'toolArgs'));
    if (input === undefined)
        return (0,contract_result/* fail */.f)('what the hook was given has no input that is an object or a text');
    const call = { name, input, ...(0,defined/* defined */.s)({ subAgent: dialect_text((0,view/* member */.Dc)(root, 'agentId')) }) };
    const result = (0,view/* member */.Dc)(root, 'toolResult');
    if (event === 'pre')
        return result === undefined ? (0,contract_result.ok)({ event, call }) : (0,contract_result/* fail */.f)('what the hook before a call was given has a result');
    const shown = result === undefined ? undefined : dialect_text((0,view/* member */.Dc)(result, 'textResultForLlm'));
    if (result === undefined || shown === undefined)
        return (0,contract_result/* fail */.f)('what the hook was given has no result with a text');
    const isError = dialect_text((0,view/* member */.Dc)(result, 'resultType')) !== 'success' || (name === COMMAND && FAILED.test(shown));
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
const dialect_text = (node) => (node?.kind === 'string' ? node.value : undefined);

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



/** Undefined: nothing that matters here, or no event at all. */
function readEvent(line) {
    const read = (0,parse/* parseJson */.q)(line);
    if (!read.ok)
        return undefined;
    const { root } = read.value;
    const data = (0,view/* member */.Dc)(root, 'data');
    switch (stream_text((0,view/* member */.Dc)(root, 'type'))) {
        case 'assistant.message': {
            const said = inData(data, 'content');
            return said === undefined || said === ''
                ? undefined
                : { kind: 'message', agentId: stream_text((0,view/* member */.Dc)(root, 'agentId')) ?? 'main', text: said };
        }
        case 'session.error':
            return { kind: 'error', message: inData(data, 'message') ?? 'the agent says that it failed' };
        case 'tool.execution_complete': {
            const error = data === undefined ? undefined : (0,view/* member */.Dc)(data, 'error');
            const words = bindingFault(inData(error, 'code'), inData(error, 'message'));
            return words === undefined ? undefined : { kind: 'fault', words };
        }
        case 'result': {
            const code = (0,view/* member */.Dc)(root, 'exitCode');
            return { kind: 'result', exitCode: code?.kind === 'number' ? code.value : undefined };
        }
        case undefined:
        default:
            return undefined;
    }
}
const stream_text = (node) => (node?.kind === 'string' ? node.value : undefined);
const inData = (data, name) => data === undefined ? undefined : stream_text((0,view/* member */.Dc)(data, name));

;// CONCATENATED MODULE: ./dist/lib/agents/copilot/drive.js
// Runs Copilot CLI to its end: the prompt goes in, its stream comes out.


async function drive(agent, context) {
    const stop = () => agent.kill();
    context.signal.addEventListener('abort', stop, { once: true });
    if (context.signal.aborted)
        stop();
    try {
        if (agent.write(promptOf(context.launch)))
            agent.closeInput();
        const said = await listen(agent, context);
        return outcomeOf(await agent.ended, said);
    }
    catch (error) {
        agent.kill();
        return { kind: 'failed', words: `its stream could not be read: ${String(error)}`, finalMessage: '' };
    }
    finally {
        context.signal.removeEventListener('abort', stop);
    }
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
    switch (exit.kind) {
        case 'not-started':
            return failed(`it could not be started: ${exit.words}`);
        case 'signalled':
            return failed(`it was ended by ${exit.signal}`);
        case 'exited': {
            if (exit.code === 0 && exitCode === 0)
                return { kind: 'finished', finalMessage };
            const told = error ?? exit.stderr.trimEnd().split('\n').at(-1)?.slice(0, 500) ?? '';
            const ended = exit.code === 0 ? 'it exited with 0 without a word that it had finished' : `it exited with ${exit.code}`;
            return failed(told === '' ? ended : `${ended}: ${told}`);
        }
        default:
            return (0,contract_result/* unreachable */.H)(exit);
    }
}

// EXTERNAL MODULE: ./dist/lib/gateway/wire/comparable.js
var comparable = __webpack_require__(53754);
;// CONCATENATED MODULE: ./dist/lib/agents/copilot/identify.js






/** The hook's names have `_` where the model's have a character that no name may have. */
function identifyCall({ name, namespace, input }) {
    const full = namespace === undefined ? name : `${namespace}-${name}`;
    return {
        tool: full.replaceAll(/[^A-Za-z0-9_-]/g, '_'),
        input: (0,comparable/* comparableInput */.n)(name === PATCH ? asObject(input) : withoutWait(name, input)),
    };
}
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

// EXTERNAL MODULE: ./dist/lib/agents/host-rules.js
var host_rules = __webpack_require__(4954);
// EXTERNAL MODULE: ./dist/lib/agents/skill-files.js
var skill_files = __webpack_require__(70131);
;// CONCATENATED MODULE: ./dist/lib/agents/copilot/host-rules.js
// What a machine's own policies for Copilot CLI may hold beside the guard's: hooks that are asked about no call. Of several hooks before
// one call the last rewrite wins, unseen by the others. Pure.


const BESIDE_CALLS = new Set(['sessionstart', 'sessionend', 'erroroccurred']);
const HOST_RULES = [{ path: 'github-copilot/policy.d', is: 'folder', joins }];
function joins(text) {
    const read = (0,parse/* parseJson */.q)(text);
    if (!read.ok || read.value.root.kind !== 'object')
        return false;
    const { root } = read.value;
    const hooks = (0,view/* member */.Dc)(root, 'hooks');
    const isNothingElse = root.members.every(({ key }) => key === 'version' || key === 'hooks');
    return isNothingElse && hooks?.kind === 'object' && hooks.members.every(({ key }) => BESIDE_CALLS.has(key.toLowerCase()));
}

;// CONCATENATED MODULE: ./dist/lib/agents/copilot/mcp-config.js


/** The servers in the form of `--additional-mcp-config`; relative working folders are below the workspace. */
function mcpConfig(servers, workspace) {
    return (0,json_text/* writeJson */.GF)({ mcpServers: Object.fromEntries(servers.map((server) => [server.name, entryOf(server, workspace)])) });
}
function entryOf({ transport, timeoutMs }, workspace) {
    const every = { tools: ['*'], timeout: timeoutMs };
    if (transport.kind === 'http')
        return { type: 'http', url: transport.url, headers: transport.headers, ...every };
    const [command, ...args] = transport.command;
    const cwd = transport.cwd === undefined ? undefined : transport.cwd.startsWith('/') ? transport.cwd : `${workspace}/${transport.cwd}`;
    return { type: 'local', command, args, env: transport.env, ...(0,defined/* defined */.s)({ cwd }), ...every };
}

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
    const refuse = argsProblem(args) ?? (0,host_rules/* hostProblem */.Q)('Copilot CLI', HOST_RULES, context.host);
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
    const opened = args.find((arg) => TRUSTING.includes(arg.split('=')[0] ?? ''));
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
    '-C',
];
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
    const hooks = SHIMS.map((event) => [HOOKS[event], [{ type: 'command', bash: quoted(decisions.shim(event)), timeoutSec }]]);
    return (0,json_text/* writeJson */.GF)({ version: 1, hooks: Object.fromEntries(hooks) });
}
/** The sub-agent that may be started. It is told what the main one is. */
const workerFile = ({ guidance }) => `---\nname: ${WORKER}\ndescription: Does one task of its own; the only type of sub-agent that this run allows\n---\n${WORKER_TEXT}\n${guidance}`;
const WORKER_TEXT = 'You do one task that another agent hands to you. Do all of it, and end with what you found or changed.\n';
/** One word of a shell. */
const quoted = (text) => `'${text.replaceAll("'", String.raw `'\''`)}'`;
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
    const id = records_text((0,view/* member */.Dc)(data, 'toolCallId'));
    switch (records_text((0,view/* member */.Dc)(read.value.root, 'type'))) {
        case 'hook.start':
            return { kind: 'asked', ids: hookedIds(data) };
        case 'tool.execution_start':
            return { kind: 'begun', id: id ?? where, call: begun(read.value, data, where, id) };
        case 'tool.execution_complete':
            return {
                kind: 'over',
                id: id ?? where,
                error: { code: records_text(inside(data, 'error', 'code')), message: records_text(inside(data, 'error', 'message')) },
            };
        case undefined:
        default:
            return undefined;
    }
}
function hookedIds(data) {
    const calls = inside(data, 'input', 'toolCalls');
    const ids = calls?.kind === 'array' ? calls.items.map((call) => records_text((0,view/* member */.Dc)(call, 'id'))) : [];
    return ids.flatMap((id) => (id === undefined ? [] : [id]));
}
/** The agent puts it before the wire's id of a call that is a bare text. */
const OF_TEXT = /^custom_/;
/** Until it is over it counts as run: where it stands in between cannot be told. */
function begun(document, data, where, id) {
    const name = records_text((0,view/* member */.Dc)(data, 'toolName')) ?? '(no name)';
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
function inside(node, ...names) {
    return names.reduce((at, name) => (at === undefined ? undefined : (0,view/* member */.Dc)(at, name)), node);
}
const records_text = (node) => (node?.kind === 'string' ? node.value : undefined);

// EXTERNAL MODULE: ./dist/lib/loop/tools/files-input.js
var files_input = __webpack_require__(32966);
// EXTERNAL MODULE: ./dist/lib/loop/tools/spawn-input.js
var spawn_input = __webpack_require__(5542);
// EXTERNAL MODULE: ./dist/lib/agents/delegation-shape.js
var delegation_shape = __webpack_require__(4688);
// EXTERNAL MODULE: ./dist/lib/agents/shown-path.js
var shown_path = __webpack_require__(36877);
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
    toNative: (operations, fields) => {
        const read = single(operations, 'view', 'read');
        if (!read.ok)
            return read;
        const { path, offset, limit } = read.value;
        const from = offset ?? 1;
        const asked = offset === undefined && limit === undefined ? undefined : (0,json_text/* writeJson */.GF)([from, limit === undefined ? -1 : from + limit - 1]);
        return (0,contract_result.ok)(fields.with([
            ['path', (0,json_text/* quoteJson */.fp)(path)],
            ['view_range', asked],
        ]));
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
    toNative: (operations, fields) => {
        const made = single(operations, 'create', 'create');
        if (!made.ok)
            return made;
        return (0,contract_result.ok)(fields.with([
            ['path', (0,json_text/* quoteJson */.fp)(made.value.path)],
            ['file_text', (0,json_text/* quoteJson */.fp)(made.value.content)],
        ]));
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
    toNative: (operations, fields) => {
        const done = single(operations, 'edit', 'replace');
        if (!done.ok)
            return done;
        const { path, old, new: put, replaceAll, expectedReplacements } = done.value;
        if (replaceAll === true || expectedReplacements !== undefined)
            return (0,contract_result/* fail */.f)('edit changes one place; leave out `replaceAll` and `expectedReplacements`');
        return (0,contract_result.ok)(fields.with([
            ['path', (0,json_text/* quoteJson */.fp)(path)],
            ['old_str', (0,json_text/* quoteJson */.fp)(old)],
            ['new_str', (0,json_text/* quoteJson */.fp)(put)],
        ]));
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
        const glob = first.glob === undefined ? undefined : (0,json_text/* quoteJson */.fp)(first.glob);
        return (0,contract_result.ok)(fields.with([
            ['pattern', (0,json_text/* quoteJson */.fp)(first.pattern)],
            ['paths', pathsText(all.value, fields)],
            ['glob', glob],
        ]));
    },
});
/** As deep as `files` lists. */
const DEEPEST = 32;
const glob = {
    toBasis: (fields) => {
        const paths = pathsOf(fields, 'glob');
        return paths.ok ? (0,contract_result.ok)(paths.value.map((path) => ({ op: 'list', path, depth: DEEPEST }))) : paths;
    },
    toNative: (operations, fields) => {
        const all = every(operations, 'glob', 'list');
        if (!all.ok)
            return all;
        if (all.value.some(({ depth, limit }) => depth !== DEEPEST || limit !== undefined))
            return (0,contract_result/* fail */.f)(`glob goes down all folders; leave \`depth\` at ${DEEPEST} and \`limit\` out`);
        return (0,contract_result.ok)(fields.with([['paths', pathsText(all.value, fields)]]));
    },
};
const patch = {
    toBasis: (fields) => {
        const text = textOf(fields, PATCH_FIELD);
        return text.ok ? operationsOf(text.value) : text;
    },
    toNative: (operations, fields) => {
        const text = patchOf(operations);
        return text.ok ? (0,contract_result.ok)(fields.with([[PATCH_FIELD, (0,json_text/* quoteJson */.fp)(text.value)]])) : text;
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
    return stray === undefined ? (0,contract_result.ok)(operations.filter(isWanted)) : (0,contract_result/* fail */.f)(`${tool} cannot ${stray.op}; write an operation ${op}`);
}

;// CONCATENATED MODULE: ./dist/lib/agents/copilot/basis.js









function basisOf(name, input, workspace) {
    if (SHELLS.includes(name))
        return { name: 'spawn', toBasis: shellToBasis, toNative: (rewrite) => shellToNative(name, rewrite, input) };
    if (name === DELEGATION)
        return (0,delegation_shape/* delegationShape */.G)(DELEGATION, 'prompt', input);
    const tool = Object.hasOwn(FILE_TOOLS, name) ? FILE_TOOLS[name] : undefined;
    if (tool === undefined)
        return undefined;
    return {
        name: 'files',
        toBasis: (from) => {
            const fields = (0,agents_fields/* fieldsOf */.Pf)(from);
            if (!fields.ok)
                return fields;
            const operations = tool.toBasis(fields.value);
            if (!operations.ok)
                return operations;
            const shown = operations.value.map((operation) => basis_writeOperation((0,shown_path/* shownOperation */.P)(operation, workspace)));
            return (0,contract_result.ok)({ kind: 'json', text: (0,agents_fields/* objectText */.tq)([['operations', (0,agents_fields/* listText */.so)(shown)]]) });
        },
        toNative: (rewrite) => {
            const operations = (0,files_input/* readFilesInput */.O2)(rewrite);
            if (!operations.ok)
                return operations;
            const fields = (0,agents_fields/* fieldsOf */.Pf)(input);
            return fields.ok ? tool.toNative(operations.value, fields.value) : fields;
        },
    };
}
function shellToBasis(from) {
    const fields = (0,agents_fields/* fieldsOf */.Pf)(from);
    if (!fields.ok)
        return fields;
    if (fields.value.string('command') === undefined)
        return (0,contract_result/* fail */.f)('`command` is not a string');
    return (0,contract_result.ok)({ kind: 'json', text: (0,agents_fields/* objectText */.tq)([['command', fields.value.exact('command')]]) });
}
function shellToNative(name, rewrite, input) {
    const read = (0,spawn_input/* readSpawnInput */.wT)(rewrite);
    if (!read.ok)
        return read;
    if (read.value.kind !== 'command')
        return (0,contract_result/* fail */.f)(`${name} runs a command; \`${read.value.kind}\` is none`);
    if (read.value.timeoutMs !== undefined)
        return (0,contract_result/* fail */.f)(`${name} has no \`timeout_ms\`; leave it out`);
    const fields = (0,agents_fields/* fieldsOf */.Pf)(input);
    return fields.ok ? (0,contract_result.ok)(fields.value.with([['command', (0,json_text/* quoteJson */.fp)(read.value.command)]])) : fields;
}
const basis_writeOperation = (operation) => (0,json_text/* writeJson */.GF)(operation);

;// CONCATENATED MODULE: ./dist/lib/agents/copilot/mcp-names.js
/** The name that the agent gives a server's tools: what is neither letter, digit, `_` nor `-` becomes `-`. */
const serverPrefix = (server) => `${server.replaceAll(/[^A-Za-z0-9_-]/g, '-')}-`;
/**
 * `mcp__SERVER__TOOL` for `SERVER-TOOL`; undefined where no server's name begins it. Where several do, the longest: which one is meant
 * cannot be told from the name.
 */
function mcpToolName(name, servers) {
    const [server] = servers.filter((candidate) => name.startsWith(serverPrefix(candidate))).sort((a, b) => b.length - a.length);
    return server === undefined ? undefined : `mcp__${server}__${name.slice(serverPrefix(server).length)}`;
}

;// CONCATENATED MODULE: ./dist/lib/agents/copilot/paths.js
/** The folder that a pattern of paths leads to before its first wildcard, where that may lie elsewhere; undefined: it stays below. */
function patternFolder(pattern) {
    const parts = pattern.split('/');
    if (!pattern.startsWith('/') && !parts.includes('..'))
        return undefined;
    const wild = parts.findIndex((part) => /[*?[\]{}!]/.test(part));
    const fixed = (wild === -1 ? parts : parts.slice(0, wild)).join('/');
    // A way up behind a wildcard leads anywhere.
    if (wild !== -1 && parts.slice(wild).includes('..'))
        return '/';
    return fixed === '' ? '/' : fixed;
}

;// CONCATENATED MODULE: ./dist/lib/agents/copilot/translate.js








const translator = {
    level: ({ name }) => levelOfTool(name),
    toolName: ({ name }, mcp) => (levelOfTool(name) === undefined ? mcpToolName(name, mcp) : undefined) ?? name,
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
    const places = Object.hasOwn(PATHS, name) ? PATHS[name] : undefined;
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
    const leads = asked === undefined ? undefined : patternFolder(asked);
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
        change('agent_type', (0,json_text/* quoteJson */.fp)(WORKER), `the checkout has its way with sub-agents of the type ${type}`);
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
        const wire = Object.hasOwn(WIRES, provider) ? WIRES[provider] : undefined;
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
