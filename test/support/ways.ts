// Ways to a server over which tests go: a certificate of one's own, and a proxy.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { beforeAll } from 'vitest';
import { closed, listening } from './agents/listening.ts';
import { testFolder } from './run/folder.ts';

export const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

export interface Certificate {
  /** Where it lies. */
  readonly path: string;
  read(): { readonly key: Buffer; readonly cert: Buffer };
}

/** One for 127.0.0.1 while the tests of a `describe` run. */
export function ownCertificate(): Certificate {
  let folder = '';
  beforeAll(() => {
    folder = testFolder();
    const options =
      'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=IP:127.0.0.1 -keyout key.pem -out cert.pem';
    const made = spawnSync('openssl', options.split(' '), { cwd: folder });
    if (made.status !== 0) throw new Error(made.stderr.toString());
  });
  return {
    get path() {
      return join(folder, 'cert.pem');
    },
    read: () => ({ key: readFileSync(join(folder, 'key.pem')), cert: readFileSync(join(folder, 'cert.pem')) }),
  };
}

export interface Open extends AsyncDisposable {
  readonly port: number;
}

/** Listens on the loopback until it is disposed of. */
export async function open(server: Server): Promise<Open> {
  const url = await listening(server);
  return { port: Number(new URL(url).port), [Symbol.asyncDispose]: () => closed(server) };
}

/** A proxy that tunnels and writes down where to. */
export async function connectProxy(tunnels: string[]): Promise<Open> {
  const server = createServer((_, response) => response.writeHead(405).end());
  server.on('connect', (request, client, head) => {
    tunnels.push(request.url ?? '');
    const [host = '', port = ''] = (request.url ?? '').split(':');
    const upstream = connect(Number(port), host, () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      upstream.write(head);
      upstream.pipe(client).pipe(upstream);
    });
    upstream.on('error', () => client.destroy());
    client.on('error', () => upstream.destroy());
  });
  return open(server);
}
