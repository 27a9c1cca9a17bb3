import type { Result } from '../../contract/result.ts';
import { ok } from '../../contract/result.ts';
import { bedrockSettings } from './bedrock-settings.ts';
import { exactAnthropicEvent, exactGoogleEvent } from './exact-arguments.ts';
import type { Fetch } from './http.ts';
import { modelFetch } from './http.ts';
import { type Environment, type ReadSpec, USUAL_BASE } from './model-spec.ts';
import type { Endpoint } from './sdk.ts';
import { vertexSettings } from './vertex-settings.ts';

/**
 * The providers, each behind an `import()` of its own so that a bundler makes a chunk of it and nothing is loaded that the run does
 * not use. Everything that the libraries would read from the process's environment is handed to them instead.
 */
export async function endpointOf(spec: ReadSpec, env: Environment, fetch: Fetch): Promise<Result<Endpoint, string>> {
  switch (spec.provider) {
    case 'anthropic':
      return ok(await anthropic(spec, fetch));
    case 'openai':
      return ok(await openai(spec, fetch));
    case 'google':
      return ok(await google(spec, fetch));
    case 'openai-compatible':
      return ok(await openaiCompatible(spec, fetch));
    case 'amazon-bedrock':
      return amazonBedrock(spec, env, fetch);
    case 'google-vertex':
      return googleVertex(spec, env, fetch);
  }
}

const ANTHROPIC_WIRE = {
  // Arguments are checked by the provider before they are streamed; nothing here acts on half a call.
  providerOptions: { anthropic: { toolStreaming: false } },
  cacheMark: { anthropic: { cacheControl: { type: 'ephemeral' } } },
  cacheMarksTools: true,
  argumentsAs: 'value',
} as const;

async function anthropic({ name, baseUrl, apiKey = '' }: ReadSpec, fetch: Fetch): Promise<Endpoint> {
  const { createAnthropic } = await import('@ai-sdk/anthropic');
  const provider = createAnthropic({
    baseURL: baseUrl ?? USUAL_BASE.anthropic,
    apiKey,
    fetch: modelFetch(fetch, exactAnthropicEvent),
  });
  return { model: provider(name), ...ANTHROPIC_WIRE };
}

async function openai({ name, baseUrl, apiKey = '' }: ReadSpec, fetch: Fetch): Promise<Endpoint> {
  const { createOpenAI } = await import('@ai-sdk/openai');
  const provider = createOpenAI({ baseURL: baseUrl ?? USUAL_BASE.openai, apiKey, fetch: modelFetch(fetch, undefined) });
  // Nothing is kept at the provider: reasoning travels encrypted in the conversation.
  return { model: provider.responses(name), providerOptions: { openai: { store: false } }, argumentsAs: 'text' };
}

async function google({ name, baseUrl, apiKey = '' }: ReadSpec, fetch: Fetch): Promise<Endpoint> {
  const { createGoogle } = await import('@ai-sdk/google');
  const baseURL = baseUrl ?? USUAL_BASE.google;
  return { model: createGoogle({ baseURL, apiKey, fetch: modelFetch(fetch, exactGoogleEvent) })(name), argumentsAs: 'value' };
}

async function openaiCompatible({ name, baseUrl = '', apiKey }: ReadSpec, fetch: Fetch): Promise<Endpoint> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const provider = createOpenAICompatible({
    name: 'compatible',
    baseURL: baseUrl,
    includeUsage: true,
    fetch: modelFetch(fetch, undefined),
    ...(apiKey === undefined ? {} : { apiKey }),
  });
  return { model: provider(name), argumentsAs: 'text', anyStopReason: true };
}

async function amazonBedrock(spec: ReadSpec, env: Environment, fetch: Fetch): Promise<Result<Endpoint, string>> {
  const read = bedrockSettings(spec, env);
  if (!read.ok) return read;
  const { baseUrl, apiKey, login } = read.value;
  const { name } = spec;
  const { createAmazonBedrock } = await import('@ai-sdk/amazon-bedrock');
  const provider = createAmazonBedrock({ ...login, apiKey, baseURL: baseUrl, fetch: modelFetch(fetch, undefined) });
  return ok({
    model: provider(name),
    argumentsAs: 'value',
    ...(cachesOnBedrock(name) ? { cacheMark: { bedrock: { cachePoint: { type: 'default' } } } } : {}),
  });
}

/** Bedrock refuses a cache mark for models that cannot cache: only families that are known to are marked. */
function cachesOnBedrock(name: string): boolean {
  return /anthropic\.claude-(?:(?:opus|sonnet|haiku|fable)-\d|3-7|3-5-haiku)/.test(name);
}

async function googleVertex(spec: ReadSpec, env: Environment, fetch: Fetch): Promise<Result<Endpoint, string>> {
  const read = await vertexSettings(spec, env);
  if (!read.ok) return read;
  const { apiKey = '', ...settings } = read.value;
  if (spec.name.startsWith('claude')) {
    const { createGoogleVertexAnthropic } = await import('@ai-sdk/google-vertex/anthropic');
    return ok({
      model: createGoogleVertexAnthropic({ ...settings, fetch: modelFetch(fetch, exactAnthropicEvent) })(spec.name),
      ...ANTHROPIC_WIRE,
    });
  }
  const { createGoogleVertex } = await import('@ai-sdk/google-vertex');
  return ok({
    model: createGoogleVertex({ ...settings, apiKey, fetch: modelFetch(fetch, exactGoogleEvent) })(spec.name),
    argumentsAs: 'value',
  });
}
