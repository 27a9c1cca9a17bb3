import type { JsonText } from '../../contract/json/node.js';
import type { McpServer } from '../../contract/mcp-file.js';
/** The servers in the form of `--additional-mcp-config`; relative working folders are below the workspace. */
export declare function mcpConfig(servers: readonly McpServer[], workspace: string): JsonText;
