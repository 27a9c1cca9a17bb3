import { routeBy } from '../query.js';
const BETA = { beta: /^true$/ };
const PAGE = { ...BETA, limit: /^\d{1,4}$/, after_id: /^[\w.:-]+$/, before_id: /^[\w.:-]+$/ };
const RULES = [
    { method: 'POST', path: /^\/v1\/messages$/, query: BETA, route: () => ({ kind: 'generate' }) },
    { method: 'POST', path: /^\/v1\/messages\/count_tokens$/, query: BETA, route: () => ({ kind: 'count-tokens' }) },
    { method: 'GET', path: /^\/v1\/models(\/[\w.:@-]+)?$/, query: PAGE, route: () => ({ kind: 'models' }) },
];
const CLOSED = [
    [/^\/v1\/messages\/batches/, 'batches are answered later and elsewhere, so nothing can be judged in them'],
    [/^\/v1\/files/, 'files that lie with the provider are a way out of this session'],
    [/^\/v1\/(skills|agents|sessions|environments|vaults|memory_stores|tunnels)/, 'what runs at the provider passes no hook of this session'],
    [/^\/v1\/complete/, 'text completions are not relayed'],
];
export function anthropicRoute(method, path) {
    return routeBy(RULES, CLOSED, method, path);
}
