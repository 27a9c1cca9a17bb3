import { type WorkspaceGuard } from '../../bindings/trust/guard-workspace.js';
import type { Watch, WatchReport } from '../../bindings/trust/workspace-watch.js';
import type { Host } from '../host.js';
import type { Started } from './start.js';
/** The protected paths: the fixed ones, this run's own inputs, and what git's configuration makes part of git. */
export declare function guardFor(started: Started, host: Host): Promise<WorkspaceGuard>;
/** Compares; a cancelled run has little time, and says so where it was not enough. */
export declare function lookAtChanges(watch: Watch, signal: AbortSignal): Promise<WatchReport>;
