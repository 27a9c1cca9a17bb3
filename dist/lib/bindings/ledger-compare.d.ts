import type { Written } from './ledger-file.js';
/** One sentence about the first difference that is found; undefined where there is none. */
export declare function compareWithFile(written: Written): string | undefined;
/** The same of the last line alone: what stood before `from` bytes has been compared already. */
export declare function compareLastLine(written: Written, from: number): string | undefined;
