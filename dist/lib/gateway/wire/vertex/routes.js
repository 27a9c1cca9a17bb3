import { routeBy } from '../query.js';
const RULES = [
    {
        method: 'POST',
        path: /^(\/v1)?\/projects\/[\w.:-]+\/locations\/[\w-]+\/publishers\/anthropic\/models\/(?<model>\w[\w.@-]*):(?<verb>streamRawPredict|rawPredict)$/,
        query: {},
        route: ({ model = '', verb }) => {
            const stream = verb === 'streamRawPredict';
            if (model !== 'count-tokens')
                return { kind: 'generate', model, stream };
            return stream ? 'a count of tokens is not streamed' : { kind: 'count-tokens' };
        },
    },
];
/**
 * Claude on Vertex. Project and location are those of the upstream's address and never the agent's: what goes up is the end of the path,
 * `/MODEL:streamRawPredict`.
 */
export function vertexRoute(method, path) {
    const route = routeBy(RULES, [], method, path);
    return route.kind === 'refused' ? route : { ...route, path: route.path.slice(route.path.lastIndexOf('/')) };
}
