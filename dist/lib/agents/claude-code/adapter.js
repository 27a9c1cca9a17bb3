/** Claude Code: bound by http hooks, managed settings where it is confined, its model behind the gateway. */
import { entryOf } from '../../contract/entry-of.js';
import { writeJson } from '../../contract/json/text.js';
import { fail, ok } from '../../contract/result.js';
import { CAPABILITIES } from './capabilities.js';
import { dialect } from './dialect.js';
import { drive } from './drive.js';
import { declinedByClaudeCode, excuseClaudeCode, identifyClaudeCode, sameOutput } from './identity.js';
import { isRendering } from './outputs.js';
import { plan } from './plan.js';
import { records } from './records.js';
import { translator } from './translator.js';
const WIRES = { anthropic: 'anthropic', 'amazon-bedrock': 'bedrock', 'google-vertex': 'vertex' };
export const claudeCode = {
    name: 'claude-code',
    capabilities: CAPABILITIES,
    guidance: { files: ['CLAUDE.md', '.claude/CLAUDE.md'], skills: ['.claude/skills', '.agents/skills'] },
    dialect,
    translator,
    wire: ({ provider, name }) => {
        const wire = entryOf(WIRES, provider);
        if (wire !== undefined)
            return ok(wire);
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
