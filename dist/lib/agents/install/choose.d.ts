import type { Result } from '../../contract/result.js';
import type { AgentVersions, TestedVersion } from './versions.js';
export interface Choice {
    readonly version: string;
    /** Within the tested range. */
    readonly isTested: boolean;
    /** Its own lock file; absent: it has none, and is installed as the registry gives it. */
    readonly locked?: TestedVersion;
    /** How it is started: its own entry, else the newest tested one's. */
    readonly like: TestedVersion;
    readonly notices: readonly string[];
    /** What is not held because of the version; not empty: enforcement is at most `partial`. */
    readonly gaps: readonly string[];
}
/** `wanted` absent: the newest tested one. */
export declare function chooseVersion(agent: string, versions: AgentVersions, wanted: string | undefined, allowUntested: boolean): Result<Choice, string>;
/** Whether a version may run. */
export declare function judgeVersion(agent: string, versions: AgentVersions, version: string, allowUntested: boolean): Result<Pick<Choice, 'isTested' | 'gaps'>, string>;
