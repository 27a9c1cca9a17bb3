/** `mcp__server__tool`; undefined where it is no tool of these servers. */
export declare function mcpToolName(name: string, servers: readonly string[]): string | undefined;
/** Why these servers cannot be told apart, or from the agent's own tools; one sentence. */
export declare function mcpProblem(servers: readonly string[]): string | undefined;
