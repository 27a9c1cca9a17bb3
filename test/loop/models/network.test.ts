import { execFile, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ModelServer } from '../../support/model-servers/model-server.ts';
import { says, turn } from '../../support/model-servers/script.ts';
import { ANTHROPIC, Talk } from './harness.ts';

interface Listening extends AsyncDisposable {
  readonly port: number;
}

describe('the proxy of the runner', () => {
  test('is used where the environment names one, and not for hosts that it excepts', async () => {
    const tunnels: string[] = [];
    await using proxy = await connectProxy(tunnels);
    const key = randomUUID();
    await using server = await ModelServer.start(ANTHROPIC.wire(key), [
      turn([says('Through the proxy.')]),
      turn([says('Past the proxy.')]),
    ]);
    const spec = { model: ANTHROPIC.model, baseUrl: server.url, apiKey: key };
    const env = { HTTP_PROXY: `http://127.0.0.1:${proxy.port}` };
    expect(await Talk.with(server, spec, { env }).turn()).toMatchObject({ text: 'Through the proxy.' });
    expect(tunnels).toEqual([server.url.slice('http://'.length)]);
    expect(await Talk.with(server, spec, { env: { ...env, NO_PROXY: '127.0.0.1' } }).turn()).toMatchObject({ text: 'Past the proxy.' });
    expect(tunnels).toHaveLength(1);
  });
});

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

describe.skipIf(!hasOpenssl)('certificates', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'basis-guard-test-'));
    const options =
      'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=IP:127.0.0.1 -keyout key.pem -out cert.pem';
    const made = spawnSync('openssl', options.split(' '), { cwd: folder });
    if (made.status !== 0) throw new Error(made.stderr.toString());
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('a server with a certificate of one’s own is refused with a hint, and trusted by NODE_EXTRA_CA_CERTS, with a proxy and without', async () => {
    const key = randomUUID();
    await using server = await ModelServer.start(ANTHROPIC.wire(key), [
      turn([says('Trusted.')]),
      turn([says('Trusted through the proxy.')]),
    ]);
    await using tls = await tlsInFrontOf(server.url, folder);
    const tunnels: string[] = [];
    await using proxy = await connectProxy(tunnels);
    const ask = async (env: Readonly<Record<string, string>>): Promise<string> => {
      const program = join(import.meta.dirname, '../../fixtures/models/ask-once.ts');
      const args = [program, ANTHROPIC.model, `https://127.0.0.1:${tls.port}`, key];
      const { stdout } = await promisify(execFile)(process.execPath, args, { env: { PATH: process.env['PATH'] ?? '', ...env } });
      return stdout.trim();
    };
    expect(await ask({})).toMatch(
      /certificate.*; where a proxy uses a certificate authority of its own, name its file in NODE_EXTRA_CA_CERTS$/,
    );
    const trusting = { NODE_EXTRA_CA_CERTS: join(folder, 'cert.pem') };
    expect(await ask(trusting)).toBe('Trusted.');
    expect(await ask({ ...trusting, HTTPS_PROXY: `http://127.0.0.1:${proxy.port}` })).toBe('Trusted through the proxy.');
    expect(tunnels).toHaveLength(1);
    expect(server.complaints).toEqual([]);
  });
});

/** A proxy that tunnels and writes down where to. */
async function connectProxy(tunnels: string[]): Promise<Listening> {
  const server = createHttpServer((_, response) => response.writeHead(405).end());
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
  return listening(server);
}

async function tlsInFrontOf(url: string, folder: string): Promise<Listening> {
  const certificate = { key: readFileSync(join(folder, 'key.pem')), cert: readFileSync(join(folder, 'cert.pem')) };
  return listening(
    createTlsServer(certificate, (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
        void fetch(url + (request.url ?? ''), {
          method: 'POST',
          headers: { ...headers, connection: 'close' },
          body: Buffer.concat(chunks),
        }).then(async (answer) => {
          response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
          response.end(await answer.text());
        });
      });
    }),
  );
}

async function listening(server: ReturnType<typeof createHttpServer> | ReturnType<typeof createTlsServer>): Promise<Listening> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}
