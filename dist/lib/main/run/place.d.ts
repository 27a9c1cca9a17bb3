import { type Result } from '../../contract/result.js';
import type { Host } from '../host.js';
import { type KnownFolder } from './own-file.js';
import type { Settings } from '../settings/settings.js';
export interface Place {
    /** The folder of the run, absolute and real. */
    readonly folder: string;
    /** The same, to be known again. */
    readonly known: KnownFolder;
    readonly auditFile: string;
    readonly summaryFile: string;
    readonly finalMessageFile: string;
    /** What the guard needs while it runs: its git folder, the snapshot. */
    readonly scratch: string;
    /** The workspace, absolute and real. */
    readonly workspace: string;
}
/** Makes the folder. A workspace that is not a folder, or that the run's own files would lie in, is a problem. */
export declare function makePlace(settings: Settings, sessionId: string, host: Host): Result<Place, string>;
/** `basis-guard-<run>`: the run's number and attempt where there are any, and in any case a random part. */
export declare function newSessionId(host: Host): string;
/** The real path of a folder; undefined where there is none. */
export declare function realFolder(path: string): string | undefined;
