import type { Workspace } from '../../bindings/confined-fs/workspace.js';
import type { Tool } from '../tool.js';
import type { PageStore } from './paging.js';
export interface FilesOptions {
    readonly workspace: Workspace;
    readonly pages: PageStore;
    /** Milliseconds, monotonic. */
    readonly now?: () => number;
}
export declare function filesTool({ workspace, pages, now }: FilesOptions): Tool;
