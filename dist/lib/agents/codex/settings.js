import { unreachable } from '../../contract/result.js';
import { shellWord } from '../../contract/shell-word.js';
import { lines, quoted, table } from './toml.js';
export const PROVIDER = 'basis-guard';
export const TOKEN_VARIABLE = 'BASIS_GUARD_GATEWAY_TOKEN';
/** Said when the thread begins; the agent's configuration may not say it. `untrusted`: commands, patches and calls of MCP servers are asked about on the line before they run (see approvals.ts). */
export const APPROVAL_POLICY = 'untrusted';
/** Seconds that the agent waits longer for a hook than the shim for the guard. */
const LONGER_S = 10;
const MCP_START_S = 60;
/**
 * Without unified_exec a command runs to its end, or to its time-out, before anything of it is shown, what it left running ends with
 * it, and nothing can be written to it afterwards. What is off besides brings tools or instructions of its own.
 */
export const FEATURES = {
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
export function requirements(context) {
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
export function configuration(context) {
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
export const skillsOf = ({ confined, skills }) => confined ? skills : [];
/** Its own sandbox works inside bubblewrap too, and adds a quarter of a second to each command: it is on only where there is no other. */
export const sandboxOf = ({ confined }) => confined ? 'danger-full-access' : 'workspace-write';
function hooks(context) {
    const timeout = Math.ceil(context.answerMs / 1000) + LONGER_S;
    return HOOKS.map(({ name, event }) => `[[hooks.${name}]]\n[[hooks.${name}.hooks]]\n${lines({ type: 'command', command: hookCommand(context, event), timeout })}`).join('');
}
export const HOOKS = [
    { name: 'PreToolUse', key: 'preToolUse', event: 'pre' },
    { name: 'PostToolUse', key: 'postToolUse', event: 'post' },
];
/** What the agent is to run as its hook, and names back as the one in force. */
export const hookCommand = ({ decisions }, event) => shellWord(decisions.shim(event));
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
            return unreachable(transport);
    }
}
/**
 * Starts the app-server with the agent's own list of models, in which no model calls its tools from inside scripts: there, the model's
 * wire would show the script alone and not the calls that were judged. Nor does one use the form of the API that goes with a header
 * internal to the provider, in which tools are not where a request names them.
 */
export function startScript([program, ...more], catalog) {
    const agent = [program, ...more].map(shellWord).join(' ');
    return `#!/bin/sh
umask 077
models=$(${agent} debug models --bundled 2>/dev/null </dev/null) || exit 70
printf '%s\\n' "$models" | sed 's/"tool_mode":"[a-z_]*"/"tool_mode":"direct"/g; s/"use_responses_lite":true/"use_responses_lite":false/g' >${shellWord(catalog)} || exit 70
unset models
exec ${agent} app-server -c ${shellWord(`model_catalog_json=${quoted(catalog)}`)} "$@"
`;
}
