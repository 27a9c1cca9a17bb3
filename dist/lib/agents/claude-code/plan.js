// How Claude Code is started. Nothing of the repository's own settings, hooks, plugins, skills, guidance and MCP servers is read: what it
// is to know comes in by arguments that name files of the guard.
import { writeJson } from '../../contract/json/text.js';
import { skillFiles } from '../skill-files.js';
import { argumentProblem } from './arguments.js';
import { environmentFor } from './environment.js';
import { mcpConfig, mcpGaps } from './mcp-config.js';
import { MANAGED_FILE, settingsFor } from './settings.js';
const SETTINGS = 'claude-code/settings.json';
const MCP = 'claude-code/mcp.json';
const GUIDANCE = 'claude-code/guidance.md';
/** A plugin that holds nothing but the skills of the trusted version. */
const SKILLS = 'claude-code/trusted';
export function plan(context) {
    const { program, folders, model, guidance, skills, mcp, confined, args } = context;
    const at = (path) => `${folders.guard}/${path}`;
    const isGuided = guidance.trim() !== '';
    const settings = settingsFor(context);
    const problem = argumentProblem(args);
    const files = [
        confined ? { in: 'system', path: MANAGED_FILE, text: settings } : { in: 'guard', path: SETTINGS, text: settings },
        { in: 'guard', path: MCP, text: mcpConfig(mcp) },
        ...(isGuided ? [{ in: 'guard', path: GUIDANCE, text: guidance }] : []),
        ...(skills.length === 0 ? [] : pluginFiles(skills)),
    ];
    return {
        argv: [
            ...program,
            '--print',
            '--output-format',
            'stream-json',
            '--verbose',
            '--include-hook-events',
            '--model',
            model,
            '--permission-mode',
            'dontAsk',
            '--setting-sources',
            '',
            '--strict-mcp-config',
            '--mcp-config',
            at(MCP),
            ...(confined ? [] : ['--settings', at(SETTINGS)]),
            ...(isGuided ? ['--append-system-prompt-file', at(GUIDANCE)] : []),
            ...(skills.length === 0 ? [] : ['--plugin-dir', at(SKILLS)]),
            ...args,
        ],
        env: environmentFor(context),
        files,
        shims: [],
        masked: [],
        ...(problem === undefined ? {} : { refuse: problem }),
        gaps: [
            ...(confined
                ? []
                : ['the settings that bind Claude Code are its arguments, not managed ones: a managed setting of this machine stands above them']),
            ...mcpGaps(mcp),
        ],
    };
}
function pluginFiles(skills) {
    const manifest = writeJson({ name: 'trusted', version: '1.0.0', description: 'Skills of the trusted version' });
    return [
        { in: 'guard', path: `${SKILLS}/.claude-plugin/plugin.json`, text: manifest },
        ...skillFiles(skills, { in: 'guard' }, `${SKILLS}/skills`),
    ];
}
