import { entryOf } from '../../contract/entry-of.ts';
import type { Route } from '../types.ts';

/** One request that a wire knows. */
export interface RouteRule {
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  /** Parameters that may follow and the values that they may have. */
  readonly query: Readonly<Record<string, RegExp>>;
  /** What it is, by the groups of `path`; a sentence where a parameter is missing. */
  readonly route: (groups: Readonly<Record<string, string>>, query: ReadonlyMap<string, string>) => RouteOf | string;
}

export type RouteOf =
  | { readonly kind: 'generate' | 'count-tokens'; readonly model?: string; readonly stream?: boolean }
  | { readonly kind: 'models' };

/** Parameters in which clients send a credential: they are left out on the way up. */
const CREDENTIALS = new Set(['key', 'api_key', 'access_token']);

/** Which of the rules a request falls under. `closed` says why of the parts of the API that stay shut. */
export function routeBy(rules: readonly RouteRule[], closed: readonly (readonly [RegExp, string])[], method: string, asked: string): Route {
  const [path = '', ...rest] = asked.split('?');
  if (rest.length > 1 || !isPlainPath(path)) return refused('unknown', 'the path has characters or steps that a path of this API has not');
  const parameters = parametersOf(rest[0] ?? '');
  if (parameters === undefined) return refused('unknown', 'the query cannot be read');
  for (const rule of rules) {
    const match = rule.path.exec(path);
    if (match === null || rule.method !== method) continue;
    const query = new Map(parameters.filter(([name]) => !CREDENTIALS.has(name)));
    for (const [name, value] of query) {
      if (entryOf(rule.query, name)?.test(value) !== true) return refused('closed', `the query parameter '${name}' is not known here`);
    }
    const route = rule.route(groupsOf(match), query);
    if (typeof route === 'string') return refused('closed', route);
    const kept = [...query].map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');
    return { ...route, path: kept === '' ? path : `${path}?${kept}` };
  }
  const why = closed.find(([pattern]) => pattern.test(path))?.[1];
  return why === undefined ? refused('unknown', `${method} ${path} is not part of this API`) : refused('closed', why);
}

function refused(as: 'unknown' | 'closed', why: string): Route {
  return { kind: 'refused', as, why };
}

/** A path that every server reads the same way: no steps back, nothing encoded that means something unencoded. */
function isPlainPath(path: string): boolean {
  return /^(\/[\w.~:@!$&'()*+,;=%-]+)+$/.test(path) && !/\/\.{1,2}(\/|$)|%(?!3a)/i.test(path);
}

function parametersOf(query: string): [string, string][] | undefined {
  if (query === '') return [];
  const found: [string, string][] = [];
  for (const pair of query.split('&')) {
    const [name, value = '', ...more] = pair.split('=').map(decoded);
    if (name === undefined || name === '' || value === undefined || more.length > 0) return undefined;
    if (found.some(([other]) => other === name)) return undefined;
    found.push([name, value]);
  }
  return found;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function groupsOf(match: RegExpExecArray): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(match.groups ?? {}).flatMap(([name, value]: [string, string | undefined]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}
