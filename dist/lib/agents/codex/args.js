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
export function argsProblem(args) {
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
