// What turns cost, and answers that must be accepted, in memory.
import { describe, expect, test } from 'vitest';
import type { Conversation, TurnAnswer } from '../../src/loop/model.ts';
import type { Acceptance } from '../../src/loop/run-loop.ts';
import { rig } from '../session/rig.ts';
import { asks, call, loop, plays, says, tool } from './loop-rig.ts';

const USAGE = { inputTokens: 100, outputTokens: 10, reasoningTokens: 4 };
const price = ({ inputTokens }: { readonly inputTokens: number }): number => inputTokens / 1000;
const used = (answer: TurnAnswer): TurnAnswer => ({ ...answer, usage: USAGE });
const read = [tool('read', 'none')];

describe('a request of a model with a price', () => {
  test('is on record with its cost, what happened on the way, and also where the usage is not known', async () => {
    const session = rig();
    const played = plays(used(asks(call('c1', 'read'))), says('done'));
    const conversation: Conversation = {
      next: async (results, listener, signal) => {
        if (results.length === 0) listener.retry('the server was busy', 7);
        else listener.notice('outputs were dropped');
        return played.next(results, listener, signal);
      },
    };
    await loop(session, conversation, read, { price });
    expect(session.recordsOf('model_request')).toMatchObject([
      {
        turn: 1,
        input_tokens: 100,
        output_tokens: 10,
        reasoning_tokens: 4,
        cost_usd: 0.1,
        notes: ['asked again after 7 ms: the server was busy'],
      },
      { turn: 2, cost_usd: 'unknown', notes: ['outputs were dropped'] },
    ]);
    expect(session.recordsOf('model_request')[1]).not.toHaveProperty('input_tokens');
    expect(session.events.filter(({ type }) => type === 'usage')).toHaveLength(1);
    expect(session.enforcer.bounds.spent.costUsd).toBe(0.1);
  });

  test('that failed, or was given up, is on record too', async () => {
    const session = rig();
    await loop(session, plays({ kind: 'failed', words: 'refused', usage: USAGE }), [], { price });
    expect(session.recordsOf('model_request')).toMatchObject([{ cost_usd: 0.1, notes: ['refused'] }]);
    const given = rig();
    const controller = new AbortController();
    const hangs: Conversation = {
      next: () => {
        controller.abort();
        return new Promise<never>(() => undefined);
      },
    };
    expect(await loop(given, hangs, [], { price, signal: controller.signal })).toMatchObject({ kind: 'cancelled' });
    expect(given.recordsOf('model_request')).toMatchObject([{ cost_usd: 'unknown', notes: ['given up: the run was to end'] }]);
  });

  test.each([{ tokenBudget: 1000 }, { costBudgetUsd: 10 }])(
    'that does not say what it used ends a session with %j before anything runs on it',
    async (bounds) => {
      const session = rig({ bounds });
      const end = await loop(session, plays(asks(call('c1', 'read'))), read, { price });
      expect(end).toMatchObject({ kind: 'agent-failed', words: expect.stringMatching(/did not say how many tokens the turn took/) });
      expect(session.recordsOf('call')).toEqual([]);
      // A last message needs no further request.
      expect(await loop(rig({ bounds }), plays(says('done')), read, { price })).toMatchObject({ kind: 'finished', finalMessage: 'done' });
    },
  );
});

describe('a final answer', () => {
  const accept: Acceptance = {
    check: (text) => (text.startsWith('ok') ? { ok: true, value: text.toUpperCase() } : { ok: false, error: `not ${text}` }),
    retry: (problem) => `again: ${problem}`,
  };

  function listening(...turns: readonly TurnAnswer[]): Conversation & { readonly said: (string | undefined)[] } {
    const played = plays(...turns);
    const said: (string | undefined)[] = [];
    return {
      said,
      next: (results, listener, signal, say) => {
        said.push(say);
        return played.next(results, listener, signal);
      },
    };
  }

  test('that is accepted is kept as the check gives it', async () => {
    expect(await loop(rig(), plays(says('ok a')), [], { accept })).toMatchObject({ kind: 'finished', finalMessage: 'OK A' });
  });

  test('that is not is asked for once more, also after further calls', async () => {
    const conversation = listening(says('no'), asks(call('c1', 'read')), says('ok b'));
    expect(await loop(rig(), conversation, read, { accept })).toMatchObject({ kind: 'finished', finalMessage: 'OK B', turns: 3 });
    expect(conversation.said).toEqual([undefined, 'again: not no', undefined]);
  });

  test('that is not accepted twice fails, and no message is kept', async () => {
    const end = await loop(rig(), listening(says('no'), says('still no')), [], { accept });
    expect(end).toMatchObject({ kind: 'agent-failed', words: 'the final answer does not do, twice: not still no', finalMessage: '' });
  });
});
