import { ok } from '../../contract/result.js';
import { bedrockSettings } from './bedrock-settings.js';
import { exactAnthropicEvent, exactGoogleEvent } from './exact-arguments.js';
import { modelFetch } from './http.js';
import { USUAL_BASE } from './model-spec.js';
import { vertexSettings } from './vertex-settings.js';
/**
 * The providers, each behind an `import()` of its own so that a bundler makes a chunk of it and nothing is loaded that the run does
 * not use. Everything that the libraries would read from the process's environment is handed to them instead.
 */
export async function endpointOf(spec, env, fetch) {
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
};
async function anthropic({ name, baseUrl, apiKey = '' }, fetch) {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    const provider = createAnthropic({
        baseURL: baseUrl ?? USUAL_BASE.anthropic,
        apiKey,
        fetch: modelFetch(fetch, exactAnthropicEvent),
    });
    return { model: provider(name), ...ANTHROPIC_WIRE };
}
async function openai({ name, baseUrl, apiKey = '' }, fetch) {
    const { createOpenAI } = await import('@ai-sdk/openai');
    const provider = createOpenAI({ baseURL: baseUrl ?? USUAL_BASE.openai, apiKey, fetch: modelFetch(fetch, undefined) });
    // Nothing is kept at the provider: reasoning travels encrypted in the conversation.
    return { model: provider.responses(name), providerOptions: { openai: { store: false } }, argumentsAs: 'text' };
}
async function google({ name, baseUrl, apiKey = '' }, fetch) {
    const { createGoogle } = await import('@ai-sdk/google');
    const baseURL = baseUrl ?? USUAL_BASE.google;
    return { model: createGoogle({ baseURL, apiKey, fetch: modelFetch(fetch, exactGoogleEvent) })(name), argumentsAs: 'value' };
}
async function openaiCompatible({ name, baseUrl = '', apiKey }, fetch) {
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
async function amazonBedrock(spec, env, fetch) {
    const read = bedrockSettings(spec, env);
    if (!read.ok)
        return read;
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
function cachesOnBedrock(name) {
    return /anthropic\.claude-(?:(?:opus|sonnet|haiku|fable)-\d|3-7|3-5-haiku)/.test(name);
}
async function googleVertex(spec, env, fetch) {
    const read = await vertexSettings(spec, env);
    if (!read.ok)
        return read;
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
