import type { McpServer as Declared } from '../../contract/mcp-file.js';
import type { McpServer } from '@agentclientprotocol/sdk';
export declare function serverOf({ name, transport }: Declared): McpServer;
