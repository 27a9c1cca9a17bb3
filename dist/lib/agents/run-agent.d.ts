import type { AgentRun, AgentRunEnd } from './agent-run.js';
/** Runs it to its end; nothing that it started is left then. Rejects only where the ledger is broken. */
export declare function runAgent(run: AgentRun): Promise<AgentRunEnd>;
