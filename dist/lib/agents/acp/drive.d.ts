import type { AgentOutcome, AgentProcess, DriveContext } from '../adapter.js';
import type { Refine } from './calls.js';
export declare function drive(process: AgentProcess, context: DriveContext, refine?: Refine): Promise<AgentOutcome>;
