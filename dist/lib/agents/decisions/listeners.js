// The places at which questions are listened for, with one handler behind them.
import { chmod, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { messageOf } from '../../contract/message.js';
/** Milliseconds in which the headers of a question must have come. */
const HEADERS_MS = 5_000;
/** Milliseconds after the bound of an answer at which a client that still sends is dropped. */
const GRACE_MS = 2_000;
/** Milliseconds for which a connection is kept for a next question. */
const IDLE_MS = 60_000;
/** Rejects with one sentence where a place cannot be listened at; nothing is left listening then. */
export async function listenForQuestions({ unix, loopback }, answerMs, handler) {
    const servers = [];
    const close = async () => {
        await Promise.all(servers.map(closed));
        if (unix !== undefined)
            await rm(unix.path, { force: true }).catch(() => undefined);
    };
    const open = async (where) => {
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
        await new Promise((resolve, reject) => {
            server.once('error', reject);
            server.listen(where, () => {
                server.off('error', reject);
                resolve();
            });
        });
        servers.push(server);
        return server;
    };
    try {
        if (unix !== undefined) {
            await open({ path: unix.path });
            await chmod(unix.path, unix.mode ?? 0o600);
        }
        const url = loopback === undefined ? undefined : urlOf(await open({ host: '127.0.0.1', port: 0 }));
        return { url, socketPath: unix?.path, close };
    }
    catch (error) {
        await Promise.all(servers.map(closed));
        throw new Error(`the guard cannot listen for an agent's hooks: ${messageOf(error)}`, { cause: error });
    }
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
