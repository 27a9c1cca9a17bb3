import { type AgentName } from '../../agents/adapter.js';
import type { ToolCall } from '../../contract/call.js';
import type { Interceptor } from '../../hooks/participant.js';
import type { Toolbox } from '../../loop/toolbox.js';
import type { Chain, GuardedTool } from '../../session/ports.js';
import type { ProtectOptions } from '../../session/protect.js';
export interface QuestionWords {
    /** The call as a session knows it, and its tool. */
    read(asked: ToolCall): {
        readonly call: ToolCall;
        readonly tool: GuardedTool;
    };
    readonly interceptors: readonly Interceptor[];
    hold(chain: Chain): Chain;
    readonly guarded: Pick<ProtectOptions, 'touched' | 'mayRead'>;
    /** Set where a rewrite cannot be carried out: what the call is refused with. */
    readonly noRewrite?: string;
    /** What whoever asks about a tool of this name should know, in a sentence. */
    hint(toolName: string): Promise<string | undefined>;
}
/** The tools of this project. Every other name counts as existing: its level is unknown, and any input fits. */
export declare function ownWords(toolbox: Toolbox): QuestionWords;
/** The tools of an installed agent, as its hooks call them. `mcp`: the servers that a run would let it start. */
export declare function agentWords(agent: AgentName, { workspace, mcp }: {
    readonly workspace: string;
    readonly mcp: readonly string[];
}): Promise<QuestionWords>;
