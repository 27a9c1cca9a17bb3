import { hookCommand } from './hook-command.js';
import { ALWAYS_OFF, DELEGATION, SKILL, WEB_FETCH } from './tools.js';
export function agentSettings(context, { guidanceFile, hooks }) {
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
export function toolsOff({ allow, skills }) {
    const skill = skills.length > 0 ? [] : [SKILL];
    return [...ALWAYS_OFF, ...skill, ...(allow.external ? [] : [WEB_FETCH]), ...(allow.delegation ? [] : [DELEGATION])];
}
/** One hook an event, with a name that a repository cannot guess to switch it off. */
export function hookSettings({ decisions, answerMs, random }) {
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
