import type { Result } from '../../contract/result.js';
import type { Choice } from './choose.js';
import { type Argv, type Machine } from './npm.js';
export interface Fetching {
    readonly agent: string;
    readonly choice: Choice;
    /** The folder of package.json and package-lock.json. */
    readonly lock: string;
    readonly npm: Argv;
    readonly machine: Machine;
    readonly mark: string;
    readonly signal: AbortSignal;
}
/**
 * Installs into a new folder whose path begins with `prefix`; where that fails nothing is left. The problem is one sentence; rejects
 * with what the file system says.
 */
export declare function fetchPackages(fetching: Fetching, prefix: string): Promise<Result<string, string>>;
