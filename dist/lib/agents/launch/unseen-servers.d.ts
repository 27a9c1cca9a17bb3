import type { McpServer } from '../../contract/mcp-file.js';
import { type Mount } from './mount.js';
/** Sentences, one a server at most. `path` is PATH as the agent has it. */
export declare function unseenServers(servers: readonly McpServer[], mounts: readonly Mount[], path: string): readonly string[];
