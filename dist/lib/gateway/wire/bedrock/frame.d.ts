import type { Result } from '../../../contract/result.js';
/** Bytes that tell how long a message is. */
export declare const PRELUDE_BYTES = 12;
export interface Frame {
    /** Those whose value is a string. */
    readonly headers: ReadonlyMap<string, string>;
    readonly payload: Buffer;
}
/** The length of the message that begins with this prelude, in bytes. */
export declare function frameLength(prelude: Buffer, limit: number): Result<number, string>;
/** One whole message. */
export declare function readFrame(bytes: Buffer): Result<Frame, string>;
/** A message with string headers. */
export declare function frameOf(headers: Readonly<Record<string, string>>, payload: Buffer): Buffer;
