import type { Trust } from '../../bindings/trust/open-trust.js';
import { type Result } from '../../contract/result.js';
import type { McpPlan } from '../../loop/mcp/plan.js';
type Trusted = Pick<Trust, 'commands' | 'snapshot'>;
/** The plan with what each server means by the trusted version. The error is one sentence: a server must not be started. */
export declare function trustedServers(plan: McpPlan, trust: Trusted): Result<McpPlan, string>;
/** The folder that such servers are started from; undefined where none is. */
export declare function serverFolder({ started }: McpPlan, { snapshot }: Pick<Trust, 'snapshot'>): string | undefined;
export {};
