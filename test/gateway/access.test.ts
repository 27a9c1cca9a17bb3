import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { says, turn } from '../support/model-servers/script.ts';
import { ask, RawServer } from './raw.ts';
import { bodyOf, keyHeader, pathOf } from './requests.ts';
import { CASES, GatewayRig, ON_ANTHROPIC, ON_CHAT, ON_GEMINI, served } from './rig.ts';

let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'basis-guard-test-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(CASES)('$name', (of) => {
  test('without the session’s token nothing passes', async () => {
    await using upstream = await RawServer.start((_, response) => void response.end('{}'));
    const key = randomUUID();
    await using rig = await GatewayRig.before(of, upstream.url, key);
    const path = pathOf(of);
    const wrong = [{}, keyHeader(of, 'wrong'), keyHeader(of, key), keyHeader(of, ''), keyHeader(of, `${rig.gateway.token}x`)];
    for (const headers of wrong) {
      const answer = await ask(rig.url, { path, headers, body: bodyOf(of) });
      expect(answer.status).toBe(401);
      expect(answer.body.toString()).toContain('the key is not that of this session');
    }
    expect(upstream.seen).toEqual([]);
    expect(rig.records).toEqual([]);
  });

  test('the agent’s credentials stay behind and the provider’s is put on', async () => {
    await using upstream = await RawServer.start((_, response) => void response.writeHead(429).end('{}'));
    const key = randomUUID();
    await using rig = await GatewayRig.before(of, upstream.url, key);
    const theirs = { cookie: 'a=b', 'proxy-authorization': 'Basic x', 'x-forwarded-for': '10.0.0.1', 'x-other': 'y', te: 'trailers' };
    await ask(rig.url, { path: pathOf(of), headers: { ...theirs, ...keyHeader(of, rig.gateway.token) }, body: bodyOf(of) });
    const [seen] = upstream.seen;
    expect(seen?.headers).toMatchObject(keyHeader(of, key));
    expect(JSON.stringify(seen?.headers)).not.toContain(rig.gateway.token);
    for (const name of Object.keys(theirs)) expect(seen?.headers).not.toHaveProperty(name);
    expect(seen?.headers['accept-encoding']).toBe('identity');
  });

  test('the token of the session stays here in whichever header it came', async () => {
    await using upstream = await RawServer.start((_, response) => void response.writeHead(429).end('{}'));
    const key = randomUUID();
    await using rig = await GatewayRig.before(of, upstream.url, key);
    const { token } = rig.gateway;
    const everywhere = { 'x-api-key': token, 'x-goog-api-key': token, 'api-key': token, authorization: `Bearer ${token}` };
    expect((await ask(rig.url, { path: pathOf(of), headers: everywhere, body: bodyOf(of) })).status).toBe(429);
    expect(upstream.seen).toHaveLength(1);
    expect(JSON.stringify(upstream.seen[0]?.headers)).not.toContain(token);
    expect(JSON.stringify(upstream.seen[0]?.headers)).toContain(key);
  });

  test('other methods and paths are refused here', async () => {
    await using upstream = await RawServer.start((_, response) => void response.end('{}'));
    await using rig = await GatewayRig.before(of, upstream.url, randomUUID());
    const headers = keyHeader(of, rig.gateway.token);
    const others = [
      '/',
      '/v1/files',
      '/v1/../v1/messages/x',
      '/v1/messages/batches',
      '//evil.example/v1/messages',
      '/v1/responses/resp_1',
      '/v1/batches',
    ];
    for (const path of others) {
      const answer = await ask(rig.url, { path, headers, body: bodyOf(of) });
      expect([400, 403, 404], path).toContain(answer.status);
    }
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const body = method.startsWith('P') ? bodyOf(of) : '';
      const answer = await ask(rig.url, { method, path: pathOf(of), headers, body });
      expect([400, 403, 404], method).toContain(answer.status);
    }
    expect(upstream.seen).toEqual([]);
  });
});

test('the token may come as a bearer token for Anthropic and in the query for Gemini, and goes up in neither', async () => {
  await using upstream = await RawServer.start((_, response) => void response.writeHead(429).end('{}'));
  await using anthropic = await GatewayRig.before(ON_ANTHROPIC, upstream.url, 'the-key-of-anthropic');
  const bearer = { authorization: `Bearer ${anthropic.gateway.token}` };
  expect((await ask(anthropic.url, { path: '/v1/messages', headers: bearer, body: bodyOf(ON_ANTHROPIC) })).status).toBe(429);
  await using gemini = await GatewayRig.before(ON_GEMINI, upstream.url, 'the-key-of-google');
  const path = `${pathOf(ON_GEMINI)}&key=${gemini.gateway.token}`;
  expect((await ask(gemini.url, { path, body: bodyOf(ON_GEMINI) })).status).toBe(429);
  expect(upstream.seen.map(({ headers }) => [headers['x-api-key'], headers['x-goog-api-key'], headers.authorization])).toEqual([
    [undefined, undefined, 'Bearer the-key-of-anthropic'],
    [undefined, 'the-key-of-google', undefined],
  ]);
  expect(upstream.seen.map((one) => one.path).join()).not.toContain(gemini.gateway.token);
});

test('an OAuth token goes up as a bearer token, with the beta that Anthropic wants for it', async () => {
  await using upstream = await RawServer.start((_, response) => void response.writeHead(429).end('{}'));
  const credential = { kind: 'bearer', value: 'an-oauth-token' } as const;
  await using rig = await GatewayRig.before(ON_ANTHROPIC, '', '', { gateway: { upstream: { baseUrl: upstream.url, credential } } });
  const headers = { ...keyHeader(ON_ANTHROPIC, rig.gateway.token), 'anthropic-beta': 'one-2025-01-01' };
  await ask(rig.url, { path: '/v1/messages', headers, body: bodyOf(ON_ANTHROPIC) });
  expect(upstream.seen[0]?.headers).toMatchObject({
    authorization: 'Bearer an-oauth-token',
    'anthropic-beta': 'one-2025-01-01,oauth-2025-04-20',
  });
  expect(upstream.seen[0]?.headers).not.toHaveProperty('x-api-key');
});

test('a base with a path stands for the root of the wire, its version included', async () => {
  await using upstream = await RawServer.start((_, response) => void response.writeHead(429).end('{}'));
  await using rig = await GatewayRig.before(ON_CHAT, `${upstream.url}/api/openai/v4/`, 'key');
  await ask(rig.url, { path: '/v1/chat/completions', headers: keyHeader(ON_CHAT, rig.gateway.token), body: bodyOf(ON_CHAT) });
  expect(upstream.seen[0]?.path).toBe('/api/openai/v4/chat/completions');
});

test('a WebSocket is refused with 426, a tunnel with 405, and nonsense with 400', async () => {
  await using at = await served(ON_ANTHROPIC, []);
  const say = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const { port, hostname } = new URL(at.rig.url);
      const socket = connect(Number(port), hostname, () => socket.write(text));
      let heard = '';
      socket.on('data', (data) => void (heard += data.toString()));
      socket.on('close', () => resolve(heard.split('\r\n')[0] ?? ''));
      socket.on('error', reject);
    });
  const upgrade = `GET /v1/messages HTTP/1.1\r\nhost: x\r\nx-api-key: ${at.rig.gateway.token}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n`;
  expect(await say(upgrade)).toBe('HTTP/1.1 426 Upgrade Required');
  expect(await say('CONNECT example.org:443 HTTP/1.1\r\nhost: example.org:443\r\n\r\n')).toBe('HTTP/1.1 405 Method Not Allowed');
  expect(await say('this is no HTTP\r\n\r\n')).toBe('HTTP/1.1 400 Bad Request');
  expect(at.server.seen).toEqual([]);
});

test('it listens on a socket file that only its owner can reach, and leaves none behind', async () => {
  const path = join(folder, 'model.sock');
  await using upstream = await RawServer.start((_, response) => void response.writeHead(429).end('{}'));
  const rig = await GatewayRig.before(ON_ANTHROPIC, upstream.url, 'key', { gateway: { listen: { unix: { path } } } });
  expect(rig.gateway.url).toBeUndefined();
  expect(rig.gateway.socketPath).toBe(path);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const answer = await ask('', {
    socketPath: path,
    path: '/v1/messages',
    headers: keyHeader(ON_ANTHROPIC, rig.gateway.token),
    body: bodyOf(ON_ANTHROPIC),
  });
  expect(answer.status).toBe(429);
  await rig.gateway.close();
  expect(existsSync(path)).toBe(false);
  await expect(ask('', { socketPath: path, path: '/v1/messages' })).rejects.toThrow(/ENOENT/);
});

test('it closes within a second though a response is under way, whose stream is torn', async () => {
  await using upstream = await RawServer.start((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('event: ping\ndata: {"type":"ping"}\n\n');
  });
  const rig = await GatewayRig.before(ON_ANTHROPIC, upstream.url, 'key', {
    gateway: { listen: { unix: { path: join(folder, 'busy.sock') }, loopback: {} } },
  });
  const begun = Promise.withResolvers<void>();
  const answer = ask(rig.url, {
    path: '/v1/messages',
    headers: keyHeader(ON_ANTHROPIC, rig.gateway.token),
    body: bodyOf(ON_ANTHROPIC),
    onPiece: () => begun.resolve(),
  });
  await begun.promise;
  const since = performance.now();
  await rig.gateway.close();
  expect(performance.now() - since).toBeLessThan(10_000);
  expect(await answer).toMatchObject({ torn: true });
  expect(existsSync(join(folder, 'busy.sock'))).toBe(false);
});

test('what cannot be opened says so in a sentence, and nothing is left listening', async () => {
  const path = join(folder, 'taken.sock');
  const first = await GatewayRig.before(ON_ANTHROPIC, 'http://127.0.0.1:9', 'key', { gateway: { listen: { unix: { path } } } });
  await expect(GatewayRig.before(ON_ANTHROPIC, 'http://127.0.0.1:9', 'key', { gateway: { listen: { unix: { path } } } })).rejects.toThrow(
    /^the gateway cannot listen: .*EADDRINUSE/,
  );
  expect(existsSync(path)).toBe(true);
  await first.gateway.close();
  for (const wrong of ['', 'ftp://models.example', 'https://user:word@models.example', 'https://models.example/?a=b']) {
    await expect(GatewayRig.before(ON_ANTHROPIC, wrong, 'key')).rejects.toThrow(/^the address of the provider is not the root of an API/);
  }
});

test('a list of models passes, and tells nothing else', async () => {
  await using upstream = await RawServer.start((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'a=b', server: 'x', 'request-id': 'req-1' });
    response.end('{"data": []}');
  });
  await using rig = await GatewayRig.before(ON_ANTHROPIC, upstream.url, 'key');
  const answer = await ask(rig.url, { method: 'GET', path: '/v1/models', headers: keyHeader(ON_ANTHROPIC, rig.gateway.token) });
  expect(answer.body.toString()).toBe('{"data": []}');
  expect(answer.headers).toMatchObject({ 'request-id': 'req-1' });
  expect(answer.headers).not.toHaveProperty('set-cookie');
  expect(answer.headers).not.toHaveProperty('server');
  expect(upstream.seen[0]).toMatchObject({ method: 'GET', path: '/v1/models' });
});

test('a turn is answered through a scripted server, too', async () => {
  await using at = await served(ON_GEMINI, [turn([says('Hello.')])]);
  const answer = await ask(at.rig.url, {
    path: pathOf(ON_GEMINI),
    headers: keyHeader(ON_GEMINI, at.rig.gateway.token),
    body: bodyOf(ON_GEMINI, { more: { systemInstruction: { parts: [{ text: 'Be careful.' }] } } }),
  });
  expect(answer.status).toBe(200);
  expect(answer.body.toString()).toContain('Hello.');
});
