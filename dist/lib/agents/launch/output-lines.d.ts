import type { Readable } from 'node:stream';
/**
 * Lines without their ends. Ends with the stream, or when the program is gone and nothing comes any more. May be read once.
 *
 * @param most bytes of one line that are kept
 * @param gone settles when the program and all that it started have ended
 */
export declare function linesOf(stream: Readable, most: number, gone: Promise<unknown>): AsyncGenerator<string, void, undefined>;
