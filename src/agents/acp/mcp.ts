// The MCP servers that may be started, as the protocol hands them to an agent.
import type { McpServer as Declared } from '../../contract/mcp-file.ts';
import type { McpServer } from '@agentclientprotocol/sdk';
import { inFolder } from '../in-folder.ts';

export function serverOf({ name, transport }: Declared): McpServer {
  const pairs = (of: Readonly<Record<string, string>>) => Object.entries(of).map(([key, value]) => ({ name: key, value }));
  if (transport.kind === 'http') return { type: 'http', name, url: transport.url, headers: pairs(transport.headers) };
  const { cwd, env } = transport;
  const [command, ...args] = inFolder(transport.command, cwd);
  return { name, command, args, env: pairs(env) };
}
