// Copilot CLI under the chain: command hooks of the machine's policy, a model of its own choice behind the gateway.
import { entryOf } from '../../contract/entry-of.ts';
import { quoteJson } from '../../contract/json/text.ts';
import { fail, ok } from '../../contract/result.ts';
import type { Adapter } from '../adapter.ts';
import { CAPABILITIES } from './capabilities.ts';
import { dialect } from './dialect.ts';
import { drive } from './drive.ts';
import { excuse, identifyCall, sameOutput } from './identify.ts';
import { planLaunch } from './plan.ts';
import { records } from './records.ts';
import { ALWAYS_OFF, DELEGATION, WORKER } from './tools.ts';
import { translator } from './translate.ts';
import { WIRES } from './wires.ts';

export const copilot: Adapter = {
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
