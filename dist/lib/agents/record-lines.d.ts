import type { RecordedCall } from './adapter.js';
import { type RecordPlaces, type UnreadRecords } from './record-walk.js';
export interface LineRecords extends RecordPlaces {
    /** The calls of one file, from its lines without their ends; `file` is its path for people. May throw where it is no record. */
    readonly callsOf: (file: string, lines: AsyncIterable<string>) => AsyncIterable<RecordedCall>;
}
/** Every call of these files, and what could not be read. Throws only for the signal. */
export declare function recordsInLines(records: LineRecords, signal?: AbortSignal): AsyncGenerator<RecordedCall | UnreadRecords>;
