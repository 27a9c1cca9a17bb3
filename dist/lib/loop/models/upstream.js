import { messageOf } from '../../contract/message.js';
import { fail, ok, unreachable } from '../../contract/result.js';
import { bedrockSettings } from './bedrock-settings.js';
import { USUAL_BASE } from './model-spec.js';
import { vertexSettings } from './vertex-settings.js';
/** Nothing is sent yet, and the file of a log-in is read. The error is one sentence: what a log-in lacks, or a model that the gateway has no form for. */
export async function upstreamOf(spec, env) {
    const { provider, baseUrl, apiKey } = spec;
    const credential = apiKey === undefined ? { kind: 'none' } : { kind: 'key', value: apiKey };
    switch (provider) {
        case 'anthropic':
            return ok({ baseUrl: baseUrl ?? USUAL_BASE.anthropic, credential: anthropicCredential(apiKey) });
        case 'openai':
            return ok({ baseUrl: baseUrl ?? USUAL_BASE.openai, credential });
        case 'google':
            return ok({ baseUrl: baseUrl ?? USUAL_BASE.google, credential });
        case 'openai-compatible':
            return ok({ baseUrl: baseUrl ?? '', credential });
        case 'amazon-bedrock':
            return bedrock(spec, env);
        case 'google-vertex':
            return vertex(spec, env);
        default:
            return unreachable(provider);
    }
}
/** The tokens of a log-in begin so, and are shown otherwise than keys. */
const OAUTH_START = 'sk-ant-oat';
function anthropicCredential(value) {
    if (value === undefined)
        return { kind: 'none' };
    return { kind: value.startsWith(OAUTH_START) ? 'bearer' : 'key', value };
}
function bedrock(spec, env) {
    const read = bedrockSettings(spec, env);
    if (!read.ok)
        return read;
    const { baseUrl, apiKey, login } = read.value;
    return ok({ baseUrl, credential: apiKey === '' ? { kind: 'aws', login } : { kind: 'key', value: apiKey } });
}
async function vertex(spec, env) {
    if (!spec.name.startsWith('claude'))
        return fail(`an installed agent reaches Claude alone on Vertex, and \`model\` is google-vertex/${spec.name}: write google-vertex/claude-…, or google/${spec.name} with a key`);
    const read = await vertexSettings(spec, env);
    if (!read.ok)
        return read;
    const { project = '', location = '', baseURL, googleAuthOptions } = read.value;
    if (googleAuthOptions === undefined)
        return fail('Claude on Vertex takes no key: log in with google-github-actions/auth');
    const { authClient } = googleAuthOptions;
    return ok({
        baseUrl: baseURL ?? `https://${hostOf(location)}/v1/projects/${project}/locations/${location}/publishers/anthropic/models`,
        credential: { kind: 'renewed', token: () => tokenOf(authClient) },
    });
}
/** Some locations are spread over regions and have a name of their own. */
function hostOf(location) {
    if (location === 'global')
        return 'aiplatform.googleapis.com';
    return location === 'eu' || location === 'us' ? `aiplatform.${location}.rep.googleapis.com` : `${location}-aiplatform.googleapis.com`;
}
/** The library keeps a token and asks for a new one before it expires. */
async function tokenOf(client) {
    try {
        const { token } = await client.getAccessToken();
        return token ? ok(token) : fail('the Google log-in gives no access token');
    }
    catch (error) {
        return fail(`the Google log-in gives no access token: ${messageOf(error)}`);
    }
}
