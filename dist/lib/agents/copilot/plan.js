// How Copilot CLI is started. The workspace is never trusted: then none of its hooks, settings and MCP servers count. Nothing is allowed
// beforehand: what the hook does not allow is refused, reading apart. The prompt goes in by standard input.
import { writeJson } from '../../contract/json/text.js';
import { quotedWord } from '../../contract/shell-word.js';
import { hostProblem } from '../host-rules.js';
import { mcpProblem } from '../mcp-names.js';
import { skillFiles } from '../skill-files.js';
import { HOST_RULES } from './host-rules.js';
import { mcpConfig } from './mcp-config.js';
import { serverPrefix } from './mcp-names.js';
import { ALWAYS_OFF, DELEGATION, SKILL, WORKER } from './tools.js';
const SHIMS = ['pre', 'post'];
/** The agent's own names of the two. */
const HOOKS = { pre: 'preToolUse', post: 'postToolUse' };
/** Relative to /etc. Only root's counts. */
const POLICY = 'github-copilot/policy.d/basis-guard.json';
/** Read once, at the start; nothing of a workspace that is not trusted switches it off. */
const USER_HOOKS = '.copilot/hooks/basis-guard.json';
const MCP_FILE = 'copilot-mcp.json';
export function planLaunch(context) {
    const { confined, folders, mcp, allow, args, program } = context;
    // Without a namespace of its own those of the checkout would be offered beside them.
    const skills = confined ? context.skills : [];
    const hooks = hooksFile(context);
    const files = [confined ? { in: 'system', path: POLICY, text: hooks } : { in: 'home', path: USER_HOOKS, text: hooks }];
    if (mcp.length > 0)
        files.push({ in: 'guard', path: MCP_FILE, text: mcpConfig(mcp, folders.workspace) });
    if (allow.delegation)
        files.push({ in: 'home', path: `.copilot/agents/${WORKER}.agent.md`, text: workerFile(context) });
    files.push(...skillFiles(skills, { in: 'home' }, '.copilot/skills'));
    const off = [...ALWAYS_OFF, ...(allow.delegation ? [] : [DELEGATION]), ...(skills.length > 0 ? [] : [SKILL])];
    const refuse = argsProblem(args) ?? mcpProblem(mcp, serverPrefix) ?? hostProblem('Copilot CLI', HOST_RULES, context.host);
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
    const hooks = SHIMS.map((event) => [HOOKS[event], [{ type: 'command', bash: quotedWord(decisions.shim(event)), timeoutSec }]]);
    return writeJson({ version: 1, hooks: Object.fromEntries(hooks) });
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
