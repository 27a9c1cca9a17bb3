import type { Verification } from './verification.js';
/** A few lines of text without a line end after the last; the first says the verdict. */
export declare function verifyReport(verification: Verification): string;
