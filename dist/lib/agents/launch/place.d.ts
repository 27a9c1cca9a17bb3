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
    /** For the gateway's and the decision server's sockets; the same path inside and outside. */
    readonly sockets: string;
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
/** Makes it. The error is a sentence. */
export declare function makeAgentPlace(options: PlaceOptions): Result<AgentPlace, string>;
/** What the machine itself has below /etc; undefined where there is nothing. The error is a sentence: it is there and cannot be read. */
export declare function hostSystemFile(path: string): Result<string | undefined, string>;
