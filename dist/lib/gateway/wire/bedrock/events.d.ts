import type { Result } from '../../../contract/result.js';
import type { Answer } from '../../types.js';
/** The text behind a base64 that every reader reads alike; undefined: there is none. */
export declare function unwrapped(base64: string | undefined): string | undefined;
export declare const wrapped: (text: string) => string;
/** The data of the event that a message carries; an exception reads as Anthropic's event for an error. */
export declare function frameData(bytes: Buffer): Result<string, string>;
/** A whole stream. */
export declare function framesAnswer(events: readonly {
    readonly data: string;
}[]): Answer;
