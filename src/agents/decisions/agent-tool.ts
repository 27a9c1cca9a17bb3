// A call of an agent as the session judges it.
import type { ToolCall, ToolResult } from '../../contract/call.ts';
import { defined } from '../../contract/defined.ts';
import { isObjectText } from '../../contract/json/text.ts';
import { MCP_PREFIX } from '../../contract/tools-file.ts';
import type { GuardedTool } from '../../session/ports.ts';
import type { AgentCall, Translator } from '../adapter.ts';

/** `ref` is how the session knows it. A tool is under the name that `toolName` gives it, whatever its agent calls it. */
export function toolCallOf(
  call: AgentCall,
  ref: { readonly id: string; readonly agentId: string },
  translator: Translator,
  { mcp, workspace }: { readonly mcp: readonly string[]; readonly workspace: string },
): ToolCall {
  const delegates = translator.delegates(call) ? true : undefined;
  const toolName = translator.toolName(call, mcp);
  const more = defined({ level: levelOf(call, toolName, translator), basis: translator.basis(call, workspace), delegates } as const);
  return { id: ref.id, agentId: ref.agentId, toolName, input: call.input, ...more };
}

/** The agent checks an input by its own schema; here it must be an object. */
export function agentTool(call: AgentCall, toolName: string, translator: Translator): GuardedTool {
  return {
    name: toolName,
    level: (input) => levelOf({ ...call, input }, toolName, translator),
    check: (input) => (isObjectText(input) ? undefined : 'it is not a JSON object'),
  };
}

/** A server's tool is external, whatever it says of itself (contract 8.3). */
const levelOf = (call: AgentCall, toolName: string, translator: Translator) =>
  toolName.startsWith(MCP_PREFIX) ? 'external' : translator.level(call);

/** What a participant that only knows the session's call gives a translator: a tool that is none of a server's has its own name. */
export const agentCallOf = ({ toolName, input }: ToolCall): AgentCall => ({ name: toolName, input });

export function sameResult(one: ToolResult, other: ToolResult): boolean {
  return one.isError === other.isError && one.output.kind === other.output.kind && one.output.text === other.output.text;
}

export const errorResult = (text: string): ToolResult => ({ output: { kind: 'text', text }, isError: true });
