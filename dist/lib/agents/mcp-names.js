import { MCP_PREFIX } from '../contract/tools-file.js';
/**
 * `mcp__SERVER__TOOL`; undefined where no server's prefix begins the name. Where several do, the longest: which one is meant cannot be
 * told from the name. `prefixOf` gives what the agent puts before the names of a server's tools.
 */
export function mcpToolName(name, servers, prefixOf) {
    const [server] = servers.filter((candidate) => name.startsWith(prefixOf(candidate))).sort((a, b) => b.length - a.length);
    return server === undefined ? undefined : `${MCP_PREFIX}${server}__${name.slice(prefixOf(server).length)}`;
}
/**
 * Why tools of these servers cannot be told apart by an agent's names for them, or from its own tools; one sentence. A server chooses the
 * names of its tools: with a prefix that begins another's it could have one judged as the other server's.
 */
export function mcpProblem(servers, prefixOf, ownTools = []) {
    const names = servers.map(({ name }) => name);
    for (const [at, server] of names.entries()) {
        const own = ownTools.find((tool) => tool.startsWith(prefixOf(server)));
        if (own !== undefined)
            return `the tools of the MCP server ${JSON.stringify(server)} could pass for the agent's own ${own}; rename it`;
        const twin = names.find((other, index) => index < at && areAlike(prefixOf(other), prefixOf(server)));
        if (twin !== undefined)
            return `the tools of the MCP servers ${JSON.stringify(twin)} and ${JSON.stringify(server)} cannot be told apart by their names; rename one`;
    }
    return undefined;
}
const areAlike = (one, other) => one.startsWith(other) || other.startsWith(one);
