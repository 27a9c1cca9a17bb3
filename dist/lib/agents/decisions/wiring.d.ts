import type { ToolCall } from '../../contract/call.js';
import type { Interceptor } from '../../hooks/participant.js';
import type { Chain } from '../../session/ports.js';
import type { TouchedPaths } from '../../session/protect.js';
import type { Translator } from '../adapter.js';
/** What an agent's tools bring to a session, in a run as in a single question. */
export interface AgentWiring {
    /** To be asked before all others. */
    readonly interceptors: readonly Interceptor[];
    readonly hold: (chain: Chain) => Chain;
    readonly touched: (call: ToolCall) => TouchedPaths | undefined;
    /** Whether a tool of this name is in the agent's tables. */
    readonly knows: (toolName: string) => boolean;
}
export declare function wiringOf(translator: Translator): AgentWiring;
