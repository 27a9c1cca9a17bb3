// Codex under the chain: managed command hooks and its app-server, the Responses API behind the gateway.
import { fail, ok } from '../../contract/result.ts';
import type { Adapter } from '../adapter.ts';
import { canaryDelegate, canaryRead } from './canary.ts';
import { CAPABILITIES } from './capabilities.ts';
import { dialect } from './dialect.ts';
import { drive } from './drive.ts';
import { excuse, identifyCall, sameOutput } from './identify.ts';
import { planLaunch } from './plan.ts';
import { records } from './records.ts';
import { NOT_JUDGEABLE } from './tools.ts';
import { translator } from './translate.ts';

const PROVIDERS: ReadonlySet<string> = new Set(['openai', 'openai-compatible']);

export const codex: Adapter = {
  name: 'codex',
  capabilities: CAPABILITIES,
  guidance: { files: [], skills: ['.agents/skills', '.codex/skills'] },
  dialect,
  translator,
  wire: ({ provider, name }) =>
    PROVIDERS.has(provider)
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
