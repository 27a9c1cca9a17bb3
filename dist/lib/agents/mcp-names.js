// The name under which the guard knows a tool of an MCP server, from the one that an agent gives it.
/**
 * `mcp__SERVER__TOOL`; undefined where no server's prefix begins the name. Where several do, the longest: which one is meant cannot be
 * told from the name. `prefixOf` gives what the agent puts before the names of a server's tools.
 */
export function mcpToolName(name, servers, prefixOf) {
    const [server] = servers.filter((candidate) => name.startsWith(prefixOf(candidate))).sort((a, b) => b.length - a.length);
    return server === undefined ? undefined : `mcp__${server}__${name.slice(prefixOf(server).length)}`;
}
