import type { LedgerRecord } from '../contract/record.js';
import type { LedgerLine } from './line.js';
import type { Anchor, Verification } from './verification.js';
export interface VerifyOptions {
    /** The 64 hex digits of the SHA-256 of one line, given without its line end. */
    readonly lineDigest: (line: Uint8Array) => string;
    /** The `audit-digest` from the log or the outputs, with or without `sha256:`. */
    readonly digest?: string;
    /** `ledger SEQ DIGEST` lines of the log. */
    readonly checkpoints?: readonly Anchor[];
}
export declare function verify(lines: Iterable<LedgerLine>, options: VerifyOptions): Verification;
/** The same in steps, for who reads the records at the same time. */
export declare class LedgerCheck {
    #private;
    constructor(options: VerifyOptions);
    /** The record of the line, where it is one. */
    add({ bytes, ended }: LedgerLine): LedgerRecord | undefined;
    finish(): Verification;
}
