import { entryOf } from '../../contract/entry-of.js';
/** Parameters in which clients send a credential: they are left out on the way up. */
const CREDENTIALS = new Set(['key', 'api_key', 'access_token']);
/** Which of the rules a request falls under. `closed` says why of the parts of the API that stay shut. */
export function routeBy(rules, closed, method, asked) {
    const [path = '', ...rest] = asked.split('?');
    if (rest.length > 1 || !isPlainPath(path))
        return refused('unknown', 'the path has characters or steps that a path of this API has not');
    const parameters = parametersOf(rest[0] ?? '');
    if (parameters === undefined)
        return refused('unknown', 'the query cannot be read');
    for (const rule of rules) {
        const match = rule.path.exec(path);
        if (match === null || rule.method !== method)
            continue;
        const query = new Map(parameters.filter(([name]) => !CREDENTIALS.has(name)));
        for (const [name, value] of query) {
            if (entryOf(rule.query, name)?.test(value) !== true)
                return refused('closed', `the query parameter '${name}' is not known here`);
        }
        const route = rule.route(groupsOf(match), query);
        if (typeof route === 'string')
            return refused('closed', route);
        const kept = [...query].map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');
        return { ...route, path: kept === '' ? path : `${path}?${kept}` };
    }
    const why = closed.find(([pattern]) => pattern.test(path))?.[1];
    return why === undefined ? refused('unknown', `${method} ${path} is not part of this API`) : refused('closed', why);
}
function refused(as, why) {
    return { kind: 'refused', as, why };
}
/** A path that every server reads the same way: no steps back, nothing encoded that means something unencoded. */
function isPlainPath(path) {
    return /^(\/[\w.~:@!$&'()*+,;=%-]+)+$/.test(path) && !/\/\.{1,2}(\/|$)|%(?!3a)/i.test(path);
}
function parametersOf(query) {
    if (query === '')
        return [];
    const found = [];
    for (const pair of query.split('&')) {
        const [name, value = '', ...more] = pair.split('=').map(decoded);
        if (name === undefined || name === '' || value === undefined || more.length > 0)
            return undefined;
        if (found.some(([other]) => other === name))
            return undefined;
        found.push([name, value]);
    }
    return found;
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return undefined;
    }
}
function groupsOf(match) {
    return Object.fromEntries(Object.entries(match.groups ?? {}).flatMap(([name, value]) => value === undefined ? [] : [[name, value]]));
}
