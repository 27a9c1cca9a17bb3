import type { JsonText } from '../../contract/json/node.js';
import type { McpServer } from '../../contract/mcp-file.js';
/** The file that `--mcp-config` names. */
export declare function mcpConfig(servers: readonly McpServer[]): JsonText;
/** The agent itself puts variables of its environment where such a reference is left. */
export declare function mcpGaps(servers: readonly McpServer[]): readonly string[];
