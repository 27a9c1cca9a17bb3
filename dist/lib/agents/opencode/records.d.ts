import type { AgentFolders, RecordedCall } from '../adapter.js';
import { type UnreadRecords } from '../record-walk.js';
/** Every call of the database, and what could not be read. Throws only for the signal. */
export declare function records({ home }: Pick<AgentFolders, 'home'>, signal?: AbortSignal): AsyncGenerator<RecordedCall | UnreadRecords, void, undefined>;
/** Undefined: it is no call. `data` is of a part. */
export declare function recordOf(data: string, where: string): RecordedCall | undefined;
