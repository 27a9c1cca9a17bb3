// Where the gateway sends an agent's requests: the provider's address and key, as `model`, `base-url` and `api-key` say them.
import type { Result } from '../../contract/result.ts';
import { fail, ok, unreachable } from '../../contract/result.ts';
import type { Credential } from '../../gateway/options.ts';
import type { ReadSpec } from './model-spec.ts';

export interface ModelUpstream {
  /** The root of the provider's API, its version included. */
  readonly baseUrl: string;
  readonly credential: Credential;
}

/** The error is one sentence: a provider that the gateway has no form for. */
export function upstreamOf({ provider, baseUrl, apiKey }: ReadSpec): Result<ModelUpstream, string> {
  const credential: Credential = apiKey === undefined ? { kind: 'none' } : { kind: 'key', value: apiKey };
  switch (provider) {
    case 'anthropic':
      return ok({ baseUrl: baseUrl ?? 'https://api.anthropic.com/v1', credential });
    case 'openai':
      return ok({ baseUrl: baseUrl ?? 'https://api.openai.com/v1', credential });
    case 'google':
      return ok({ baseUrl: baseUrl ?? 'https://generativelanguage.googleapis.com/v1beta', credential });
    case 'openai-compatible':
      return ok({ baseUrl: baseUrl ?? '', credential });
    case 'amazon-bedrock':
    case 'google-vertex':
      return fail(
        `\`model: ${provider}/…\` is for the agent \`builtin\` alone: an installed agent reaches its model through the gateway, which speaks to anthropic, openai, google and openai-compatible`,
      );
    default:
      return unreachable(provider);
  }
}
