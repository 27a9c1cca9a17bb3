import type { LedgerRecord } from '../../contract/record.js';
/** Streams the records; a line that is none is passed over, a file that cannot be read has none. */
export declare function recordsOf(path: string): Generator<LedgerRecord>;
