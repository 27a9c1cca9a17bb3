import { closest, distance } from 'fastest-levenshtein';
import { fail, ok } from '../../contract/result.js';
export const PROVIDERS = ['anthropic', 'openai', 'google', 'openai-compatible', 'amazon-bedrock', 'google-vertex'];
/** The path of the wire below a bare origin. */
const USUAL_PATH = {
    anthropic: '/v1',
    openai: '/v1',
    google: '/v1beta',
    'openai-compatible': '',
    'amazon-bedrock': '',
    'google-vertex': '',
};
/** The root of a provider's API where `base-url` says none; the others have none of their own, or make it from more. */
export const USUAL_BASE = {
    anthropic: 'https://api.anthropic.com/v1',
    openai: 'https://api.openai.com/v1',
    google: 'https://generativelanguage.googleapis.com/v1beta',
};
const KEY_VARIABLES = {
    anthropic: ['ANTHROPIC_API_KEY'],
    openai: ['OPENAI_API_KEY'],
    google: ['GEMINI_API_KEY', 'GOOGLE_GENERATIVE_AI_API_KEY', 'GOOGLE_API_KEY'],
    'openai-compatible': [],
    'amazon-bedrock': ['AWS_BEARER_TOKEN_BEDROCK'],
    'google-vertex': [],
};
/** The variables that may hold a secret of a provider: a caller keeps their values out of sight and out of children. */
export const SECRET_VARIABLES = [...Object.values(KEY_VARIABLES).flat(), 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'];
/** The spec, or one sentence on what to write instead. */
export function readSpec(spec, env) {
    const slash = spec.model.indexOf('/');
    const provider = spec.model.slice(0, Math.max(0, slash));
    const name = spec.model.slice(slash + 1);
    if (slash < 1 || name.trim() === '')
        return fail(`\`model\` is '${spec.model}': write provider/model, for example anthropic/claude-sonnet-4-5`);
    if (!isProvider(provider))
        return fail(unknownProvider(provider));
    const base = readBaseUrl(provider, spec.baseUrl);
    if (!base.ok)
        return base;
    const apiKey = spec.apiKey || KEY_VARIABLES[provider].map((variable) => env[variable]).find((value) => value !== undefined && value !== '');
    const [variable] = KEY_VARIABLES[provider];
    if (apiKey === undefined && needsKey(provider)) {
        return fail(`\`model: ${spec.model}\` needs a key: give it as \`api-key\` (from a secret), or set ${variable} in the step's environment`);
    }
    return ok({ provider, name, ...(base.value === undefined ? {} : { baseUrl: base.value }), ...(apiKey === undefined ? {} : { apiKey }) });
}
function isProvider(name) {
    return PROVIDERS.some((provider) => provider === name);
}
function needsKey(provider) {
    return provider === 'anthropic' || provider === 'openai' || provider === 'google';
}
function unknownProvider(provider) {
    const nearest = closest(provider, [...PROVIDERS]);
    const hint = distance(provider, nearest) <= 3 ? ` (did you mean ${nearest}?)` : '';
    return `\`model\` names the provider '${provider}', which is not known${hint}: write one of ${PROVIDERS.join(', ')} before the slash`;
}
function readBaseUrl(provider, text) {
    if (text === undefined || text === '') {
        return provider === 'openai-compatible'
            ? fail('`model: openai-compatible/…` needs `base-url`: write the root of its API, for example https://models.example/v1')
            : ok(undefined);
    }
    const url = URL.parse(text);
    if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
        return fail(`\`base-url\` is '${text}': write the root of the API as a URL, for example https://models.example/v1`);
    }
    if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
        return fail('`base-url` has credentials, a query or a fragment: write only scheme, host and path, and the key as `api-key`');
    }
    const path = url.pathname.replace(/\/+$/, '');
    return ok(`${url.origin}${path === '' ? USUAL_PATH[provider] : path}`);
}
