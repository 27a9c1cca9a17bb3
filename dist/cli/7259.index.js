export const id = 7259;
export const ids = [7259,2070];
export const modules = {

/***/ 92070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   adapterOf: () => (/* binding */ adapterOf)
/* harmony export */ });
/* harmony import */ var _contract_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66639);
// The adapters by name, each loaded when it is asked for.

async function adapterOf(name) {
    switch (name) {
        case 'claude-code':
            return (await __webpack_require__.e(/* import() */ 9856).then(__webpack_require__.bind(__webpack_require__, 9856))).claudeCode;
        case 'codex':
            return (await Promise.all(/* import() */[__webpack_require__.e(5304), __webpack_require__.e(9926)]).then(__webpack_require__.bind(__webpack_require__, 99926))).codex;
        case 'gemini-cli':
            return (await Promise.all(/* import() */[__webpack_require__.e(5304), __webpack_require__.e(7881)]).then(__webpack_require__.bind(__webpack_require__, 7881))).geminiCli;
        case 'copilot':
            return (await Promise.all(/* import() */[__webpack_require__.e(5304), __webpack_require__.e(8221)]).then(__webpack_require__.bind(__webpack_require__, 98221))).copilot;
        case 'opencode':
            return (await __webpack_require__.e(/* import() */ 4921).then(__webpack_require__.bind(__webpack_require__, 84921))).opencode;
        case 'basis':
            return (await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(1882), __webpack_require__.e(3788)]).then(__webpack_require__.bind(__webpack_require__, 43788))).basis;
        case 'acp':
            return (await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(1882), __webpack_require__.e(7037)]).then(__webpack_require__.bind(__webpack_require__, 37037))).acp;
        default:
            return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(name);
    }
}


/***/ }),

/***/ 45800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WG: () => (/* binding */ errorResult),
/* harmony export */   YQ: () => (/* binding */ toolCallOf),
/* harmony export */   YU: () => (/* binding */ sameResult),
/* harmony export */   aq: () => (/* binding */ agentTool),
/* harmony export */   vA: () => (/* binding */ agentCallOf)
/* harmony export */ });
/* harmony import */ var _contract_defined_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83497);
/* harmony import */ var _contract_json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53692);
/* harmony import */ var _contract_tools_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77709);



/** `ref` is how the session knows it. A tool is under the name that `toolName` gives it, whatever its agent calls it. */
function toolCallOf(call, ref, translator, { mcp, workspace }) {
    const delegates = translator.delegates(call) ? true : undefined;
    const toolName = translator.toolName(call, mcp);
    const more = (0,_contract_defined_js__WEBPACK_IMPORTED_MODULE_2__/* .defined */ .s)({ level: levelOf(call, toolName, translator), basis: translator.basis(call, workspace), delegates });
    return { id: ref.id, agentId: ref.agentId, toolName, input: call.input, ...more };
}
/** The agent checks an input by its own schema; here it must be an object. */
function agentTool(call, toolName, translator) {
    return {
        name: toolName,
        level: (input) => levelOf({ ...call, input }, toolName, translator),
        check: (input) => ((0,_contract_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isObjectText */ .PN)(input) ? undefined : 'it is not a JSON object'),
    };
}
/** A server's tool is external, whatever it says of itself (contract 8.3). */
const levelOf = (call, toolName, translator) => toolName.startsWith(_contract_tools_file_js__WEBPACK_IMPORTED_MODULE_1__/* .MCP_PREFIX */ .O0) ? 'external' : translator.level(call);
/** What a participant that only knows the session's call gives a translator: a tool that is none of a server's has its own name. */
const agentCallOf = ({ toolName, input }) => ({ name: toolName, input });
function sameResult(one, other) {
    return one.isError === other.isError && one.output.kind === other.output.kind && one.output.text === other.output.text;
}
const errorResult = (text) => ({ output: { kind: 'text', text }, isError: true });


/***/ }),

/***/ 54488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ wiringOf)
});

// EXTERNAL MODULE: ./dist/lib/agents/decisions/agent-tool.js
var agent_tool = __webpack_require__(45800);
// EXTERNAL MODULE: ./dist/lib/contract/words.js
var contract_words = __webpack_require__(17505);
;// CONCATENATED MODULE: ./dist/lib/agents/decisions/mend.js


const WHO = { kind: 'interceptor', name: 'agent' };
/** The interceptor `agent`; to be the first of the chain. */
function mendInterceptor(translator) {
    return { name: WHO.name, beforeTool: (call) => mended(translator, call) };
}
/** A chain whose rewrites are mended too, for no participant may open a leak again. */
function holdMends(chain, translator) {
    return {
        decide: async (call, signal) => {
            const verdict = await chain.decide(call, signal);
            return verdict.outcome === 'modify' ? again(verdict, mended(translator, { ...call, input: verdict.input })) : verdict;
        },
        review: (call, result, signal) => chain.review(call, result, signal),
    };
}
function mended(translator, call) {
    const mend = translator.mend((0,agent_tool/* agentCallOf */.vA)(call));
    if (mend === undefined)
        return { kind: 'allow' };
    return 'refuse' in mend ? { kind: 'deny', reason: mend.refuse } : { kind: 'modify', input: mend.input, reason: mend.reason };
}
function again(verdict, mend) {
    if (mend.kind === 'allow')
        return verdict;
    const { input, by, reason = '' } = verdict;
    const told = mend.reason === undefined ? {} : { reason: mend.reason };
    const asked = { who: WHO, event: 'pre_tool_use', outcome: mend.kind, ...told, elapsedMs: 0 };
    if (mend.kind === 'deny') {
        const words = (0,contract_words/* rewriteFailed */.wK)(reason, (0,contract_words/* deniedBy */.ny)(WHO, mend.reason));
        return { outcome: 'deny', words, by: [WHO], input, consulted: [...verdict.consulted, asked] };
    }
    const after = { kind: 'json', text: mend.input };
    const traced = { ...asked, before: input, after };
    const hands = [reason, (0,contract_words/* handsOf */.ui)([{ who: WHO, ...told }])].filter((part) => part !== '').join('; ');
    return { outcome: 'modify', input: after, by: [...by, WHO], reason: hands, consulted: [...verdict.consulted, traced] };
}

;// CONCATENATED MODULE: ./dist/lib/agents/decisions/wiring.js


function wiringOf(translator) {
    return {
        interceptors: [mendInterceptor(translator)],
        hold: (chain) => holdMends(chain, translator),
        touched: (call) => translator.touched((0,agent_tool/* agentCallOf */.vA)(call)),
        knows: (name) => translator.level({ name, input: { kind: 'raw', text: '' } }) !== undefined,
    };
}


/***/ }),

/***/ 87259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  askCommand: () => (/* binding */ askCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./dist/lib/approval/level-policy.js
var level_policy = __webpack_require__(47574);
// EXTERNAL MODULE: ./dist/lib/approval/gate.js + 1 modules
var gate = __webpack_require__(23193);
// EXTERNAL MODULE: ./dist/lib/audit/neutralise.js
var neutralise = __webpack_require__(43647);
// EXTERNAL MODULE: ./dist/lib/audit/preview.js
var preview = __webpack_require__(94345);
// EXTERNAL MODULE: ./dist/lib/audit/redact.js + 4 modules
var audit_redact = __webpack_require__(6669);
// EXTERNAL MODULE: ./dist/lib/bindings/confined-fs/workspace.js + 1 modules
var confined_fs_workspace = __webpack_require__(61701);
// EXTERNAL MODULE: ./dist/lib/bindings/digest.js
var digest = __webpack_require__(11006);
// EXTERNAL MODULE: ./dist/lib/bindings/trust/guard-files.js + 4 modules
var guard_files = __webpack_require__(18760);
// EXTERNAL MODULE: ./dist/lib/bindings/trust/guard-workspace.js + 13 modules
var guard_workspace = __webpack_require__(16306);
// EXTERNAL MODULE: ./dist/lib/contract/json/text.js
var json_text = __webpack_require__(53692);
// EXTERNAL MODULE: ./dist/lib/contract/wire.js
var wire = __webpack_require__(74411);
// EXTERNAL MODULE: ./dist/lib/contract/result.js
var contract_result = __webpack_require__(66639);
// EXTERNAL MODULE: ./dist/lib/loop/tools/paging.js
var paging = __webpack_require__(41234);
// EXTERNAL MODULE: ./dist/lib/session/bounds.js
var bounds = __webpack_require__(21693);
// EXTERNAL MODULE: ./dist/lib/session/enforce.js + 5 modules
var enforce = __webpack_require__(98949);
// EXTERNAL MODULE: ./dist/lib/subprocess/environment.js
var environment = __webpack_require__(49076);
// EXTERNAL MODULE: ./dist/lib/subprocess/host.js + 3 modules
var host = __webpack_require__(40193);
// EXTERNAL MODULE: ./dist/lib/subprocess/mark.js
var mark = __webpack_require__(76304);
// EXTERNAL MODULE: ./dist/lib/main/run/chain.js + 3 modules
var run_chain = __webpack_require__(20123);
// EXTERNAL MODULE: ./dist/lib/main/run/mcp.js
var run_mcp = __webpack_require__(17317);
// EXTERNAL MODULE: ./dist/lib/main/run/place.js
var place = __webpack_require__(1066);
// EXTERNAL MODULE: ./dist/lib/main/run/secrets.js + 1 modules
var secrets = __webpack_require__(25681);
// EXTERNAL MODULE: ./dist/lib/main/run/tools.js + 16 modules
var tools = __webpack_require__(66063);
// EXTERNAL MODULE: ./dist/lib/contract/defined.js
var defined = __webpack_require__(83497);
// EXTERNAL MODULE: ./dist/lib/main/run/trust.js + 21 modules
var run_trust = __webpack_require__(46938);
// EXTERNAL MODULE: ./dist/lib/main/settings/session-problems.js
var session_problems = __webpack_require__(86470);
// EXTERNAL MODULE: ./dist/lib/agents/adapter.js
var adapter = __webpack_require__(34691);
// EXTERNAL MODULE: ./dist/lib/agents/adapters.js
var adapters = __webpack_require__(92070);
// EXTERNAL MODULE: ./dist/lib/agents/decisions/agent-tool.js
var agent_tool = __webpack_require__(45800);
// EXTERNAL MODULE: ./dist/lib/agents/decisions/wiring.js + 1 modules
var wiring = __webpack_require__(54488);
// EXTERNAL MODULE: ./dist/lib/bindings/trust/read-judge.js
var read_judge = __webpack_require__(78303);
// EXTERNAL MODULE: ./dist/lib/contract/tools-file.js + 1 modules
var tools_file = __webpack_require__(77709);
// EXTERNAL MODULE: ./dist/lib/session/fit.js
var fit = __webpack_require__(64537);
// EXTERNAL MODULE: ./dist/lib/main/run/builtin.js + 10 modules
var builtin = __webpack_require__(39209);
;// CONCATENATED MODULE: ./dist/lib/main/cli/question-words.js
// In whose words a question to `ask` is: those of this project's own tools, or those of an agent that is installed, read as in its runs.









/** The tools of this project. Every other name counts as existing: its level is unknown, and any input fits. */
function ownWords(toolbox) {
    return {
        read: (call) => ({ call, tool: toolbox.find(call.toolName)?.guarded ?? strangeTool(call.toolName) }),
        interceptors: [],
        hold: (chain) => chain,
        guarded: { touched: builtin/* touched */.FI },
        hint: async (name) => (toolbox.find(name) !== undefined || name.startsWith(tools_file/* MCP_PREFIX */.O0) ? undefined : await whoseTool(name)),
    };
}
const strangeTool = (name) => ({ name, level: () => undefined, check: () => undefined });
/** The tools of an installed agent, as its hooks call them. `mcp`: the servers that a run would let it start. */
async function agentWords(agent, { workspace, mcp }) {
    const { translator, capabilities } = await (0,adapters.adapterOf)(agent);
    const { interceptors, hold, touched: touchedBy, knows } = (0,wiring/* wiringOf */.s)(translator);
    return {
        read: (asked) => {
            const own = (0,agent_tool/* agentCallOf */.vA)(asked);
            const call = (0,agent_tool/* toolCallOf */.YQ)(own, asked, translator, { mcp, workspace });
            const tool = (0,agent_tool/* agentTool */.aq)(own, call.toolName, translator);
            return { call: { ...call, ...(0,defined/* defined */.s)({ level: (0,fit/* levelOf */.In)(tool, asked.input, asked.level) }) }, tool };
        },
        interceptors,
        hold,
        guarded: { touched: touchedBy, mayRead: (0,read_judge/* readJudge */.U)(workspace, []) },
        ...(capabilities.preModify === 'none' ? { noRewrite: `${agent} cannot carry a rewrite out, so the call does not run` } : {}),
        hint: (name) => {
            const own = (0,agent_tool/* agentCallOf */.vA)({ ...NOTHING, toolName: name });
            const isKnown = translator.toolName(own, mcp).startsWith(tools_file/* MCP_PREFIX */.O0) || knows(name);
            const words = `${JSON.stringify(name)} is no tool of ${agent} that is known here, so its level is unknown`;
            return Promise.resolve(isKnown ? undefined : words);
        },
    };
}
const NOTHING = { id: '', agentId: '', toolName: '', input: { kind: 'raw', text: '' } };
/** Which agents have a tool of that name, and how hooks know it. */
async function whoseTool(name) {
    const owners = [];
    let basis;
    for (const agent of adapter/* AGENT_NAMES */.R) {
        const { translator } = await (0,adapters.adapterOf)(agent);
        const call = (0,agent_tool/* agentCallOf */.vA)({ ...NOTHING, toolName: name });
        if (translator.level(call) === undefined)
            continue;
        owners.push(agent);
        basis ??= translator.basis(call)?.name;
    }
    const [owner] = owners;
    if (owner === undefined)
        return `${JSON.stringify(name)} is no tool that is known here, so its level is unknown: a command is a call of \`spawn\`, reading and editing are calls of \`files\`, and --agent NAME asks about a tool as that agent calls it`;
    const known = basis === undefined ? '' : `, which hooks know as \`${basis}\``;
    const instead = basis === undefined ? '' : `write \`${basis}\` with an input of its shape, or `;
    return `${JSON.stringify(name)} is a tool of ${owners.join(', ')}${known}: ${instead}ask with --agent ${owner}`;
}

// EXTERNAL MODULE: ./dist/lib/contract/json/pick.js
var pick = __webpack_require__(14626);
// EXTERNAL MODULE: ./dist/lib/contract/input.js
var contract_input = __webpack_require__(93108);
// EXTERNAL MODULE: ./dist/lib/contract/json/parse.js
var parse = __webpack_require__(62892);
// EXTERNAL MODULE: ./dist/lib/contract/json/view.js
var view = __webpack_require__(93906);
// EXTERNAL MODULE: ./dist/lib/contract/level.js
var contract_level = __webpack_require__(47682);
;// CONCATENATED MODULE: ./dist/lib/main/cli/question.js
// The call that `ask` judges, out of one JSON object on standard input. Its exact texts are kept.







const KEYS = ['event', 'agent_id', 'tool_call_id', 'tool_name', 'input', 'side_effect_level', 'output', 'is_error'];
/** `event` is the flag's text: `pre` or `post`; without it the object's own `event` counts, and without that an output makes it post. */
function readQuestion(bytes, event) {
    const parsed = (0,parse/* parseJson */.q)((0,json_text/* decodeUtf8 */._6)(bytes));
    if (!parsed.ok)
        return (0,contract_result/* fail */.f)(`standard input is not one JSON object: ${parsed.error.message}, line ${parsed.error.line}, column ${parsed.error.column}`);
    const { root } = parsed.value;
    if (root.kind !== 'object')
        return (0,contract_result/* fail */.f)('standard input is not a JSON object: write {"tool_name": "spawn", "input": {"command": "ls"}}');
    const stranger = root.members.find(({ key }) => !KEYS.includes(key));
    if (stranger !== undefined)
        return (0,contract_result/* fail */.f)(`standard input has the key ${JSON.stringify(stranger.key)}, which is not known: write any of ${KEYS.join(', ')}`);
    const post = isPost(event, (0,pick/* textAt */.$6)(root, 'event'), (0,view/* member */.Dc)(root, 'output') !== undefined);
    if (!post.ok)
        return post;
    const call = readCall(parsed.value);
    if (!call.ok || !post.value)
        return call.ok ? (0,contract_result.ok)({ call: call.value }) : call;
    const output = (0,view/* member */.Dc)(root, 'output');
    if (output === undefined)
        return (0,contract_result/* fail */.f)('standard input has no "output", which a review needs: write what the tool gave back');
    const isError = (0,view/* member */.Dc)(root, 'is_error');
    if (isError !== undefined && isError.kind !== 'boolean' && isError.kind !== 'null')
        return (0,contract_result/* fail */.f)('"is_error" is not a boolean: write true or false');
    const result = {
        output: output.kind === 'string' ? { kind: 'text', text: output.value } : { kind: 'json', text: (0,json_text/* textOf */.b6)(parsed.value, output) },
        isError: isError?.kind === 'boolean' && isError.value,
    };
    return (0,contract_result.ok)({ call: call.value, result });
}
function isPost(flag, own, hasOutput) {
    const event = flag ?? own;
    if (event === undefined)
        return (0,contract_result.ok)(hasOutput);
    if (['post', 'post_tool_use'].includes(event))
        return (0,contract_result.ok)(true);
    if (['pre', 'pre_tool_use'].includes(event))
        return (0,contract_result.ok)(false);
    return (0,contract_result/* fail */.f)(`the event is ${JSON.stringify(event)}: write \`pre\` or \`post\``);
}
function readCall(document) {
    const { root } = document;
    const toolName = (0,pick/* textAt */.$6)(root, 'tool_name');
    if (toolName === undefined || toolName === '')
        return (0,contract_result/* fail */.f)('standard input has no "tool_name": write the name of the tool as a string');
    const input = (0,view/* member */.Dc)(root, 'input');
    if (input === undefined)
        return (0,contract_result/* fail */.f)('standard input has no "input": write the input of the call');
    const level = (0,pick/* textAt */.$6)(root, 'side_effect_level');
    if (level !== undefined && !isLevel(level))
        return (0,contract_result/* fail */.f)(`"side_effect_level" is ${JSON.stringify(level)}: write one of ${contract_level/* SIDE_EFFECT_LEVELS */.M.join(', ')}`);
    return (0,contract_result.ok)({
        id: (0,pick/* textAt */.$6)(root, 'tool_call_id') ?? 'call-1',
        agentId: (0,pick/* textAt */.$6)(root, 'agent_id') ?? 'main',
        toolName,
        // A string is a raw input, as a model may write it; anything else is JSON.
        input: input.kind === 'string' ? (0,contract_input/* toolInput */.T)(input.value) : { kind: 'json', text: (0,json_text/* textOf */.b6)(document, input) },
        ...(level === undefined ? {} : { level }),
    });
}
const isLevel = (text) => contract_level/* SIDE_EFFECT_LEVELS */.M.includes(text);

// EXTERNAL MODULE: ./dist/lib/main/cli/settings.js + 1 modules
var cli_settings = __webpack_require__(90389);
// EXTERNAL MODULE: ./dist/lib/main/cli/terminal.js
var cli_terminal = __webpack_require__(55112);
;// CONCATENATED MODULE: ./dist/lib/main/cli/ask.js
// `basis-guard ask`: judges one call, or reviews one result, without an agent.

































async function askCommand(words, terminal) {
    const flags = (0,cli_settings/* commandFlags */.L)(words, { inputs: 'enforcing', more: ['agent'], values: ['event'], booleans: ['exit-code'] });
    if (!flags.ok)
        return terminal.refuse([flags.error]);
    const settings = (0,cli_settings/* commandSettings */.J)(flags.value, terminal.host);
    if (!settings.ok)
        return terminal.refuse(settings.error);
    const question = readQuestion(await terminal.readInput(), flags.value.values.get('event'));
    if (!question.ok)
        return terminal.refuse([question.error]);
    const workspace = (0,place/* realFolder */.PX)(settings.value.workspace);
    if (workspace === undefined)
        return terminal.refuse([`the workspace ${settings.value.workspace} is not a folder: write --workspace as the path of one`]);
    const scratch = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_fs_.realpathSync)(terminal.host.env['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)()), 'basis-guard-ask-'));
    try {
        const answer = await answerTo(question.value, { ...settings.value }, workspace, scratch, terminal);
        if (!answer.ok)
            return terminal.refuse([answer.error]);
        terminal.print((0,cli_terminal/* inert */.t)(answer.value.text));
        return flags.value.values.get('exit-code') === 'true' && answer.value.denied ? 4 : 0;
    }
    finally {
        await (0,host/* drain */.Z)();
        (0,external_node_fs_.rmSync)(scratch, { recursive: true, force: true });
    }
}
async function answerTo(question, settings, workspace, scratch, terminal) {
    const { host } = terminal;
    const opened = await (0,run_trust/* openRunTrust */.Q)(settings, scratch, host);
    if (!opened.ok)
        return opened;
    const { trust } = opened.value;
    try {
        const env = (0,environment/* withPassed */.JM)(host.env, settings.passEnv, host.platform);
        if (!env.ok)
            return env;
        const folder = await (0,confined_fs_workspace/* openWorkspace */.O)(workspace, host.platform);
        if (!folder.ok)
            return (0,contract_result/* fail */.f)(`the workspace ${settings.workspace} ${folder.error}`);
        const marks = (0,mark/* markSource */.x)((0,place/* newSessionId */.OZ)(host), () => host.random(8));
        const kit = await (0,tools/* prepareTools */.$)({ workspace: folder.value, trust, pages: (0,paging/* pageStore */.X)(), marks, env: env.value });
        if (!kit.ok)
            return kit;
        const redact = (0,audit_redact/* redactor */.$)((0,secrets/* secretValues */.V)(settings, host.env));
        const reporter = ({ sentence }) => terminal.say((0,neutralise/* neutralise */.$0)(redact(sentence)));
        const config = (0,guard_files/* configFolder */.vg)({ workspace, env: host.env, ...(0,defined/* defined */.s)({ configDir: settings.configDir }) });
        const { checkout } = trust;
        const guard = await (0,guard_workspace/* guardWorkspace */.t)({ checkout, workspace, env: host.env, files: [], skip: [], ...(0,defined/* defined */.s)({ configFolder: config }) });
        await guard.look(host.signal);
        const mcp = (0,run_mcp/* mcpPlan */.k)(trust, settings).started.map(({ name }) => name);
        const words = (0,session_problems/* isOwnLoop */.D)(settings.agent) ? ownWords(kit.value({ more: [] })) : await agentWords(settings.agent, { workspace, mcp });
        const { chain } = (0,run_chain/* makeChain */.S)({
            settings,
            trust,
            workspace,
            guarded: { ...words.guarded, judge: guard.judge },
            first: words.interceptors,
            redact,
            marks,
            reporter,
            onTampering: terminal.say,
        });
        const recorded = [];
        const enforcer = new enforce/* Enforcer */.D({
            chain: words.hold(chain),
            gate: new gate/* ApprovalGate */.N({
                approver: (0,level_policy/* approverFor */.Nv)({ ...settings.allow, delegation: settings.allowDelegation, mcp: settings.allowMcp }),
            }),
            bounds: new bounds/* Bounds */.c({ now: host.clock.monotonic }),
            recorder: { record: (...entries) => void recorded.push(...entries) },
            preview: (text) => (0,preview/* previewOf */.o)(text, redact, digest/* digestOf */.ol),
            redactText: redact,
            events: () => undefined,
            now: host.clock.monotonic,
            signal: host.signal,
            evaluateOnly: settings.evaluateOnly,
        });
        const { toolName } = question.call;
        // A name that a hook names is one that somebody knows.
        const hint = trust.hooks.some(({ tools }) => tools?.includes(toolName)) ? undefined : await words.hint(toolName);
        if (hint !== undefined)
            terminal.say(`note: ${(0,neutralise/* neutraliseMessage */.QO)(hint)}`);
        return (0,contract_result.ok)(await ask(question, enforcer, words));
    }
    finally {
        await trust.close();
    }
}
async function ask({ call: asked, result }, enforcer, words) {
    const { call, tool } = words.read(asked);
    if (result === undefined) {
        const judged = await enforcer.judge(call, tool, { turn: 1, available: [tool.name] });
        if (judged.kind === 'refuse')
            return { text: answerText({ outcome: 'deny', reason: judged.words, by: judged.by }), denied: true };
        if (words.noRewrite !== undefined && judged.input !== call.input.text)
            return { text: answerText({ outcome: 'deny', reason: words.noRewrite, by: ['session'] }), denied: true };
        return { text: answerText({ outcome: judged.outcome, input: judged.input, reason: judged.reason, by: judged.by }), denied: false };
    }
    const reviewed = await enforcer.reviewAlone(call, result);
    const shown = reviewed.outcome === 'replace' ? { output: (0,wire/* encodeOutput */.UG)(reviewed.shown.output), isError: reviewed.shown.isError } : {};
    return {
        text: answerText({ outcome: reviewed.outcome, ...shown, reason: reviewed.reason, by: reviewed.by }),
        denied: reviewed.outcome === 'deny',
    };
}
function answerText({ outcome, input, output, isError, reason, by }) {
    const fields = [`"outcome":${(0,json_text/* quoteJson */.fp)(outcome)}`];
    if (input !== undefined)
        fields.push(`"input":${input}`);
    if (output !== undefined)
        fields.push(`"output":${output}`);
    if (isError !== undefined)
        fields.push(`"is_error":${isError}`);
    if (reason !== undefined)
        fields.push(`"reason":${(0,json_text/* quoteJson */.fp)(reason)}`);
    fields.push(`"by":[${by.map((name) => (0,json_text/* quoteJson */.fp)(name)).join(',')}]`);
    return `{${fields.join(',')}}`;
}


/***/ }),

/***/ 55112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ inert)
/* harmony export */ });
/** A line of JSON in which no runner finds a command: the same value, written so that `##[` does not occur. */
const inert = (json) => json.replaceAll('##[', '#\\u0023[').replaceAll('##v', '#\\u0023v');


/***/ })

};
