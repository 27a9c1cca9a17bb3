// Gemini CLI under the chain: command hooks, its API behind the gateway.
import { fail, ok } from '../../contract/result.js';
import { quoteJson } from '../../contract/json/text.js';
import { quotedWord } from '../../contract/shell-word.js';
import { CAPABILITIES } from './capabilities.js';
import { compressionModel } from './compression.js';
import { dialect } from './dialect.js';
import { drive } from './drive.js';
import { declined, excuse, identifyCall, sameOutput } from './identify.js';
import { planLaunch } from './plan.js';
import { records } from './records.js';
import { DELEGATION, SHELL } from './tools.js';
import { translator } from './translate.js';
export const geminiCli = {
    name: 'gemini-cli',
    capabilities: CAPABILITIES,
    guidance: { files: ['GEMINI.md'], skills: ['.gemini/skills', '.agents/skills'] },
    dialect,
    translator,
    wire: ({ provider, name }) => provider === 'google'
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
