import { routeBy } from '../query.js';
const RULES = [
    { method: 'POST', path: /^(\/v\d+)?\/chat\/completions$/, query: {}, route: () => ({ kind: 'generate' }) },
    { method: 'GET', path: /^(\/v\d+)?\/models(\/[\w.:@/-]+)?$/, query: { client_version: /^[\w.+-]+$/ }, route: () => ({ kind: 'models' }) },
];
const CLOSED = [
    [/^(\/v\d+)?\/(chat|responses|conversations|assistants|threads)(\/|$)/, 'a state that is kept at the provider cannot be seen'],
    [/^(\/v\d+)?\/(files|uploads|vector_stores|containers|skills)(\/|$)/, 'files that lie with the provider are a way out of this session'],
    [/^(\/v\d+)?\/batches(\/|$)/, 'batches are answered later and elsewhere, so nothing can be judged in them'],
    [
        /^(\/v\d+)?\/(images|videos|audio|realtime|embeddings|moderations|completions|fine_tuning|evals)(\/|$)/,
        'this part of the API is not relayed',
    ],
];
export function chatRoute(method, path) {
    return routeBy(RULES, CLOSED, method, path);
}
