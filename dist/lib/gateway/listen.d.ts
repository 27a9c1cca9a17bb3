import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type Listeners } from './listen-at.js';
import type { Listening } from './options.js';
type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
/** Rejects where a place cannot be listened at; nothing is left listening then. */
export declare function listen(where: Listening, handler: Handler): Promise<Listeners>;
export {};
