import { type Result } from '../../contract/result.js';
import type { AgentFolders, LaunchPlan } from '../adapter.js';
import { WrittenFiles } from './written-files.js';
export interface PlaceOptions {
    /** Absolute; must not exist. Nobody else may write where it lies. */
    readonly folder: string;
    readonly workspace: string;
    /** Whether the agent gets a mount namespace of its own. */
    readonly confined: boolean;
}
export interface AgentPlace {
    /** As the agent sees them. */
    readonly folders: AgentFolders;
    /** The gateway's and the decision server's, and the folder that they lie in; the same paths inside and outside. */
    readonly sockets: Sockets;
    /** The folder that holds all of it. */
    readonly folder: string;
    /** What is the agent's temporary folder, as the guard sees it. */
    readonly temp: string;
    /** Files for below /etc: the path there, and where the text lies. */
    readonly etc: ReadonlyMap<string, string>;
    readonly emptyFile: string;
    readonly confined: boolean;
    shim(event: string): string;
    /** Writes what the plan asks for, and closes the guard's folder. Once. The error is a sentence. */
    write(plan: Pick<LaunchPlan, 'files' | 'shims'>, shimText: (event: string) => string): Result<void, string>;
    /** What was written, to be known again. */
    readonly written: WrittenFiles;
    /** Removes all of it, also what the agent locked. The error is a sentence. */
    remove(): Result<void, string>;
}
export interface Sockets {
    readonly folder: string;
    readonly gateway: string;
    readonly decisions: string;
}
/** Makes it. The error is a sentence. */
export declare function makeAgentPlace(options: PlaceOptions): Result<AgentPlace, string>;
