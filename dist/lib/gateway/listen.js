// Where the agent finds the gateway, and how long a client may take.
import { createServer } from 'node:http';
import { listenAt } from './listen-at.js';
/** A client that has not sent its headers, or all of its request, in this time is turned away, in milliseconds. */
const HEADERS_TIMEOUT = 15_000;
const REQUEST_TIMEOUT = 120_000;
const LONGEST_HEADERS = 32 * 1024;
/** Rejects where a place cannot be listened at; nothing is left listening then. */
export function listen(where, handler) {
    const make = () => {
        const server = createServer({ maxHeaderSize: LONGEST_HEADERS, headersTimeout: HEADERS_TIMEOUT, requestTimeout: REQUEST_TIMEOUT }, (request, response) => {
            // An agent that goes away in the middle is no failure of the gateway.
            request.on('error', () => undefined);
            response.on('error', () => undefined);
            void handler(request, response);
        });
        server.on('upgrade', (_request, socket) => turnAway(socket, '426 Upgrade Required'));
        server.on('connect', (_request, socket) => turnAway(socket, '405 Method Not Allowed'));
        server.on('clientError', (_error, socket) => turnAway(socket, '400 Bad Request'));
        return server;
    };
    return listenAt(where, make, 'the gateway cannot listen');
}
function turnAway(socket, status) {
    socket.on('error', () => undefined);
    if (socket.writable)
        socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`, () => socket.destroy());
    else
        socket.destroy();
}
