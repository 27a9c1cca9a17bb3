import { type Result } from '../../contract/result.js';
import { type Names } from './path-rules.js';
import type { Workspace } from './workspace.js';
/** Moves a regular file to a name that is free; folders that are missing there are made. */
export declare function moveFile(workspace: Workspace, from: Names, to: Names): Promise<Result<undefined, string>>;
/** Deletes a file, a link, an empty folder, or with `recursive` a folder and all below it, without following any link. */
export declare function deleteEntry(workspace: Workspace, names: Names, recursive: boolean): Promise<Result<undefined, string>>;
