import { describe, expect, it } from 'vitest';
import type { AgentExit, AgentProcess, LaunchContext } from '../../../src/agents/adapter.ts';
import { geminiCli } from '../../../src/agents/gemini-cli/adapter.ts';
import { launchContext } from '../launch-context.ts';

const LAUNCH = launchContext({
  prompt: 'Do @it.',
  wire: 'gemini',
  gateway: { url: 'http://127.0.0.1:1', token: 'a token' },
  decisions: { url: '', token: '', shim: (event) => `/g/it's ${event}` },
  guidance: 'Mind the gap.',
  mcp: [{ name: 'lab', transport: { kind: 'http', url: 'http://x/', headers: { a: 'b' } }, timeoutMs: 7, unset: [], source: '' }],
  allow: { external: false, delegation: false },
  args: ['--debug'],
});

async function drive(lines: readonly object[], exit: AgentExit, signal = new AbortController().signal) {
  const written: string[] = [];
  const told: string[] = [];
  const broken: string[] = [];
  let killed = 0;
  const agent: AgentProcess = {
    lines: (async function* () {
      for (const line of lines) yield await Promise.resolve(JSON.stringify(line));
    })(),
    write: (text) => written.push(text) > 0,
    closeInput: () => written.push('(end)'),
    ended: Promise.resolve(exit),
    kill: () => (killed += 1),
  };
  const outcome = await geminiCli.drive(agent, {
    launch: LAUNCH,
    signal,
    tell: (event) =>
      told.push('text' in event ? `${event.type} ${event.text}` : 'message' in event ? `${event.type} ${event.message}` : event.type),
    ask: () => Promise.resolve({ kind: 'allow' }),
    broken: (words) => broken.push(words),
  });
  return { outcome, written, told, broken, killed };
}

const exited = (code: number, stderr = ''): AgentExit => ({ kind: 'exited', code, stderr });
const says = (content: string): object => ({ type: 'message', role: 'assistant', content, delta: true });

describe('driving Gemini CLI', () => {
  it('gives it the prompt, tells what it says, and ends with its last message', async () => {
    const { outcome, written, told } = await drive(
      [
        { type: 'init' },
        says('I '),
        says('look.'),
        { type: 'tool_use', tool_name: 'x' },
        says('Done.'),
        { type: 'result', status: 'success' },
      ],
      exited(0),
    );
    expect(written).toEqual(['Do \\@it.', '(end)']);
    expect(told).toEqual([
      'assistant_delta I ',
      'assistant_delta look.',
      'assistant_message I look.',
      'assistant_delta Done.',
      'assistant_message Done.',
    ]);
    expect(outcome).toEqual({ kind: 'finished', finalMessage: 'Done.' });
  });

  it.each([
    [[], exited(0), 'it exited with 0'],
    [[], exited(55, 'so\nnot trusted\n'), 'it exited with 55, which means that it does not trust the folder: not trusted'],
    [
      [
        { type: 'error', severity: 'error', message: 'no answer' },
        { type: 'result', status: 'error' },
      ],
      exited(0),
      'it exited with 0: no answer',
    ],
    [[{ type: 'result', status: 'error', error: { type: 'x', message: 'why' } }], exited(1), 'it exited with 1: why'],
    [[], { kind: 'signalled', signal: 'SIGKILL', stderr: '' } as const, 'it was ended by SIGKILL'],
    [[], { kind: 'not-started', words: 'ENOENT' } as const, 'it could not be started: ENOENT'],
  ])('says how it failed (%#)', async (lines, exit, words) => {
    expect((await drive(lines, exit)).outcome).toMatchObject({ kind: 'failed', words });
  });

  it('takes a failed hook of the guard as a broken guard, and no words that a tool printed', async () => {
    const failed = (name: string) => `[WARNING] Hook(s) [${name}] failed for event BeforeTool. Press F12`;
    expect((await drive([], exited(0, `a\n${failed('guard-abab')}\n`))).broken).toHaveLength(1);
    expect((await drive([], exited(0, `Error executing tool x: ${failed('guard-abab')}`))).broken).toEqual([]);
    expect((await drive([], exited(0, failed('their own')))).broken).toEqual([]);
    expect((await drive([], exited(0, 'Project hooks disabled because the folder is not trusted.'))).broken).toHaveLength(1);
  });

  it('ends it when it is to stop', async () => {
    const stop = new AbortController();
    stop.abort();
    expect((await drive([], exited(0), stop.signal)).killed).toBe(1);
  });
});

describe('the plan for Gemini CLI', () => {
  const settingsOf = (launch: LaunchContext) =>
    JSON.parse(geminiCli.plan(launch).files.find(({ path }) => path === '.gemini/settings.json')?.text ?? '');

  it('sets one hook an event with a name of its own and a time past the guard’s', () => {
    const { hooks, hooksConfig } = settingsOf(LAUNCH);
    expect(hooksConfig).toEqual({ enabled: true, disabled: [], notifications: false });
    expect(Object.keys(hooks)).toEqual(['BeforeTool', 'AfterTool']);
    expect(hooks.BeforeTool).toEqual([
      { matcher: '.*', hooks: [{ type: 'command', name: 'guard-abababababababab', command: expect.any(String), timeout: 16_000 }] },
    ]);
    expect(hooks.BeforeTool[0].hooks[0].command).toContain("'/g/it'\\''s pre' 2>/dev/null");
  });

  it('trusts the folder only where the repository’s own settings are masked', () => {
    const confined = geminiCli.plan(LAUNCH);
    expect(confined.masked).toContain('.gemini');
    expect(confined.env).toMatchObject({ GEMINI_CLI_TRUST_WORKSPACE: 'true', GEMINI_API_KEY: 'a token' });
    const open = geminiCli.plan({ ...LAUNCH, confined: false });
    expect(open.env).toMatchObject({ GEMINI_CLI_TRUST_WORKSPACE: 'false' });
    expect(settingsOf({ ...LAUNCH, confined: false }).hooks).toBeUndefined();
    expect(open.files.map(({ path }) => path)).toContain('.gemini/extensions/guard-abababababababab/hooks/hooks.json');
    expect(open.refuse).toMatch(/MCP server/);
    expect(geminiCli.plan({ ...LAUNCH, confined: false, mcp: [] }).refuse).toBeUndefined();
  });

  it('hands over guidance and servers, and takes away what may not be', () => {
    const { tools, mcpServers, mcp } = settingsOf(LAUNCH);
    expect(tools.exclude).toEqual(expect.arrayContaining(['google_web_search', 'web_fetch', 'invoke_agent']));
    expect(settingsOf({ ...LAUNCH, allow: { external: true, delegation: true } }).tools.exclude).not.toContain('web_fetch');
    expect(mcpServers).toEqual({ lab: { httpUrl: 'http://x/', headers: { a: 'b' }, timeout: 7, trust: false } });
    expect(mcp.allowed).toEqual(['lab']);
    expect(geminiCli.plan(LAUNCH).files).toContainEqual({
      in: 'home',
      path: '.gemini/guidance-abababababababab.md',
      text: 'Mind the gap.',
    });
    expect(geminiCli.plan(LAUNCH).argv.at(-1)).toBe('--debug');
  });

  it('hands over skills, and offers the tool for them only where there are some', () => {
    const skills = [{ name: 'measure', files: [{ path: 'SKILL.md', text: 'Measure.' }] }];
    const given = { ...LAUNCH, skills };
    expect(geminiCli.plan(given).files).toContainEqual({ in: 'home', path: '.gemini/skills/measure/SKILL.md', text: 'Measure.' });
    expect(settingsOf(given).skills).toEqual({ enabled: true, disabled: ['antigravity-support', 'skill-creator'] });
    expect(settingsOf(given).tools.exclude).not.toContain('activate_skill');
    expect(settingsOf(LAUNCH).skills).toMatchObject({ enabled: false });
    expect(settingsOf(LAUNCH).tools.exclude).toContain('activate_skill');
    expect(geminiCli.plan(given).masked).toEqual(expect.arrayContaining(['.gemini', '.agents/skills']));
  });

  it.each([
    ['gemini-2.5-pro', 'gemini-2.5-pro'],
    ['gemini-3.1-pro-preview', 'gemini-3-pro-preview'],
    ['gemini-3.5-flash', 'gemini-3-flash-preview'],
    ['gemini-of-tomorrow', 'gemini-3-pro-preview'],
  ])('%s is summed up by %s', (model, by) => expect(geminiCli.models(model)).toEqual([by]));

  it('is for Google’s models alone', () => {
    expect(geminiCli.wire({ provider: 'google', name: 'gemini-2.5-pro' })).toEqual({ ok: true, value: 'gemini' });
    expect(geminiCli.wire({ provider: 'openai', name: 'x' })).toMatchObject({ ok: false });
  });
});
