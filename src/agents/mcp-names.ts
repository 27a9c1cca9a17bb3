// The name under which the guard knows a tool of an MCP server, from the one that an agent gives it, and which servers cannot be told apart
// by it.
import type { McpServer } from '../contract/mcp-file.ts';
import { MCP_PREFIX } from '../contract/tools-file.ts';

/**
 * `mcp__SERVER__TOOL`; undefined where no server's prefix begins the name. Where several do, the longest: which one is meant cannot be
 * told from the name. `prefixOf` gives what the agent puts before the names of a server's tools.
 */
export function mcpToolName(name: string, servers: readonly string[], prefixOf: (server: string) => string): string | undefined {
  const [server] = servers.filter((candidate) => name.startsWith(prefixOf(candidate))).sort((a, b) => b.length - a.length);
  return server === undefined ? undefined : `${MCP_PREFIX}${server}__${name.slice(prefixOf(server).length)}`;
}

/**
 * Why tools of these servers cannot be told apart by an agent's names for them, or from its own tools; one sentence. A server chooses the
 * names of its tools: with a prefix that begins another's it could have one judged as the other server's.
 */
export function mcpProblem(
  servers: readonly Pick<McpServer, 'name'>[],
  prefixOf: (server: string) => string,
  ownTools: readonly string[] = [],
): string | undefined {
  const names = servers.map(({ name }) => name);
  for (const [at, server] of names.entries()) {
    const own = ownTools.find((tool) => tool.startsWith(prefixOf(server)));
    if (own !== undefined) return `the tools of the MCP server ${JSON.stringify(server)} could pass for the agent's own ${own}; rename it`;
    const twin = names.find((other, index) => index < at && areAlike(prefixOf(other), prefixOf(server)));
    if (twin !== undefined)
      return `the tools of the MCP servers ${JSON.stringify(twin)} and ${JSON.stringify(server)} cannot be told apart by their names; rename one`;
  }
  return undefined;
}

const areAlike = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);
