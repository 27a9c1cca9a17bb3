// In whose words a question to `ask` is: those of this project's own tools, or those of an agent that is installed, read as in its runs.
import { AGENT_NAMES, type AgentName } from '../../agents/adapter.ts';
import { adapterOf } from '../../agents/adapters.ts';
import { agentCallOf, agentTool, toolCallOf } from '../../agents/decisions/agent-tool.ts';
import { wiringOf } from '../../agents/decisions/wiring.ts';
import { readJudge } from '../../bindings/trust/read-judge.ts';
import type { ToolCall } from '../../contract/call.ts';
import { defined } from '../../contract/defined.ts';
import { MCP_PREFIX } from '../../contract/tools-file.ts';
import type { Interceptor } from '../../hooks/participant.ts';
import type { Toolbox } from '../../loop/toolbox.ts';
import { levelOf } from '../../session/fit.ts';
import type { Chain, GuardedTool } from '../../session/ports.ts';
import type { ProtectOptions } from '../../session/protect.ts';
import { touched } from '../run/builtin.ts';

export interface QuestionWords {
  /** The call as a session knows it, and its tool. */
  read(asked: ToolCall): { readonly call: ToolCall; readonly tool: GuardedTool };
  readonly interceptors: readonly Interceptor[];
  hold(chain: Chain): Chain;
  readonly guarded: Pick<ProtectOptions, 'touched' | 'mayRead'>;
  /** Set where a rewrite cannot be carried out: what the call is refused with. */
  readonly noRewrite?: string;
  /** What whoever asks about a tool of this name should know, in a sentence. */
  hint(toolName: string): Promise<string | undefined>;
}

/** The tools of this project. Every other name counts as existing: its level is unknown, and any input fits. */
export function ownWords(toolbox: Toolbox): QuestionWords {
  return {
    read: (call) => ({ call, tool: toolbox.find(call.toolName)?.guarded ?? strangeTool(call.toolName) }),
    interceptors: [],
    hold: (chain) => chain,
    guarded: { touched },
    hint: async (name) => (toolbox.find(name) !== undefined || name.startsWith(MCP_PREFIX) ? undefined : await whoseTool(name)),
  };
}

const strangeTool = (name: string): GuardedTool => ({ name, level: () => undefined, check: () => undefined });

/** The tools of an installed agent, as its hooks call them. `mcp`: the servers that a run would let it start. */
export async function agentWords(
  agent: AgentName,
  { workspace, mcp }: { readonly workspace: string; readonly mcp: readonly string[] },
): Promise<QuestionWords> {
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

const NOTHING: ToolCall = { id: '', agentId: '', toolName: '', input: { kind: 'raw', text: '' } };

/** Which agents have a tool of that name, and how hooks know it. */
async function whoseTool(name: string): Promise<string> {
  const owners: AgentName[] = [];
  let basis: string | undefined;
  for (const agent of AGENT_NAMES) {
    const { translator } = await adapterOf(agent);
    const call = agentCallOf({ ...NOTHING, toolName: name });
    if (translator.level(call) === undefined) continue;
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
