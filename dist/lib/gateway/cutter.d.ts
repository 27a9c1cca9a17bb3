import type { Result } from '../contract/result.js';
import { type Slices } from './event-slices.js';
import type { Framing } from './types.js';
/** After a failure nothing more may be passed on. */
export interface Cutter {
    /** Whether the data of an event stands in its bytes in another form. */
    readonly isEncoded: boolean;
    push(chunk: Buffer): Result<Slices, string>;
    /** What is left when the stream has ended. */
    rest(): Buffer;
    /** The data of the events of a piece. */
    dataOf(piece: Buffer): Result<readonly string[], string>;
}
export declare function cutterOf(framing: Framing | undefined, eventBytes: number): Cutter;
