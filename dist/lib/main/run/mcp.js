// The MCP servers of a run, as its trusted version declares them and its settings let them happen.
import { messageOf } from '../../contract/message.js';
import { timedPatterns } from '../../bindings/timed-patterns.js';
import { defined } from '../../contract/defined.js';
import { fail } from '../../contract/result.js';
import { planServers } from '../../loop/mcp/plan.js';
import { version } from '../version.js';
/** Which servers these settings let start. */
export function mcpPlan({ mcp }, { allow, allowMcp, evaluateOnly }) {
    return planServers(mcp, { external: allow.external, mcp: allowMcp, evaluateOnly });
}
/** Starts the servers of the plan; what goes wrong with one is recorded and the others go on. */
export async function startServers(parts) {
    const { plan, trust, marks, pages, enforcer, host } = parts;
    if (plan.started.length === 0)
        return { tools: [], close: () => Promise.resolve() };
    const { openServers } = await import('../../loop/mcp/servers.js');
    const deadline = enforcer.bounds.armDeadline();
    try {
        return await openServers({
            servers: plan.started,
            command: ({ name }) => {
                const command = trust.commands.cleared(trust.commands.server(name));
                return command.ok ? command : fail(`was not started: ${command.error}`);
            },
            ...defined({ namespace: parts.namespace }),
            marks,
            fetch: await runnerFetch(host),
            patterns: timedPatterns(),
            pages,
            version,
            signal: AbortSignal.any([host.signal, deadline.signal]),
            onProblem: (problem) => record(problem, enforcer),
            onNotice: (message) => enforcer.tell({ type: 'notice', message: enforcer.redact(message) }),
        });
    }
    finally {
        deadline.disarm();
    }
}
function record({ server, words, call }, enforcer) {
    const what = enforcer.redact(words);
    enforcer.tell({ type: 'notice', message: `MCP server ${JSON.stringify(server)} ${what}` });
    const of = call === undefined ? {} : { tool_call_id: call.toolCallId, agent_id: call.agentId };
    try {
        enforcer.record({
            type: 'breakage',
            ...of,
            who: { kind: 'mcp-server', name: server },
            kind: 'mcp-server',
            what,
            consequence: 'carried-on',
        });
    }
    catch {
        // The ledger is broken, or the session over: the enforcer lets nothing further happen either way.
    }
}
/** Through the runner's proxy, where it has one. */
async function runnerFetch(host) {
    const { proxyFetch, proxySettings } = await import('../../loop/models/http.js');
    const settings = proxySettings(host.env);
    if (settings === undefined)
        return globalThis.fetch;
    try {
        return await proxyFetch(settings);
    }
    catch (error) {
        const words = `HTTP_PROXY or HTTPS_PROXY is not the address of a proxy: ${messageOf(error)}`;
        return () => Promise.reject(new Error(words));
    }
}
