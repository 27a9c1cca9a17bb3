import type { FileOperation } from '../loop/tools/files-table.js';
/** Below the workspace: relative to it, `.` for itself. Elsewhere, or without a workspace: as it is written. */
export declare function shownPath(path: string, workspace: string | undefined): string;
export declare function shownOperation(operation: FileOperation, workspace: string | undefined): FileOperation;
