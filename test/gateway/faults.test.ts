import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { calls, says } from '../support/model-servers/script.ts';
import { type Answering, ask, type RawAnswer, type RawAsk, RawServer } from './raw.ts';
import { bodyOf, keyHeader, pathOf } from './requests.ts';
import { CASES, type GatewayCase, GatewayRig, type GatewayRigOptions, ON_ANTHROPIC } from './rig.ts';
import { eventsOf } from './streams.ts';

interface At extends AsyncDisposable {
  readonly rig: GatewayRig;
  readonly upstream: RawServer;
  turn(more?: Partial<RawAsk>): Promise<RawAnswer>;
}

async function before(of: GatewayCase, answering: Answering, options: GatewayRigOptions = {}): Promise<At> {
  const upstream = await RawServer.start(answering);
  const rig = await GatewayRig.before(of, upstream.url, KEY, options);
  return {
    rig,
    upstream,
    turn: (more = {}) => ask(rig.url, { path: pathOf(of), headers: keyHeader(of, rig.gateway.token), body: bodyOf(of), ...more }),
    async [Symbol.asyncDispose]() {
      await rig[Symbol.asyncDispose]();
      await upstream[Symbol.asyncDispose]();
    },
  };
}

const KEY = ['the', 'key', 'of', 'these', 'tests'].join('-');
const SSE = { 'content-type': 'text/event-stream' };

describe.each(CASES)('$name', (of) => {
  test('429 and 5xx pass with their bodies and with the headers that say when to come again', async () => {
    for (const status of [429, 500, 503, 529]) {
      await using at = await before(of, (_, response) => {
        response.writeHead(status, {
          'content-type': 'application/json',
          'retry-after': '7',
          'retry-after-ms': '7000',
          'x-should-retry': 'true',
          'x-ratelimit-remaining-requests': '0',
          'anthropic-ratelimit-tokens-reset': '2030-01-01T00:00:00Z',
          'set-cookie': 'a=b',
        });
        response.end('{"error": {"message": "busy"}}');
      });
      const answer = await at.turn();
      expect(answer).toMatchObject({ status, torn: false });
      expect(answer.body.toString()).toBe('{"error": {"message": "busy"}}');
      expect(answer.headers).toMatchObject({
        'retry-after': '7',
        'retry-after-ms': '7000',
        'x-should-retry': 'true',
        'x-ratelimit-remaining-requests': '0',
        'anthropic-ratelimit-tokens-reset': '2030-01-01T00:00:00Z',
      });
      expect(answer.headers).not.toHaveProperty('set-cookie');
      expect(at.rig.requests).toMatchObject([{ notes: [`the provider answered ${status}`] }]);
      expect(at.rig.ends).toEqual([]);
    }
  });

  test('a stream that is torn or that stops before its end is torn for the agent', async () => {
    const events = eventsOf(of, [says('And then I will'), calls('c1', 'spawn', '{"command":"ls"}')]);
    const some = Buffer.concat(events.slice(0, 3));
    for (const tear of [true, false]) {
      await using at = await before(of, (_, response) => {
        response.writeHead(200, SSE);
        response.write(some, () => (tear ? response.destroy() : response.end()));
      });
      const answer = await at.turn();
      expect(answer).toMatchObject({ status: 200, torn: true });
      expect(some.toString().startsWith(answer.body.toString())).toBe(true);
      expect(at.rig.requests[0]?.notes?.join()).toMatch(/^torn: /);
    }
  });

  test('events that cannot be read tear the stream before they are passed on', async () => {
    const events = eventsOf(of, [says('Hi.')]);
    const broken: readonly (readonly [string, Buffer])[] = [
      ['cut JSON', Buffer.from('data: {"type":"content_block_start"\n\n')],
      ['a key twice', Buffer.from('data: {"type":"x","type":"y"}\n\n')],
      ['no UTF-8', Buffer.from([0x64, 0x61, 0x74, 0x61, 0x3a, 0x20, 0x22, 0xff, 0xfe, 0x22, 0x0a, 0x0a])],
      ['no event', Buffer.from('{"a call": "maybe"}\n\n')],
      ['a huge line', Buffer.from(`data: "${'x'.repeat(300_000)}"\n\n`)],
      ['a huge line without an end', Buffer.from(`data: "${'x'.repeat(300_000)}`)],
      ['the key', Buffer.from(`: ${KEY}\n\n`)],
    ];
    for (const [what, bytes] of broken) {
      await using at = await before(
        of,
        (_, response) => {
          response.writeHead(200, SSE);
          response.write(Buffer.concat([...events.slice(0, 2), bytes]));
        },
        { gateway: { limits: { eventBytes: 200_000 } } },
      );
      const answer = await at.turn();
      expect(answer.torn, what).toBe(true);
      expect(answer.body.includes(bytes.subarray(0, 20)), what).toBe(false);
      expect(at.rig.ends, what).toEqual([]);
    }
  });

  test('a good status with a body that is no answer of this API is not passed on', async () => {
    const wrong: readonly (readonly [string, string])[] = [
      ['text/html', '<html>Log in to the network</html>'],
      ['application/json', '{"id": "x", "id": "y"}'],
      ['application/json', ''],
      ['application/json', '[1, 2'],
      ['text/plain', 'data: {}\n\n'],
    ];
    for (const [type, body] of wrong) {
      await using at = await before(of, (_, response) => void response.writeHead(200, { 'content-type': type }).end(body));
      const answer = await at.turn();
      expect(answer.status, `${type} ${body}`).toBe(502);
      if (body !== '') expect(answer.body.toString()).not.toContain(body);
    }
  });
});

test('a redirect is not followed and not handed on', async () => {
  await using elsewhere = await RawServer.start((_, response) => void response.end('{}'));
  await using at = await before(
    ON_ANTHROPIC,
    (_, response) => void response.writeHead(307, { location: `${elsewhere.url}/v1/messages` }).end(),
  );
  const answer = await at.turn();
  expect(answer.status).toBe(502);
  expect(answer.headers).not.toHaveProperty('location');
  expect(answer.body.toString()).toContain('a redirect, which is not followed');
  expect(elsewhere.seen).toEqual([]);
});

test('an answer in an encoding that was not asked for, or with the provider’s key in it, is not passed on', async () => {
  await using zipped = await before(
    ON_ANTHROPIC,
    (_, response) => void response.writeHead(200, { ...SSE, 'content-encoding': 'gzip' }).end('x'),
  );
  expect((await zipped.turn()).status).toBe(502);
  await using echo = await before(ON_ANTHROPIC, ({ headers }, response) => {
    response.writeHead(401, { 'content-type': 'application/json', 'request-id': KEY });
    response.end(JSON.stringify({ error: `wrong key ${String(headers['x-api-key'])}` }));
  });
  const answer = await echo.turn();
  expect(answer.status).toBe(502);
  expect(answer.body.toString() + JSON.stringify(answer.headers)).not.toContain(KEY);
});

test('an event over the limit tears the stream, also where all of it comes at once', async () => {
  const [first = Buffer.alloc(0), ...rest] = eventsOf(ON_ANTHROPIC, [says('Hi.')]);
  const long = Buffer.from(`event: ping\ndata: {"type":"ping","x":"${'x'.repeat(11_000)}"}\n\n`);
  const events = [first, long, ...rest];
  await using at = await before(ON_ANTHROPIC, (_, response) => void response.writeHead(200, SSE).end(Buffer.concat(events)), {
    gateway: { limits: { eventBytes: 10_000 } },
  });
  const answer = await at.turn();
  expect(answer.torn).toBe(true);
  expect(answer.body.length).toBeLessThan(10_000);
  expect(at.rig.requests[0]?.notes?.join()).toContain('an event is longer than 10000 bytes');
});

test('an answer over the limit is not passed on', async () => {
  await using at = await before(
    ON_ANTHROPIC,
    (_, response) => void response.writeHead(500, { 'content-type': 'application/json' }).end(JSON.stringify('x'.repeat(11_000))),
    { gateway: { limits: { bodyBytes: 10_000 } } },
  );
  const answer = await at.turn();
  expect(answer.status).toBe(502);
  expect(answer.body.toString()).toContain('longer than 10000 bytes');
});

test('a provider that cannot be reached is said to be, and the session goes on', async () => {
  const upstream = await RawServer.start(() => undefined);
  const rig = await GatewayRig.before(ON_ANTHROPIC, upstream.url, KEY);
  await upstream[Symbol.asyncDispose]();
  const answer = await ask(rig.url, {
    path: '/v1/messages',
    headers: keyHeader(ON_ANTHROPIC, rig.gateway.token),
    body: bodyOf(ON_ANTHROPIC),
  });
  expect(answer.status).toBe(502);
  expect(answer.body.toString()).toMatch(/the provider cannot be reached: .*ECONNREFUSED/);
  expect(rig.ends).toEqual([]);
  await rig.gateway.close();
});

test('an agent that goes away ends the request at the provider', async () => {
  const ended = Promise.withResolvers<void>();
  await using at = await before(ON_ANTHROPIC, (_, response) => {
    response.on('close', () => ended.resolve());
    response.writeHead(200, SSE);
    response.write(eventsOf(ON_ANTHROPIC, [says('Hi.')])[0]);
  });
  const leaving = new AbortController();
  const answer = fetch(`${at.rig.url}/v1/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...keyHeader(ON_ANTHROPIC, at.rig.gateway.token) },
    body: bodyOf(ON_ANTHROPIC),
    signal: leaving.signal,
  });
  expect((await answer).status).toBe(200);
  leaving.abort();
  await ended.promise;
  await expect.poll(() => at.rig.requests).toMatchObject([{ notes: ['the agent did not wait for the end of the response'] }]);
});

test('a slow agent slows the provider down: no more than a few buffers are held', async () => {
  const event = eventsOf(ON_ANTHROPIC, [says('x'.repeat(7))])[3] ?? Buffer.of();
  const block = Buffer.concat(Array.from({ length: 600 }, () => event));
  const count = { written: 0, heard: 0 };
  await using at = await before(ON_ANTHROPIC, async (_, response) => {
    const closed = once(response, 'close');
    response.writeHead(200, SSE);
    response.write(Buffer.concat(eventsOf(ON_ANTHROPIC, [says('x')]).slice(0, 3)));
    while (count.written < 200_000_000 && !response.destroyed) {
      count.written += block.length;
      if (!response.write(block)) await Promise.race([once(response, 'drain'), closed]);
    }
    response.end();
  });
  const paused = Promise.withResolvers<void>();
  const answer = at.turn({
    onPiece: async (piece) => {
      count.heard += piece.length;
      if (count.heard === piece.length) await paused.promise;
      if (count.heard > 30_000_000) throw new Error('enough');
    },
  });
  // Once nothing moves any more, what was written lies in the buffers of four sockets, and not in the gateway.
  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 300));
  for (let last = -1, still = 0; still < 4; await pause()) {
    still = last === count.written && count.heard > 0 ? still + 1 : 0;
    last = count.written;
  }
  expect(count.written).toBeLessThan(20_000_000);
  const stood = count.written;
  paused.resolve();
  await answer;
  expect(count.written).toBeGreaterThan(stood);
});

test('an agent that sends its request slowly is waited for', async () => {
  await using at = await before(
    ON_ANTHROPIC,
    (_, response) => void response.writeHead(200, SSE).end(Buffer.concat([...eventsOf(ON_ANTHROPIC, [says('Hi.')])])),
  );
  const body = Buffer.from(bodyOf(ON_ANTHROPIC));
  const answer = await fetch(`${at.rig.url}/v1/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...keyHeader(ON_ANTHROPIC, at.rig.gateway.token) },
    body: (async function* () {
      for (let place = 0; place < body.length; place += 50) {
        yield body.subarray(place, place + 50);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    })(),
    duplex: 'half',
  });
  expect(answer.status).toBe(200);
  expect(at.upstream.seen[0]?.body.equals(body)).toBe(true);
});
