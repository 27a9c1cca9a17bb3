// OpenCode under the chain: docs/agents/opencode.md says what is held and how.
import { entryOf } from '../../contract/entry-of.ts';
import { writeJson } from '../../contract/json/text.ts';
import { fail, ok } from '../../contract/result.ts';
import type { Adapter } from '../adapter.ts';
import { PROVIDER_WIRES } from '../provider-wires.ts';
import { CAPABILITIES } from './capabilities.ts';
import { dialect } from './dialect.ts';
import { drive } from './drive.ts';
import { excuse, identifyCall, sameOutput } from './identify.ts';
import { plan } from './plan.ts';
import { records } from './records.ts';
import { DELEGATION, NOT_JUDGEABLE } from './tools.ts';
import { translator } from './translate.ts';

export const opencode: Adapter = {
  name: 'opencode',
  capabilities: CAPABILITIES,
  guidance: { files: ['CLAUDE.md'], skills: ['.opencode/skill', '.opencode/skills', '.claude/skills', '.agents/skills'] },
  dialect,
  translator,
  wire: ({ provider }) => {
    const wire = entryOf(PROVIDER_WIRES, provider);
    const known = Object.keys(PROVIDER_WIRES).join(', ');
    return wire === undefined ? fail(`opencode is not run with models of ${provider}; name one of ${known}`) : ok(wire);
  },
  plan,
  drive,
  records,
  canaryRead: (path) => ({ tool: 'read', input: writeJson({ filePath: path }) }),
  canaryDelegate: (prompt) => ({ tool: DELEGATION, input: writeJson({ description: 'check', prompt, subagent_type: 'general' }) }),
  identify: () => identifyCall,
  sameOutput,
  excuse,
  notJudgeable: NOT_JUDGEABLE,
  models: () => [],
};
