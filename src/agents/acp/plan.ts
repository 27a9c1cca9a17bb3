// How an agent behind the protocol is started: as `agent-command` says, with the variables by which such agents usually take another
// address for their provider. One that does not take them reaches no model where it has no network, and ends as failed.
import type { WireName } from '../../gateway/types.ts';
import type { LaunchContext, LaunchPlan } from '../adapter.ts';

export function planLaunch(context: LaunchContext): LaunchPlan {
  return {
    argv: [...context.program, ...context.args],
    env: context.gateway.url === '' ? {} : VARIABLES[context.wire](context),
    files: [],
    shims: [],
    masked: [],
    gaps: [],
  };
}

type Variables = (context: Pick<LaunchContext, 'gateway' | 'model'>) => Readonly<Record<string, string>>;

const openai: Variables = ({ gateway, model }) => ({
  OPENAI_BASE_URL: `${gateway.url}/v1`,
  OPENAI_API_KEY: gateway.token,
  OPENAI_MODEL: model,
});

export const VARIABLES: Readonly<Record<WireName, Variables>> = {
  anthropic: ({ gateway, model }) => ({
    ANTHROPIC_BASE_URL: gateway.url,
    ANTHROPIC_API_KEY: gateway.token,
    ANTHROPIC_MODEL: model,
  }),
  responses: openai,
  chat: openai,
  gemini: ({ gateway, model }) => ({
    GOOGLE_GEMINI_BASE_URL: gateway.url,
    GEMINI_API_KEY: gateway.token,
    GEMINI_MODEL: model,
  }),
  // Nobody is relayed to these by the protocol.
  bedrock: () => ({}),
  vertex: () => ({}),
};
