/** What the agent puts before the names of a server's tools: its name comes with everything but letters, digits and `_` as `_`. */
export const serverPrefix = (server) => `mcp__${server.replaceAll(/[^A-Za-z0-9_]/g, '_')}__`;
