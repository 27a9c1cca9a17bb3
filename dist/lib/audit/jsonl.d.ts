import type { Envelope, LedgerEntry, LedgerRecord } from '../contract/record.js';
import type { Result } from '../contract/result.js';
/** `prev` of the first record. */
export declare const NO_LINE: string;
/**
 * A record as its line, without the line end. Keys stand in a fixed order; control, format and separator characters and lone
 * surrogates are written as escapes, so that a line is one line to every reader and prints nothing but itself.
 */
export declare function encodeRecord(envelope: Envelope, entry: LedgerEntry): string;
/** The record of a line, or why it is none: a clause that follows "line N ". */
export declare function decodeRecord(line: string): Result<LedgerRecord, string>;
