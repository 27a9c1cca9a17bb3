// Gemini CLI calls a tool of an MCP server `mcp_SERVER_TOOL`, with `_` for what a name may not hold, cut in its middle past 63 characters.
/** `mcp__SERVER__TOOL`, where the name is that of a tool of one of these servers; of several the longest name. */
export function mcpToolName(name, servers) {
    if (!name.startsWith('mcp_'))
        return undefined;
    const fitting = servers.filter((server) => name.startsWith(prefixOf(server))).sort((a, b) => b.length - a.length);
    const [server] = fitting;
    return server === undefined ? undefined : `mcp__${server}__${name.slice(prefixOf(server).length)}`;
}
const prefixOf = (server) => `mcp_${server.replaceAll(/[^a-zA-Z0-9_\-.:]/g, '_')}_`;
