import type { Trust } from '../../bindings/trust/open-trust.js';
import { type McpPlan } from '../../loop/mcp/plan.js';
import type { McpSession } from '../../loop/mcp/servers.js';
import type { PageStore } from '../../loop/tools/paging.js';
import type { Enforcer } from '../../session/enforce.js';
import type { PidNamespace } from '../../subprocess/pid-namespace.js';
import type { Host } from '../host.js';
import type { Settings } from '../settings/settings.js';
export interface McpParts {
    readonly plan: McpPlan;
    readonly trust: Trust;
    readonly namespace?: PidNamespace;
    readonly marks: () => string;
    readonly pages: PageStore;
    readonly enforcer: Enforcer;
    readonly host: Host;
}
/** Which servers these settings let start. */
export declare function mcpPlan({ mcp }: Pick<Trust, 'mcp'>, { allow, allowMcp, evaluateOnly }: Settings): McpPlan;
/** Starts the servers of the plan; what goes wrong with one is recorded and the others go on. */
export declare function startServers(parts: McpParts): Promise<McpSession>;
