import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createHttpServer, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

describe.skipIf(!hasOpenssl)('the way to the provider', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'basis-guard-test-'));
    const options =
      'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=IP:127.0.0.1 -keyout key.pem -out cert.pem';
    const made = spawnSync('openssl', options.split(' '), { cwd: folder });
    if (made.status !== 0) throw new Error(made.stderr.toString());
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('is verified, trusts the runner’s own authority, and goes through the runner’s proxy', async () => {
    const keys: unknown[] = [];
    await using provider = await listening(
      createTlsServer({ key: readFileSync(join(folder, 'key.pem')), cert: readFileSync(join(folder, 'cert.pem')) }, (request, response) => {
        keys.push(request.headers['x-api-key']);
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end('{"data":[]}');
      }),
    );
    const tunnels: string[] = [];
    await using proxy = await listening(tunnelling(tunnels));
    const ask = async (env: Readonly<Record<string, string>>, ...more: readonly string[]): Promise<string> => {
      const program = join(import.meta.dirname, '../fixtures/gateway/models-once.ts');
      const args = [program, `https://127.0.0.1:${provider.port}/v1`, ...more];
      const { stdout } = await promisify(execFile)(process.execPath, args, { env: { PATH: process.env['PATH'] ?? '', ...env } });
      return stdout.trim();
    };
    const refused = await ask({});
    expect(refused).toMatch(/^502 .*the provider cannot be reached: .*certificate/);
    expect(keys).toEqual([]);
    const trusting = { NODE_EXTRA_CA_CERTS: join(folder, 'cert.pem') };
    expect(await ask(trusting)).toBe('200 {"data":[]}');
    expect(await ask(trusting, `http://127.0.0.1:${proxy.port}`)).toBe('200 {"data":[]}');
    expect(tunnels).toEqual([`127.0.0.1:${provider.port}`]);
    expect(keys).toEqual(['key', 'key']);
    // The process's own variables are not looked at.
    expect(await ask({ ...trusting, HTTPS_PROXY: `http://127.0.0.1:${proxy.port}` })).toBe('200 {"data":[]}');
    expect(tunnels).toHaveLength(1);
  });
});

function tunnelling(tunnels: string[]): Server {
  const server = createHttpServer((_, response) => void response.writeHead(405).end());
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
  return server;
}

async function listening(server: Server): Promise<AsyncDisposable & { readonly port: number }> {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
