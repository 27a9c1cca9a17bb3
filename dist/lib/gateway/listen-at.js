// A socket file, a port of the loopback, or both, with servers of one make behind them.
import { chmod, rm } from 'node:fs/promises';
import { messageOf } from '../contract/message.js';
/** Rejects where a place cannot be listened at, with `words`, a colon and why; nothing is left listening then. */
export async function listenAt({ unix, loopback }, make, words) {
    const servers = [];
    const open = async (where) => {
        const server = make();
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
    const close = async () => {
        await Promise.all(servers.map(closed));
        if (unix !== undefined)
            await rm(unix.path, { force: true }).catch(() => undefined);
    };
    try {
        if (unix !== undefined) {
            await open({ path: unix.path });
            await chmod(unix.path, unix.mode ?? 0o600);
        }
        const url = loopback === undefined ? undefined : urlOf(await open({ host: '127.0.0.1', port: loopback.port ?? 0 }));
        return { url, socketPath: unix?.path, close };
    }
    catch (error) {
        await Promise.all(servers.map(closed));
        throw new Error(`${words}: ${messageOf(error)}`, { cause: error });
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
