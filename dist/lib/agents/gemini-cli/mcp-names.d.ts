/** `mcp__SERVER__TOOL`, where the name is that of a tool of one of these servers; of several the longest name. */
export declare function mcpToolName(name: string, servers: readonly string[]): string | undefined;
