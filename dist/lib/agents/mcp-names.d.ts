/**
 * `mcp__SERVER__TOOL`; undefined where no server's prefix begins the name. Where several do, the longest: which one is meant cannot be
 * told from the name. `prefixOf` gives what the agent puts before the names of a server's tools.
 */
export declare function mcpToolName(name: string, servers: readonly string[], prefixOf: (server: string) => string): string | undefined;
