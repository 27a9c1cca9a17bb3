// The MCP servers of a run, as its trusted version declares them and its settings let them happen.
import { messageOf } from '../../contract/message.ts';
import { timedPatterns } from '../../bindings/timed-patterns.ts';
import type { Trust } from '../../bindings/trust/open-trust.ts';
import { defined } from '../../contract/defined.ts';
import { fail } from '../../contract/result.ts';
import { planServers, type McpPlan } from '../../loop/mcp/plan.ts';
import type { McpProblem, McpSession } from '../../loop/mcp/servers.ts';
import type { Fetch } from '../../loop/models/http.ts';
import type { PageStore } from '../../loop/tools/paging.ts';
import type { Enforcer } from '../../session/enforce.ts';
import type { PidNamespace } from '../../subprocess/pid-namespace.ts';
import type { Host } from '../host.ts';
import type { Settings } from '../settings/settings.ts';
import { version } from '../version.ts';

export interface McpParts {
  readonly plan: McpPlan;
  readonly trust: Trust;
  readonly namespace?: PidNamespace;
  readonly marks: () => string;
  readonly pages: PageStore;
  readonly enforcer: Enforcer;
  readonly host: Host;
}

/** Which servers these settings let start. */
export function mcpPlan({ mcp }: Pick<Trust, 'mcp'>, { allow, allowMcp, evaluateOnly }: Settings): McpPlan {
  return planServers(mcp, { external: allow.external, mcp: allowMcp, evaluateOnly });
}

/** Starts the servers of the plan; what goes wrong with one is recorded and the others go on. */
export async function startServers(parts: McpParts): Promise<McpSession> {
  const { plan, trust, marks, pages, enforcer, host } = parts;
  if (plan.started.length === 0) return { tools: [], close: () => Promise.resolve() };
  const { openServers } = await import('../../loop/mcp/servers.ts');
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
  } finally {
    deadline.disarm();
  }
}

function record({ server, words, call }: McpProblem, enforcer: Enforcer): void {
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
  } catch {
    // The ledger is broken, or the session over: the enforcer lets nothing further happen either way.
  }
}

/** Through the runner's proxy, where it has one. */
async function runnerFetch(host: Host): Promise<Fetch> {
  const { proxyFetch, proxySettings } = await import('../../loop/models/http.ts');
  const settings = proxySettings(host.env);
  if (settings === undefined) return globalThis.fetch;
  try {
    return await proxyFetch(settings);
  } catch (error) {
    const words = `HTTP_PROXY or HTTPS_PROXY is not the address of a proxy: ${messageOf(error)}`;
    return () => Promise.reject(new Error(words));
  }
}
