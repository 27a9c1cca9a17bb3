import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Bounds } from '../../src/session/bounds.ts';
import { anApprover, call, result, rig, setting, tool } from './rig.ts';

const END = 'no further call runs, what has been done is kept. Stop here and say what is done and what is not.';

describe('bounds', () => {
  test('the tool budget lets as many calls happen as it says, and stays used up', () => {
    const bounds = new Bounds({ now: () => 0, toolBudget: 2 });
    expect([bounds.admitCall(), bounds.admitCall()]).toEqual([undefined, undefined]);
    expect(bounds.admitTurn()).toBeUndefined();
    expect(bounds.tripped).toBeUndefined();
    const trip = { bound: 'tool-budget', words: `the session's budget of 2 tool calls is used up: ${END}` };
    expect(bounds.admitCall()).toEqual(trip);
    expect(bounds.admitTurn()).toEqual(trip);
    expect(bounds.spent.calls).toBe(2);
  });

  test('the deadline stops turns and calls from its very millisecond on', () => {
    let now = 1_000;
    const bounds = new Bounds({ now: () => now, deadlineMs: 90_000 });
    now = 90_999;
    expect([bounds.admitTurn(), bounds.admitCall(), bounds.pastDeadline()]).toEqual([undefined, undefined, undefined]);
    now = 91_000;
    expect(bounds.admitCall()).toEqual({ bound: 'deadline', words: `the session's deadline of 90 s has passed: ${END}` });
  });

  test('tokens and cost are looked at before the next turn and call', () => {
    const tokens = new Bounds({ now: () => 0, tokenBudget: 100 });
    tokens.spend({ inputTokens: 60, outputTokens: 39 });
    expect(tokens.admitTurn()).toBeUndefined();
    tokens.spend({ inputTokens: 0, outputTokens: 1 });
    expect(tokens.admitTurn()?.bound).toBe('token-budget');
    const cost = new Bounds({ now: () => 0, costBudgetUsd: 0.5 });
    cost.spend({ inputTokens: 1, outputTokens: 1 }, 0.5);
    expect(cost.admitCall()?.words).toContain('budget of 0.5 US dollars is used up');
    expect(cost.spent).toEqual({ calls: 0, inputTokens: 1, outputTokens: 1, costUsd: 0.5 });
  });

  test('ten turns of a tenth of the cost budget use it up', () => {
    const cost = new Bounds({ now: () => 0, costBudgetUsd: 1 });
    for (let turn = 0; turn < 10; turn += 1) {
      expect(cost.admitTurn()).toBeUndefined();
      cost.spend({ inputTokens: 1, outputTokens: 1 }, 0.1);
    }
    expect(cost.admitTurn()?.words).toContain('budget of 1 US dollar');
    expect(cost.spent.costUsd).toBe(1);
  });

  test('the first bound that tripped is the one that is told at the end', () => {
    let now = 0;
    const bounds = new Bounds({ now: () => now, deadlineMs: 10, toolBudget: 0 });
    bounds.admitCall();
    now = 20;
    expect(bounds.pastDeadline()?.bound).toBe('deadline');
    expect(bounds.tripped).toBe('tool-budget');
  });

  describe('the signal of the deadline', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    test('aborts at the deadline, and not once it is disarmed', () => {
      const bounds = new Bounds({ now: () => performance.now(), deadlineMs: 5_000 });
      vi.advanceTimersByTime(1_000);
      const [armed, disarmed] = [bounds.armDeadline(), bounds.armDeadline()];
      disarmed.disarm();
      vi.advanceTimersByTime(3_999);
      expect(armed.signal.aborted).toBe(false);
      vi.advanceTimersByTime(1);
      expect([armed.signal.aborted, disarmed.signal.aborted, bounds.tripped]).toEqual([true, false, 'deadline']);
    });

    test('never aborts without a deadline, or with one further away than a timer reaches', () => {
      for (const more of [{}, { deadlineMs: 3_000_000_000 }]) {
        const { signal } = new Bounds({ now: () => 0, ...more }).armDeadline();
        vi.advanceTimersByTime(2_999_999_999);
        expect(signal.aborted).toBe(false);
      }
      expect(vi.getTimerCount()).toBe(0);
    });
  });
});

describe('bounds in the fold', () => {
  test('a call beyond the budget is recorded and refused with words for the model, and the chain is not asked', async () => {
    let asked = 0;
    const spy = { name: 'spy', beforeTool: () => ((asked += 1), { kind: 'allow' as const }) };
    const session = rig({ interceptors: [spy], bounds: { toolBudget: 1 } });
    expect(await session.enforcer.judge(call('c1', 'write'), tool('write'), setting())).toMatchObject({ kind: 'run' });
    const refused = await session.enforcer.judge(call('c2', 'write'), tool('write'), setting());
    expect(refused).toMatchObject({ kind: 'refuse', stage: 'bound', by: ['tool-budget'] });
    expect(asked).toBe(1);
    expect(session.typesOf('c2')).toEqual(['call', 'refused']);
    expect((await session.enforcer.review(call('c1', 'write'), result('kept'))).shown).toEqual(result('kept'));
  });

  test('a deadline that passes while the approver thinks refuses the call', async () => {
    let now = 0;
    const approver = anApprover(() => ((now = 60_000), { kind: 'allow' }));
    const session = rig({ approver, bounds: { deadlineMs: 60_000, now: () => now } });
    expect(await session.enforcer.judge(call('c1', 'write'), tool('write'), setting())).toMatchObject({ stage: 'bound', by: ['deadline'] });
    expect(session.recordsOf('approved')).toEqual([]);
  });

  test('a call that was within the budget goes on when another one exceeds it meanwhile', async () => {
    const answer = Promise.withResolvers<{ kind: 'allow' }>();
    const session = rig({ approver: anApprover(() => answer.promise), bounds: { toolBudget: 1 } });
    const first = session.enforcer.judge(call('c1', 'write'), tool('write'), setting());
    expect(await session.enforcer.judge(call('c2', 'write'), tool('write'), setting())).toMatchObject({ stage: 'bound' });
    answer.resolve({ kind: 'allow' });
    expect(await first).toMatchObject({ kind: 'run' });
  });
});
