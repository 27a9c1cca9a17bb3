import type { AgentOutcome, AgentProcess, DriveContext } from '../adapter.js';
export declare function drive(agent: AgentProcess, context: DriveContext): Promise<AgentOutcome>;
