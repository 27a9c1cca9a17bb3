/** Writes to the agent; settles when it can take more. False: it went away. */
export async function write(response, bytes) {
    if (response.destroyed)
        return false;
    if (response.write(bytes))
        return true;
    return new Promise((resolve) => {
        const done = () => {
            response.off('drain', done);
            response.off('close', done);
            resolve(!response.destroyed);
        };
        response.on('drain', done);
        response.on('close', done);
    });
}
/** A whole answer. Where one has begun already it is torn. */
export function send(response, status, headers, body) {
    if (response.destroyed || response.headersSent)
        return void response.destroy();
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    response.writeHead(status, { ...headers, 'content-length': String(bytes.length) });
    response.end(bytes);
}
