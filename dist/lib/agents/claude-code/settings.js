import { writeJson } from '../../contract/json/text.js';
import { EVENTS } from './dialect.js';
import { UNREVIEWABLE } from './tools.js';
/** Drop-ins are read in the order of their names; this one is behind all that begin with a letter or a digit. */
export const MANAGED_FILE = 'claude-code/managed-settings.d/~basis-guard.json';
/** The variable with the token of the hooks. */
export const TOKEN_VARIABLE = 'BASIS_GUARD_HOOK_TOKEN';
/** Seconds that the agent waits longer than the guard takes. */
const SPARE_SECONDS = 10;
export function settingsFor({ decisions, answerMs, gateway, confined }) {
    const hook = (event) => ({
        type: 'http',
        url: `${decisions.url}/${event}`,
        timeout: Math.ceil(answerMs / 1000) + SPARE_SECONDS,
        onFailure: 'block',
        headers: { authorization: `Bearer $${TOKEN_VARIABLE}` },
        allowedEnvVars: [TOKEN_VARIABLE],
    });
    const every = (what) => [{ matcher: '*', hooks: [what] }];
    return writeJson({
        disableAllHooks: false,
        hooks: {
            ...Object.fromEntries(Object.entries(EVENTS).map(([name, event]) => [name, every(hook(event))])),
            PreSkillShellCommand: every({ type: 'command', command: 'exit 2', onFailure: 'block' }),
        },
        allowedHttpHookUrls: [`${decisions.url}/*`],
        httpHookAllowedEnvVars: [TOKEN_VARIABLE],
        disableSkillShellExecution: true,
        enableAllProjectMcpServers: false,
        disableClaudeAiConnectors: true,
        autoMemoryEnabled: false,
        // It puts names of branches and messages of commits before the model unasked.
        includeGitInstructions: false,
        permissions: { deny: Object.keys(UNREVIEWABLE), disableBypassPermissionsMode: 'disable' },
        env: { ANTHROPIC_BASE_URL: gateway.url, ...DIRECT },
        ...(confined ? MANAGED_ONLY : {}),
    });
}
/** What only managed settings can say. */
const MANAGED_ONLY = { allowManagedHooksOnly: true, allowManagedPermissionRulesOnly: true };
/** The gateway and the guard are on this machine: no proxy lies between. */
const DIRECT = { NO_PROXY: '127.0.0.1,localhost', no_proxy: '127.0.0.1,localhost' };
