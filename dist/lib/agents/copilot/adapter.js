// Copilot CLI under the chain: command hooks of the machine's policy, a model of its own choice behind the gateway.
import { entryOf } from '../../contract/entry-of.js';
import { quoteJson } from '../../contract/json/text.js';
import { fail, ok } from '../../contract/result.js';
import { CAPABILITIES } from './capabilities.js';
import { dialect } from './dialect.js';
import { drive } from './drive.js';
import { excuse, identifyCall, sameOutput } from './identify.js';
import { planLaunch } from './plan.js';
import { records } from './records.js';
import { ALWAYS_OFF, DELEGATION, WORKER } from './tools.js';
import { translator } from './translate.js';
import { WIRES } from './wires.js';
export const copilot = {
    name: 'copilot',
    capabilities: CAPABILITIES,
    guidance: {
        files: ['.github/copilot-instructions.md', 'CLAUDE.md', 'GEMINI.md'],
        skills: ['.github/skills', '.claude/skills', '.agents/skills'],
    },
    dialect,
    translator,
    wire: ({ provider, name }) => {
        const wire = entryOf(WIRES, provider);
        return wire === undefined
            ? fail(`copilot speaks to ${Object.keys(WIRES).join(', ')}, not to ${provider}: write one of them before /${name}, or another agent`)
            : ok(wire);
    },
    plan: planLaunch,
    drive,
    records,
    canaryRead: (path) => ({ tool: 'view', input: `{"path":${quoteJson(path)}}` }),
    canaryDelegate: (prompt) => ({
        tool: DELEGATION,
        input: `{"name":"check","description":"A check","agent_type":"${WORKER}","mode":"sync","prompt":${quoteJson(prompt)}}`,
    }),
    identify: () => identifyCall,
    sameOutput,
    excuse,
    notJudgeable: ALWAYS_OFF,
    models: () => [],
};
