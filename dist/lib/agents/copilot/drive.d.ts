import type { AgentOutcome, AgentProcess, DriveContext } from '../adapter.js';
export declare function drive(agent: AgentProcess, context: DriveContext): Promise<AgentOutcome>;
/** The agent's own files of instructions are switched off with the repository's, so that guidance comes before the task. */
export declare function promptOf({ guidance, prompt }: {
    readonly guidance: string;
    readonly prompt: string;
}): string;
