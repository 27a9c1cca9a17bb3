// Servers over streamable HTTP, good and bad.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { HttpServer, json, stream } from './http-server.ts';
import { Servers } from './rig.ts';

const RESULT = (id: number | undefined, text = 'called'): string =>
  `{"jsonrpc":"2.0","id":${id},"result":{"content":[{"type":"text","text":"${text}"}]}}`;

describe('a server over streamable HTTP', () => {
  test('4.3 gets the approved text and its result keeps its own, as JSON and as a stream', async () => {
    await using server = await HttpServer.start();
    await using servers = await Servers.open({ web: { url: server.url } });
    const input = '{"z":12345678901234567890,"2":1e400,"1":1.10,"half":"\\ud800"}';
    server.onCall = (response, id) =>
      json(response, `{"jsonrpc":"2.0","id":${id},"result":{"content":[],"structuredContent":{"n":12345678901234567890}}}`);
    expect(await servers.call('mcp__web__echo', input)).toEqual({
      text: '{"content":[],"structuredContent":{"n":12345678901234567890}}',
      isError: false,
      kind: 'json',
    });
    expect(server.requests.at(-1)?.body).toContain(`"arguments":${input}`);
    server.onCall = (response, id) =>
      void stream(
        response,
        '{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":"on my way"}}',
        RESULT(id, 'streamed'),
      ).end();
    expect(await servers.call('mcp__web__echo', input)).toMatchObject({ text: 'streamed', isError: false });
    expect(servers.told).toEqual([]);
  });

  test.each([127, 128])('4.3 gets the approved text also where that is nested %i deep', async (depth) => {
    await using server = await HttpServer.start();
    await using servers = await Servers.open({ web: { url: server.url } });
    const input = `{"n":12345678901234567890,"m":1.10,"d":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;
    expect(await servers.call('mcp__web__echo', input)).toMatchObject({ text: 'called', isError: false });
    expect(server.requests.at(-1)?.body).toContain(`"arguments":${input}`);
    expect(server.requests.at(-1)?.body).not.toContain('basis-guard-exact');
  });

  test('whose result has more values than a tree is made for is given up', async () => {
    await using server = await HttpServer.start();
    const bomb = (id: number | undefined): string => `{"jsonrpc":"2.0","id":${id},"result":{"content":[${'{},'.repeat(300_000)}{}]}}`;
    for (const streamed of [false, true]) {
      server.onCall = (response, id) => (streamed ? void stream(response, bomb(id)).end() : json(response, bomb(id)));
      await using servers = await Servers.open({ web: { url: server.url } });
      const call = await servers.call('mcp__web__echo');
      expect(call).toMatchObject({ isError: true, text: 'The MCP server "web" sent a message of more than 200000 JSON values' });
      expect(servers.told).toHaveLength(1);
    }
  });

  test('is sent the headers of its entry with every request', async () => {
    await using server = await HttpServer.start();
    const token = randomUUID();
    await using servers = await Servers.open({ web: { url: server.url, headers: { authorization: `Bearer ${token}` } } });
    await servers.call('mcp__web__echo');
    expect(server.requests.length).toBeGreaterThan(3);
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(server.requests.map(() => `Bearer ${token}`));
  });

  test('is not followed to another origin: the headers reach no other server', async () => {
    await using other = await HttpServer.start();
    await using server = await HttpServer.start();
    server.before = (_, response) => {
      response.writeHead(307, { location: other.url }).end();
      return true;
    };
    await using servers = await Servers.open({ web: { url: server.url, headers: { 'x-key': 'made up' } } });
    expect(servers.told).toEqual([
      expect.stringMatching(/^web could not be connected to: .*Redirect to http:\/\/127\.0\.0\.1:\d+\/mcp not followed/),
    ]);
    expect(other.requests).toEqual([]);
  });

  test.each([
    ['refuses the caller', 401, /^web could not be connected to: .*no way in/],
    ['has no such place', 404, /^web could not be connected to: .*no way in/],
    ['is broken', 500, /^web could not be connected to: .*no way in/],
  ])('that %s is told of', async (_, status, words) => {
    await using server = await HttpServer.start();
    server.before = (__, response) => {
      response.writeHead(status, { 'content-type': 'text/html' }).end('<p>no way in</p>');
      return true;
    };
    await using servers = await Servers.open({ web: { url: server.url } });
    expect(servers.told).toEqual([expect.stringMatching(words)]);
  });

  test('that cannot be reached, or gives no answer, is told of in time', async () => {
    await using server = await HttpServer.start();
    server.before = () => true;
    await using silent = await Servers.open({ web: { url: server.url } }, { startMs: 1_500 });
    expect(silent.told).toEqual(['web gave no list of its tools within 1500 ms']);
    await using away = await Servers.open({ web: { url: 'http://127.0.0.1:9/mcp' } });
    expect(away.told).toEqual([expect.stringMatching(/^web could not be connected to: .*fetch failed/)]);
  });

  test('that hangs in a call is given up, and asked no more', async () => {
    await using server = await HttpServer.start();
    server.onCall = (response) => void stream(response);
    await using servers = await Servers.open({ web: { url: server.url, timeout: 1_000 } });
    const first = await servers.call('mcp__web__echo');
    expect(first).toMatchObject({ text: 'The MCP server "web" gave no answer within 1000 ms and was given up', isError: true });
    expect(await servers.call('mcp__web__echo')).toEqual(first);
    expect(servers.told).toEqual(['web gave no answer within 1000 ms and was given up']);
    expect(server.requests.filter(({ body }) => body.includes('tools/call'))).toHaveLength(1);
  });

  test('that sends a message which the strict reader refuses is given up', async () => {
    await using server = await HttpServer.start();
    const twice = (id: number | undefined): string => `{"jsonrpc":"2.0","id":${id},"result":{"content":[],"content":[]}}`;
    for (const streamed of [false, true]) {
      server.onCall = (response, id) => (streamed ? void stream(response, twice(id)).end() : json(response, twice(id)));
      await using servers = await Servers.open({ web: { url: server.url } });
      expect(await servers.call('mcp__web__echo')).toMatchObject({
        isError: true,
        text: expect.stringMatching(/the key "content" occurs twice in one object$/),
      });
      expect(servers.told).toHaveLength(1);
    }
  });

  test('that floods its stream is given up', async () => {
    await using server = await HttpServer.start();
    server.onCall = (response) => {
      const event = `{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":"${'x'.repeat(65_536)}"}}`;
      const go = (): void => {
        while (!response.destroyed && response.write(`data: ${event}\n\n`));
        if (!response.destroyed) response.once('drain', go);
      };
      stream(response);
      go();
    };
    await using servers = await Servers.open({ web: { url: server.url } });
    expect(await servers.call('mcp__web__echo')).toMatchObject({
      text: 'The MCP server "web" sent more than 8388608 bytes that nobody had asked for',
      isError: true,
    });
    expect(servers.told).toHaveLength(1);
  });
});
