import { type Result } from '../../contract/result.js';
import type { Folder } from './folder.js';
import { type Names } from './path-rules.js';
import { type Workspace } from './workspace.js';
/** An entry below the workspace, in an open folder. `names` are its real ones: no link is among its folders. */
export interface Place {
    readonly folder: Folder;
    /** The entry's name in `folder`; `.` for the workspace itself. */
    readonly name: string;
    readonly names: Names;
}
export interface WalkOptions {
    /**
     * `resolve`: links that stay inside the workspace are followed by walking again along their target, the entry itself
     * included; `refuse`: a link among the folders ends the walk, and the entry itself is left to the caller.
     */
    readonly links: 'resolve' | 'refuse';
    /** Folders that are missing on the way are made. */
    readonly make?: boolean;
}
/**
 * Walks to an entry and hands it to `use`; every folder is closed afterwards. The entry may be missing, its folder may not. The
 * error is a whole sentence without its full stop.
 */
export declare function reach<T>(workspace: Workspace, names: Names, options: WalkOptions, use: (place: Place) => Promise<Result<T, string>>): Promise<Result<T, string>>;
