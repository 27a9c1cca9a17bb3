// Where the agent finds the gateway: a socket file, a port of the loopback, or both, with one handler behind them.
import { messageOf } from '../contract/message.js';
import { chmod, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
/** A client that has not sent its headers, or all of its request, in this time is turned away, in milliseconds. */
const HEADERS_TIMEOUT = 15_000;
const REQUEST_TIMEOUT = 120_000;
const LONGEST_HEADERS = 32 * 1024;
/** Rejects where a place cannot be listened at; nothing is left listening then. */
export async function listen({ unix, loopback }, handler) {
    const servers = [];
    const close = async () => {
        await Promise.all(servers.map(closed));
        if (unix !== undefined)
            await rm(unix.path, { force: true });
    };
    try {
        if (unix !== undefined) {
            servers.push(await listening(handler, { path: unix.path }));
            await chmod(unix.path, unix.mode ?? 0o600);
        }
        const local = loopback === undefined ? undefined : await listening(handler, { host: '127.0.0.1', port: loopback.port ?? 0 });
        if (local !== undefined)
            servers.push(local);
        return { url: local === undefined ? undefined : urlOf(local), socketPath: unix?.path, close };
    }
    catch (error) {
        await Promise.all(servers.map(closed));
        throw new Error(`the gateway cannot listen: ${messageOf(error)}`, { cause: error });
    }
}
async function listening(handler, where) {
    const server = createServer({ maxHeaderSize: LONGEST_HEADERS, headersTimeout: HEADERS_TIMEOUT, requestTimeout: REQUEST_TIMEOUT }, (request, response) => {
        // An agent that goes away in the middle is no failure of the gateway.
        request.on('error', () => undefined);
        response.on('error', () => undefined);
        void handler(request, response);
    });
    server.on('upgrade', (_request, socket) => turnAway(socket, '426 Upgrade Required'));
    server.on('connect', (_request, socket) => turnAway(socket, '405 Method Not Allowed'));
    server.on('clientError', (_error, socket) => turnAway(socket, '400 Bad Request'));
    await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(where, () => {
            server.off('error', reject);
            resolve();
        });
    });
    return server;
}
function turnAway(socket, status) {
    socket.on('error', () => undefined);
    if (socket.writable)
        socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`, () => socket.destroy());
    else
        socket.destroy();
}
function closed(server) {
    const done = new Promise((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    return done;
}
function urlOf(server) {
    const address = server.address();
    if (address === null || typeof address === 'string')
        throw new Error('the loopback gave no port');
    return `http://127.0.0.1:${address.port}`;
}
