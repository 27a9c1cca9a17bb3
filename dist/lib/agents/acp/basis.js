// basis by `basis serve --acp`. It would run the hooks of the checkout by itself, from files that nobody has vouched for: those are
// covered, and the guard asks its own chain when basis asks for a permission.
import { join, resolve } from 'node:path';
import { isInside } from '../../bindings/trust/inside.js';
import { writeJson } from '../../contract/json/text.js';
import { fail, ok } from '../../contract/result.js';
import { acp } from './adapter.js';
import { BASIS_CALLS, basisTranslator } from './basis-calls.js';
import { CAPABILITIES, NO_SERVERS, PROTOCOL_LIMITS } from './capabilities.js';
import { drive } from './drive.js';
const capabilities = {
    ...CAPABILITIES,
    limits: [
        ...PROTOCOL_LIMITS.filter((limit) => limit !== NO_SERVERS),
        'basis does not run the hooks itself, so that one that rewrites or replaces has no more effect than with any agent behind the protocol.',
        'Of what a sub-agent of basis does only the calls that ask are told: its reading is not, and neither is what came of its calls.',
    ],
};
export const basis = {
    ...acp,
    name: 'basis',
    capabilities,
    translator: basisTranslator,
    wire: wireOf,
    plan,
    drive: (process, context) => drive(process, context, BASIS_CALLS),
};
/** What it obeys in a workspace: hooks, tools, MCP servers, guidance, skills. */
const OF_THE_CHECKOUT = ['.basis', '.mcp.json', 'AGENTS.md', 'CLAUDE.md', '.agents'];
const CONFIG = 'basis';
const NO_SERVERS_FILE = `${CONFIG}/mcp.json`;
function plan({ program, args, folders, gateway, model, mcp, confined }) {
    const refuse = confined ? hiddenServer(mcp, folders.workspace) : UNCOVERED;
    const relay = gateway.url === '' ? {} : { BASIS_BASE_URL: `${gateway.url}/v1`, BASIS_API_KEY: gateway.token };
    return {
        argv: [...program, '--approve', 'prompt', ...(gateway.url === '' ? [] : ['--model', model]), ...args],
        env: { BASIS_CONFIG_DIR: join(folders.guard, CONFIG), BASIS_DATA_DIR: join(folders.home, '.basis-data'), ...relay },
        files: [
            { in: 'guard', path: `${CONFIG}/hooks.json`, text: writeJson({ schema: 1, hooks: [] }) },
            { in: 'guard', path: NO_SERVERS_FILE, text: writeJson({ mcpServers: {} }) },
        ],
        shims: [],
        masked: OF_THE_CHECKOUT,
        // An empty one is a mistake to it, and opens no session.
        standIns: { '.mcp.json': NO_SERVERS_FILE },
        ...(refuse === undefined ? {} : { refuse }),
        gaps: [],
    };
}
const UNCOVERED = 'basis runs the hooks, tools and servers of the checkout by itself, and without confinement they cannot be covered: ' +
    'run where bubblewrap works, or write another agent';
/** A server could not start from what is covered, and basis would go on without it. */
function hiddenServer(servers, workspace) {
    for (const { name, transport } of servers) {
        if (transport.kind !== 'stdio')
            continue;
        for (const word of transport.command) {
            const top = OF_THE_CHECKOUT.find((covered) => isInside(join(workspace, covered), resolve(workspace, word)));
            if (top !== undefined)
                return `the MCP server '${name}' is started from ${word}, and basis is not shown ${top}: put it elsewhere`;
        }
    }
    return undefined;
}
/** It takes another address for Chat Completions alone. */
function wireOf({ provider, name }) {
    if (provider === 'openai' || provider === 'openai-compatible')
        return ok('chat');
    return fail(`basis takes another address for OpenAI's Chat Completions alone, not for ${provider}: write openai/${name} or openai-compatible/${name}, or leave \`model\` out and set \`allow-external\``);
}
