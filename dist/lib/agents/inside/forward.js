// What runs next to a confined agent: takes connections on the namespace's own loopback and hands them to the guard's unix sockets. It
// holds nothing and decides nothing: the agent may end it, and is then without its model and its hooks.
import { connect, createServer } from 'node:net';
/** Listens on 127.0.0.1; rejects where it cannot. */
export async function forward({ port, socket }) {
    const server = createServer({ allowHalfOpen: true }, (near) => {
        const far = connect({ path: socket, allowHalfOpen: true });
        for (const [one, other] of [
            [near, far],
            [far, near],
        ]) {
            one.on('error', () => other.destroy());
            one.on('close', () => {
                if (one.errored !== null || !one.readableEnded)
                    other.destroy();
            });
            one.pipe(other);
        }
    });
    await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen({ port, host: '127.0.0.1' }, resolve);
    });
    return server;
}
/** Reads `8401=/path/to.sock … -- program argument …`; undefined where it is something else. */
export function readCommand(args) {
    const at = args.indexOf('--');
    const [program, ...rest] = at < 0 ? [] : args.slice(at + 1);
    if (program === undefined)
        return undefined;
    const forwards = [];
    for (const pair of args.slice(0, at)) {
        const [, port, socket] = /^(\d{1,5})=(\/.+)$/.exec(pair) ?? [];
        if (port === undefined || socket === undefined)
            return undefined;
        forwards.push({ port: Number(port), socket });
    }
    return { forwards, argv: [program, ...rest] };
}
