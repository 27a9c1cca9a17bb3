import type { Route } from '../../types.js';
export declare function responsesRoute(method: string, path: string): Route;
