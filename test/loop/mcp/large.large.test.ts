// Messages of the largest size, both ways.
import { describe, expect, test } from 'vitest';
import { HttpServer, json } from './http-server.ts';
import { hostile, Servers } from './rig.ts';

const MIB = 1024 * 1024;

describe('a message', () => {
  test('of 40 MiB goes to a program, and one of 14 MiB comes back as it was', { timeout: 120_000 }, async () => {
    await using servers = await Servers.open({ h: hostile('good'), s: hostile('size') });
    expect(await servers.call('mcp__s__echo', `{"a":"${'x'.repeat(40 * MIB)}"}`)).toMatchObject({ text: `${40 * MIB}`, isError: false });
    const input = `{"a":"${'x'.repeat(14 * MIB)}"}`;
    const { text, isError } = await servers.call('mcp__h__echo', input);
    expect(isError).toBe(false);
    expect(text === input).toBe(true);
  });

  test('of more than 16 MiB ends its server, over both ways', { timeout: 120_000 }, async () => {
    await using servers = await Servers.open({ h: hostile('huge-line') });
    expect(await servers.call('mcp__h__echo')).toMatchObject({
      text: 'The MCP server "h" sent a message of more than 16777216 bytes',
      isError: true,
    });
    await using server = await HttpServer.start();
    server.onCall = (response, id) =>
      json(response, `{"jsonrpc":"2.0","id":${id},"result":{"content":[{"type":"text","text":"${'x'.repeat(17 * MIB)}"}]}}`);
    await using web = await Servers.open({ web: { url: server.url } });
    expect(await web.call('mcp__web__echo')).toMatchObject({
      text: 'The MCP server "web" sent a message of more than 16777216 bytes',
      isError: true,
    });
  });
});
