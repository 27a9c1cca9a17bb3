import type { AgentOutcome, AgentProcess, DriveContext } from '../adapter.js';
import { type Knowledge } from './calls.js';
export declare function drive(process: AgentProcess, context: DriveContext, knowledge?: Knowledge): Promise<AgentOutcome>;
