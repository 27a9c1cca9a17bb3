import type { ServerResponse } from 'node:http';

/** Writes to the agent; settles when it can take more. False: it went away. */
export async function write(response: ServerResponse, bytes: Uint8Array): Promise<boolean> {
  if (response.destroyed) return false;
  if (response.write(bytes)) return true;
  return new Promise((resolve) => {
    const done = (): void => {
      response.off('drain', done);
      response.off('close', done);
      resolve(!response.destroyed);
    };
    response.on('drain', done);
    response.on('close', done);
  });
}

/** A whole answer. Where one has begun already it is torn. */
export function send(response: ServerResponse, status: number, headers: Readonly<Record<string, string>>, body: string | Uint8Array): void {
  if (response.destroyed || response.headersSent) return void response.destroy();
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  response.writeHead(status, { ...headers, 'content-length': String(bytes.length) });
  response.end(bytes);
}
