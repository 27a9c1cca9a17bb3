import { type Result } from '../../contract/result.js';
import { type Folder, type Hold } from './folder.js';
import type { PathStyle, RootPaths } from './path-rules.js';
/** The folder that a session is scoped to, known by its real path and by its identity on this machine. */
export interface Workspace extends RootPaths {
    readonly style: PathStyle;
    readonly hold: Hold;
    readonly identity: string;
}
/**
 * Takes hold of a workspace. `hold` is `descriptor` where `/proc/self/fd` can be used (Linux) and `path` elsewhere. The error
 * follows the path.
 */
export declare function openWorkspace(path: string, platform: NodeJS.Platform, force?: Hold): Promise<Result<Workspace, string>>;
/** Opens the workspace's own folder; fails where another one has taken its place since. */
export declare function openRoot(workspace: Workspace): Promise<Result<Folder, string>>;
