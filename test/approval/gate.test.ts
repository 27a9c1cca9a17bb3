import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AllowAll, CannotAnswer, DenyAll, type Approver } from '../../src/approval/approver.ts';
import { ApprovalGate } from '../../src/approval/gate.ts';
import type { ApprovalAnswer, ApprovalRequest } from '../../src/contract/approval.ts';
import { never, request } from './requests.ts';

/** An approver that answers with what `answer` gives, whatever that is, and keeps what it was asked. */
function approver(answer: (request: ApprovalRequest, signal: AbortSignal) => unknown) {
  const asked: ApprovalRequest[] = [];
  const approve = (asking: ApprovalRequest, signal: AbortSignal): ApprovalAnswer => {
    asked.push(asking);
    return answer(asking, signal) as ApprovalAnswer;
  };
  return { name: 'tester', approve, asked } satisfies Approver & { asked: ApprovalRequest[] };
}

const CALL = request('spawn', 'process');

describe('who is asked', () => {
  test('8.2 a call of level none never reaches an approver', async () => {
    const asking = approver(() => ({ kind: 'deny' }));
    const gate = new ApprovalGate({ approver: asking });
    expect(await gate.ask(request('files', 'none'), never())).toEqual({ kind: 'allow', by: 'not asked' });
    expect(asking.asked).toEqual([]);
  });

  test('8.1 8.2 every other level, and an unknown one, reaches the approver', async () => {
    const asking = approver(() => ({ kind: 'allow' }));
    const gate = new ApprovalGate({ approver: asking });
    for (const level of ['local_state', 'process', 'external', undefined] as const) await gate.ask(request('tool', level), never());
    expect(asking.asked.map((one) => one.side_effect_level)).toEqual(['local_state', 'process', 'external', undefined]);
  });

  test('8.4 the approver behind the gate may change from one call to the next', async () => {
    const gate = new ApprovalGate({ approver: new DenyAll() });
    expect((await gate.ask(CALL, never())).kind).toBe('deny');
    gate.approver = new AllowAll();
    expect(await gate.ask(CALL, never())).toEqual({ kind: 'allow', by: 'AllowAll' });
  });

  test('8.4 a question that is out is answered by the approver that was asked', async () => {
    let answer: (given: ApprovalAnswer) => void = () => undefined;
    const gate = new ApprovalGate({ approver: approver(() => new Promise((resolve) => (answer = resolve))) });
    const asked = gate.ask(CALL, never());
    gate.approver = new DenyAll();
    answer({ kind: 'allow' });
    expect(await asked).toEqual({ kind: 'allow', by: 'tester' });
  });
});

describe('answers', () => {
  test('8.5 a refusal carries its own words, and without any it reads `denied by session approver`', async () => {
    const gateOf = (reason: unknown) => new ApprovalGate({ approver: approver(() => ({ kind: 'deny', reason })) });
    expect(await gateOf('not today').ask(CALL, never())).toEqual({ kind: 'deny', words: 'not today', by: 'tester' });
    for (const reason of [undefined, null, '', ' ']) {
      expect(await gateOf(reason).ask(CALL, never())).toEqual({ kind: 'deny', words: 'denied by session approver', by: 'tester' });
    }
  });

  test('8.5 allow_for_session is remembered for that tool name and level, and for no other', async () => {
    const asking = approver(() => ({ kind: 'allow_for_session' }));
    const gate = new ApprovalGate({ approver: asking });
    expect(await gate.ask(CALL, never())).toEqual({ kind: 'allow', by: 'tester' });
    expect(await gate.ask(CALL, never())).toEqual({ kind: 'allow', by: 'remembered' });
    gate.approver = new DenyAll();
    expect(await gate.ask(request('spawn', 'process', '{"command": "another"}'), never())).toEqual({ kind: 'allow', by: 'remembered' });
    expect((await gate.ask(request('spawn', 'local_state'), never())).kind).toBe('deny');
    expect((await gate.ask(request('spawned', 'process'), never())).kind).toBe('deny');
    expect(asking.asked).toHaveLength(1);
  });

  test('8.5 a remembered refusal says so, and the approver is not asked again', async () => {
    const asking = approver(() => ({ kind: 'deny_for_session', reason: 'no shell here' }));
    const gate = new ApprovalGate({ approver: asking });
    expect(await gate.ask(CALL, never())).toEqual({ kind: 'deny', words: 'no shell here', by: 'tester' });
    const again = await gate.ask(CALL, never());
    expect(again).toEqual({ kind: 'deny', words: 'refused for the rest of this session: no shell here', by: 'remembered' });
    expect(asking.asked).toHaveLength(1);
  });

  test('8.5 allow and deny are not remembered, and another gate remembers nothing', async () => {
    const asking = approver(() => ({ kind: asking.asked.length === 1 ? 'allow' : 'deny' }));
    const gate = new ApprovalGate({ approver: asking });
    expect([(await gate.ask(CALL, never())).kind, (await gate.ask(CALL, never())).kind]).toEqual(['allow', 'deny']);
    const generous = approver(() => ({ kind: 'allow_for_session' }));
    await new ApprovalGate({ approver: generous }).ask(CALL, never());
    await new ApprovalGate({ approver: generous }).ask(CALL, never());
    expect(generous.asked).toHaveLength(2);
  });
});

describe('an approver that cannot answer', () => {
  const failing = async (answer: () => unknown) => {
    const given = await new ApprovalGate({ approver: approver(answer) }).ask(CALL, never());
    if (given.kind === 'allow') throw new Error('the gate allowed');
    return given;
  };

  test('8.6 an exception denies and says so; what it says is for the audit, not for the model', async () => {
    const thrown = await failing(() => {
      throw new Error('the token is sesame');
    });
    expect(thrown.words).toBe('the approver could not answer, which denies: it threw an exception');
    expect(thrown.failure).toBe('it threw an exception: the token is sesame');
    expect((await failing(() => Promise.reject(new Error('later')))).failure).toBe('it threw an exception: later');
    expect((await failing(() => Promise.reject(Object.create(null)))).failure).toBe('it threw an exception: without a message');
  });

  test('8.6 no terminal and a closed channel deny and say which it was', async () => {
    const closed = await failing(() => Promise.reject(new CannotAnswer('closed-channel')));
    expect(closed.words).toBe('the approver could not answer, which denies: its channel is closed');
    const blind = await failing(() => {
      throw new CannotAnswer('no-terminal');
    });
    expect(blind.words).toBe('the approver could not answer, which denies: there is no terminal to ask at');
    expect(blind.failure).toBe('there is no terminal to ask at');
  });

  test('8.6 an answer that cannot be read denies and says so', async () => {
    const trap = {
      get kind(): string {
        throw new Error('trap');
      },
    };
    const unreadable = [
      undefined,
      null,
      true,
      'allow',
      {},
      { kind: 'Allow' },
      { kind: 'deny', reason: 1 },
      ['allow'],
      { decision: 'allow' },
      trap,
    ];
    for (const answer of unreadable) {
      const given = await failing(() => answer);
      expect(given.words).toBe('the approver could not answer, which denies: its answer cannot be read');
      expect(given.failure).toBeDefined();
    }
  });

  test('8.6 an unreadable answer is not remembered', async () => {
    const gate = new ApprovalGate({ approver: approver(() => ({ kind: 'deny_for_session', reason: 7 })) });
    await gate.ask(CALL, never());
    gate.approver = new AllowAll();
    expect((await gate.ask(CALL, never())).kind).toBe('allow');
  });
});

describe('time', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('8.7 a time-out denies, says so, and tells the approver through its signal', async () => {
    let told: AbortSignal | undefined;
    const gate = new ApprovalGate({ approver: approver((_, signal) => new Promise(() => (told = signal))), timeoutMs: 30_000 });
    const asked = gate.ask(CALL, never());
    await vi.advanceTimersByTimeAsync(29_999);
    expect(told?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    const words = 'the approver could not answer, which denies: no answer within 30000 ms';
    expect(await asked).toEqual({ kind: 'deny', words, by: 'tester', failure: 'no answer within 30000 ms' });
    expect(told?.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('8.7 an answer after the time-out changes nothing, also not what is remembered', async () => {
    const late = approver(() => new Promise((resolve) => setTimeout(() => resolve({ kind: 'allow_for_session' }), 2_000)));
    const gate = new ApprovalGate({ approver: late, timeoutMs: 1_000 });
    const asked = gate.ask(CALL, never());
    await vi.advanceTimersByTimeAsync(5_000);
    expect((await asked).kind).toBe('deny');
    gate.approver = new DenyAll();
    expect((await gate.ask(CALL, never())).kind).toBe('deny');
  });

  test('8.7 there is no time-out unless one is set, and an answer in time leaves no timer behind', async () => {
    const slow = () => approver(() => new Promise((resolve) => setTimeout(() => resolve({ kind: 'allow' }), 86_400_000)));
    const patient = new ApprovalGate({ approver: slow() }).ask(CALL, never());
    await vi.advanceTimersByTimeAsync(86_400_000);
    expect((await patient).kind).toBe('allow');
    const timed = new ApprovalGate({ approver: slow(), timeoutMs: 100_000_000_000 }).ask(CALL, never());
    await vi.advanceTimersByTimeAsync(86_400_000);
    expect((await timed).kind).toBe('allow');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('7.5 cancelling the run ends the wait at once, and an approver is not asked in a run that is cancelled', async () => {
    const cancel = new AbortController();
    const asking = approver(() => new Promise(() => undefined));
    const gate = new ApprovalGate({ approver: asking, timeoutMs: 1_000 });
    const asked = gate.ask(CALL, cancel.signal);
    cancel.abort();
    const words = 'the run was cancelled before this call was approved';
    expect(await asked).toEqual({ kind: 'deny', words, by: 'tester', cancelled: true });
    expect(await gate.ask(CALL, cancel.signal)).toMatchObject({ kind: 'deny', cancelled: true });
    expect(asking.asked).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
