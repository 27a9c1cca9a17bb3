import type { LedgerLine } from '../audit/line.js';
/** The lines of a file by its path; throws what the file system says. */
export declare function linesOfFile(path: string): Generator<LedgerLine>;
/** The lines of an open file, from its beginning. A line's bytes are only valid until the next is asked for. */
export declare function linesOf(file: number): Generator<LedgerLine>;
/** What the system says went wrong, for people: `no space left on device (ENOSPC)`. */
export declare function reasonOf(error: unknown): string;
