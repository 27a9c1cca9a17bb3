import { expect, test } from 'vitest';
import type { AgentExit, AgentProcess, DriveContext, LaunchContext } from '../../../src/agents/adapter.ts';
import { opencode } from '../../../src/agents/opencode/adapter.ts';
import { UNANSWERED } from '../../../src/agents/opencode/plugin.ts';
import { launchContext } from '../launch-context.ts';

async function driven(lines: readonly (object | string)[], exit: AgentExit = { kind: 'exited', code: 0, stderr: '' }) {
  const written: string[] = [];
  const told: unknown[] = [];
  const broken: string[] = [];
  async function* said(): AsyncGenerator<string> {
    for (const line of lines) yield await Promise.resolve(typeof line === 'string' ? line : JSON.stringify(line));
  }
  const process: AgentProcess = {
    lines: said(),
    write: (text) => written.push(text) > 0,
    closeInput: () => void written.push('(closed)'),
    ended: Promise.resolve(exit),
    kill: () => undefined,
  };
  const launch: LaunchContext = launchContext({ prompt: 'Do it.' });
  const context: DriveContext = {
    launch,
    signal: new AbortController().signal,
    tell: (event) => told.push(event),
    ask: () => Promise.resolve({ kind: 'deny', words: '' }),
    broken: (words) => broken.push(words),
  };
  return { outcome: await opencode.drive(process, context), written, told, broken };
}

const text = (words: string) => ({ type: 'text', sessionID: 'ses_1', part: { type: 'text', text: words } });

test('the prompt goes in by standard input, and the last text is the final message', async () => {
  const { outcome, written, told } = await driven([
    { type: 'step_start', part: {} },
    text('first'),
    'noise',
    text('last'),
    { type: 'step_finish', part: {} },
  ]);
  expect(written).toEqual(['Do it.', '(closed)']);
  expect(outcome).toEqual({ kind: 'finished', finalMessage: 'last' });
  expect(told).toEqual(['first', 'last'].map((words) => ({ type: 'assistant_message', agent_id: 'main', text: words })));
});

test('a call that the plugin could not have decided ends the run as the guard’s fault', async () => {
  const state = { status: 'error', error: `${UNANSWERED}status 500` };
  const { broken } = await driven([{ type: 'tool_use', part: { tool: 'bash', state } }]);
  expect(broken).toEqual([expect.stringContaining('status 500')]);
  const denied = await driven([{ type: 'tool_use', part: { tool: 'bash', state: { status: 'error', error: 'denied by hook' } } }]);
  expect(denied.broken).toEqual([]);
});

test.each([
  [[{ type: 'error', error: { name: 'APIError', data: { message: 'too many' } } }], undefined, 'the agent reported an error: too many'],
  [[], { kind: 'exited', code: 78, stderr: '\u001b[91mError\u001b[0m: no\n' }, 'the agent ended with exit code 78: Error: no'],
  [[], { kind: 'signalled', signal: 'SIGKILL', stderr: '' }, 'the agent was ended by SIGKILL'],
  [[], { kind: 'not-started', words: 'no such program' }, 'no such program'],
] as const)('how it failed: %j %j', async (lines, exit, words) => {
  expect((await driven(lines, exit)).outcome).toEqual({ kind: 'failed', words, finalMessage: '' });
});
