import type { AgentOutcome, AgentProcess, DriveContext } from '../adapter.js';
/** The prompt goes in by standard input: an argument would come to the model in quotes. */
export declare function drive(agent: AgentProcess, context: DriveContext): Promise<AgentOutcome>;
