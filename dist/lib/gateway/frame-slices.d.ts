import type { Result } from '../contract/result.js';
import type { Slices } from './event-slices.js';
export declare class FrameSlices {
    #private;
    /** `limit`: bytes of one message. */
    constructor(limit: number);
    /** After a failure nothing more may be passed on. */
    push(chunk: Buffer): Result<Slices, string>;
    /** What is left when the stream has ended. */
    rest(): Buffer;
}
