// OpenCode under the chain: docs/agents/opencode.md says what is held and how.
import { entryOf } from '../../contract/entry-of.js';
import { writeJson } from '../../contract/json/text.js';
import { fail, ok } from '../../contract/result.js';
import { PROVIDER_WIRES } from '../provider-wires.js';
import { CAPABILITIES } from './capabilities.js';
import { dialect } from './dialect.js';
import { drive } from './drive.js';
import { excuse, identifyCall, sameOutput } from './identify.js';
import { plan } from './plan.js';
import { records } from './records.js';
import { DELEGATION, NOT_JUDGEABLE } from './tools.js';
import { translator } from './translate.js';
export const opencode = {
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
