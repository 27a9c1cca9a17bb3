/** The name that the agent gives a server's tools: what is neither letter, digit, `_` nor `-` becomes `-`. */
export const serverPrefix = (server) => `${server.replaceAll(/[^A-Za-z0-9_-]/g, '-')}-`;
/**
 * `mcp__SERVER__TOOL` for `SERVER-TOOL`; undefined where no server's name begins it. Where several do, the longest: which one is meant
 * cannot be told from the name.
 */
export function mcpToolName(name, servers) {
    const [server] = servers.filter((candidate) => name.startsWith(serverPrefix(candidate))).sort((a, b) => b.length - a.length);
    return server === undefined ? undefined : `mcp__${server}__${name.slice(serverPrefix(server).length)}`;
}
