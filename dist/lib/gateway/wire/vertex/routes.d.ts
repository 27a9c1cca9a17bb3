import type { Route } from '../../types.js';
/**
 * Claude on Vertex. Project and location are those of the upstream's address and never the agent's: what goes up is the end of the path,
 * `/MODEL:streamRawPredict`.
 */
export declare function vertexRoute(method: string, path: string): Route;
