import { type Result } from '../../contract/result.js';
import type { Remote } from './git-environment.js';
/**
 * The server that a missing commit is fetched from, out of GITHUB_SERVER_URL and GITHUB_REPOSITORY. The token goes along only where
 * nobody on the way can read it: https, or this machine.
 */
export declare function remoteOf(options: {
    readonly serverUrl?: string;
    readonly repository?: string;
    readonly token?: string;
}): Result<Remote, string>;
