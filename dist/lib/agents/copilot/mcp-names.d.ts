/** The name that the agent gives a server's tools: what is neither letter, digit, `_` nor `-` becomes `-`. */
export declare const serverPrefix: (server: string) => string;
/**
 * `mcp__SERVER__TOOL` for `SERVER-TOOL`; undefined where no server's name begins it. Where several do, the longest: which one is meant
 * cannot be told from the name.
 */
export declare function mcpToolName(name: string, servers: readonly string[]): string | undefined;
