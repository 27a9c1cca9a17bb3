import type { Capabilities } from '../adapter.js';
/** Of every agent that does not name its tools. */
export declare const NO_SERVERS = "Calls of MCP servers cannot be told from others: `allow-mcp` opens none of them.";
/** What cannot be held of any agent behind the protocol. */
export declare const PROTOCOL_LIMITS: readonly string[];
export declare const CAPABILITIES: Capabilities;
