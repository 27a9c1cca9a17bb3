import type { Route } from '../../types.js';
export declare function chatRoute(method: string, path: string): Route;
