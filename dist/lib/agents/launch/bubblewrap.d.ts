import { type Mount } from './mount.js';
export interface BubblewrapOptions {
    /** Its absolute path. */
    readonly program: string;
    readonly mounts: readonly Mount[];
    /** `own`: a network namespace with nothing but its own loopback. */
    readonly network: 'own' | 'shared';
    /** `override`: root, in a workspace of another user's. */
    readonly capabilities: 'none' | 'override';
    /** `root`: the agent sees itself and what it owns as root's. */
    readonly appear: 'as-is' | 'root';
    readonly cwd: string;
}
type Argv = readonly [string, ...string[]];
export declare function bubblewrapArgv(options: BubblewrapOptions, argv: Argv): Argv;
export {};
