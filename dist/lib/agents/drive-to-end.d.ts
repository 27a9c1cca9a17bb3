import type { AgentExit, AgentOutcome, AgentProcess, DriveContext } from './adapter.js';
export interface Course<Said> {
    readonly prompt: string;
    /** Listens to it to the end of its output; what it throws is the end of the run. */
    readonly listen: () => Promise<Said>;
    readonly outcomeOf: (exit: AgentExit, said: Said) => AgentOutcome;
}
/** Never rejects; whoever cannot be listened to any more is ended. */
export declare function driveToEnd<Said>(agent: AgentProcess, signal: DriveContext['signal'], { prompt, listen, outcomeOf }: Course<Said>): Promise<AgentOutcome>;
/** How it ended that never came to an exit of its own. */
export declare function endWords(exit: Exclude<AgentExit, {
    kind: 'exited';
}>): string;
