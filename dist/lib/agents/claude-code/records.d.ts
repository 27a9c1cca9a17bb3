import type { AgentFolders, RecordedCall } from '../adapter.js';
import type { UnreadRecords } from '../record-walk.js';
/** Every call of these files, and what could not be read. Throws only for the signal. */
export declare function records({ home }: Pick<AgentFolders, 'home'>, signal?: AbortSignal): AsyncGenerator<RecordedCall | UnreadRecords>;
/** The calls of one file, from its lines. A call without a result has not been seen to run. Throws where a line is no record. */
export declare function callsIn(file: string, lines: AsyncIterable<string>): AsyncGenerator<RecordedCall>;
