/** Claude Code: bound by http hooks, managed settings where it is confined, its model behind the gateway. */
import { writeJson } from '../../contract/json/text.ts';
import { fail, ok } from '../../contract/result.ts';
import type { Adapter } from '../adapter.ts';
import { CAPABILITIES } from './capabilities.ts';
import { dialect } from './dialect.ts';
import { drive } from './drive.ts';
import { excuseClaudeCode, identifyClaudeCode, sameOutput } from './identity.ts';
import { plan } from './plan.ts';
import { records } from './records.ts';
import { translator } from './translator.ts';

export const claudeCode: Adapter = {
  name: 'claude-code',
  capabilities: CAPABILITIES,
  dialect,
  translator,
  wire: ({ provider, name }) =>
    provider === 'anthropic'
      ? ok('anthropic')
      : fail(`Claude Code speaks to models of anthropic alone, and the model is ${provider}/${name}: write anthropic/NAME`),
  plan,
  drive,
  records,
  canaryRead: (path) => ({ tool: 'Read', input: writeJson({ file_path: path }) }),
  canaryDelegate: (prompt) => ({
    tool: 'Agent',
    input: writeJson({ description: 'Checks the guard', prompt, subagent_type: 'general-purpose', run_in_background: false }),
  }),
  identify: identifyClaudeCode,
  sameOutput,
  excuse: excuseClaudeCode,
  notJudgeable: [],
  models: () => [],
};
