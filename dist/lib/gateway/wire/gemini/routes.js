import { routeBy } from '../query.js';
const VERSION = String.raw `/v\d+(?:alpha|beta)?\d*`;
const ASKED = { alt: /^(sse|json)$/, $alt: /^(sse|json)(;enum-encoding=int)?$/ };
/** `models/M:verb`, as the Gemini API has it and as Vertex does. */
const RULES = [
    {
        method: 'POST',
        path: new RegExp(`^${VERSION}/(?:projects/[\\w.:-]+/locations/[\\w-]+/publishers/google/)?models/(?<model>[\\w.@-]+):(?<verb>generateContent|streamGenerateContent|countTokens)$`),
        query: ASKED,
        route: ({ model = '', verb = '' }, query) => verbOf(verb, model, query),
    },
    {
        method: 'GET',
        path: new RegExp(`^${VERSION}/models(/[\\w.@-]+)?$`),
        query: { ...ASKED, pageSize: /^\d{1,4}$/, pageToken: /^[\w=+/-]*$/ },
        route: () => ({ kind: 'models' }),
    },
];
const CLOSED = [
    [
        /^\/(upload|download)\/|\/(files|fileSearchStores|corpora|ragStores)(\/|:|$)/,
        'files that lie with the provider are a way out of this session',
    ],
    [/\/(cachedContents|interactions|dynamic|tunedModels|agents)(\/|:|$)/, 'a state that is kept at the provider cannot be seen'],
    [/:batch\w+$|\/batches(\/|$)/, 'batches are answered later and elsewhere, so nothing can be judged in them'],
    [/:\w+$/, 'this part of the API is not relayed'],
];
export function geminiRoute(method, path) {
    return routeBy(RULES, CLOSED, method, path);
}
function verbOf(verb, model, query) {
    if (verb === 'countTokens')
        return { kind: 'count-tokens', model };
    const asked = query.get('alt') ?? query.get('$alt') ?? '';
    if (verb === 'generateContent')
        return asked.startsWith('sse') ? 'only a stream can be asked for as events' : { kind: 'generate', model, stream: false };
    return asked.startsWith('sse') ? { kind: 'generate', model, stream: true } : 'a stream is relayed as events alone: ask with alt=sse';
}
