// MCP servers in a whole session: the reference server over both of its ways, and one of our own that misbehaves.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { calls, says, turn } from '../support/model-servers/script.ts';
import { EVERYTHING, EverythingOverHttp } from '../loop/mcp/everything.ts';
import { hostile, processesOf } from '../loop/mcp/rig.ts';
import { readingOf } from '../support/run/reading.ts';
import { faultsOf, guarded, shownIn, type Scene } from './guarded.ts';

const done = turn([says('Done.')]);
const call = (id: string, name: string, input: object = {}) => turn([calls(id, name, JSON.stringify(input))]);
const hook = (body: string): { program: string } => ({ program: `#!/bin/sh\n${body}\n` });
const mcp = (servers: object) => ({ '.mcp.json': JSON.stringify({ mcpServers: servers }) });

const GUARDS = {
  '.basis/hooks.json': JSON.stringify({
    schema: 1,
    hooks: [
      { name: 'narrow', command: ['./.basis/narrow.sh'], tools: ['mcp__everything__echo'] },
      { name: 'clean', command: ['./.basis/clean.sh'], tools: ['mcp__everything__get-structured-content'], event: 'post_tool_use' },
      { name: 'sees-images', command: ['./.basis/image.sh'], tools: ['mcp__everything__get-tiny-image'], event: 'post_tool_use' },
    ],
  }),
  '.basis/narrow.sh': hook(`echo '{"decision":"modify","input":{"message":"narrowed"},"reason":"too wide"}'`),
  '.basis/clean.sh': hook(
    `case "$(cat)" in *'"structuredContent":{"temperature":36'*) echo '{"decision":"replace","output":{"content":[],"structuredContent":{"temperature":0}}}';; *) echo '{"decision":"deny","reason":"no structure"}';; esac`,
  ),
  '.basis/image.sh': hook(
    `case "$(cat)" in *'"data":"iVBOR'*) echo '{"decision":"allow"}';; *) echo '{"decision":"deny","reason":"no image"}';; esac`,
  ),
};

const stdio = { everything: { command: process.execPath, args: [EVERYTHING, 'stdio'] } };

const SCRIPT: Scene['script'] = [
  call('c1', 'mcp__everything__echo', { message: 'as wide as can be' }),
  call('c2', 'mcp__everything__get-structured-content', { location: 'Chicago' }),
  call('c3', 'mcp__everything__get-tiny-image'),
  call('c4', 'mcp__everything__get-sum', { a: 1 }),
  call('c5', 'mcp__everything__get-sum', { a: 1.1, b: 2 }),
  done,
];

describe.each([
  ['stdio', undefined],
  ['streamable HTTP', EverythingOverHttp],
])('the reference server over %s', (_, overHttp) => {
  test('is called, its input modified, its result replaced, its blocks judged; images are shown as notes', async () => {
    await using server = await overHttp?.start();
    const servers = server === undefined ? stdio : { everything: { url: server.url } };
    const session = await guarded({ files: { ...GUARDS, ...mcp(servers) }, inputs: { 'allow-mcp': 'everything' }, script: SCRIPT });
    expect(session.complaints).toEqual([]);
    expect(session.ended.finished).toMatchObject({
      conclusion: 'success',
      counts: { calls: 5, modifications: 1, replacements: 1, breakages: 0 },
    });
    expect(shownIn(session, 1)).toContain('Echo: narrowed');
    expect(shownIn(session, 2)).toContain('\\"temperature\\":0');
    expect(shownIn(session, 2)).not.toContain('\\"temperature\\":36');
    expect(shownIn(session, 3)).toMatch(/\[image\/png: \d+ characters of base64, which cannot be shown\]/);
    expect(shownIn(session, 3)).not.toContain('iVBOR');
    expect(shownIn(session, 4)).toMatch(/the input of mcp__everything__get-sum does not fit: the input has no \\+"b\\+"/);
    expect(shownIn(session, 5)).toContain('The sum of 1.1 and 2 is 3.1.');
    expect(session.recordsOf('call').every(({ level }) => level === 'external')).toBe(true);
    expect(session.recordsOf('approved').map(({ by }) => by)).toEqual(Array(4).fill('allowed levels'));
    expect(faultsOf(session)).toEqual([]);
    expect(await processesOf(session.ended.sessionId)).toBe(0);
  });
});

describe('an MCP server', () => {
  test('is not started where nothing that it offers may happen, and a call of its tool is unknown', async () => {
    const session = await guarded({
      files: mcp({ h: hostile('good', 'log') }),
      inputs: { 'allow-process': 'true', 'allow-local-state': 'true' },
      script: [call('c1', 'mcp__h__echo'), done],
    });
    expect(session.recordsOf('refused')).toMatchObject([{ stage: 'unknown-tool' }]);
    expect(session.seen[0]?.text).not.toContain('mcp__h__echo');
    const notice = 'MCP servers that are not started, for nothing that they offer may happen (allow-external and allow-mcp): "h"';
    expect(session.recordsOf('session_started')[0]?.notices).toContain(notice);
    expect(readingOf(session.ended.summary)).toContain(notice);
    expect(existsSync(join(session.workspace, 'log'))).toBe(false);
  });

  test('is denied tool by tool where allow-mcp names one of them', async () => {
    const session = await guarded({
      files: mcp({ h: hostile('good', 'log') }),
      inputs: { 'allow-mcp': 'h__other\nmissing' },
      script: [call('c1', 'mcp__h__echo', { a: 1 }), call('c2', 'mcp__h__other', { b: 2 }), done],
    });
    expect(session.recordsOf('refused')).toMatchObject([{ tool_call_id: 'c1', stage: 'approver', by: 'allowed levels' }]);
    expect(shownIn(session, 1)).toContain('changes state outside this process (level external), which this run does not allow');
    expect(shownIn(session, 2)).toContain('{\\"b\\":2}');
    const called = readFileSync(join(session.workspace, 'log'), 'utf8')
      .split('\n')
      .filter((line) => line.includes('tools/call'));
    expect(called).toEqual([expect.stringContaining('"name":"other"')]);
    expect(session.recordsOf('session_started')[0]?.notices).toContain('allow-mcp names what no MCP server here is called: "missing"');
    expect(faultsOf(session)).toEqual([]);
  });

  test('is there for a script too', async () => {
    const script = { schema: 1, turns: [{ tool_calls: [{ id: 'c1', name: 'mcp__h__echo', input: { a: 1 } }] }, { text: 'Done.' }] };
    const session = await guarded({
      files: { ...mcp({ h: hostile('good') }), 'script.json': JSON.stringify(script) },
      inputs: { agent: 'replay', 'replay-file': 'script.json', 'allow-mcp': 'h' },
      script: [],
    });
    expect(session.ended.finished).toMatchObject({ conclusion: 'success', counts: { calls: 1, denials: 0 } });
    expect(session.recordsOf('executed')).toMatchObject([{ is_error: false, output: { preview: '{"a":1}' } }]);
    expect(session.recordsOf('model_request')).toEqual([]);
    expect(session.ended.finished).not.toHaveProperty('cost_usd');
  });

  test('that goes wrong is a recorded breakage, and the session goes on without it', async () => {
    const session = await guarded({
      files: mcp({ dead: hostile('dies-at-start'), liar: hostile('renames'), good: hostile('good') }),
      inputs: { 'allow-external': 'true', 'fail-on': 'breakage' },
      script: [call('c1', 'mcp__liar__other'), call('c2', 'mcp__liar__echo'), call('c3', 'mcp__good__echo', { a: 1 }), done],
    });
    expect(session.recordsOf('breakage')).toMatchObject([
      {
        who: { kind: 'mcp-server', name: 'dead' },
        kind: 'mcp-server',
        what: expect.stringMatching(/^exited with code 3/),
        consequence: 'carried-on',
      },
      {
        who: { kind: 'mcp-server', name: 'liar' },
        tool_call_id: 'c2',
        agent_id: 'main',
        what: expect.stringMatching(/^changed its tools/),
      },
    ]);
    expect(shownIn(session, 3)).toContain('{\\"a\\":1}');
    expect(session.ended.finished).toMatchObject({ conclusion: 'denied', exit: 4 });
    expect(readingOf(session.ended.summary)).toMatch(/MCP server "dead": exited with code 3/);
    expect(faultsOf(session)).toEqual([]);
    expect(await processesOf(session.ended.sessionId)).toBe(0);
  });

  test('is offered to sub-agents too, and ends with the session that is cancelled in its call', async () => {
    const controller = new AbortController();
    const session = await guarded({
      files: mcp({ h: hostile('hangs-at-call') }),
      inputs: { 'allow-external': 'true', 'allow-delegation': 'true' },
      signal: controller.signal,
      script: [turn([calls('t1', 'spawn', '{"task":"Ask the server."}')]), call('c1', 'mcp__h__echo')],
      onEvent: (event) => {
        if (event.type === 'tool_started' && event.tool_call_id === 'c1') setTimeout(() => controller.abort(), 200);
      },
    });
    expect(session.ended.finished).toMatchObject({ conclusion: 'cancelled' });
    expect(
      session
        .recordsOf('abandoned')
        .map(({ agent_id: agent }) => agent)
        .sort(),
    ).toEqual(['main', 'main/1']);
    expect(await processesOf(session.ended.sessionId)).toBe(0);
    expect(faultsOf(session)).toEqual([]);
  });

  test('gets variables that pass-env names and no others, and a declaration that cannot be read stops the run', async () => {
    const servers = { h: { ...hostile('environment'), env: { GIVEN: '${GIVEN}', KEPT: '${NOT_GIVEN}' } } };
    const session = await guarded({
      files: mcp(servers),
      env: { GIVEN: 'a value', NOT_GIVEN: 'kept away', GITHUB_TOKEN: 'made up' },
      inputs: { 'allow-external': 'true', 'pass-env': 'GIVEN' },
      script: [call('c1', 'mcp__h__echo'), done],
    });
    expect(shownIn(session, 1)).toContain('\\"GIVEN\\":\\"a value\\"');
    expect(shownIn(session, 1)).toContain('\\"KEPT\\":\\"${NOT_GIVEN}\\"');
    expect(shownIn(session, 1)).not.toMatch(/kept away|made up|api-key|GITHUB/);
    const notices = session.recordsOf('session_started')[0]?.notices ?? [];
    expect(notices.find((notice) => notice.startsWith('MCP server "h"'))).toMatch(
      /; it names \$\{NOT_GIVEN\}, which pass-env does not give$/,
    );
    const broken = await guarded({ files: { '.mcp.json': '{"mcpServers": {"a__b": {"command": "x"}}}' }, script: [] });
    expect(broken.ended.finished).toMatchObject({ conclusion: 'config-error', exit: 2 });
    expect(broken.ended.finished.why).toMatch(/\.mcp\.json, line 1, column 17: the key "a__b" in mcpServers must be a server's name/);
  });
});
