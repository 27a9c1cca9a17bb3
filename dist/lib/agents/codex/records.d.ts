import type { AgentFolders, RecordedCall } from '../adapter.js';
import type { UnreadRecords } from '../record-walk.js';
/** Every call of these files, and what could not be read. Throws only for the signal. */
export declare function records({ home }: Pick<AgentFolders, 'home'>, signal?: AbortSignal): AsyncGenerator<RecordedCall | UnreadRecords>;
