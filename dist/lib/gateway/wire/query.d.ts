import type { Route } from '../types.js';
/** One request that a wire knows. */
export interface RouteRule {
    readonly method: 'GET' | 'POST';
    readonly path: RegExp;
    /** Parameters that may follow and the values that they may have. */
    readonly query: Readonly<Record<string, RegExp>>;
    /** What it is, by the groups of `path`; a sentence where a parameter is missing. */
    readonly route: (groups: Readonly<Record<string, string>>, query: ReadonlyMap<string, string>) => RouteOf | string;
}
export type RouteOf = {
    readonly kind: 'generate' | 'count-tokens';
    readonly model?: string;
    readonly stream?: boolean;
} | {
    readonly kind: 'models';
};
/** Which of the rules a request falls under. `closed` says why of the parts of the API that stay shut. */
export declare function routeBy(rules: readonly RouteRule[], closed: readonly (readonly [RegExp, string])[], method: string, asked: string): Route;
