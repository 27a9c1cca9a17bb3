import type { Result } from '../../contract/result.js';
import type { AgentName } from '../adapter.js';
import { type Argv, type Machine } from './npm.js';
export interface InstallRequest {
    readonly agent: AgentName;
    /** An exact version; absent: the newest tested one. */
    readonly version?: string;
    /** Whether a version outside the tested range may run. */
    readonly allowUntested: boolean;
    /** `agent-command`: an agent that is installed already. */
    readonly command?: Argv;
    /** Where installations are kept; made where it is not there. Nobody else should write in it. */
    readonly cacheFolder: string;
    /** The folder of versions.json and the lock files. */
    readonly agentsFolder: string;
    readonly machine: Machine;
    /** Default: the one that is found. */
    readonly npm?: Argv;
    /** For files that live as long as the installation. */
    readonly temp: string;
    /** As many random bytes, in hex. */
    readonly random: (bytes: number) => string;
    readonly signal: AbortSignal;
}
export interface InstalledAgent {
    /** How it is started, without arguments. */
    readonly program: Argv;
    /** Where it was installed, for whoever must let the agent read it; absent: it was installed already. */
    readonly folder?: string;
    /** Whether `folder` is for this run alone: `removeInstalled` takes it away when the agent has ended. */
    readonly temporary: boolean;
    /** `unknown` where an agent without tested versions was installed already. */
    readonly version: string;
    /** Whether the version is within the tested range. */
    readonly tested: boolean;
    /** Sentences for people. */
    readonly notices: readonly string[];
    /** What is not held because of the version, in sentences; not empty: enforcement is at most `partial`. */
    readonly gaps: readonly string[];
}
/** To be called before each start, for it checks what it hands out. Never rejects; the problem is one sentence. */
export declare function installAgent(request: InstallRequest): Promise<Result<InstalledAgent, string>>;
/** Takes a temporary installation away; another one stays. Rejects with what the file system says. */
export declare function removeInstalled({ folder, temporary }: InstalledAgent): Promise<void>;
