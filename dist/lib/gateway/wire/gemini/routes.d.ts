import type { Route } from '../../types.js';
export declare function geminiRoute(method: string, path: string): Route;
