import type { Route } from '../../types.js';
export declare function anthropicRoute(method: string, path: string): Route;
