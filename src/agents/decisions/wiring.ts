import type { ToolCall } from '../../contract/call.ts';
import type { Interceptor } from '../../hooks/participant.ts';
import type { Chain } from '../../session/ports.ts';
import type { TouchedPaths } from '../../session/protect.ts';
import type { Translator } from '../adapter.ts';
import { agentCallOf } from './agent-tool.ts';
import { holdMends, mendInterceptor } from './mend.ts';

/** What an agent's tools bring to a session, in a run as in a single question. */
export interface AgentWiring {
  /** To be asked before all others. */
  readonly interceptors: readonly Interceptor[];
  readonly hold: (chain: Chain) => Chain;
  readonly touched: (call: ToolCall) => TouchedPaths | undefined;
  /** Whether a tool of this name is in the agent's tables. */
  readonly knows: (toolName: string) => boolean;
}

export function wiringOf(translator: Translator): AgentWiring {
  return {
    interceptors: [mendInterceptor(translator)],
    hold: (chain) => holdMends(chain, translator),
    touched: (call) => translator.touched(agentCallOf(call)),
    knows: (name) => translator.level({ name, input: { kind: 'raw', text: '' } }) !== undefined,
  };
}
