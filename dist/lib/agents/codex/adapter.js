// Codex under the chain: managed command hooks and its app-server, the Responses API behind the gateway.
import { fail, ok } from '../../contract/result.js';
import { canaryDelegate, canaryRead } from './canary.js';
import { CAPABILITIES } from './capabilities.js';
import { dialect } from './dialect.js';
import { drive } from './drive.js';
import { excuse, identifyCall, sameOutput } from './identify.js';
import { planLaunch } from './plan.js';
import { records } from './records.js';
import { NOT_JUDGEABLE } from './tools.js';
import { translator } from './translate.js';
const PROVIDERS = new Set(['openai', 'openai-compatible']);
export const codex = {
    name: 'codex',
    capabilities: CAPABILITIES,
    guidance: { files: [], skills: ['.agents/skills', '.codex/skills'] },
    dialect,
    translator,
    wire: ({ provider, name }) => PROVIDERS.has(provider)
        ? ok('responses')
        : fail(`codex speaks to OpenAI's Responses API alone, not to ${provider}; write openai/${name} or another agent`),
    plan: planLaunch,
    drive,
    records,
    canaryRead,
    canaryDelegate,
    identify: () => identifyCall,
    sameOutput,
    excuse,
    notJudgeable: NOT_JUDGEABLE,
    models: () => [],
};
