import { routeBy } from '../query.js';
const RULES = [
    { method: 'POST', path: /^(\/v1)?\/responses$/, query: {}, route: () => ({ kind: 'generate' }) },
    { method: 'POST', path: /^(\/v1)?\/responses\/input_tokens$/, query: {}, route: () => ({ kind: 'count-tokens' }) },
    {
        method: 'GET',
        path: /^(\/v1)?\/models(\/[\w.:@/-]+)?$/,
        query: { client_version: /^[\w.+-]+$/ },
        route: () => ({ kind: 'models' }),
    },
];
const CLOSED = [
    [/^(\/v1)?\/responses\/compact$/, 'what a compaction at the provider keeps of a conversation cannot be seen'],
    [/^(\/v1)?\/(responses|conversations|chat|assistants|threads)(\/|$)/, 'a state that is kept at the provider cannot be seen'],
    [/^(\/v1)?\/(files|uploads|vector_stores|containers|skills)(\/|$)/, 'files that lie with the provider are a way out of this session'],
    [/^(\/v1)?\/batches(\/|$)/, 'batches are answered later and elsewhere, so nothing can be judged in them'],
    [
        /^(\/v1)?\/(images|videos|audio|realtime|embeddings|moderations|completions|fine_tuning|evals)(\/|$)/,
        'this part of the API is not relayed',
    ],
];
export function responsesRoute(method, path) {
    return routeBy(RULES, CLOSED, method, path);
}
