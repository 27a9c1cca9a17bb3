/** A tool of an MCP server is `mcp_SERVER_TOOL`, with `_` for what a name may not hold, cut in its middle past 63 characters. */
export const serverPrefix = (server) => `mcp_${server.replaceAll(/[^a-zA-Z0-9_\-.:]/g, '_')}_`;
