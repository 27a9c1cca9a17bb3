// Sub-agents in memory: names, depth, ends and what their parents are told.
import { describe, expect, test } from 'vitest';
import { LedgerBroken } from '../../src/contract/ledger-broken.ts';
import { delegateTo, type DelegateOptions } from '../../src/loop/delegate.ts';
import type { Conversation, TurnAnswer } from '../../src/loop/model.ts';
import { Toolbox } from '../../src/loop/toolbox.ts';
import { rig, type Rig, type RigOptions } from '../session/rig.ts';
import { asks, call, plays, says, tool } from './loop-rig.ts';

interface Tasks {
  readonly session: Rig;
  readonly guardErrors: string[];
  readonly prompts: string[];
  run(task: string, agentId: string, signal?: AbortSignal): Promise<{ text: string; isError: boolean }>;
}

function tasks(turns: (task: string) => Conversation, more: RigOptions & { readonly options?: Partial<DelegateOptions> } = {}): Tasks {
  const session = rig(more);
  const guardErrors: string[] = [];
  const prompts: string[] = [];
  const delegate = delegateTo({
    toolbox: () => new Toolbox([tool('read', 'none'), tool('write', 'process')], () => () => undefined),
    enforcer: session.enforcer,
    now: () => performance.now(),
    model: 'test',
    signal: new AbortController().signal,
    open: (task) => {
      prompts.push(task);
      return turns(task);
    },
    onGuardError: (words) => guardErrors.push(words),
    ...more.options,
  });
  return {
    session,
    guardErrors,
    prompts,
    async run(task, agentId, signal = new AbortController().signal) {
      const { output, isError } = await delegate(task, { agentId, toolCallId: 't', signal });
      return { text: output.text, isError };
    },
  };
}

describe('a sub-agent', () => {
  test('has the name of its parent and a number, and its last message is the result', async () => {
    const one = tasks((task) => plays(asks(call(`c-${task}`, 'read')), says(`${task} is done`)));
    expect(await one.run('A', 'main')).toEqual({ text: 'A is done', isError: false });
    expect(await one.run('B', 'main')).toEqual({ text: 'B is done', isError: false });
    expect(await one.run('C', 'main/2')).toEqual({ text: 'C is done', isError: false });
    expect(one.session.recordsOf('call').map(({ agent_id: agent }) => agent)).toEqual(['main/1', 'main/2', 'main/2/1']);
    expect(one.prompts).toEqual(['A', 'B', 'C']);
  });

  test('lies at most three deep', async () => {
    const one = tasks(() => plays(says('done')));
    expect(await one.run('D', 'main/1/1')).toEqual({ text: 'done', isError: false });
    expect(await one.run('E', 'main/1/1/1')).toEqual({ text: expect.stringMatching(/^Sub-agents lie 3 deep already/), isError: true });
    expect(one.prompts).toEqual(['D']);
  });

  test('that fails, or is stopped by a bound, is an error with what it said last', async () => {
    const failing: TurnAnswer = { kind: 'failed', words: 'the model is away' };
    const one = tasks(() => plays({ kind: 'turn', text: 'I begin', calls: [call('c1', 'read')] }, failing));
    expect(await one.run('A', 'main')).toEqual({
      text: 'The sub-agent failed: the model is away.\nThe last that it said:\nI begin',
      isError: true,
    });
    const two = tasks(() => plays(asks(call('c1', 'read'), call('c2', 'read'))), { bounds: { toolBudget: 1 } });
    expect(await two.run('A', 'main')).toEqual({ text: "The sub-agent was stopped by the session's tool-budget.", isError: true });
  });

  test('ends with the call that it is in', async () => {
    const controller = new AbortController();
    const one = tasks(() => ({
      next: () => {
        controller.abort();
        return new Promise<never>(() => undefined);
      },
    }));
    expect(await one.run('A', 'main', controller.signal)).toEqual({
      text: 'The sub-agent was ended with the call that it was started by.',
      isError: true,
    });
  });

  test('in which the guard itself fails ends the session, not only the task', async () => {
    const one = tasks(() => plays(asks(call('c1', 'read'))), {
      onRecord: () => {
        throw new LedgerBroken('the disk is full');
      },
    });
    expect(await one.run('A', 'main')).toEqual({ text: 'The sub-agent was ended by a failure of the guard.', isError: true });
    expect(one.guardErrors).toEqual(['the disk is full']);
  });
});
