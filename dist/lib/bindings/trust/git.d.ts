import { type Result } from '../../contract/result.js';
import { type Remote } from './git-environment.js';
export interface GitRequest {
    readonly args: readonly string[];
    /** The git directory to work on; absent only for what needs none. */
    readonly gitDir?: string;
    readonly workTree?: string;
    readonly indexFile?: string;
    readonly stdin?: string;
    /** Given: this server may be talked to, and no other. */
    readonly remote?: Remote;
    /** Milliseconds. */
    readonly timeoutMs?: number;
    /** Bytes of output past which it is stopped. */
    readonly maxOutput?: number;
}
/** The standard output, or what git said, in one line, with no token in it. */
export type Git = (request: GitRequest) => Promise<Result<Buffer, string>>;
export interface GitOptions {
    /** The absolute path of git, outside the workspace. */
    readonly program: string;
    /** PATH without entries inside the workspace. */
    readonly path: string;
    /** A folder of our own outside the workspace: home, working folder. */
    readonly folder: string;
    /** The caller's environment, for proxies and certificates alone. */
    readonly caller: Readonly<Record<string, string | undefined>>;
    readonly signal: AbortSignal;
}
/** Git, bound to one program and one environment. */
export declare function gitRunner(options: GitOptions): Git;
