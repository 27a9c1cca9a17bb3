import { describe, expect, it } from 'vitest';
import type { AgentExit, AgentProcess, LaunchContext } from '../../../src/agents/adapter.ts';
import { drive } from '../../../src/agents/copilot/drive.ts';
import type { SessionEvent } from '../../../src/contract/event.ts';

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  for (const line of lines) yield await Promise.resolve(line);
}

async function driven(lines: readonly (string | object)[], exit: AgentExit = { kind: 'exited', code: 0, stderr: '' }, guidance = '') {
  const written: string[] = [];
  const told: SessionEvent[] = [];
  const broken: string[] = [];
  const agent: AgentProcess = {
    lines: each(lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)))),
    write: (text) => written.push(text) > 0,
    closeInput: () => void written.push('<end>'),
    ended: Promise.resolve(exit),
    kill: () => void written.push('<kill>'),
  };
  const outcome = await drive(agent, {
    launch: { prompt: '--help', guidance } as LaunchContext,
    signal: new AbortController().signal,
    tell: (event) => told.push(event),
    ask: () => Promise.resolve({ kind: 'allow' }),
    broken: (words) => broken.push(words),
  });
  return { outcome, written, told, broken };
}

const message = (content: string, agentId?: string): object => ({
  type: 'assistant.message',
  data: { content, toolRequests: [] },
  agentId,
});
const END = { type: 'result', exitCode: 0 };
const failed = (error: object): object => ({ type: 'tool.execution_complete', data: { toolCallId: 'c', success: false, error } });

describe('driving Copilot CLI', () => {
  it('hands the prompt over by standard input, guidance before it', async () => {
    expect((await driven([END])).written).toEqual(['--help', '<end>']);
    expect((await driven([END], undefined, 'Be kind.\n')).written).toEqual(['Be kind.\n\n---\n\n--help', '<end>']);
  });

  it('tells its messages, and takes the last of the main agent for the final one', async () => {
    const { outcome, told } = await driven([
      message('first'),
      message(''),
      message('from below', 'sub'),
      message('last'),
      message('late', 'sub'),
      'no JSON',
      END,
    ]);
    expect(outcome).toEqual({ kind: 'finished', finalMessage: 'last' });
    expect(told.map((event) => (event.type === 'assistant_message' ? `${event.agent_id}: ${event.text}` : event.type))).toEqual([
      'main: first',
      'sub: from below',
      'main: last',
      'sub: late',
    ]);
  });

  it.each([
    [failed({ code: 'denied', message: 'Denied by preToolUse hook from "/etc/x.json" (hook errored)' }), 1],
    [failed({ code: 'denied', message: 'Denied by preToolUse hook: hook exited with code 2' }), 1],
    [failed({ code: 'denied', message: 'Tool result blocked: Policy hook failed' }), 1],
    [failed({ code: 'denied', message: 'Denied by preToolUse hook: from "x" (hook errored)' }), 0],
    [failed({ code: 'denied', message: 'Tool result blocked: a reason' }), 0],
    [failed({ code: 'failure', message: 'Tool result blocked: Policy hook failed' }), 0],
  ])('tells a hook that failed from one that refused: %j', async (event, count) => {
    expect((await driven([event, END])).broken).toHaveLength(count);
  });

  it('fails where the agent says so, or does not say that it finished', async () => {
    const error = { type: 'session.error', data: { errorType: 'query', message: '400 wrong' } };
    const exited = (code: number, stderr = ''): AgentExit => ({ kind: 'exited', code, stderr });
    expect((await driven([message('half'), error, { type: 'result', exitCode: 1 }], exited(1))).outcome).toEqual({
      kind: 'failed',
      words: 'it exited with 1: 400 wrong',
      finalMessage: 'half',
    });
    expect((await driven([message('half')])).outcome).toMatchObject({ kind: 'failed' });
    expect((await driven([], exited(2, 'one\nerror: two\n'))).outcome).toMatchObject({ words: 'it exited with 2: error: two' });
    expect((await driven([END], { kind: 'signalled', signal: 'SIGKILL', stderr: '' })).outcome).toMatchObject({ kind: 'failed' });
    expect((await driven([], { kind: 'not-started', words: 'no program' })).outcome).toMatchObject({ kind: 'failed' });
  });
});
