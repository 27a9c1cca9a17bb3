/** A tool of an MCP server is `mcp_SERVER_TOOL`, with `_` for what a name may not hold, cut in its middle past 63 characters. */
export declare const serverPrefix: (server: string) => string;
