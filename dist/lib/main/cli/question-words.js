// In whose words a question to `ask` is: those of this project's own tools, or those of an agent that is installed, read as in its runs.
import { AGENT_NAMES } from '../../agents/adapter.js';
import { adapterOf } from '../../agents/adapters.js';
import { agentCallOf, agentTool, toolCallOf } from '../../agents/decisions/agent-tool.js';
import { wiringOf } from '../../agents/decisions/wiring.js';
import { readJudge } from '../../bindings/trust/read-judge.js';
import { defined } from '../../contract/defined.js';
import { MCP_PREFIX } from '../../contract/tools-file.js';
import { levelOf } from '../../session/fit.js';
import { touched } from '../run/builtin.js';
/** The tools of this project. Every other name counts as existing: its level is unknown, and any input fits. */
export function ownWords(toolbox) {
    return {
        read: (call) => ({ call, tool: toolbox.find(call.toolName)?.guarded ?? strangeTool(call.toolName) }),
        interceptors: [],
        hold: (chain) => chain,
        guarded: { touched },
        hint: async (name) => (toolbox.find(name) !== undefined || name.startsWith(MCP_PREFIX) ? undefined : await whoseTool(name)),
    };
}
const strangeTool = (name) => ({ name, level: () => undefined, check: () => undefined });
/** The tools of an installed agent, as its hooks call them. `mcp`: the servers that a run would let it start. */
export async function agentWords(agent, { workspace, mcp }) {
    const { translator, capabilities } = await adapterOf(agent);
    const { interceptors, hold, touched: touchedBy, knows } = wiringOf(translator);
    return {
        read: (asked) => {
            const own = agentCallOf(asked);
            const call = toolCallOf(own, asked, translator, { mcp, workspace });
            const tool = agentTool(own, call.toolName, translator);
            return { call: { ...call, ...defined({ level: levelOf(tool, asked.input, asked.level) }) }, tool };
        },
        interceptors,
        hold,
        guarded: { touched: touchedBy, mayRead: readJudge(workspace, []) },
        ...(capabilities.preModify === 'none' ? { noRewrite: `${agent} cannot carry a rewrite out, so the call does not run` } : {}),
        hint: (name) => {
            const own = agentCallOf({ ...NOTHING, toolName: name });
            const isKnown = translator.toolName(own, mcp).startsWith(MCP_PREFIX) || knows(name);
            const words = `${JSON.stringify(name)} is no tool of ${agent} that is known here, so its level is unknown`;
            return Promise.resolve(isKnown ? undefined : words);
        },
    };
}
const NOTHING = { id: '', agentId: '', toolName: '', input: { kind: 'raw', text: '' } };
/** Which agents have a tool of that name, and how hooks know it. */
async function whoseTool(name) {
    const owners = [];
    let basis;
    for (const agent of AGENT_NAMES) {
        const { translator } = await adapterOf(agent);
        const call = agentCallOf({ ...NOTHING, toolName: name });
        if (translator.level(call) === undefined)
            continue;
        owners.push(agent);
        basis ??= translator.basis(call)?.name;
    }
    const [owner] = owners;
    if (owner === undefined)
        return `${JSON.stringify(name)} is no tool that is known here, so its level is unknown: a command is a call of \`spawn\`, reading and editing are calls of \`files\`, and --agent NAME asks about a tool as that agent calls it`;
    const known = basis === undefined ? '' : `, which hooks know as \`${basis}\``;
    const instead = basis === undefined ? '' : `write \`${basis}\` with an input of its shape, or `;
    return `${JSON.stringify(name)} is a tool of ${owners.join(', ')}${known}: ${instead}ask with --agent ${owner}`;
}
