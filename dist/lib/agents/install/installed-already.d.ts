import type { Result } from '../../contract/result.js';
import { type Argv, type Machine } from './npm.js';
import type { AgentVersions } from './versions.js';
export interface CommandRequest {
    readonly agent: string;
    readonly command: Argv;
    /** What `agent-version` says. */
    readonly version?: string;
    readonly allowUntested: boolean;
    /** Absent: no version of this agent is known, and any is as good as another. */
    readonly versions?: AgentVersions;
    readonly machine: Machine;
    /** For files that live as long as the question. */
    readonly temp: string;
    readonly mark: string;
    readonly signal: AbortSignal;
}
export interface CommandAgent {
    readonly program: Argv;
    /** `unknown` where it was not asked. */
    readonly version: string;
    readonly isTested: boolean;
    readonly gaps: readonly string[];
}
/** The problem is one sentence; rejects where the folder for temporary files cannot be used. */
export declare function agentOfCommand(request: CommandRequest): Promise<Result<CommandAgent, string>>;
