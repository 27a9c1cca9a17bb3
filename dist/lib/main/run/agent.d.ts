import { type LoopEnd } from '../../loop/run-loop.js';
import type { Enforcer } from '../../session/enforce.js';
import type { Host } from '../host.js';
import type { Started } from './start.js';
export interface AgentParts {
    readonly started: Started;
    readonly host: Host;
    readonly enforcer: Enforcer;
    /** Hears where the guard itself failed in a sub-agent. */
    readonly onGuardError: (words: string) => void;
}
/** Runs the agent to its end; nothing that it started is left then. Rejects only where the ledger is broken. */
export declare function runAgent(parts: AgentParts): Promise<LoopEnd>;
