// How Gemini CLI is started. Its settings are those of the private HOME, which it reads once: settings of the system's level it takes from
// files of root alone, which an ordinary user's mount namespace cannot show it. Hooks of settings run in a trusted folder alone, and there
// the repository's `.gemini` counts: so the folder is trusted only where that can be masked. Elsewhere it is not trusted, nothing of the
// repository counts and the hooks come by an extension; the agent then starts no MCP server and refuses git in its shell.
import { writeJson } from '../../contract/json/text.js';
import { hostProblem } from '../host-rules.js';
import { mcpProblem } from '../mcp-names.js';
import { skillFiles } from '../skill-files.js';
import { argumentProblem } from './arguments.js';
import { serverPrefix } from './mcp-names.js';
import { hookSettings, agentSettings } from './settings.js';
const SHIMS = ['pre', 'post'];
export function planLaunch(context) {
    const guidanceFile = `guidance-${context.random(8)}.md`;
    const hooks = hookSettings(context);
    const files = [];
    if (context.guidance.trim() !== '')
        files.push({ in: 'home', path: `.gemini/${guidanceFile}`, text: context.guidance });
    const settings = writeJson(agentSettings(context, { guidanceFile, ...(context.confined ? { hooks } : {}) }));
    files.push({ in: 'home', path: '.gemini/settings.json', text: settings });
    files.push(...skillFiles(context.skills, { in: 'home' }, '.gemini/skills'));
    const extension = `guard-${context.random(8)}`;
    if (!context.confined)
        files.push(...extensionFiles(extension, hooks));
    const { confined } = context;
    const noServers = !confined && context.mcp.length > 0 ? NO_MCP : undefined;
    const alike = mcpProblem(context.mcp, serverPrefix);
    const refuse = argumentProblem(context.args) ?? noServers ?? alike ?? hostProblem('Gemini CLI', HOST_RULES, context.host);
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
        { in: 'home', path: `${folder}/gemini-extension.json`, text: writeJson({ name, version: '1.0.0' }) },
        { in: 'home', path: `${folder}/hooks/hooks.json`, text: writeJson({ hooks }) },
        { in: 'home', path: '.gemini/policies/guard.toml', text: ALLOW_ALL },
    ];
}
