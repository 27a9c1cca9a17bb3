// How OpenCode is started: without the repository's settings and the user's, without a network of its own making, with our plugin.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mcpProblem } from '../mcp-names.js';
import { skillFiles } from '../skill-files.js';
import { serverPrefix } from './mcp-names.js';
import { pluginText } from './plugin.js';
import { providerOf, settingsOf, settingsText } from './settings.js';
import { argumentProblem, startLine } from './start.js';
import { LEVELS } from './tools.js';
const SETTINGS = 'opencode/settings.json';
const GUIDANCE = 'opencode/guidance.md';
const PLUGIN = 'opencode/basis-guard.js';
/** Milliseconds more than the guard takes. */
const PATIENCE_MS = 5000;
/** The agent installs this into its folder of settings at every start, unless it finds it there. */
const EXPECTED = { '@opencode-ai/plugin': '*' };
export const DATABASE = '.local/share/opencode/opencode.db';
/** Below the workspace: modules of the repository that the agent would run. */
export const MASKED = ['.opencode', 'opencode.json', 'opencode.jsonc'];
export function plan(context) {
    const { folders, model, wire, args, guidance } = context;
    const servers = context.mcp.map(({ name }) => name);
    const refuse = argumentProblem(args) ?? mcpProblem(context.mcp, serverPrefix, Object.keys(LEVELS));
    const plugin = pathToFileURL(join(folders.guard, PLUGIN)).href;
    const places = { plugin, ...(guidance === '' ? {} : { guidance: join(folders.guard, GUIDANCE) }) };
    return {
        argv: startLine(context, `${providerOf(wire).id}/${model}`),
        env: environment(context),
        files: [
            { in: 'guard', path: SETTINGS, text: settingsText(settingsOf(context, places)) },
            { in: 'guard', path: PLUGIN, text: pluginText({ ...asking(context), self: plugin, mcp: servers }) },
            ...(guidance === '' ? [] : [{ in: 'guard', path: GUIDANCE, text: guidance }]),
            // The agent's own tool hands out their texts; what lies beside them it reads like any file of its HOME.
            ...skillFiles(context.skills, { in: 'home' }, '.config/opencode/skill'),
            ...ALREADY_INSTALLED,
        ],
        shims: [],
        masked: MASKED,
        ...(refuse === undefined ? {} : { refuse }),
        gaps: [
            "the guard's plugin lives in the agent's process, and its token lies in a file that the agent's commands can read: with it they can ask for decisions, which are about calls of the model alone",
        ],
    };
}
function asking({ decisions, answerMs }) {
    return { url: decisions.url, token: decisions.token, waitMs: answerMs + PATIENCE_MS };
}
/** Without a network a start would wait for it more than a minute. */
const ALREADY_INSTALLED = [
    { in: 'home', path: '.config/opencode/package.json', text: JSON.stringify({ dependencies: EXPECTED }) },
    {
        in: 'home',
        path: '.config/opencode/package-lock.json',
        text: JSON.stringify({ name: 'opencode', lockfileVersion: 3, packages: { '': { dependencies: EXPECTED } } }),
    },
    { in: 'home', path: '.config/opencode/node_modules/.package-lock.json', text: '{}' },
];
/** Empty is as if it were not there, and holds against what is handed on from outside. */
const OFF = [
    'OPENCODE_AUTH_CONTENT',
    'OPENCODE_CONFIG_CONTENT',
    'OPENCODE_PERMISSION',
    'OPENCODE_SERVER_PASSWORD',
    'OPENCODE_TEST_MANAGED_CONFIG_DIR',
];
const NO = [
    'OPENCODE_PURE',
    'OPENCODE_AUTO_SHARE',
    'OPENCODE_ENABLE_EXA',
    'OPENCODE_ENABLE_PARALLEL',
    'OPENCODE_ENABLE_QUESTION_TOOL',
    'OPENCODE_EXPERIMENTAL',
    'OPENCODE_EXPERIMENTAL_BACKGROUND_SUBAGENTS',
    'OPENCODE_EXPERIMENTAL_CODE_MODE',
    'OPENCODE_EXPERIMENTAL_LSP_TOOL',
];
const YES = [
    'OPENCODE_DISABLE_PROJECT_CONFIG',
    'OPENCODE_DISABLE_MODELS_FETCH',
    'OPENCODE_DISABLE_AUTOUPDATE',
    'OPENCODE_DISABLE_LSP_DOWNLOAD',
    'OPENCODE_DISABLE_DEFAULT_PLUGINS',
    'OPENCODE_DISABLE_EMBEDDED_WEB_UI',
    'OPENCODE_DISABLE_EXTERNAL_SKILLS',
    'OPENCODE_DISABLE_CLAUDE_CODE',
    'OPENCODE_DISABLE_SHARE',
    'OPENCODE_DISABLE_PRUNE',
];
function environment({ folders }) {
    const { home, guard } = folders;
    const all = (names, value) => Object.fromEntries(names.map((name) => [name, value]));
    return {
        ...all(OFF, ''),
        ...all(NO, 'false'),
        ...all(YES, 'true'),
        OPENCODE_CONFIG: join(guard, SETTINGS),
        // Empty it would mean the folder in which the agent works.
        OPENCODE_CONFIG_DIR: join(home, '.config/opencode'),
        OPENCODE_DB: join(home, DATABASE),
        XDG_CONFIG_HOME: join(home, '.config'),
        XDG_DATA_HOME: join(home, '.local/share'),
        XDG_STATE_HOME: join(home, '.local/state'),
        XDG_CACHE_HOME: join(home, '.cache'),
    };
}
