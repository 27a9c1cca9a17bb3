import { type Result } from '../../contract/result.js';
import { type EntryKind } from './entry.js';
import type { Names } from './path-rules.js';
import { type Place } from './walk.js';
import type { Workspace } from './workspace.js';
/** An entry that a scan comes by, in its open folder. `names` start at the workspace. */
export interface Found extends Place {
    readonly kind: EntryKind;
    /** What a link holds. */
    readonly target?: string;
}
export interface ScanOptions {
    /** Folders that are gone down; 1: the entries of the folder itself. */
    readonly depth: number;
    /** Entries that are looked at in all before the scan stops. */
    readonly maxEntries: number;
    /** Folders of these names are named and not entered, unless the scan starts inside of one. */
    readonly closed: readonly string[];
}
export interface ScanEnd {
    /** All seen, stopped by the visitor, or at its bound. */
    readonly how: 'all' | 'stopped' | 'bound';
    /** Folders that could not be read. */
    readonly unread: number;
}
/** Tells a visitor, in order, what is there; `stop` ends the scan. */
export type Visit = (found: Found) => Promise<'on' | 'stop'>;
/**
 * Scans from an entry; links on the way to it are resolved while they stay inside. A file is visited alone. The error is a
 * sentence without its full stop.
 */
export declare function scan(workspace: Workspace, names: Names, options: ScanOptions, visit: Visit): Promise<Result<ScanEnd, string>>;
