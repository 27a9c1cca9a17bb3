import type { ToolInput, ToolResult } from '../../contract/call.js';
import type { GatewayMode, NotedCall } from '../../gateway/options.js';
import type { Enforcer } from '../../session/enforce.js';
import type { Adapter, AgentCall, AgentFolders, HookQuestion, PostRuling, PreRuling } from '../adapter.js';
import { type CallSource } from './call-source.js';
import type { Strays } from './strays.js';
export type PreQuestion = Extract<HookQuestion, {
    event: 'pre';
}>;
export type PostQuestion = Extract<HookQuestion, {
    event: 'post';
}>;
/**
 * Decides what hooks ask. `late` aborts, with its words as the reason, when whoever asked is being told no for another cause: the call is
 * then refused, or its result withheld, at once and for good. Rejects only where nothing further may run.
 */
export interface Decider {
    before(question: PreQuestion, late?: AbortSignal): Promise<PreRuling>;
    after(question: PostQuestion, late?: AbortSignal): Promise<PostRuling>;
}
/** Answers the gateway's own calls; must not throw. */
export interface CanaryAnswers {
    /** `asked` is the call in the words of the agent's hook. */
    before(call: NotedCall, asked: AgentCall): PreRuling;
    after(call: NotedCall, result: ToolResult): PostRuling;
}
export interface DeciderOptions {
    readonly adapter: Pick<Adapter, 'translator' | 'capabilities' | 'identify'>;
    readonly enforcer: Pick<Enforcer, 'judge' | 'review' | 'abandon' | 'turnAway' | 'isOut' | 'ids'>;
    /** Hears of questions about calls that the model was not seen to make. */
    readonly strays: Pick<Strays, 'asked' | 'returned'>;
    /** Told of each call that was decided, and of the input that it runs with where it was rewritten; must not throw. */
    readonly decided?: (call: AgentCall, ran: ToolInput | undefined) => void;
    /** Absent where none stands before the model. */
    readonly gateway: CallSource | undefined;
    /** Only with `on` a call is denied for not having been seen on the wire; with `off` the gateway reads nothing and is not asked. */
    readonly mode: GatewayMode;
    /** The names of the MCP servers that may be started. */
    readonly mcp: readonly string[];
    readonly folders: AgentFolders;
    /** Absent: the gateway's own calls are denied. */
    readonly canaries?: CanaryAnswers;
}
export declare function makeDecider(options: DeciderOptions): Decider;
