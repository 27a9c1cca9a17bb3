import { describe, expect, test } from 'vitest';
import type { AgentExit } from '../../../src/agents/adapter.ts';
import { drive } from '../../../src/agents/claude-code/drive.ts';

const INIT = { type: 'system', subtype: 'init', claude_code_version: '2.1.332', permissionMode: 'dontAsk', mcp_servers: [] };
const RESULT = { type: 'result', subtype: 'success', is_error: false, result: 'The end.', terminal_reason: 'completed' };
const says = (text: string, more: object = {}) => ({ type: 'assistant', message: { content: [{ type: 'text', text }] }, ...more });
const hook = (outcome: string, output: string, more: object = {}) => ({
  type: 'system',
  subtype: 'hook_response',
  hook_name: 'PreToolUse:Bash',
  hook_event: 'PreToolUse',
  outcome,
  stdout: output,
  stderr: '',
  ...more,
});

async function run(lines: readonly object[], exit: AgentExit = { kind: 'exited', code: 0, stderr: '' }) {
  const seen: { written: string; closed: boolean; broken: string[]; told: object[]; servers: string[] } = {
    written: '',
    closed: false,
    broken: [],
    told: [],
    servers: [],
  };
  const printed = async function* (): AsyncGenerator<string> {
    yield 'a line that is no JSON';
    for (const line of lines) yield JSON.stringify(line);
  };
  const process = {
    lines: printed(),
    write: (text: string) => {
      seen.written += text;
      return true;
    },
    closeInput: () => {
      seen.closed = true;
    },
    ended: Promise.resolve(exit),
    kill: () => undefined,
  };
  const outcome = await drive(process, {
    launch: { version: '2.1.332', prompt: '/--help', mcp: [{ name: 'lab' }] } as never,
    signal: new AbortController().signal,
    tell: (event) => seen.told.push(event),
    ask: () => Promise.resolve({ kind: 'allow' }),
    serverBroke: (server, words) => seen.servers.push(`${server} ${words}`),
    broken: (words) => seen.broken.push(words),
  });
  return { ...seen, outcome };
}

describe('a session of Claude Code', () => {
  test('is given its prompt by its input, never as a command of its own, and told as it goes', async () => {
    const ran = await run([INIT, says('Hello.'), says('Below.', { agent_id: 'a8' }), hook('success', '{}'), RESULT]);
    expect(ran).toMatchObject({ written: '\n/--help', closed: true, broken: [], outcome: { kind: 'finished', finalMessage: 'The end.' } });
    expect(ran.told).toEqual([
      { type: 'assistant_message', agent_id: 'main', text: 'Hello.' },
      { type: 'assistant_message', agent_id: 'a8', text: 'Below.' },
    ]);
  });

  test.each([
    ['the hook failed', hook('error', '', { stderr: 'HTTP 500' }), /PreToolUse:Bash failed .*HTTP 500/],
    ['the hook was answered with nothing', hook('success', ''), /answered with nothing/],
    ['it started in another permission mode', { ...INIT, permissionMode: 'default' }, /permission mode "default"/],
    ['it is another version', { ...INIT, claude_code_version: '2.1.197' }, /2\.1\.197/],
    ['it started a server that nobody declared', { ...INIT, mcp_servers: [{ name: 'evil', status: 'connected' }] }, /"evil"/],
  ])('is broken where %s', async (_what, line, words) => {
    expect((await run([line, RESULT])).broken).toEqual([expect.stringMatching(words)]);
  });

  test('tells of a declared server that did not come up', async () => {
    const servers = [{ name: 'lab', status: 'failed' }];
    const ran = await run([{ ...INIT, mcp_servers: servers }, RESULT]);
    expect(ran.servers).toEqual(['lab did not come up: Claude Code says that it is "failed"']);
    expect(ran.broken).toEqual([]);
  });

  test('tells of a hook that is none of the guard’s, once', async () => {
    const other = hook('success', '{}', { hook_event: 'SessionStart', hook_name: 'SessionStart:startup' });
    const ran = await run([INIT, other, other, RESULT]);
    expect(ran.broken).toEqual([]);
    expect(ran.told).toEqual([{ type: 'notice', message: expect.stringContaining('SessionStart:startup') }]);
  });

  test.each([
    ['without a result', [INIT, says('Half.')], { kind: 'exited', code: 1, stderr: 'oops' }, /exited 1 without a result: oops/],
    ['with an error', [{ ...RESULT, is_error: true, result: 'API Error: 400' }], { kind: 'exited', code: 1, stderr: '' }, /API Error: 400/],
    [
      'by the guard',
      [{ ...RESULT, terminal_reason: 'hook_stopped', result: '' }],
      { kind: 'exited', code: 0, stderr: '' },
      /the guard stopped it/,
    ],
    ['by a signal', [RESULT], { kind: 'signalled', signal: 'SIGKILL', stderr: '' }, /SIGKILL/],
    ['with another code', [RESULT], { kind: 'exited', code: 3, stderr: 'late' }, /exited 3: late/],
    ['before it began', [], { kind: 'not-started', words: 'no such file' }, /no such file/],
  ] as const)('that ends %s has failed, and says so', async (_what, lines, exit, words) => {
    const { outcome } = await run(lines, exit);
    expect(outcome).toMatchObject({ kind: 'failed', words: expect.stringMatching(words) });
  });
});
