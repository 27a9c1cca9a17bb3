import { type IncomingMessage, type ServerResponse } from 'node:http';
import type { Listening } from './options.js';
export interface Listeners {
    /** `http://127.0.0.1:PORT`. */
    readonly url: string | undefined;
    readonly socketPath: string | undefined;
    /** Ends every connection; no socket file is left. */
    close(): Promise<void>;
}
type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
/** Rejects where a place cannot be listened at; nothing is left listening then. */
export declare function listen({ unix, loopback }: Listening, handler: Handler): Promise<Listeners>;
export {};
