import { defined } from '../../contract/defined.js';
import { hostProblem } from '../host-rules.js';
import { mcpProblem } from '../mcp-names.js';
import { skillFiles } from '../skill-files.js';
import { argsProblem } from './args.js';
import { serverPrefix } from './mcp-names.js';
import { configuration, HOOKS, requirements, skillsOf, startScript, TOKEN_VARIABLE } from './settings.js';
const START = 'start-codex';
/** Where the agent keeps everything of its own. */
export const codexHome = (home) => `${home}/.codex`;
export function planLaunch(context) {
    const { folders, program, gateway, confined, args } = context;
    const own = codexHome(folders.home);
    return {
        argv: [`${folders.guard}/${START}`, ...args],
        env: { CODEX_HOME: own, [TOKEN_VARIABLE]: gateway.token },
        files: [
            { in: 'guard', path: START, text: startScript(program, `${own}/models.json`), executable: true },
            { in: 'home', path: '.codex/config.toml', text: configuration(context) },
            ...skillFiles(skillsOf(context), { in: 'home' }, '.codex/skills'),
            ...(confined ? [{ in: 'system', path: 'codex/requirements.toml', text: requirements(context) }] : []),
        ],
        shims: HOOKS.map(({ event }) => event),
        masked: confined ? MASKED : [],
        gaps: [...(confined ? [] : UNCONFINED), ...(skillsOf(context).length < context.skills.length ? [NO_SKILLS] : [])],
        ...defined({ refuse: argsProblem(args) ?? mcpProblem(context.mcp, serverPrefix) ?? hostProblem('Codex', HOST_RULES, context.host) }),
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
