import type { Server } from 'node:http';
import type { Listening } from './options.js';
export interface Listeners {
    /** `http://127.0.0.1:PORT`. */
    readonly url: string | undefined;
    readonly socketPath: string | undefined;
    /** Ends every connection; no socket file is left. Never rejects. */
    close(): Promise<void>;
}
/** Rejects where a place cannot be listened at, with `words`, a colon and why; nothing is left listening then. */
export declare function listenAt({ unix, loopback }: Listening, make: () => Server, words: string): Promise<Listeners>;
