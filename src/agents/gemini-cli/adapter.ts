// Gemini CLI under the chain: command hooks, its API behind the gateway.
import { fail, ok } from '../../contract/result.ts';
import { quoteJson } from '../../contract/json/text.ts';
import { quotedWord } from '../../contract/shell-word.ts';
import type { Adapter } from '../adapter.ts';
import { CAPABILITIES } from './capabilities.ts';
import { compressionModel } from './compression.ts';
import { dialect } from './dialect.ts';
import { drive } from './drive.ts';
import { declined, excuse, identifyCall, sameOutput } from './identify.ts';
import { planLaunch } from './plan.ts';
import { records } from './records.ts';
import { DELEGATION, SHELL } from './tools.ts';
import { translator } from './translate.ts';

export const geminiCli: Adapter = {
  name: 'gemini-cli',
  capabilities: CAPABILITIES,
  guidance: { files: ['GEMINI.md'], skills: ['.gemini/skills', '.agents/skills'] },
  dialect,
  translator,
  wire: ({ provider, name }) =>
    provider === 'google'
      ? ok('gemini')
      : fail(`gemini-cli speaks to Google's Gemini API alone, not to ${provider}; write google/${name} or another agent`),
  plan: planLaunch,
  drive,
  records,
  // Its reading tools see nothing but the workspace.
  canaryRead: (path) => ({ tool: SHELL, input: `{"command":${quoteJson(`cat ${quotedWord(path)}`)}}` }),
  canaryDelegate: (prompt) => ({ tool: DELEGATION, input: `{"agent_name":"generalist","prompt":${quoteJson(prompt)}}` }),
  identify: () => identifyCall,
  sameOutput,
  excuse,
  declined,
  notJudgeable: [],
  models: (model) => [compressionModel(model)],
};
