import type { IncomingMessage } from 'node:http';
import { type Result } from '../../contract/result.js';
/** Bytes of bodies that may be held at the same time. */
export declare class BodyRoom {
    #private;
    constructor(bytes: number);
    take(bytes: number): boolean;
    giveBack(bytes: number): void;
}
/**
 * The body of a question as text. What is too long, or finds no room beside others, is read to its end and dropped, so that whoever asks
 * hears the answer.
 */
export declare function bodyOf(request: IncomingMessage, most: number, room: BodyRoom, late: AbortSignal): Promise<Result<string, string>>;
