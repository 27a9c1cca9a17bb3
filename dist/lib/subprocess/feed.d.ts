import type { Writable } from 'node:stream';
import type { RunInput } from './types.js';
/** Writes all of `input` and ends the stream; gives up silently where the other side closes. */
export declare function feed(stream: Writable, input: RunInput): void;
