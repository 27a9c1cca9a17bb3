import { type Checkout } from './checkout.js';
import type { Git } from './git.js';
import type { PathVerdict } from './path-verdict.js';
import { type Watch } from './workspace-watch.js';
export interface WorkspaceGuardOptions {
    readonly checkout: Checkout;
    /** Absolute. */
    readonly workspace: string;
    /** For the user's git configuration. */
    readonly env: Readonly<Record<string, string | undefined>>;
    /** The operator's folder of guard files, absolute. */
    readonly configFolder?: string;
    /** More files of the guard, such as the prompt's, absolute. */
    readonly files: readonly string[];
    /** Files and folders that the guard itself writes to, absolute. */
    readonly skip: readonly string[];
    /** Absent where there is no git: then `core.hooksPath` is not known. */
    readonly git?: Git;
}
export interface WorkspaceGuard {
    /** Judges a path that a call would change; never throws. What protected symlinks lead to it knows after either of the two below. */
    readonly judge: (path: string) => PathVerdict;
    /** Sentences that a reviewer should read. */
    readonly notices: readonly string[];
    /** Looks at the names in the workspace, for a judge alone. On the signal it ends soon. */
    look(signal?: AbortSignal): Promise<void>;
    /** Remembers the workspace as it is now; a large one takes seconds. On the signal it ends soon. */
    watch(signal?: AbortSignal): Promise<Watch>;
}
/** Puts the protection of a workspace together. */
export declare function guardWorkspace(options: WorkspaceGuardOptions): Promise<WorkspaceGuard>;
