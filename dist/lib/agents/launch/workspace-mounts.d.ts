import { type Mount } from './mount.js';
export interface WorkspaceOptions {
    /** Absolute, without symlinks. */
    readonly workspace: string;
    /** The checkout's top folder, where the workspace is a part of it. */
    readonly checkout: string;
    readonly writable: boolean;
    /** Absolute paths that stay as they are. */
    readonly readOnly: readonly string[];
    /** Absolute paths in whose place an empty file or folder stands. */
    readonly masked: readonly string[];
    /** What stands in the place of one of these files instead, by their paths. */
    readonly standIns: ReadonlyMap<string, string>;
    readonly emptyFile: string;
}
export declare function workspaceMounts(options: WorkspaceOptions): readonly Mount[];
