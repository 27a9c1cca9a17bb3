import type { JsonText } from '../../contract/json/node.ts';
import { writeJson } from '../../contract/json/text.ts';
import type { McpServer } from '../../contract/mcp-file.ts';
import { inFolder } from '../in-folder.ts';

/** The file that `--mcp-config` names. */
export function mcpConfig(servers: readonly McpServer[]): JsonText {
  return writeJson({ mcpServers: Object.fromEntries(servers.map(({ name, transport }) => [name, entry(transport)])) });
}

function entry(transport: McpServer['transport']): object {
  if (transport.kind === 'http') return { type: 'http', url: transport.url, headers: transport.headers };
  const { cwd, env } = transport;
  // The agent starts every server in the workspace.
  const [command, ...args] = inFolder(transport.command, cwd);
  return { type: 'stdio', command, args, env };
}

/** The agent itself puts variables of its environment where such a reference is left. */
export function mcpGaps(servers: readonly McpServer[]): readonly string[] {
  return servers
    .filter(({ unset }) => unset.length > 0)
    .map(({ name, unset }) => `the MCP server '${name}' names ${unset.join(', ')}, which Claude Code may expand from its own environment`);
}
