import { type IncomingMessage, type ServerResponse } from 'node:http';
export interface WhereToListen {
    /** `mode` is that of the socket file; default 0o600. */
    readonly unix?: {
        readonly path: string;
        readonly mode?: number;
    };
    /** On 127.0.0.1, at a port that the system chooses. */
    readonly loopback?: true;
}
export interface DecisionListeners {
    readonly url: string | undefined;
    readonly socketPath: string | undefined;
    /** Ends every connection; no socket file is left. */
    close(): Promise<void>;
}
type Handler = (request: IncomingMessage, response: ServerResponse) => void;
/** Rejects with one sentence where a place cannot be listened at; nothing is left listening then. */
export declare function listenForQuestions({ unix, loopback }: WhereToListen, answerMs: number, handler: Handler): Promise<DecisionListeners>;
export {};
