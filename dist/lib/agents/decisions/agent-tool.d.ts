import type { ToolCall, ToolResult } from '../../contract/call.js';
import type { GuardedTool } from '../../session/ports.js';
import type { AgentCall, Translator } from '../adapter.js';
/** `ref` is how the session knows it. A tool is under the name that `toolName` gives it, whatever its agent calls it. */
export declare function toolCallOf(call: AgentCall, ref: {
    readonly id: string;
    readonly agentId: string;
}, translator: Translator, { mcp, workspace }: {
    readonly mcp: readonly string[];
    readonly workspace: string;
}): ToolCall;
/** The agent checks an input by its own schema; here it must be an object. */
export declare function agentTool(call: AgentCall, toolName: string, translator: Translator): GuardedTool;
/** What a participant that only knows the session's call gives a translator: a tool that is none of a server's has its own name. */
export declare const agentCallOf: ({ toolName, input }: ToolCall) => AgentCall;
export declare function sameResult(one: ToolResult, other: ToolResult): boolean;
export declare const errorResult: (text: string) => ToolResult;
