// basis by `basis serve --acp`. It would run the hooks of the checkout by itself, from files that nobody has vouched for: those are
// covered, and the guard asks its own chain when basis asks for a permission.
import { join } from 'node:path';
import { writeJson } from '../../contract/json/text.js';
import { fail, ok } from '../../contract/result.js';
import { acp } from './adapter.js';
import { basisKind, basisTranslator } from './basis-calls.js';
import { CAPABILITIES, PROTOCOL_LIMITS } from './capabilities.js';
import { drive } from './drive.js';
const capabilities = {
    ...CAPABILITIES,
    limits: [
        ...PROTOCOL_LIMITS,
        'basis does not run the hooks itself, so that one that rewrites or replaces has no more effect than with any agent behind the protocol.',
    ],
};
export const basis = {
    ...acp,
    name: 'basis',
    capabilities,
    translator: basisTranslator,
    wire: wireOf,
    plan,
    drive: (process, context) => drive(process, context, basisKind),
};
/** What it obeys in a workspace: hooks, tools, MCP servers, guidance, skills. */
const OF_THE_CHECKOUT = ['.basis', '.mcp.json', 'AGENTS.md', 'CLAUDE.md', '.agents'];
const CONFIG = 'basis';
function plan({ program, args, folders, gateway, model, confined }) {
    const relay = gateway.url === '' ? {} : { BASIS_BASE_URL: `${gateway.url}/v1`, BASIS_API_KEY: gateway.token };
    return {
        argv: [...program, '--approve', 'prompt', ...(gateway.url === '' ? [] : ['--model', model]), ...args],
        env: { BASIS_CONFIG_DIR: join(folders.guard, CONFIG), BASIS_DATA_DIR: join(folders.home, '.basis-data'), ...relay },
        files: [{ in: 'guard', path: `${CONFIG}/hooks.json`, text: writeJson({ schema: 1, hooks: [] }) }],
        shims: [],
        masked: OF_THE_CHECKOUT,
        ...(confined ? {} : { refuse: UNCOVERED }),
        gaps: [],
    };
}
const UNCOVERED = 'basis runs the hooks, tools and servers of the checkout by itself, and without confinement they cannot be covered: ' +
    'run where bubblewrap works, or write another agent';
/** It takes another address for Chat Completions alone. */
function wireOf({ provider, name }) {
    if (provider === 'openai' || provider === 'openai-compatible')
        return ok('chat');
    return fail(`basis takes another address for OpenAI's Chat Completions alone, not for ${provider}: write openai/${name} or openai-compatible/${name}, or leave \`model\` out and set \`allow-external\``);
}
