import type { AgentOutcome, AgentProcess, DriveContext } from '../adapter.js';
export declare function drive(process: AgentProcess, context: DriveContext): Promise<AgentOutcome>;
