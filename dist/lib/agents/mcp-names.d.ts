import type { McpServer } from '../contract/mcp-file.js';
/**
 * `mcp__SERVER__TOOL`; undefined where no server's prefix begins the name. Where several do, the longest: which one is meant cannot be
 * told from the name. `prefixOf` gives what the agent puts before the names of a server's tools.
 */
export declare function mcpToolName(name: string, servers: readonly string[], prefixOf: (server: string) => string): string | undefined;
/**
 * Why tools of these servers cannot be told apart by an agent's names for them, or from its own tools; one sentence. A server chooses the
 * names of its tools: with a prefix that begins another's it could have one judged as the other server's.
 */
export declare function mcpProblem(servers: readonly Pick<McpServer, 'name'>[], prefixOf: (server: string) => string, ownTools?: readonly string[]): string | undefined;
