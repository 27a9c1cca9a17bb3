// The way through a proxy that does not do its part.
import { createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { UpstreamClient } from '../../src/gateway/upstream.ts';
import { proxyFetch } from '../../src/loop/models/http.ts';
import { closed, listening } from '../support/agents/listening.ts';

const PROVIDER = 'https://provider.invalid';

async function through(tunnel: (client: Duplex) => void) {
  let asked = 0;
  const server = createServer();
  server.on('connect', (_: IncomingMessage, client: Duplex) => {
    asked += 1;
    client.on('error', () => undefined);
    tunnel(client);
  });
  const url = await listening(server);
  const proxy = { httpProxy: url, httpsProxy: url, noProxy: '' };
  const client = await UpstreamClient.open({ baseUrl: `${PROVIDER}/v1`, proxy, credential: { kind: 'none' } });
  try {
    const send = client.send({ method: 'GET', path: '/v1/models', headers: {}, signal: AbortSignal.timeout(20_000) });
    const gateway = await send.then(() => 'an answer', String);
    const fetch = await proxyFetch(proxy);
    const loop = await fetch(PROVIDER, { signal: AbortSignal.timeout(20_000) }).then(
      () => 'an answer',
      (error: Error) => String(error.cause),
    );
    return { gateway, loop, asked };
  } finally {
    await client.close();
    await closed(server);
  }
}

test('a proxy that drops every tunnel is asked once for a request, which fails with that reason', async () => {
  const { gateway, loop, asked } = await through((client) => client.destroy());
  expect(gateway).toMatch(/the proxy gave no tunnel: ./);
  expect(loop).toMatch(/the proxy gave no tunnel: ./);
  expect(asked).toBe(2);
});

test('a proxy that refuses a tunnel is asked once for a request', async () => {
  const { gateway, loop, asked } = await through((client) => client.end('HTTP/1.1 403 Forbidden\r\n\r\n'));
  expect(gateway).toContain('the proxy gave no tunnel: it answered with status 403');
  expect(loop).toContain('the proxy gave no tunnel: it answered with status 403');
  expect(asked).toBe(2);
});
