import type { TrustedSource } from '../../contract/trusted-source.js';
/** Which version of the checkout's guard files a run uses (contract 5.8), decided from the event alone before any file is read. */
export interface TrustPlan {
    readonly source: {
        readonly kind: 'commit';
        readonly commit: string;
    } | {
        readonly kind: 'working-tree';
    };
    /** Whether the workspace's own `.basis` files are read; false with `workspace-hooks: off`. */
    readonly workspaceFiles: boolean;
    /** Why this source, to follow `from …, because `. */
    readonly why: string;
}
/** The plan outside CI, where nobody but the user wrote the working tree. */
export declare const WORKING_TREE: TrustPlan;
/** The plan as the ledger records it. */
export declare function recordOf(plan: TrustPlan): TrustedSource;
