import type { McpServer } from '../../contract/mcp-file.js';
export interface McpAllowance {
    readonly external: boolean;
    /** `server` or `server__tool`. */
    readonly mcp: readonly string[];
    /** Verdicts are recorded and not acted on, so that everything may happen. */
    readonly evaluateOnly: boolean;
}
export interface McpPlan {
    readonly started: readonly McpServer[];
    readonly left: readonly McpServer[];
    /** Entries of `allow-mcp` that name no server of the file. */
    readonly unknown: readonly string[];
}
export declare function planServers(servers: readonly McpServer[], { external, mcp, evaluateOnly }: McpAllowance): McpPlan;
/** Sentences about the plan that a reviewer should read. */
export declare function planNotices({ started, left, unknown }: McpPlan): readonly string[];
