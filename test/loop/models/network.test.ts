import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { ModelServer } from '../../support/model-servers/model-server.ts';
import { says, turn } from '../../support/model-servers/script.ts';
import { type Certificate, connectProxy, hasOpenssl, type Open, open, ownCertificate } from '../../support/ways.ts';
import { ANTHROPIC, Talk } from './harness.ts';

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

describe.skipIf(!hasOpenssl)('certificates', () => {
  const certificate = ownCertificate();

  test('a server with a certificate of one’s own is refused with a hint, and trusted by NODE_EXTRA_CA_CERTS, with a proxy and without', async () => {
    const key = randomUUID();
    await using server = await ModelServer.start(ANTHROPIC.wire(key), [
      turn([says('Trusted.')]),
      turn([says('Trusted through the proxy.')]),
    ]);
    await using tls = await tlsInFrontOf(server.url, certificate);
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
    const trusting = { NODE_EXTRA_CA_CERTS: certificate.path };
    expect(await ask(trusting)).toBe('Trusted.');
    expect(await ask({ ...trusting, HTTPS_PROXY: `http://127.0.0.1:${proxy.port}` })).toBe('Trusted through the proxy.');
    expect(tunnels).toHaveLength(1);
    expect(server.complaints).toEqual([]);
  });
});

async function tlsInFrontOf(url: string, certificate: Certificate): Promise<Open> {
  return open(
    createServer(certificate.read(), (request, response) => {
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
