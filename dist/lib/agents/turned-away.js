// Calls of the model that its agent refused by itself. Before any hook they never run, and are on record all the same (contract 1.1). After
// its hook was told that they may run, nobody but the agent says that they did not: on record they are allowed, and given up in its words.
import { cutBytes } from '../contract/cut.js';
import { toolCallOf } from './decisions/agent-tool.js';
/** Bytes of the agent's words that are kept. */
const LONGEST = 500;
export function recordTurnedAway({ adapter, enforcer, mcp, folders }) {
    const identify = adapter.identify(folders);
    return ({ id, agentId, turn, name, namespace, input, decision }, words) => {
        const said = cutBytes(words.trim(), LONGEST);
        if (decision !== undefined)
            return enforcer.decline(decision.call, `after it was allowed, the agent itself turned it away: ${said}`);
        const { tool } = identify(namespace === undefined ? { name, input } : { name, namespace, input });
        const ref = { id: enforcer.ids.claim(id), agentId };
        const call = toolCallOf({ name: tool, input }, ref, adapter.translator, { mcp, workspace: folders.workspace });
        enforcer.turnAway(call, turn, `the agent itself turned it away: ${said}`, 'agent');
    };
}
export const NEVER_ASKED = 'it never asked whether this call may run, and gave no result of it';
