import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type Listeners } from '../../gateway/listen-at.js';
import type { Listening } from '../../gateway/options.js';
export interface WhereToListen extends Pick<Listening, 'unix'> {
    /** On 127.0.0.1, at a port that the system chooses. */
    readonly loopback?: true;
}
type Handler = (request: IncomingMessage, response: ServerResponse) => void;
/** Rejects with one sentence where a place cannot be listened at; nothing is left listening then. */
export declare function listenForQuestions({ unix, loopback }: WhereToListen, answerMs: number, handler: Handler): Promise<Listeners>;
export {};
