/** Claude Code: bound by http hooks, managed settings where it is confined, its model behind the gateway. */
import { entryOf } from '../../contract/entry-of.ts';
import { writeJson } from '../../contract/json/text.ts';
import { fail, ok } from '../../contract/result.ts';
import type { WireName } from '../../gateway/types.ts';
import type { Adapter } from '../adapter.ts';
import { CAPABILITIES } from './capabilities.ts';
import { dialect } from './dialect.ts';
import { drive } from './drive.ts';
import { declinedByClaudeCode, excuseClaudeCode, identifyClaudeCode, sameOutput } from './identity.ts';
import { isRendering } from './outputs.ts';
import { plan } from './plan.ts';
import { records } from './records.ts';
import { translator } from './translator.ts';

const WIRES: Readonly<Record<string, WireName>> = { anthropic: 'anthropic', 'amazon-bedrock': 'bedrock', 'google-vertex': 'vertex' };

export const claudeCode: Adapter = {
  name: 'claude-code',
  capabilities: CAPABILITIES,
  guidance: { files: ['CLAUDE.md', '.claude/CLAUDE.md'], skills: ['.claude/skills', '.agents/skills'] },
  dialect,
  translator,
  wire: ({ provider, name }) => {
    const wire = entryOf(WIRES, provider);
    if (wire !== undefined) return ok(wire);
    const others = 'write anthropic/NAME, amazon-bedrock/NAME or google-vertex/NAME';
    return fail(`Claude Code speaks to models of Anthropic alone, and the model is ${provider}/${name}: ${others}`);
  },
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
  isRendering,
  excuse: excuseClaudeCode,
  declined: declinedByClaudeCode,
  notJudgeable: [],
  models: () => [],
};
