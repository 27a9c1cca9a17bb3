export const id = 926;
export const ids = [926];
export const modules = {

/***/ 99926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  codex: () => (/* binding */ codex)
});

// EXTERNAL MODULE: ./dist/lib/contract/result.js
var result = __webpack_require__(66639);
// EXTERNAL MODULE: ./dist/lib/contract/json/pick.js
var pick = __webpack_require__(14626);
// EXTERNAL MODULE: ./dist/lib/contract/json/text.js
var json_text = __webpack_require__(53692);
// EXTERNAL MODULE: ./dist/lib/contract/shell-word.js
var shell_word = __webpack_require__(81559);
// EXTERNAL MODULE: ./dist/lib/agents/fields.js
var agents_fields = __webpack_require__(72123);
;// CONCATENATED MODULE: ./dist/lib/agents/codex/canary.js




/** Milliseconds of one wait; the agent takes no less than ten seconds. */
const WAIT_MS = 60_000;
const canaryRead = (path) => ({
    tool: 'exec_command',
    input: `{"cmd":${(0,json_text/* quoteJson */.fp)(`cat -- ${(0,shell_word/* quotedWord */.l)(path)}`)}}`,
});
function canaryDelegate(prompt, name) {
    const task = (0,json_text/* quoteJson */.fp)(prompt);
    return {
        tool: 'spawn_agent',
        namespace: 'collaboration',
        // Nothing of the main conversation goes along. The task is told as it is written here: no provider has sealed it.
        input: `{"task_name":${(0,json_text/* quoteJson */.fp)(name)},"message":${task},"fork_turns":"none"}`,
        follow: waitForAny,
        otherwise: { ...ofFirst('spawn_agent', `{"message":${task}}`), behind: 'tool_search', follow: waitForFirst },
    };
}
/** Such a sub-agent cannot be closed. Its end is told like the messages of all others. */
function waitForAny(result) {
    if (startedIn(result, 'task_name') === undefined)
        return notStarted(result);
    return { wait: { tool: 'wait_agent', namespace: 'collaboration', input: `{"timeout_ms":${WAIT_MS}}` }, after: [] };
}
function waitForFirst(result) {
    const id = startedIn(result, 'agent_id');
    if (id === undefined)
        return notStarted(result);
    const named = (0,json_text/* quoteJson */.fp)(id);
    return {
        wait: ofFirst('wait_agent', `{"targets":[${named}],"timeout_ms":${WAIT_MS}}`),
        after: [ofFirst('close_agent', `{"target":${named}}`)],
    };
}
/** How the agent names what it has started. */
const startedIn = ({ output }, key) => (0,pick/* textAt */.$6)((0,agents_fields/* objectIn */.D7)(output.text)?.root, key);
const notStarted = ({ output }) => `it came back as ${JSON.stringify(output.text.slice(0, 200))}`;
const ofFirst = (tool, input) => ({ tool, namespace: 'multi_agent_v1', input });

;// CONCATENATED MODULE: ./dist/lib/agents/codex/capabilities.js
/** What Codex's command hooks hold by themselves, driven over its app-server. */
const CAPABILITIES = {
    binding: 'command-hook',
    preModify: 'full',
    postReplace: 'error-shaped',
    postOnFailure: false,
    callId: 'hook',
    subAgents: 'judged',
    mcp: 'judged',
    readsBy: 'commands',
    hookTelemetry: true,
    wires: ['responses'],
    limits: [
        'the output of a failed apply_patch, of a picture that cannot be read and of an apply_patch inside a command passes no hook: only the gateway reviews it',
        'a replaced result reaches the model as the reason of a hook, without the mark of an error',
        "tool_search, which names the agent's own tools, passes no hook",
    ],
};

;// CONCATENATED MODULE: ./dist/lib/agents/codex/fields.js



/** A string of an input that is a JSON object. */
function stringOf(input, key) {
    return input.kind === 'json' ? (0,pick/* textAt */.$6)((0,agents_fields/* objectIn */.D7)(input.text)?.root, key) : undefined;
}
/** An object of one member. */
const only = (key, value) => (0,agents_fields/* objectText */.tq)([[key, (0,json_text/* quoteJson */.fp)(value)]]);
/** The object with one of its members changed, or with it at its end; all else as it is written. */
function withString(text, key, value) {
    const fields = (0,agents_fields/* fieldsOf */.Pf)({ kind: 'json', text });
    return fields.ok ? fields.value.with([[key, (0,json_text/* quoteJson */.fp)(value)]]) : only(key, value);
}

;// CONCATENATED MODULE: ./dist/lib/agents/codex/dialect.js





/** What a hook of ours says with every yes. */
const ALLOWED = 'basis guard: this call was judged';
const KEPT = 'basis guard: this result was reviewed';
const NO_WORDS = 'the guard refuses this without words';
const dialect = {
    read,
    allow: () => ({ stdout: `{"systemMessage":${(0,json_text/* quoteJson */.fp)(ALLOWED)}}` }),
    modify: (call, input) => ({
        stdout: `{"systemMessage":${(0,json_text/* quoteJson */.fp)(ALLOWED)},"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"allow","updatedInput":${inHookWords(call, input)}}}`,
    }),
    deny: (_call, words) => no(words),
    keep: () => ({ stdout: `{"systemMessage":${(0,json_text/* quoteJson */.fp)(KEPT)}}` }),
    replace: (_question, { output }) => ({ stdout: `{"decision":"block","reason":${(0,json_text/* quoteJson */.fp)(spoken(output.text))}}` }),
    withhold: no,
};
function read(event, body) {
    const document = (0,agents_fields/* objectIn */.D7)(body);
    if (document === undefined)
        return (0,result/* fail */.f)('what the hook was given is no JSON object');
    const { root } = document;
    const name = (0,pick/* textAt */.$6)(root, 'tool_name');
    const given = (0,pick/* within */.ux)(root, 'tool_input');
    const id = (0,pick/* textAt */.$6)(root, 'tool_use_id');
    if (name === undefined || given === undefined || id === undefined)
        return (0,result/* fail */.f)('the hook was given no tool, no input or no id');
    const subAgent = (0,pick/* textAt */.$6)(root, 'agent_id');
    const call = {
        id,
        ...(subAgent === undefined ? {} : { subAgent }),
        name,
        input: { kind: 'json', text: (0,json_text/* textOf */.b6)(document, given) },
    };
    if (event === 'pre')
        return (0,result.ok)({ event, call });
    if (event !== 'post')
        return (0,result/* fail */.f)(`there is no hook for the event ${JSON.stringify(event.slice(0, 64))}`);
    const response = (0,pick/* within */.ux)(root, 'tool_response');
    if (response === undefined)
        return (0,result/* fail */.f)('the hook after a call was given no result');
    return (0,result.ok)({ event, call, result: resultOf(document, response), native: undefined });
}
/** A string, the blocks of an MCP tool, or the value that a tool of the agent's own made. */
function resultOf(document, response) {
    const content = (0,pick/* within */.ux)(response, 'content');
    return {
        output: content?.kind === 'array' ? blocksOf(document, content) : dialect_valueOf(document, response),
        isError: (0,pick/* isTrue */.Hn)((0,pick/* within */.ux)(response, 'isError')),
    };
}
function blocksOf(document, content) {
    const [first, ...more] = content.items;
    const text = more.length === 0 && (0,pick/* textAt */.$6)(first, 'type') === 'text' ? (0,pick/* textAt */.$6)(first, 'text') : undefined;
    return text === undefined ? { kind: 'json', text: (0,json_text/* textOf */.b6)(document, content) } : { kind: 'text', text };
}
const dialect_valueOf = (document, node) => node.kind === 'string' ? { kind: 'text', text: node.value } : { kind: 'json', text: (0,json_text/* textOf */.b6)(document, node) };
/** A rewrite in the words of the wire, in those of the hook. */
function inHookWords({ name }, input) {
    if (name !== 'Bash')
        return input;
    const asked = { kind: 'json', text: input };
    const command = stringOf(asked, 'cmd');
    return command !== undefined && stringOf(asked, 'command') === undefined ? withString(input, 'command', command) : input;
}
function no(words) {
    return { stdout: '', stderr: spoken(words), exit: 2 };
}
/** The agent takes a no without words for a yes. */
const spoken = (words) => (words.trim() === '' ? NO_WORDS : words);

// EXTERNAL MODULE: ./dist/lib/contract/on-abort.js
var on_abort = __webpack_require__(74148);
;// CONCATENATED MODULE: ./dist/lib/agents/codex/messages.js
// Reading what the app-server says. Its lines tell the guard what the agent does; no input of a tool is taken from them.
/** A line as an object; undefined where it is none. */
function messageIn(line) {
    try {
        const read = JSON.parse(line);
        return isFields(read) ? read : undefined;
    }
    catch {
        return undefined;
    }
}
/** What lies at the end of a path of keys. */
function at(from, ...keys) {
    return keys.reduce((value, key) => (isFields(value) && Object.hasOwn(value, key) ? value[key] : undefined), from);
}
function messages_text(from, ...keys) {
    const found = at(from, ...keys);
    return typeof found === 'string' ? found : undefined;
}
function list(from, ...keys) {
    const found = at(from, ...keys);
    return Array.isArray(found) ? found : [];
}
const isFields = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

;// CONCATENATED MODULE: ./dist/lib/agents/codex/approvals.js
// The second lock. Codex runs a call whose hook failed; but it asks on its line before a command, a patch or a call of an MCP server runs,
// and tells there how each hook ended. Only a call whose hook said our yes is let run, once; every other answer of a hook is a fault.


/** Items of calls that a hook has to come before. */
const JUDGED = new Set([
    'commandExecution',
    'fileChange',
    'mcpToolCall',
    'imageView',
    'collabAgentToolCall',
    'dynamicToolCall',
    'sleep',
]);
/** Items of what no hook comes before. */
const UNJUDGED = new Set(['webSearch', 'imageGeneration']);
class Approvals {
    /** Retries without its sandbox are declined where that is what holds a command. */
    #sandboxed;
    #allowed = new Set();
    #open = new Set();
    /** Calls of MCP servers that have begun, in their order: thread, server, tool and call. */
    #servers = [];
    constructor(options) {
        this.#sandboxed = options.sandboxed;
    }
    /** A hook ended: what is wrong with that, in one sentence. */
    hookEnded(params) {
        const run = at(params, 'run');
        const event = messages_text(run, 'eventName');
        const status = messages_text(run, 'status') ?? 'unknown';
        const said = list(run, 'entries').map((entry) => messages_text(entry, 'text') ?? '');
        if (event !== 'preToolUse' && event !== 'postToolUse')
            return `a hook that is none of the guard's ran (${event ?? 'of no event'})`;
        if (status === 'blocked')
            return undefined;
        const when = event === 'preToolUse' ? 'before' : 'after';
        const yes = event === 'preToolUse' ? ALLOWED : KEPT;
        if (status !== 'completed')
            return `the hook ${when} a call failed: ${said.join('; ') || status}`;
        if (!said.includes(yes))
            return `the hook ${when} a call ended without the guard's answer`;
        const call = callOf(run);
        if (call === undefined)
            return `a hook ${when} a call does not say of which`;
        if (event === 'preToolUse') {
            this.#allowed.add(call);
            this.#open.add(call);
        }
        return undefined;
    }
    itemStarted(params) {
        const call = messages_text(params, 'item', 'id');
        if (messages_text(params, 'item', 'type') !== 'mcpToolCall' || call === undefined)
            return;
        this.#servers.push({ of: serverCall(params, messages_text(params, 'item', 'server'), messages_text(params, 'item', 'tool')), call });
    }
    /** An item ended: what is wrong with that, in one sentence. */
    itemEnded(params) {
        const type = messages_text(params, 'item', 'type') ?? '';
        const status = messages_text(params, 'item', 'status');
        if (UNJUDGED.has(type))
            return `the agent did something that passes no hook (${type})`;
        if (!JUDGED.has(type) || (status !== undefined && status !== 'completed'))
            return undefined;
        const call = messages_text(params, 'item', 'id');
        return call !== undefined && this.#allowed.has(call) ? undefined : `a call ran that no hook allowed (${type})`;
    }
    asked(method, params) {
        switch (method) {
            case 'item/commandExecution/requestApproval': {
                const isCommand = (messages_text(params, 'kind') ?? 'command') === 'command' && messages_text(params, 'approvalId') === undefined;
                const isWider = this.#sandboxed && messages_text(params, 'reason') !== undefined;
                return this.#decision(messages_text(params, 'itemId'), isCommand && !isWider);
            }
            case 'item/fileChange/requestApproval':
                return this.#decision(messages_text(params, 'itemId'), messages_text(params, 'grantRoot') === undefined);
            case 'mcpServer/elicitation/request':
                return this.#elicitation(params);
            default:
                return { result: undefined };
        }
    }
    #decision(call, may) {
        const open = this.#take(call);
        if (open && may)
            return { result: { decision: 'accept' } };
        const known = call !== undefined && this.#allowed.has(call);
        return { result: { decision: 'decline' }, ...(known ? {} : { fault: 'the agent wanted to run a call that no hook allowed' }) };
    }
    /** A server's own questions are declined: nobody is there. */
    #elicitation(params) {
        const no = { action: 'decline', content: null };
        if (messages_text(params, '_meta', 'codex_approval_kind') !== 'mcp_tool_call')
            return { result: no };
        const of = serverCall(params, messages_text(params, 'serverName'), messages_text(params, '_meta', 'tool_name'));
        const found = this.#servers.find((begun) => begun.of === of && this.#open.has(begun.call));
        if (this.#take(found?.call))
            return { result: { action: 'accept', content: {} } };
        return { result: no, fault: 'the agent wanted to call an MCP server without a hook having allowed it' };
    }
    #take(call) {
        return call !== undefined && this.#open.delete(call);
    }
}
/** The call is the end of the run's id: `pre-tool-use:ORDER:SOURCE:CALL`. */
function callOf(run) {
    const id = messages_text(run, 'id');
    const source = messages_text(run, 'sourcePath');
    if (id === undefined || source === undefined)
        return undefined;
    const from = id.indexOf(`:${source}:`);
    return from < 0 ? undefined : id.slice(from + source.length + 2) || undefined;
}
const serverCall = (params, server, tool) => JSON.stringify([messages_text(params, 'threadId'), server, tool]);

;// CONCATENATED MODULE: ./dist/lib/agents/codex/toml.js
// Writing TOML: values and keys of any text.

/** A string, or the name of a key in quotes. */
const quoted = (text) => (0,json_text/* quoteJson */.fp)(text.toWellFormed()).replaceAll('\u007f', '\\u007f');
function value(of) {
    if (typeof of === 'string')
        return quoted(of);
    if (typeof of !== 'object')
        return String(of);
    if (isList(of))
        return `[${of.map(quoted).join(', ')}]`;
    return `{ ${Object.entries(of)
        .map(([key, text]) => `${quoted(key)} = ${quoted(text)}`)
        .join(', ')} }`;
}
const isList = (of) => Array.isArray(of);
/** Lines of `key = value`. */
const lines = (members) => Object.entries(members)
    .map(([key, of]) => `${key} = ${value(of)}\n`)
    .join('');
/** A table; `path` are the parts of its name. */
const table = (path, members) => `[${path.map(quoted).join('.')}]\n${lines(members)}`;

;// CONCATENATED MODULE: ./dist/lib/agents/codex/settings.js



const PROVIDER = 'basis-guard';
const TOKEN_VARIABLE = 'BASIS_GUARD_GATEWAY_TOKEN';
/** Said when the thread begins; the agent's configuration may not say it. `untrusted`: commands, patches and calls of MCP servers are asked about on the line before they run (see approvals.ts). */
const APPROVAL_POLICY = 'untrusted';
/** Seconds that the agent waits longer for a hook than the shim for the guard. */
const LONGER_S = 10;
const MCP_START_S = 60;
/**
 * Without unified_exec a command runs to its end, or to its time-out, before anything of it is shown, what it left running ends with
 * it, and nothing can be written to it afterwards. What is off besides brings tools or instructions of its own.
 */
const FEATURES = {
    hooks: true,
    unified_exec: false,
    unified_exec_tty: false,
    code_mode: false,
    code_mode_only: false,
    shell_snapshot: false,
    apps: false,
    plugins: false,
    remote_plugin: false,
    memories: false,
    goals: false,
    image_generation: false,
    tool_suggest: false,
    skill_search: false,
};
/** What the repository and the agent's own configuration cannot change. */
function requirements(context) {
    return [
        lines({
            allow_managed_hooks_only: true,
            allowed_approval_policies: [APPROVAL_POLICY],
            allowed_sandbox_modes: ['read-only', sandboxOf(context)],
            allowed_web_search_modes: [],
            allow_login_shell: false,
            allow_remote_control: false,
            allow_browser_and_computer_use: false,
            check_for_update_on_startup: false,
            model_provider: PROVIDER,
        }),
        table(['features'], FEATURES),
        '[mcp_servers]\n',
        ...context.mcp.map(({ name, transport }) => table(['mcp_servers', name, 'identity'], transport.kind === 'stdio' ? { command: transport.command[0] } : { url: transport.url })),
        `[hooks]\n${lines({ managed_dir: context.folders.guard })}`,
        hooks(context),
    ].join('');
}
/**
 * The agent's own configuration; with hooks where there are no requirements. Its description of the environment is left out, since it
 * opens every thread with the same words, and it is by its opening that the gateway tells one conversation from another.
 */
function configuration(context) {
    const { gateway, folders, confined } = context;
    return [
        lines({
            model: context.model,
            model_provider: PROVIDER,
            sandbox_mode: sandboxOf(context),
            web_search: 'disabled',
            project_doc_max_bytes: 0,
            // No folder above the workspace is looked into for skills.
            project_root_markers: [],
            include_environment_context: false,
            allow_login_shell: false,
            check_for_update_on_startup: false,
        }),
        confined ? '' : table(['features'], FEATURES),
        table(['analytics'], { enabled: false }),
        table(['feedback'], { enabled: false }),
        table(['history'], { persistence: 'none' }),
        table(['skills'], { include_instructions: skillsOf(context).length > 0 }),
        table(['skills', 'bundled'], { enabled: false }),
        table(['shell_environment_policy'], { exclude: [TOKEN_VARIABLE] }),
        confined ? '' : table(['sandbox_workspace_write'], { network_access: context.allow.external }),
        table(['projects', folders.workspace], { trust_level: 'untrusted' }),
        table(['model_providers', PROVIDER], {
            name: PROVIDER,
            base_url: `${gateway.url}/v1`,
            wire_api: 'responses',
            env_key: TOKEN_VARIABLE,
            requires_openai_auth: false,
            supports_websockets: false,
        }),
        ...context.mcp.map(server),
        confined ? '' : hooks(context),
    ].join('');
}
/** Those of the checkout would be told beside them, where nothing hides them. */
const skillsOf = ({ confined, skills }) => confined ? skills : [];
/** Its own sandbox works inside bubblewrap too, and adds a quarter of a second to each command: it is on only where there is no other. */
const sandboxOf = ({ confined }) => confined ? 'danger-full-access' : 'workspace-write';
function hooks(context) {
    const timeout = Math.ceil(context.answerMs / 1000) + LONGER_S;
    return HOOKS.map(({ name, event }) => `[[hooks.${name}]]\n[[hooks.${name}.hooks]]\n${lines({ type: 'command', command: hookCommand(context, event), timeout })}`).join('');
}
const HOOKS = [
    { name: 'PreToolUse', key: 'preToolUse', event: 'pre' },
    { name: 'PostToolUse', key: 'postToolUse', event: 'post' },
];
/** What the agent is to run as its hook, and names back as the one in force. */
const hookCommand = ({ decisions }, event) => (0,shell_word/* shellWord */.r)(decisions.shim(event));
function server({ name, transport, timeoutMs }) {
    const common = {
        default_tools_approval_mode: 'prompt',
        startup_timeout_sec: MCP_START_S,
        tool_timeout_sec: Math.ceil(timeoutMs / 1000),
    };
    switch (transport.kind) {
        case 'stdio': {
            const [command, ...args] = transport.command;
            const where = transport.cwd === undefined ? {} : { cwd: transport.cwd };
            return table(['mcp_servers', name], { command, args, ...where, env: transport.env, ...common });
        }
        case 'http':
            return table(['mcp_servers', name], { url: transport.url, http_headers: transport.headers, ...common });
        default:
            return (0,result/* unreachable */.H)(transport);
    }
}
/**
 * Starts the app-server with the agent's own list of models, in which no model calls its tools from inside scripts: there, the model's
 * wire would show the script alone and not the calls that were judged. Nor does one use the form of the API that goes with a header
 * internal to the provider, in which tools are not where a request names them.
 */
function startScript([program, ...more], catalog) {
    const agent = [program, ...more].map(shell_word/* shellWord */.r).join(' ');
    return `#!/bin/sh
umask 077
models=$(${agent} debug models --bundled 2>/dev/null </dev/null) || exit 70
printf '%s\\n' "$models" | sed 's/"tool_mode":"[a-z_]*"/"tool_mode":"direct"/g; s/"use_responses_lite":true/"use_responses_lite":false/g' >${(0,shell_word/* shellWord */.r)(catalog)} || exit 70
unset models
exec ${agent} app-server -c ${(0,shell_word/* shellWord */.r)(`model_catalog_json=${quoted(catalog)}`)} "$@"
`;
}

;// CONCATENATED MODULE: ./dist/lib/agents/codex/hooks-in-force.js


/** Why these are not the guard's hooks and no others, in one sentence. */
function hooksProblem(answer, context) {
    const entries = list(answer, 'data');
    const errors = entries.flatMap((entry) => list(entry, 'errors')).map((error) => messages_text(error, 'message') ?? 'an error without words');
    if (errors.length > 0)
        return `the agent could not read its hooks: ${errors.join('; ')}`;
    const enabled = entries.flatMap((entry) => list(entry, 'hooks')).filter((hook) => at(hook, 'enabled') === true);
    const inForce = enabled.filter((hook) => isOurs(hook, context) && isTrusted(hook, context));
    const missing = HOOKS.find(({ key }) => inForce.filter((hook) => messages_text(hook, 'eventName') === key).length !== 1);
    if (missing !== undefined)
        return `the agent does not name the guard's hook for ${missing.name} as one in force`;
    return enabled.length === HOOKS.length ? undefined : "hooks are in force that are none of the guard's";
}
/** What makes the agent trust our hooks where no requirements name them: edits of its configuration. */
function trustEdits(answer, context) {
    return list(answer, 'data')
        .flatMap((entry) => list(entry, 'hooks'))
        .filter((hook) => isOurs(hook, context))
        .flatMap((hook) => {
        const key = messages_text(hook, 'key');
        const hash = messages_text(hook, 'currentHash');
        if (key === undefined || hash === undefined)
            return [];
        return [{ keyPath: `hooks.state.${JSON.stringify(key)}.trusted_hash`, value: hash, mergeStrategy: 'upsert' }];
    });
}
function isOurs(hook, context) {
    const own = HOOKS.find(({ key }) => key === messages_text(hook, 'eventName'));
    if (own === undefined || messages_text(hook, 'handlerType') !== 'command' || messages_text(hook, 'matcher') !== undefined)
        return false;
    return at(hook, 'async') === false && messages_text(hook, 'command') === hookCommand(context, own.event);
}
function isTrusted(hook, { confined }) {
    return confined ? at(hook, 'isManaged') === true && messages_text(hook, 'trustStatus') === 'managed' : messages_text(hook, 'trustStatus') === 'trusted';
}

;// CONCATENATED MODULE: ./dist/lib/agents/codex/line.js
// The agent's app-server: JSON-RPC in lines, without its version's name.


class Line {
    #process;
    #waiting = new Map();
    #calls = 0;
    constructor(process) {
        this.#process = process;
    }
    /** Reads to the end; never rejects. */
    async listen(listener) {
        try {
            for await (const line of this.#process.lines)
                this.#hear(line, listener);
        }
        catch {
            // The line broke: it has ended.
        }
    }
    /** Stays open where the line ends before the answer: whoever listens hears of that. The error is a sentence. */
    call(method, params) {
        this.#calls += 1;
        const id = this.#calls;
        const { promise, resolve } = Promise.withResolvers();
        this.#waiting.set(id, resolve);
        this.#send({ id, method, params });
        return promise;
    }
    tell(method) {
        this.#send({ method });
    }
    #hear(line, listener) {
        const message = messageIn(line);
        const method = messages_text(message, 'method');
        const id = at(message, 'id');
        if (method === undefined)
            return this.#settle(id, message);
        const params = at(message, 'params');
        if (id === undefined)
            return listener.told(method, params);
        const result = listener.asked(method, params);
        this.#send(result === undefined ? { id, error: { code: -32601, message: 'nobody is there to answer this' } } : { id, result });
    }
    #settle(id, message) {
        const settle = typeof id === 'number' ? this.#waiting.get(id) : undefined;
        if (typeof id !== 'number' || settle === undefined)
            return;
        this.#waiting.delete(id);
        const problem = at(message, 'error');
        settle(problem === undefined ? (0,result.ok)(at(message, 'result')) : (0,result/* fail */.f)(messages_text(problem, 'message') ?? 'the agent refused'));
    }
    #send(message) {
        this.#process.write(`${JSON.stringify(message)}\n`);
    }
}

;// CONCATENATED MODULE: ./dist/lib/agents/codex/telling.js

const WARNINGS = new Set(['warning', 'configWarning', 'deprecationNotice', 'guardianWarning']);
class Telling {
    /** The last words of the main thread. */
    finalMessage = '';
    #tell;
    #isCheck;
    #names = new Map();
    #warned = new Set();
    constructor({ tell, isCheck = () => false }) {
        this.#tell = tell;
        this.#isCheck = isCheck;
    }
    main(thread) {
        this.#names.set(thread, 'main');
    }
    item(params) {
        const said = messages_text(params, 'item', 'text');
        if (messages_text(params, 'item', 'type') !== 'agentMessage' || said === undefined || this.#isCheck(said))
            return;
        const agent_id = this.#nameOf(params);
        if (agent_id === 'main')
            this.finalMessage = said;
        this.#tell({ type: 'assistant_message', agent_id, text: said });
    }
    told(method, params) {
        if (method === 'item/agentMessage/delta') {
            const delta = messages_text(params, 'delta');
            if (delta !== undefined && !this.#isCheck(delta))
                this.#tell({ type: 'assistant_delta', agent_id: this.#nameOf(params), text: delta });
        }
        else if (method === 'error') {
            const message = messages_text(params, 'error', 'message') ?? 'the agent met an error';
            const retries = at(params, 'willRetry') === true;
            this.#tell(retries ? { type: 'retry', agent_id: this.#nameOf(params), message, wait_ms: 0 } : { type: 'notice', message });
        }
        else if (WARNINGS.has(method)) {
            const message = messages_text(params, 'message') ?? messages_text(params, 'summary');
            if (message === undefined || this.#warned.has(message))
                return;
            this.#warned.add(message);
            this.#tell({ type: 'notice', message });
        }
    }
    /** `main`, then `main/1` and so on, in the order in which threads are heard of. */
    #nameOf(params) {
        const thread = messages_text(params, 'threadId') ?? '';
        const name = this.#names.get(thread) ?? `main/${Math.max(this.#names.size, 1)}`;
        this.#names.set(thread, name);
        return name;
    }
}

;// CONCATENATED MODULE: ./dist/lib/agents/codex/drive.js
// Runs Codex by its app-server: there it tells how each hook ended and asks before it acts, which `codex exec` does not.








/** Milliseconds that it may take to end once nobody talks to it. */
const END_MS = 3_000;
async function drive(process, context) {
    return new Driver(process, context).run();
}
class Driver {
    #process;
    #context;
    #line;
    #approvals;
    #telling;
    #turn = Promise.withResolvers();
    /** Threads that have a turn under way; a sub-agent's outlives the turn that started it. */
    #busy = new Set();
    #thread;
    #mainEnd;
    constructor(process, context) {
        this.#process = process;
        this.#context = context;
        this.#line = new Line(process);
        this.#approvals = new Approvals({ sandboxed: !context.launch.confined });
        this.#telling = new Telling(context);
    }
    async run() {
        const { signal } = this.#context;
        const stop = () => this.#process.kill();
        const giveUp = (0,on_abort/* onAbort */.u)(signal, stop);
        const listening = this.#line.listen({
            told: (method, params) => this.#told(method, params),
            asked: (method, params) => this.#asked(method, params),
        });
        const ended = await Promise.race([this.#session(), listening.then(() => this.#endedEarly())]);
        this.#process.closeInput();
        const timer = setTimeout(stop, END_MS);
        await listening;
        clearTimeout(timer);
        giveUp();
        const { finalMessage } = this.#telling;
        return ended.ok ? { kind: 'finished', finalMessage } : { kind: 'failed', words: ended.error, finalMessage };
    }
    async #session() {
        const { launch } = this.#context;
        const hello = await this.#call('initialize', {
            clientInfo: { name: 'basis-guard', title: null, version: '1' },
            capabilities: { experimentalApi: true, requestAttestation: false },
        });
        if (!hello.ok)
            return hello;
        this.#line.tell('initialized');
        const trusted = launch.confined ? (0,result.ok)(undefined) : await this.#trustHooks();
        if (!trusted.ok)
            return trusted;
        const started = await this.#call('thread/start', {
            model: launch.model,
            modelProvider: PROVIDER,
            cwd: launch.folders.workspace,
            approvalPolicy: APPROVAL_POLICY,
            sandbox: sandboxOf(launch),
            developerInstructions: instructions(launch),
        });
        if (!started.ok)
            return started;
        const threadId = messages_text(started.value, 'thread', 'id');
        if (threadId === undefined)
            return (0,result/* fail */.f)('the agent began no thread');
        this.#thread = threadId;
        this.#telling.main(threadId);
        const hooks = await this.#call('hooks/list', { threadId });
        if (!hooks.ok)
            return this.#broken(hooks.error);
        const problem = settingsProblem(started.value, sandboxOf(launch)) ?? hooksProblem(hooks.value, launch);
        if (problem !== undefined)
            return this.#broken(problem);
        const turn = await this.#call('turn/start', { threadId, input: [{ type: 'text', text: launch.prompt, text_elements: [] }] });
        return turn.ok ? this.#turn.promise : turn;
    }
    /** Hooks of its own configuration run only once it has been told that they are trusted. */
    async #trustHooks() {
        const { launch } = this.#context;
        const hooks = await this.#call('hooks/list', { cwds: [launch.folders.workspace] });
        if (!hooks.ok)
            return hooks;
        return this.#call('config/batchWrite', { edits: trustEdits(hooks.value, launch), reloadUserConfig: true });
    }
    async #call(method, params) {
        const answer = await this.#line.call(method, params);
        return answer.ok ? answer : (0,result/* fail */.f)(`${method}: ${answer.error}`);
    }
    #told(method, params) {
        switch (method) {
            case 'hook/completed':
                return this.#check(this.#approvals.hookEnded(params));
            case 'item/started':
                return this.#approvals.itemStarted(params);
            case 'turn/started':
                return this.#begins(messages_text(params, 'threadId'));
            case 'item/completed':
                this.#check(this.#approvals.itemEnded(params));
                this.#verdict(params);
                if (messages_text(params, 'item', 'kind') === 'started')
                    this.#begins(messages_text(params, 'item', 'agentThreadId'));
                return this.#telling.item(params);
            case 'mcpServer/startupStatus/updated':
                return this.#server(params);
            case 'turn/completed':
                return this.#ends(params);
            default:
                return this.#telling.told(method, params);
        }
    }
    /** The hook after a command is given what it printed alone. */
    #verdict(params) {
        const [id, code] = [messages_text(params, 'item', 'id'), at(params, 'item', 'exitCode')];
        const isCommand = messages_text(params, 'item', 'type') === 'commandExecution';
        if (isCommand && id !== undefined && code !== undefined && code !== null && code !== 0)
            this.#context.failed?.(id);
    }
    #server(params) {
        const name = messages_text(params, 'name');
        if (name === undefined || messages_text(params, 'status') !== 'failed')
            return;
        const words = messages_text(params, 'error');
        this.#context.serverBroke?.(name, `did not come up${words === undefined ? '' : `: ${words}`}`);
    }
    #begins(thread) {
        if (thread !== undefined)
            this.#busy.add(thread);
    }
    #ends(params) {
        const thread = messages_text(params, 'threadId') ?? '';
        this.#busy.delete(thread);
        if (thread === this.#thread)
            this.#mainEnd = turnEnd(params);
        if (this.#mainEnd !== undefined && this.#busy.size === 0)
            this.#turn.resolve(this.#mainEnd);
    }
    #asked(method, params) {
        const { result, fault } = this.#approvals.asked(method, params);
        this.#check(fault);
        return result;
    }
    #check(problem) {
        if (problem !== undefined)
            this.#context.broken(problem);
    }
    #broken(problem) {
        this.#context.broken(problem);
        return (0,result/* fail */.f)(problem);
    }
    async #endedEarly() {
        const exit = await this.#process.ended;
        switch (exit.kind) {
            case 'not-started':
                return (0,result/* fail */.f)(exit.words);
            case 'signalled':
                return (0,result/* fail */.f)(`the agent was ended by ${exit.signal}`);
            case 'exited':
                return (0,result/* fail */.f)(`the agent ended by itself with code ${exit.code}${exit.stderr === '' ? '' : `: ${exit.stderr.slice(-2_000)}`}`);
        }
    }
}
/** The settings keep the agent from telling its model where it is. */
function instructions({ folders, guidance }) {
    const place = `You work in the folder ${folders.workspace}; commands run there by bash unless they name another. Nobody is there to answer questions.`;
    return guidance === '' ? place : `${place}\n\n${guidance}`;
}
/** Why the thread does not have the settings that it was given, in one sentence. */
function settingsProblem(started, sandbox) {
    const type = sandbox === 'danger-full-access' ? 'dangerFullAccess' : 'workspaceWrite';
    const holds = messages_text(started, 'approvalPolicy') === APPROVAL_POLICY &&
        messages_text(started, 'modelProvider') === PROVIDER &&
        messages_text(started, 'sandbox', 'type') === type &&
        list(started, 'instructionSources').length === 0;
    return holds ? undefined : "the agent began with other settings than the guard's";
}
function turnEnd(params) {
    const status = messages_text(params, 'turn', 'status');
    if (status === 'completed')
        return (0,result.ok)(undefined);
    return (0,result/* fail */.f)(messages_text(params, 'turn', 'error', 'message') ?? `the agent's turn ended as ${status ?? 'nothing that is known'}`);
}

// EXTERNAL MODULE: ./dist/lib/contract/entry-of.js
var entry_of = __webpack_require__(83188);
// EXTERNAL MODULE: ./dist/lib/contract/json/parse.js
var parse = __webpack_require__(62892);
// EXTERNAL MODULE: ./dist/lib/gateway/wire/comparable.js
var comparable = __webpack_require__(53754);
;// CONCATENATED MODULE: ./dist/lib/agents/codex/parts.js



/** Their exact texts; undefined: it is no list. */
function partsOf(told) {
    if (told.kind === 'text')
        return [textPart(told.text)];
    const read = (0,parse/* parseJson */.q)(told.text);
    if (!read.ok || read.value.root.kind !== 'array')
        return undefined;
    return read.value.root.items.map((block) => partOf(read.value, block));
}
const textPart = (text) => (0,json_text/* writeJson */.GF)({ type: 'input_text', text });
/** A block that the model has no part for reads as its JSON. */
function partOf(document, block) {
    const [text, data, mime, url] = ['text', 'data', 'mimeType', 'image_url'].map((name) => (0,pick/* textAt */.$6)(block, name));
    switch ((0,pick/* textAt */.$6)(block, 'type')) {
        case 'text':
            return text === undefined || !(0,pick/* hasOnly */.jL)(block, ['type', 'text']) ? textPart((0,json_text/* textOf */.b6)(document, block)) : textPart(text);
        case 'image':
            return data === undefined || mime === undefined ? textPart((0,json_text/* textOf */.b6)(document, block)) : picture(`data:${mime};base64,${data}`);
        case 'input_image':
            return url === undefined ? (0,json_text/* textOf */.b6)(document, block) : picture(sniffed(url));
        case undefined:
        default:
            return textPart((0,json_text/* textOf */.b6)(document, block));
    }
}
const picture = (url) => (0,json_text/* writeJson */.GF)({ type: 'input_image', image_url: url, detail: 'original' });
/** How the bytes of each kind of picture begin. */
const BEGINNINGS = {
    iVBORw0KGgo: 'image/png',
    '/9j/': 'image/jpeg',
    R0lGOD: 'image/gif',
    UklGR: 'image/webp',
};
const UNTOLD = 'data:application/octet-stream;base64,';
/** A hook is told of bytes alone. */
function sniffed(url) {
    if (!url.startsWith(UNTOLD))
        return url;
    const data = url.slice(UNTOLD.length);
    const kind = Object.entries(BEGINNINGS).find(([beginning]) => data.startsWith(beginning))?.[1];
    return kind === undefined ? url : `data:${kind};base64,${data}`;
}

;// CONCATENATED MODULE: ./dist/lib/agents/codex/tools.js
const LEVELS = {
    view_image: 'none',
    update_plan: 'none',
    get_goal: 'none',
    create_goal: 'none',
    update_goal: 'none',
    clockcurr_time: 'none',
    clocksleep: 'none',
    request_user_input: 'none',
    list_agents: 'none',
    multi_agent_v1wait_agent: 'none',
    collaborationlist_agents: 'none',
    collaborationwait_agent: 'none',
    apply_patch: 'local_state',
    spawn_agent: 'local_state',
    multi_agent_v1send_input: 'local_state',
    multi_agent_v1resume_agent: 'local_state',
    multi_agent_v1close_agent: 'local_state',
    collaborationspawn_agent: 'local_state',
    collaborationfollowup_task: 'local_state',
    collaborationsend_message: 'local_state',
    collaborationinterrupt_agent: 'local_state',
    Bash: 'process',
    write_stdin: 'process',
};
/** Tools that hand work to a sub-agent. */
const DELEGATING = new Set([
    'spawn_agent',
    'multi_agent_v1send_input',
    'multi_agent_v1resume_agent',
    'collaborationspawn_agent',
    'collaborationfollowup_task',
    'collaborationsend_message',
]);
/** Those that start one; `message` is its task. */
const SPAWNING = new Set(['spawn_agent', 'collaborationspawn_agent']);
/** Names under which hooks written for `spawn` and `files` see a tool. */
const BASIS_NAMES = { Bash: 'spawn', apply_patch: 'files' };
/** Names on the wire of what hooks call `Bash`. */
const COMMAND_TOOLS = new Set(['exec_command', 'shell_command', 'Bash']);
/** Namespaces that a hook's name leaves out. */
const SILENT_NAMESPACES = new Set(['functions']);
/** Tools whose namespace a hook's name leaves out, where it has that of the others there. */
const SILENT_TOOLS = { multi_agent_v1spawn_agent: 'spawn_agent' };
/**
 * Calls of these pass no hook before they act, or hide calls of other tools: input for a running command, and scripts that call tools
 * from the inside (`exec` with its `wait`). The settings leave none of them; if one is offered all the same, it is taken out.
 */
const NOT_JUDGEABLE = ['write_stdin', 'exec', 'functions.wait'];

;// CONCATENATED MODULE: ./dist/lib/agents/codex/identify.js








const identifyCall = ({ name, namespace, input }) => {
    const tool = hookName(name, namespace);
    return { tool, input: (0,comparable/* comparableInput */.n)(hookInput(tool, input)) };
};
function hookName(name, namespace) {
    if (namespace?.startsWith('mcp__') === true)
        return `${namespace}__${name}`;
    const whole = namespace === undefined || SILENT_NAMESPACES.has(namespace) ? name : `${namespace}${name}`;
    return COMMAND_TOOLS.has(whole) ? 'Bash' : ((0,entry_of/* entryOf */.M)(SILENT_TOOLS, whole) ?? whole);
}
function hookInput(tool, input) {
    if (tool === 'Bash') {
        const command = stringOf(input, 'command') ?? stringOf(input, 'cmd');
        return command === undefined ? input : { kind: 'json', text: only('command', command) };
    }
    if (tool !== 'apply_patch')
        return input;
    const patch = input.kind === 'raw' ? input.text : (stringOf(input, 'command') ?? stringOf(input, 'input'));
    return patch === undefined ? input : { kind: 'json', text: only('command', patch) };
}
/** What the agent writes above an output that a hook is given bare. */
const ABOVE = /^(?:Chunk ID: [0-9a-f]+\n)?Wall time: [0-9.]+ seconds\n(?:Process exited with code -?[0-9]+\n)?(?:Original token count: [0-9]+\n)?Output:\n?/;
/** Whether a result on the wire is what the hook was given, and the agent's own words about it. */
function sameOutput(given, onWire) {
    if (onWire.output.kind === 'json')
        return sameParts(given, onWire.output.text);
    const { text } = onWire.output;
    if (given.output.kind === 'text')
        return given.output.text === text || given.output.text === text.replace(ABOVE, '');
    if (given.output.text === NOTHING && text.replace(ABOVE, '') === '')
        return true;
    const exact = (0,json_text/* readExact */.gr)(text);
    return exact.ok && (0,comparable/* comparableInput */.n)(given.output) === (0,comparable/* comparableInput */.n)({ kind: 'json', text: exact.value });
}
/** A list in which an MCP server says nothing. */
const NOTHING = '[]';
/** The same parts; those of an MCP tool stand under a line of the agent's own. */
function sameParts({ output }, text) {
    const read = (0,parse/* parseJson */.q)(text);
    const told = partsOf(output);
    if (!read.ok || told === undefined)
        return false;
    const parts = (0,pick/* itemsOf */.S3)(read.value.root);
    const isHeaded = (0,pick/* textAt */.$6)(parts[0], 'type') === 'input_text' && (0,pick/* textAt */.$6)(parts[0], 'text')?.replace(ABOVE, '') === '';
    const came = (isHeaded ? parts.slice(1) : parts).map((part) => (0,json_text/* textOf */.b6)(read.value, part));
    return came.length > 0 && came.length === told.length && came.every((part, index) => part === told[index]);
}
/** Words of the agent's own about a call that it refused before any hook. What a command or a server gave never begins so. */
const REFUSED = /^(?:unsupported call: |failed to parse function arguments: )/;
const excuse = ({ toolName, output }, call, isOffered) => {
    // The words of a server are not believed; a server that is not there has none.
    if (call?.namespace?.startsWith('mcp__') === true && isOffered)
        return undefined;
    if (toolName === 'tool_search' && call?.namespace === undefined)
        return { why: 'the agent looked for tools in its own list', refused: false };
    return output.kind === 'text' && REFUSED.test(output.text) ? { why: 'the agent refused the call by itself', refused: true } : undefined;
};

// EXTERNAL MODULE: ./dist/lib/contract/defined.js
var defined = __webpack_require__(83497);
// EXTERNAL MODULE: ./dist/lib/agents/host-rules.js
var host_rules = __webpack_require__(4954);
// EXTERNAL MODULE: ./dist/lib/agents/mcp-names.js
var mcp_names = __webpack_require__(55417);
// EXTERNAL MODULE: ./dist/lib/agents/skill-files.js
var skill_files = __webpack_require__(70131);
;// CONCATENATED MODULE: ./dist/lib/agents/codex/args.js
// `agent-args` for Codex: settings of its own that undo none of the guard's.
/** First parts of the keys that the guard sets, and of those that bring programs, servers or accounts of their own. */
const HELD = new Set([
    'allow_login_shell',
    'apps',
    'approval_policy',
    'approvals_reviewer',
    'bypass_hook_trust',
    'chatgpt_base_url',
    'default_permissions',
    'features',
    'hooks',
    'include_environment_context',
    'marketplaces',
    'mcp_servers',
    'model',
    'model_catalog_json',
    'model_provider',
    'model_providers',
    'notify',
    'openai_base_url',
    'otel',
    'permissions',
    'plugins',
    'profile',
    'profiles',
    'project_doc_max_bytes',
    'project_root_markers',
    'projects',
    'sandbox_mode',
    'sandbox_workspace_write',
    'shell_environment_policy',
    'skills',
    'tools',
    'web_search',
]);
/** Why these may not be given, in one sentence; undefined: they may. */
function argsProblem(args) {
    for (let index = 0; index < args.length; index += 2) {
        const [flag = '', setting] = args.slice(index, index + 2);
        if (flag !== '-c' && flag !== '--config')
            return `agent-args has ${JSON.stringify(flag)}: Codex runs by its app-server here, which takes \`-c\` and \`key=value\` alone; leave it out`;
        const key = /^\s*["']?([A-Za-z0-9_-]+)["']?\s*[.=]/.exec(setting ?? '')?.[1];
        if (key === undefined)
            return 'agent-args has a `-c` without a `key=value` behind it; write one, or leave it out';
        if (HELD.has(key))
            return `agent-args sets ${JSON.stringify(key)}, which the guard sets itself; leave it out`;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./dist/lib/agents/codex/mcp-names.js
/** What the agent puts before the names of a server's tools: its name comes with everything but letters, digits and `_` as `_`. */
const serverPrefix = (server) => `mcp__${server.replaceAll(/[^A-Za-z0-9_]/g, '_')}__`;

;// CONCATENATED MODULE: ./dist/lib/agents/codex/plan.js







const START = 'start-codex';
/** Where the agent keeps everything of its own. */
const codexHome = (home) => `${home}/.codex`;
function planLaunch(context) {
    const { folders, program, gateway, confined, args } = context;
    const own = codexHome(folders.home);
    return {
        argv: [`${folders.guard}/${START}`, ...args],
        env: { CODEX_HOME: own, [TOKEN_VARIABLE]: gateway.token },
        files: [
            { in: 'guard', path: START, text: startScript(program, `${own}/models.json`), executable: true },
            { in: 'home', path: '.codex/config.toml', text: configuration(context) },
            ...(0,skill_files/* skillFiles */.t)(skillsOf(context), { in: 'home' }, '.codex/skills'),
            ...(confined ? [{ in: 'system', path: 'codex/requirements.toml', text: requirements(context) }] : []),
        ],
        shims: HOOKS.map(({ event }) => event),
        masked: confined ? MASKED : [],
        gaps: [...(confined ? [] : UNCONFINED), ...(skillsOf(context).length < context.skills.length ? [NO_SKILLS] : [])],
        ...(0,defined/* defined */.s)({ refuse: argsProblem(args) ?? (0,mcp_names/* mcpProblem */.y)(context.mcp, serverPrefix) ?? (0,host_rules/* hostProblem */.Q)('Codex', HOST_RULES, context.host) }),
    };
}
/** Skills of the checkout are told even where the workspace is not trusted. */
const MASKED = ['.agents/skills', '.codex/skills'];
const NO_SKILLS = 'Codex is given no skills: without a mount namespace it would be told those of the checkout, too';
/** In a namespace of its own the agent finds the guard's requirements there. */
const HOST_RULES = [{ path: 'codex/requirements.toml', is: 'file' }];
const UNCONFINED = [
    'without a mount namespace the settings of Codex lie where it may write: it could switch its hooks off for a sub-agent, which the gateway would notice by a call without a decision',
    'its commands are held by its own sandbox alone, which leaves all of the machine readable',
];

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./dist/lib/contract/input.js
var contract_input = __webpack_require__(93108);
// EXTERNAL MODULE: ./dist/lib/agents/record-lines.js
var record_lines = __webpack_require__(67737);
;// CONCATENATED MODULE: ./dist/lib/agents/codex/records.js
// The agent's own records: a rollout file for each thread, sub-agents' too, with every call as it went over the wire and what became of it.









const FOLDERS = ['sessions', 'archived_sessions'];
/** Where the text of a call's input stands. */
const CALLS = { function_call: 'arguments', custom_tool_call: 'input', local_shell_call: 'action' };
/** Words of the agent's own for a call that did not run. */
const records_REFUSED = /^(?:Command blocked by PreToolUse hook: |unsupported call: |failed to parse function arguments: |patch rejected by user|exec_command failed: CreateProcess \{ message: "Rejected)/;
/** Every call of these files, and what could not be read. Throws only for the signal. */
function records({ home }, signal) {
    const own = (0,external_node_path_.relative)(home, codexHome(home));
    return (0,record_lines/* recordsInLines */.H)({ home, folders: FOLDERS.map((name) => `${own}/${name}`), isRecord: (path) => path.endsWith('.jsonl'), callsOf: callsIn }, signal);
}
/** Throws where a line is no record. */
async function* callsIn(file, lines) {
    const calls = [];
    const acted = new Set();
    const answered = new Set();
    let number = 0;
    let unreadable;
    for await (const line of lines) {
        number += 1;
        if (line.trim() === '')
            continue;
        // The last line of a run that was ended may be cut.
        if (unreadable !== undefined)
            throw new Error(`has a line ${unreadable} that is not JSON`);
        const read = (0,parse/* parseJson */.q)(line);
        if (!read.ok) {
            unreadable = number;
            continue;
        }
        const payload = (0,pick/* within */.ux)(read.value.root, 'payload');
        const kind = (0,pick/* textAt */.$6)(read.value.root, 'type');
        const call = kind === 'response_item' ? records_callOf(read.value, payload, `${file}:${number}`) : undefined;
        if (call !== undefined)
            calls.push(call);
        const ran = kind === 'event_msg' ? actedOf(payload) : undefined;
        if (ran !== undefined)
            acted.add(ran);
        const answer = kind === 'response_item' ? answeredOf(payload) : undefined;
        if (answer !== undefined)
            answered.add(answer);
    }
    for (const call of calls)
        yield { ...call, ran: acted.has(call.id) || answered.has(call.id) };
}
function records_callOf(document, payload, where) {
    const type = (0,pick/* textAt */.$6)(payload, 'type') ?? '';
    const field = (0,entry_of/* entryOf */.M)(CALLS, type);
    const id = (0,pick/* textAt */.$6)(payload, 'call_id');
    if (field === undefined || id === undefined)
        return undefined;
    const name = hookName((0,pick/* textAt */.$6)(payload, 'name') ?? type, (0,pick/* textAt */.$6)(payload, 'namespace'));
    const input = (0,pick/* within */.ux)(payload, field);
    if (input === undefined)
        return { id, name, where };
    return { id, name, where, input: input.kind === 'string' ? (0,contract_input/* toolInput */.T)(input.value) : { kind: 'json', text: (0,json_text/* textOf */.b6)(document, input) } };
}
/** The call of an item that was not declined. */
function actedOf(payload) {
    if ((0,pick/* textAt */.$6)(payload, 'type') !== 'item_completed' || (0,pick/* textAt */.$6)(payload, 'item', 'status') === 'declined')
        return undefined;
    return (0,pick/* textAt */.$6)(payload, 'item', 'id');
}
/** The call of an output that is not the agent's own refusal. */
function answeredOf(payload) {
    const type = (0,pick/* textAt */.$6)(payload, 'type');
    if (type !== 'function_call_output' && type !== 'custom_tool_call_output')
        return undefined;
    const output = (0,pick/* textAt */.$6)(payload, 'output');
    return output !== undefined && records_REFUSED.test(output) ? undefined : (0,pick/* textAt */.$6)(payload, 'call_id');
}

// EXTERNAL MODULE: ./dist/lib/agents/basis-shape.js
var basis_shape = __webpack_require__(57222);
// EXTERNAL MODULE: ./dist/lib/agents/delegation-shape.js
var delegation_shape = __webpack_require__(4688);
// EXTERNAL MODULE: ./dist/lib/agents/shown-path.js
var shown_path = __webpack_require__(36877);
// EXTERNAL MODULE: ./dist/lib/loop/tools/files-input.js
var files_input = __webpack_require__(32966);
;// CONCATENATED MODULE: ./dist/lib/agents/codex/patch.js
// The language of Codex's apply_patch, read strictly: what is read here is what the agent reads, and nothing else passes (`mend`). Pure.

const BEGIN = '*** Begin Patch';
const END = '*** End Patch';
const HEAD = /^\*\*\* (Add|Delete|Update) File: (.+)$/;
const MOVE = /^\*\*\* Move to: (.+)$/;
const END_OF_FILE = '*** End of File';
/** The error is a sentence. */
function readPatch(text) {
    const lines = text.split('\n');
    while (lines.at(-1) === '')
        lines.pop();
    if (lines.shift() !== BEGIN)
        return (0,result/* fail */.f)(`the patch does not begin with the line "${BEGIN}"`);
    if (lines.pop() !== END)
        return (0,result/* fail */.f)(`the patch does not end with the line "${END}"`);
    const hunks = [];
    while (lines.length > 0) {
        const hunk = readHunk(lines);
        if (!hunk.ok)
            return hunk;
        hunks.push(hunk.value);
    }
    if (hunks.length === 0)
        return (0,result/* fail */.f)('the patch has no hunk');
    const paths = pathsOf(hunks);
    const twice = paths.find((path, index) => paths.indexOf(path) !== index);
    return twice === undefined ? (0,result.ok)(hunks) : (0,result/* fail */.f)(`the patch names ${quote(twice)} twice`);
}
/** Takes the lines of one hunk off the front. */
function readHunk(lines) {
    const head = lines.shift() ?? '';
    const [, verb, path = ''] = HEAD.exec(head) ?? [];
    if (verb === undefined)
        return (0,result/* fail */.f)(`a line of the patch begins no hunk: ${quote(head)}`);
    if (!isPath(path))
        return (0,result/* fail */.f)(`a path of the patch has space around it: ${quote(path)}`);
    const body = [];
    while (lines.length > 0 && !HEAD.test(lines[0] ?? ''))
        body.push(lines.shift() ?? '');
    const raw = [head, ...body];
    if (verb === 'Delete')
        return body.length === 0 ? (0,result.ok)({ kind: 'delete', path, raw }) : (0,result/* fail */.f)('a deleted file has lines after it');
    if (verb === 'Update')
        return readUpdate(path, body, raw);
    const stray = body.find((line) => !line.startsWith('+'));
    if (stray !== undefined)
        return (0,result/* fail */.f)(`a line of an added file does not begin with "+": ${quote(stray)}`);
    return (0,result.ok)({ kind: 'add', path, lines: body.map((line) => line.slice(1)), raw });
}
function readUpdate(path, body, raw) {
    const moveTo = MOVE.exec(body[0] ?? '')?.[1];
    if (moveTo !== undefined)
        body.shift();
    if (moveTo !== undefined && !isPath(moveTo))
        return (0,result/* fail */.f)(`a path of the patch has space around it: ${quote(moveTo)}`);
    const chunks = [];
    while (body.length > 0) {
        const chunk = readChunk(body, chunks.length === 0);
        if (!chunk.ok)
            return chunk;
        chunks.push(chunk.value);
    }
    if (chunks.length === 0)
        return (0,result/* fail */.f)(`the update of ${quote(path)} changes nothing`);
    return (0,result.ok)({ kind: 'update', path, chunks, raw, ...(moveTo === undefined ? {} : { moveTo }) });
}
function readChunk(body, isFirst) {
    const raw = [];
    const first = body[0] ?? '';
    const marked = first === '@@' || first.startsWith('@@ ');
    if (!marked && !isFirst)
        return (0,result/* fail */.f)(`a line of the patch begins with none of "+", "-", " " and "@@": ${quote(first)}`);
    if (marked)
        raw.push(body.shift() ?? '');
    const before = [];
    const after = [];
    for (let line = body[0]; line !== undefined && /^[-+ ]|^$/.test(line); line = body[0]) {
        raw.push(line);
        body.shift();
        if (!line.startsWith('+'))
            before.push(line.slice(1));
        if (!line.startsWith('-'))
            after.push(line.slice(1));
    }
    if (body[0] === END_OF_FILE)
        raw.push(body.shift() ?? '');
    if (before.length + after.length === 0)
        return (0,result/* fail */.f)(`a line of the patch begins with none of "+", "-", " " and "@@": ${quote(body[0] ?? '')}`);
    return (0,result.ok)({ before, after, raw });
}
const writePatch = (lines) => [BEGIN, ...lines, END].join('\n');
/** The paths that a patch names, as it spells them. */
function pathsOf(hunks) {
    return hunks.flatMap((hunk) => (hunk.kind === 'update' && hunk.moveTo !== undefined ? [hunk.path, hunk.moveTo] : [hunk.path]));
}
const isPath = (path) => path === path.trim();
const quote = (text) => JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);

;// CONCATENATED MODULE: ./dist/lib/agents/codex/patch-operations.js






/** `{"operations": […]}`; the error is a sentence. */
function operationsOf(patch, shown) {
    const known = knownOf(patch, shown);
    return known.ok ? (0,result.ok)((0,agents_fields/* exactly */.pV)(`{"operations":[${known.value.map(([operation]) => (0,json_text/* writeJson */.GF)(operation)).join(',')}]}`)) : known;
}
/** The patch of a rewrite of what `operationsOf` gave for this one; the error is a sentence. */
function patchOf(rewrite, patch, shown) {
    const read = (0,files_input/* readFilesInput */.O2)(rewrite);
    if (!read.ok)
        return read;
    const known = knownOf(patch, shown);
    if (!known.ok)
        return known;
    const written = new Map(known.value.map(([operation, piece]) => [keyOf(operation), piece]));
    const native = new Map(known.value.flatMap(([operation, piece]) => namesIn(operation, piece)));
    const pieces = [];
    for (const operation of read.value) {
        const kept = written.get(keyOf(operation));
        const piece = kept === undefined ? pieceOf(operation, (path) => native.get(path) ?? path) : (0,result.ok)(kept);
        if (!piece.ok)
            return piece;
        pieces.push(piece.value);
    }
    const lines = linesOf(pieces);
    if (!lines.ok)
        return lines;
    const text = writePatch(lines.value);
    const again = readPatch(text);
    return again.ok ? (0,result.ok)(text) : (0,result/* fail */.f)(`the rewrite is no patch: ${again.error}`);
}
const keyOf = (operation) => (0,comparable/* comparableInput */.n)({ kind: 'json', text: (0,json_text/* writeJson */.GF)(operation) });
/** How the patch spells a path that an operation shows. */
function namesIn(operation, piece) {
    return piece.kind === 'chunk' && 'path' in operation ? [[operation.path, piece.path]] : [];
}
function knownOf(patch, shown) {
    const read = readPatch(patch);
    if (!read.ok)
        return read;
    const known = [];
    for (const hunk of read.value) {
        const more = inHunk(hunk, shown);
        if (!more.ok)
            return more;
        known.push(...more.value);
    }
    return (0,result.ok)(known);
}
function inHunk(hunk, shown) {
    const path = shown(hunk.path);
    switch (hunk.kind) {
        case 'add':
            return (0,result.ok)([
                [
                    { op: 'set', path, content: textOf(hunk.lines) },
                    { kind: 'whole', lines: hunk.raw },
                ],
            ]);
        case 'delete':
            return (0,result.ok)([
                [
                    { op: 'delete', path },
                    { kind: 'whole', lines: hunk.raw },
                ],
            ]);
        case 'update': {
            if (hunk.chunks.some(({ before }) => before.length === 0))
                return (0,result/* fail */.f)(`the patch adds lines to ${(0,json_text/* quoteJson */.fp)(path)} without the lines beside them, which \`files\` cannot say`);
            const chunks = hunk.chunks.map((chunk) => [replacement(path, chunk), { kind: 'chunk', path: hunk.path, lines: chunk.raw }]);
            if (hunk.moveTo === undefined)
                return (0,result.ok)(chunks);
            return (0,result.ok)([
                ...chunks,
                [
                    { op: 'move', from: path, to: shown(hunk.moveTo) },
                    { kind: 'move', path: hunk.path, to: hunk.moveTo },
                ],
            ]);
        }
        default:
            return (0,result/* unreachable */.H)(hunk);
    }
}
const replacement = (path, { before, after }) => ({
    op: 'replace',
    path,
    old: textOf(before),
    new: textOf(after),
});
/** An operation of a rewrite's own as part of a patch. */
function pieceOf(operation, native) {
    switch (operation.op) {
        case 'set':
        case 'create': {
            const lines = linesIn(operation.content, 'content');
            if (!lines.ok)
                return lines;
            return (0,result.ok)({ kind: 'whole', lines: [`*** Add File: ${operation.path}`, ...lines.value.map((line) => `+${line}`)] });
        }
        case 'replace':
            if (operation.replaceAll !== undefined || operation.expectedReplacements !== undefined)
                return (0,result/* fail */.f)('apply_patch replaces one place at a time; leave `replaceAll` and `expectedReplacements` out');
            return replacing(native(operation.path), operation.old, operation.new);
        case 'insert': {
            const { path, anchor, content, position, occurrence } = operation;
            if (occurrence !== undefined)
                return (0,result/* fail */.f)('apply_patch cannot count occurrences; leave `occurrence` out');
            return replacing(native(path), anchor, position === 'after' ? anchor + content : content + anchor);
        }
        case 'delete':
            if (operation.recursive === true)
                return (0,result/* fail */.f)('apply_patch deletes single files; leave `recursive` out');
            return (0,result.ok)({ kind: 'whole', lines: [`*** Delete File: ${operation.path}`] });
        case 'move':
            return (0,result.ok)({ kind: 'move', path: native(operation.from), to: operation.to });
        case 'read':
        case 'list':
        case 'search':
            return (0,result/* fail */.f)(`apply_patch only changes files; \`${operation.op}\` is no part of it`);
        default:
            return (0,result/* unreachable */.H)(operation);
    }
}
function replacing(path, old, by) {
    const before = linesIn(old, 'old');
    if (!before.ok)
        return before;
    const after = linesIn(by, 'new');
    if (!after.ok)
        return after;
    return (0,result.ok)({ kind: 'chunk', path, lines: ['@@', ...before.value.map((line) => `-${line}`), ...after.value.map((line) => `+${line}`)] });
}
/** Changes of one file under one head, where the first of them stands. */
function linesOf(pieces) {
    const done = new Set();
    const lines = [];
    for (const piece of pieces) {
        if (piece.kind === 'whole')
            lines.push(...piece.lines);
        else if (!done.has(piece.path)) {
            done.add(piece.path);
            const own = pieces.filter((other) => other.kind !== 'whole' && other.path === piece.path);
            const moves = own.flatMap((other) => (other.kind === 'move' ? [`*** Move to: ${other.to}`] : []));
            const chunks = own.flatMap((other) => (other.kind === 'chunk' ? separate(other.lines) : []));
            if (moves.length > 1)
                return (0,result/* fail */.f)(`apply_patch moves ${(0,json_text/* quoteJson */.fp)(piece.path)} once`);
            if (chunks.length === 0)
                return (0,result/* fail */.f)('apply_patch moves a file only together with a change to it');
            lines.push(`*** Update File: ${piece.path}`, ...moves, ...chunks);
        }
    }
    return (0,result.ok)(lines);
}
/** Only the first chunk of a file may do without its mark. */
const separate = (lines) => (lines[0]?.startsWith('@@') === true ? lines : ['@@', ...lines]);
/** A text of whole lines, or why it is none. */
function linesIn(text, field) {
    if (text === '')
        return (0,result.ok)([]);
    if (!text.endsWith('\n'))
        return (0,result/* fail */.f)(`apply_patch works on whole lines; end \`${field}\` with a new line`);
    return (0,result.ok)(text.slice(0, -1).split('\n'));
}
const textOf = (lines) => lines.map((line) => `${line}\n`).join('');

;// CONCATENATED MODULE: ./dist/lib/agents/codex/basis.js
// How hooks written for `spawn` and `files` see the tools of Codex (contract 3.4). A hook of Codex is given no more of a command than
// its text; what else the model asked for (folder, time-out, shell) the agent keeps by itself. Pure.








function basisOf({ name, input }, workspace) {
    if (SPAWNING.has(name))
        return (0,delegation_shape/* delegationShape */.G)(name, 'message', input);
    const basis = (0,entry_of/* entryOf */.M)(BASIS_NAMES, name);
    switch (basis) {
        case 'spawn':
            return {
                name: basis,
                toBasis: (from) => withCommand(from, (command) => json(only('command', command))),
                toNative: (rewrite) => nativeCommand(rewrite, input),
            };
        case 'files': {
            const shown = (path) => (0,shown_path/* shownPath */.p)(path, workspace);
            return {
                name: basis,
                toBasis: (from) => withCommand(from, (patch) => {
                    const operations = operationsOf(patch, shown);
                    return operations.ok ? json(operations.value) : operations;
                }),
                toNative: (rewrite) => withCommand(input, (patch) => {
                    const text = patchOf(rewrite, patch, shown);
                    return text.ok ? (0,result.ok)(changed(input, text.value)) : text;
                }),
            };
        }
        case undefined:
            return undefined;
    }
}
function nativeCommand(rewrite, native) {
    const read = (0,basis_shape/* rewrittenCommand */.W2)('Bash', rewrite);
    if (!read.ok)
        return read;
    if (read.value.timeoutMs !== undefined)
        return (0,result/* fail */.f)('a hook of Codex cannot set a time-out; leave `timeout_ms` out');
    return (0,result.ok)(changed(native, read.value.command));
}
function withCommand(input, use) {
    const command = stringOf(input, 'command');
    return command === undefined ? (0,result/* fail */.f)('`command` of the call is not a string') : use(command);
}
const changed = (native, command) => native.kind === 'json' ? withString(native.text, 'command', command) : only('command', command);
const json = (text) => (0,result.ok)({ kind: 'json', text });

;// CONCATENATED MODULE: ./dist/lib/agents/codex/mend.js


/** Where a shell takes a word for the name of a program. */
const PATCHING = /(?:^|[\n;&|({`]|\$\(|\b(?:then|do|else|exec|env|command|sudo|nohup|xargs)\s)\s*(?:[^\s;&|()]*\/)?(?:apply_patch|applypatch)(?=$|[\s;&|<>)'"])/;
function mend({ name, input }) {
    const command = stringOf(input, 'command');
    if (command === undefined)
        return undefined;
    if (name === 'Bash' && PATCHING.test(command))
        return { refuse: 'apply_patch inside a command changes files past their checks; call the tool apply_patch itself' };
    if (name !== 'apply_patch')
        return undefined;
    const patch = readPatch(command);
    return patch.ok ? undefined : { refuse: `${patch.error}; write a patch that keeps to the tool's grammar` };
}

;// CONCATENATED MODULE: ./dist/lib/agents/codex/translate.js








const translator = {
    level: ({ name }) => (0,entry_of/* entryOf */.M)(LEVELS, name),
    toolName: ({ name }, mcp) => (0,mcp_names/* mcpToolName */.Q)(name, mcp, serverPrefix) ?? name,
    basis: basisOf,
    delegates: ({ name }) => DELEGATING.has(name),
    touched,
    mend: mend,
};
function touched({ name, input }) {
    if (name === 'view_image') {
        const path = stringOf(input, 'path');
        return path === undefined ? undefined : { reads: [path], writes: [] };
    }
    const patch = name === 'apply_patch' ? stringOf(input, 'command') : undefined;
    const read = patch === undefined ? undefined : readPatch(patch);
    return read?.ok === true ? { reads: [], writes: pathsOf(read.value) } : undefined;
}

;// CONCATENATED MODULE: ./dist/lib/agents/codex/adapter.js
// Codex under the chain: managed command hooks and its app-server, the Responses API behind the gateway.










const PROVIDERS = new Set(['openai', 'openai-compatible']);
const codex = {
    name: 'codex',
    capabilities: CAPABILITIES,
    guidance: { files: [], skills: ['.agents/skills', '.codex/skills'] },
    dialect: dialect,
    translator: translator,
    wire: ({ provider, name }) => PROVIDERS.has(provider)
        ? (0,result.ok)('responses')
        : (0,result/* fail */.f)(`codex speaks to OpenAI's Responses API alone, not to ${provider}; write openai/${name} or another agent`),
    plan: planLaunch,
    drive: drive,
    records: records,
    canaryRead: canaryRead,
    canaryDelegate: canaryDelegate,
    identify: () => identifyCall,
    sameOutput: sameOutput,
    excuse: excuse,
    notJudgeable: NOT_JUDGEABLE,
    models: () => [],
};


/***/ })

};
