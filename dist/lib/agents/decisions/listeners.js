// The places at which questions are listened for, and how long a client may take.
import { createServer } from 'node:http';
import { defined } from '../../contract/defined.js';
import { listenAt } from '../../gateway/listen-at.js';
/** Milliseconds in which the headers of a question must have come. */
const HEADERS_MS = 5_000;
/** Milliseconds after the bound of an answer at which a client that still sends is dropped. */
const GRACE_MS = 2_000;
/** Milliseconds for which a connection is kept for a next question. */
const IDLE_MS = 60_000;
/** Rejects with one sentence where a place cannot be listened at; nothing is left listening then. */
export function listenForQuestions({ unix, loopback }, answerMs, handler) {
    const make = () => {
        const server = createServer({
            maxHeaderSize: 16 * 1024,
            headersTimeout: HEADERS_MS,
            requestTimeout: Math.max(HEADERS_MS, answerMs + GRACE_MS),
            keepAliveTimeout: IDLE_MS,
            connectionsCheckingInterval: 1_000,
        }, handler);
        server.on('clientError', (_error, socket) => socket.destroy());
        server.on('upgrade', (_request, socket) => socket.destroy());
        server.on('connect', (_request, socket) => socket.destroy());
        return server;
    };
    return listenAt(defined({ unix, loopback: loopback && {} }), make, "the guard cannot listen for an agent's hooks");
}
