import type { Answer } from '../types.js';
/** A whole stream of server-sent events. */
export declare function streamAnswer(events: readonly {
    readonly name?: string;
    readonly data: object | string;
}[]): Answer;
export declare function jsonAnswer(status: number, body: object): Answer;
