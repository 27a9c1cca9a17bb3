import type { Result } from '../../contract/result.js';
import { type VersionRange } from './version-order.js';
/** By platform and architecture, as Node names them: `linux-x64`. */
export type ByPlatform = ReadonlyMap<string, string>;
export interface TestedVersion {
    readonly version: string;
    /** The folder of its package.json and package-lock.json, from the folder of the versions file. */
    readonly lock: string;
    /** `node`: what is started is a script for Node; `program`: it runs by itself. */
    readonly runs: 'node' | 'program';
    /** What is started, from the folder of the installation. */
    readonly start: ByPlatform;
    /** The digest of the whole installation (`treeDigest`), where it is known. */
    readonly trees: ByPlatform;
}
export interface AgentVersions {
    /** What people know it by in npm's registry. */
    readonly package: string;
    readonly range: VersionRange;
    /** In the order of their versions; at least one. */
    readonly tested: readonly [TestedVersion, ...TestedVersion[]];
}
/** By the name of the agent. The problem is one sentence that begins with `source`. */
export declare function readVersions(text: string, source: string): Result<ReadonlyMap<string, AgentVersions>, string>;
