import type { Result } from '../../contract/result.js';
import { type Environment } from '../../subprocess/environment.js';
export type Argv = readonly [string, ...string[]];
/** The machine as an installation sees it. */
export interface Machine {
    /** The Node that runs scripts. */
    readonly node: string;
    readonly env: Environment;
    readonly platform: NodeJS.Platform;
    readonly arch: string;
    /** Nothing below it is run or read. */
    readonly workspace: string;
}
/** The arguments of npm. `ci`: by the lock file in the folder; `install`: what its package.json names. */
export declare function npmArguments(how: 'ci' | 'install', folder: string, { platform, arch }: Pick<Machine, 'platform' | 'arch'>): readonly string[];
/** What npm sees: nothing of the job but its network and where its packages come from. */
export declare function npmEnvironment(machine: Machine): Record<string, string>;
/** The npm that came with the running Node, else the one on PATH. The problem is one sentence. */
export declare function findNpm(machine: Machine): Result<Argv, string>;
/** A program by its name alone, outside the workspace. */
export declare function onPath(name: string, machine: Machine): string | undefined;
/** Whether a path is a folder or in it, by its name or by what its links lead to. */
export declare function isBelow(path: string, folder: string): boolean;
