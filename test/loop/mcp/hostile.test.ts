// Servers of our own that misbehave: each ends as words, in time, with nothing left, while the others go on.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { HttpServer } from './http-server.ts';
import { hostile, Servers } from './rig.ts';

const SHORT = { startMs: 2_000 };
/** A session in a process of its own, whose memory can be bounded and measured. */
const SMALL = join(import.meta.dirname, 'small-memory.ts');

describe('a server that goes wrong at its start', () => {
  test.each([
    ['dies-at-start', /^h exited with code 3; standard error: no configuration was found\n$/],
    ['floods-at-start', /^h sent more than 8388608 bytes that nobody had asked for$/],
    ['endless-line', /^h sent a message of more than 16777216 bytes$/],
    ['no-tools', /^h offers no tools$/],
    ['endless-pages', /^h lists its tools on more than 64 pages$/],
    ['big-pages', /^h gave a list of tools of more than 16777216 bytes$/],
    ['long-list', /^h lists more than 10000 tools$/],
  ])('%s: is told of, and the others go on', async (mode, words) => {
    await using servers = await Servers.open({ h: hostile(mode), good: hostile('good') });
    expect(servers.told).toEqual([expect.stringMatching(words)]);
    expect(servers.names).toEqual(['mcp__good__echo', 'mcp__good__other']);
    expect(await servers.call('mcp__good__echo', '{"a":1}')).toEqual({ text: '{"a":1}', isError: false, kind: 'text' });
    expect(await servers.left()).toBe(1);
  });

  test('hangs-at-start: is told of in time, and the others go on', async () => {
    await using server = await HttpServer.start();
    await using servers = await Servers.open({ h: hostile('hangs-at-start'), web: { url: server.url } }, SHORT);
    expect(servers.told).toEqual(['h gave no list of its tools within 2000 ms']);
    expect(await servers.call('mcp__web__echo')).toMatchObject({ text: 'called', isError: false });
    expect(await servers.left()).toBe(0);
  });

  test('a program that is not there, or must not be started, is told of in the same way', async () => {
    await using missing = await Servers.open({ h: { command: '/nonexistent/server' } });
    expect(missing.told).toEqual(["h could not be started: the program '/nonexistent/server' does not exist"]);
    await using refused = await Servers.open(
      { h: hostile('good') },
      { command: () => ({ ok: false, error: 'was not started: its file changed' }) },
    );
    expect(refused.told).toEqual(['h was not started: its file changed']);
  });

  test('a run that is cancelled waits for none', async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 500);
    const began = performance.now();
    await using servers = await Servers.open({ h: hostile('hangs-at-start') }, { signal: controller.signal });
    expect(performance.now() - began).toBeLessThan(20_000);
    expect(servers.names).toEqual([]);
    expect(await servers.left()).toBe(0);
  });
});

describe('a server that goes wrong in a call', () => {
  test.each([
    ['hangs-at-call', /^The MCP server "h" gave no answer within 1500 ms and was given up$/],
    ['dies-at-call', /^The MCP server "h" exited with code 7; standard error: out of luck\n$/],
    ['floods-at-call', /^The MCP server "h" sent more than 8388608 bytes that nobody had asked for$/],
    [
      'duplicate-key',
      /^The MCP server "h" sent a message that is not JSON by the strict reader: the key "content" occurs twice in one object$/,
    ],
  ])('%s: the call is an error, it is told of once, and later calls are errors at once', async (mode, words) => {
    const timeout = mode === 'hangs-at-call' ? 1_500 : 20_000;
    await using servers = await Servers.open({ h: { ...hostile(mode), timeout }, good: hostile('good') });
    const first = await servers.call('mcp__h__echo');
    expect(first).toEqual({ text: expect.stringMatching(words), isError: true, kind: 'text' });
    expect(await servers.call('mcp__h__other')).toEqual(first);
    expect(servers.told).toEqual([first.text.replace('The MCP server "h"', 'h')]);
    // Ended off the answer's path.
    await expect.poll(() => servers.left(), { timeout: 20_000 }).toBe(1);
    expect(await servers.call('mcp__good__echo')).toMatchObject({ isError: false });
  });

  test('an error that it answers with is the tool’s own: an error for the model, and no breakage', async () => {
    await using servers = await Servers.open({ h: hostile('error') });
    expect(await servers.call('mcp__h__echo')).toMatchObject({
      text: 'The MCP server "h" gave no result: I do not like this input',
      isError: true,
    });
    expect(await servers.call('mcp__h__echo')).toMatchObject({ isError: true });
    expect(servers.told).toEqual([]);
  });

  test('a result that is none is told of', async () => {
    await using servers = await Servers.open({ h: hostile('not-a-result') });
    expect(await servers.call('mcp__h__echo')).toMatchObject({
      text: expect.stringMatching(/gave no result: Invalid result for tools\/call/),
      isError: true,
    });
    expect(servers.problems).toMatchObject([{ server: 'h', call: { agentId: 'main', toolCallId: 'c1' } }]);
  });

  test('a call that is cancelled ends at once and is no breakage', async () => {
    await using servers = await Servers.open({ h: hostile('hangs-at-call') });
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 200);
    const began = performance.now();
    expect(await servers.call('mcp__h__echo', '{}', controller.signal)).toMatchObject({ isError: true });
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(servers.told).toEqual([]);
  });
});

describe('a server whose tools are not what they should be', () => {
  test('renames: a tool that changed in mid-session is not called, and is told of', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'basis-guard-test-'));
    try {
      const log = join(folder, 'log');
      await using servers = await Servers.open({ h: hostile('renames', log) });
      expect(await servers.call('mcp__h__other')).toMatchObject({ text: 'other ran', isError: false });
      expect(await servers.call('mcp__h__echo')).toEqual({
        text: 'The MCP server "h" changed its tools during the session: "echo" has another description now',
        isError: true,
        kind: 'text',
      });
      expect((await servers.call('mcp__h__other')).text).toMatch(/"other" is no longer listed by it$/);
      expect(servers.told).toHaveLength(2);
      const called = readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => line.includes('tools/call'));
      expect(called).toHaveLength(1);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test.each([
    ['builtin', ['h lists a tool "spawn", which is not offered: a built-in tool has that name']],
    ['duplicate', ['h lists a tool "echo", which is not offered: another one has its name']],
  ])('%s', async (mode, told) => {
    await using servers = await Servers.open({ h: hostile(mode) });
    expect(servers.told).toEqual(told);
    expect(servers.names).toEqual(['mcp__h__echo', 'mcp__h__other']);
  });

  test('names that no wire takes are made to fit, unless another tool has that name or it is too long', async () => {
    await using servers = await Servers.open({ h: hostile('strange-names') });
    expect(servers.names).toEqual(['mcp__h__echo', 'mcp__h__other', 'mcp__h__o_ther']);
    expect(servers.told).toEqual([
      expect.stringMatching(
        /^h lists a tool "x{70}", which is not offered: its name would be mcp__h__x{70}, which is longer than 64 characters$/,
      ),
      'h lists a tool "o.ther", which is not offered: another one has its name',
    ]);
  });

  test('schemas that cannot be used keep their tools away, and theirs alone', async () => {
    await using servers = await Servers.open({ h: hostile('schemas') });
    expect(servers.names).toEqual(['mcp__h__echo', 'mcp__h__other']);
    expect(servers.told.map((words) => /"(\w+)"/.exec(words)?.[1])).toEqual(['none', 'list', 'broken', 'outside']);
  });

  test('of more than 256 tools the first are offered', async () => {
    await using servers = await Servers.open({ h: hostile('many') });
    expect(servers.names).toHaveLength(256);
    expect(servers.told).toEqual(['h lists 300 tools, of which only the first 256 are offered']);
  });
});

describe('what a server may do', () => {
  test('lines that are no messages are passed over and told of once', async () => {
    await using servers = await Servers.open({ h: hostile('banner'), g: hostile('garbage') });
    expect(await servers.call('mcp__h__echo', '{"a":1}')).toMatchObject({ text: '{"a":1}' });
    expect(await servers.call('mcp__g__echo')).toMatchObject({ text: 'after garbage' });
    expect(await servers.call('mcp__g__echo')).toMatchObject({ text: 'after garbage' });
    expect(servers.told).toEqual([]);
    expect(servers.notices.filter((notice) => notice.includes('no message'))).toEqual([
      'MCP server "h" printed what is no message: Welcome to the server!',
      'MCP server "g" printed what is no message: debug: got a call',
    ]);
  });

  test('one that knows the newest revision of the protocol alone is spoken to in that', async () => {
    await using servers = await Servers.open({ h: hostile('newest') });
    expect(servers.told).toEqual([]);
    expect(await servers.call('mcp__h__echo', '{"a":1.10}')).toEqual({ text: '{"a":1.1}', isError: false, kind: 'text' });
  });

  test('sampling, roots and elicitation are answered with errors, not offered', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'basis-guard-test-'));
    try {
      const log = join(folder, 'log');
      await using servers = await Servers.open({ h: hostile('asks-back', log) });
      expect(await servers.call('mcp__h__echo')).toMatchObject({ text: 'asked', isError: false });
      const lines = readFileSync(log, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>);
      expect(lines[0]).toMatchObject({ method: 'initialize', params: { capabilities: {} } });
      expect(lines.filter(({ id }) => typeof id === 'string')).toMatchObject([
        { id: 'a1', error: { code: -32601 } },
        { id: 'a2', error: {} },
        { id: 'a3', error: {} },
      ]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('its environment is what it was given and the mark, its folder the one it was given', async () => {
    await using servers = await Servers.open(
      { h: { ...hostile('environment'), env: { OWN: 'yes' } } },
      {
        command: ({ transport }) => ({
          ok: true,
          value: { argv: transport.kind === 'stdio' ? transport.command : ['none'], cwd: '/', env: { PATH: '/usr/bin:/bin' } },
        }),
      },
    );
    const { env, cwd } = JSON.parse((await servers.call('mcp__h__echo')).text) as { env: Record<string, string>; cwd: string };
    expect(Object.keys(env).sort()).toEqual(['BASIS_GUARD_CALL', 'OWN', 'PATH']);
    expect(cwd).toBe('/');
  });

  test('4.3 it gets the approved text, and its result keeps its own', async () => {
    await using servers = await Servers.open({ h: hostile('exact') });
    const input = '{"z":12345678901234567890,"2":1e400,"1":1.10,"half":"\\ud800","__proto__":{"constructor":1},"a":[0.1e-7,-0]}';
    const { text, kind } = await servers.call('mcp__h__echo', input);
    expect(kind).toBe('json');
    expect(text).toContain('"structuredContent":{"z":12345678901234567890,"a":1.10,"e":1e400}');
    const { content } = JSON.parse(text) as { content: { text: string }[] };
    expect(content[0]?.text).toContain(`"arguments":${input}`);
  });

  test.each([127, 128])('4.3 it gets the approved text also where that is nested %i deep', async (depth) => {
    await using servers = await Servers.open({ h: hostile('exact') });
    const input = `{"n":12345678901234567890,"m":1.10,"d":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;
    const { text, isError } = await servers.call('mcp__h__echo', input);
    expect(isError).toBe(false);
    const { content } = JSON.parse(text) as { content: { text: string }[] };
    expect(content[0]?.text).toContain(`"arguments":${input}`);
    expect(content[0]?.text).not.toContain('basis-guard-exact');
  });

  test.each([
    ['millions of empty objects', '{},', 5_000_000],
    ['a million keys', 'keys', 1_000_000],
    ['16 MB and as many values as are just allowed', '{"a":[]},', 66_000],
  ])('a result of %s does not use up the memory', { timeout: 120_000 }, async (_, pattern, count) => {
    const args = ['--max-old-space-size=512', SMALL, 'bomb', pattern, `${count}`];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env: { PATH: process.env['PATH'] ?? '' } });
    const { called, after, grown } = JSON.parse(stdout) as { called: unknown; after: unknown; grown: number };
    if (count < 100_000) expect(called).toMatchObject({ isError: false });
    else expect(called).toMatchObject({ text: 'The MCP server "h" sent a message of more than 200000 JSON values', isError: true });
    expect(after).toMatchObject({ text: '{"a":1}', isError: false });
    expect(grown).toBeLessThan(300);
  });

  test('one that ignores SIGTERM is gone when its session is closed', async () => {
    const servers = await Servers.open({ h: hostile('ignores-term') });
    expect(await servers.left()).toBe(1);
    await servers.close();
    expect(await servers.left()).toBe(0);
  });
});
