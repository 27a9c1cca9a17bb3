import { describe, expect, test } from 'vitest';
import { DenyAll } from '../../src/approval/approver.ts';
import { LedgerBroken } from '../../src/contract/ledger-broken.ts';
import type { Interceptor } from '../../src/hooks/participant.ts';
import { anApprover, call, complaints, digestOf, json, result, rewrites, rig, says, setting, tool } from './rig.ts';

const shownText = (reviewed: { shown: { output: { text: string } } }) => reviewed.shown.output.text;

describe('the post chain', () => {
  test('1.4 the post chain sees the whole output and what ran, and what it leaves is what is shown', async () => {
    const seen: unknown[] = [];
    const spy: Interceptor = {
      name: 'spy',
      beforeTool: () => ({ kind: 'modify', input: json('{"final":1}') }),
      afterTool: (asked, given) => {
        seen.push(asked.input.text, asked.level, given.output.text.length);
        return { kind: 'replace', output: { kind: 'text', text: 'shorter' }, reason: 'long' };
      },
    };
    const session = rig({ interceptors: [spy] });
    await session.enforcer.judge(call('c1', 'write'), tool('write'), setting());
    const reviewed = await session.enforcer.review(call('c1', 'write'), result('x'.repeat(500_000)));
    expect(seen).toEqual(['{"final":1}', 'process', 500_000]);
    expect(reviewed).toMatchObject({ outcome: 'replace', by: ["interceptor 'spy'"], reason: "interceptor 'spy': long" });
    expect(reviewed.shown).toEqual(result('shorter'));
    const [record] = session.recordsOf('reviewed');
    expect(record).toMatchObject({ output_digest: digestOf('x'.repeat(500_000)), shown_digest: digestOf('shorter') });
    expect(record?.shown?.preview).toBe('shorter');
  });

  test('1.4 a refusal after the call shows the reason in place of the output, as an error', async () => {
    const session = rig({ interceptors: [says('dlp', { kind: 'allow' }, { kind: 'deny', reason: 'a key' })] });
    await session.enforcer.judge(call('c1', 'write'), tool('write'), setting());
    const reviewed = await session.enforcer.review(call('c1', 'write'), result('the key'));
    expect(reviewed.shown).toEqual(result("denied by interceptor 'dlp': a key", true));
    expect(session.recordsOf('reviewed')).toMatchObject([{ outcome: 'deny', is_error: true }]);
  });

  test('2.4 a kept output is shown as it is, and the record has no second preview', async () => {
    const session = rig();
    await session.enforcer.judge(call('c1', 'write'), tool('write'), setting());
    const given = { output: { kind: 'json', text: json('{"a": 1.10}') }, isError: true } as const;
    expect(await session.enforcer.review(call('c1', 'write'), given)).toEqual({ shown: given, outcome: 'allow', by: [] });
    expect(session.recordsOf('reviewed')[0]).not.toHaveProperty('shown');
    expect(session.recordsOf('executed')).toMatchObject([{ is_error: true, output: { preview: '{"a": 1.10}' } }]);
  });
});

describe('the records of a call', () => {
  test('every step is recorded before its effect, in order', async () => {
    const broken: Interceptor = {
      name: 'broken',
      beforeTool: () => ({ kind: 'allow' }),
      afterTool: () => {
        throw new Error('at post');
      },
    };
    const session = rig({ interceptors: [says('first', { kind: 'allow' }), rewrites('second', '{"x":1}', 'why'), broken] });
    await session.enforcer.judge(call('c1', 'write'), tool('write'), setting({ turn: 3 }));
    expect(session.typesOf('c1')).toEqual(['call', 'consulted', 'consulted', 'consulted', 'decided', 'approved']);
    await session.enforcer.review(call('c1', 'write'), result('out'));
    expect(session.typesOf('c1').slice(6)).toEqual(['executed', 'consulted', 'consulted', 'consulted', 'breakage', 'reviewed']);
    expect(session.recordsOf('call')).toMatchObject([{ turn: 3, agent_id: 'main', level: 'process' }]);
    expect(session.recordsOf('consulted')[1]).toMatchObject({
      outcome: 'modify',
      reason: 'why',
      before: { digest: digestOf('{}') },
      after: { digest: digestOf('{"x":1}') },
    });
    expect(session.recordsOf('decided')).toMatchObject([{ outcome: 'modify', reason: "interceptor 'second': why" }]);
    expect(session.recordsOf('breakage')).toMatchObject([{ event: 'post_tool_use', kind: 'threw', consequence: 'denied' }]);
  });

  test('8.6 a participant that breaks before the call is recorded ahead of the decision', async () => {
    const broken: Interceptor = { name: 'broken', beforeTool: () => Promise.reject(new Error('boom')) };
    const session = rig({ interceptors: [broken] });
    await session.enforcer.judge(call('c1', 'write'), tool('write'), setting());
    expect(session.typesOf('c1')).toEqual(['call', 'consulted', 'breakage', 'decided', 'refused']);
    expect(session.recordsOf('refused')).toMatchObject([{ stage: 'chain', by: "interceptor 'broken'" }]);
  });

  test('events tell a call from its queueing to its end', async () => {
    const session = rig();
    await session.enforcer.judge(call('c1', 'write', '{"a": 1.0}'), tool('write'), setting());
    await session.enforcer.review(call('c1', 'write'), result('done\nmore'));
    await session.enforcer.judge(call('c2', 'gone'), undefined, setting());
    const told = session.events.map(({ type }) => type);
    expect(told.slice(0, 5)).toEqual(['tool_queued', 'permission_requested', 'permission_resolved', 'tool_started', 'tool_completed']);
    expect(told.slice(5)).toEqual(['tool_queued', 'tool_completed']);
    expect(session.events[0]).toMatchObject({ input: '{"a": 1.0}', side_effect_level: 'process' });
    expect(session.events[4]).toMatchObject({ is_error: false, summary: 'done' });
    expect(session.events[6]).toMatchObject({ is_error: true });
  });
});

describe('calls without a decision', () => {
  test('a result of a call that was refused, that came back twice or that nobody judged is unguarded and withheld', async () => {
    const session = rig({ approver: new DenyAll() });
    await session.enforcer.judge(call('c1', 'write'), tool('write'), setting());
    await session.enforcer.judge(call('c2', 'read'), tool('read', 'none'), setting());
    await session.enforcer.review(call('c2', 'read'), result('once'));
    for (const id of ['c1', 'c2', 'c3']) {
      const reviewed = await session.enforcer.review(call(id, 'write'), result('the output'));
      expect(reviewed).toMatchObject({ outcome: 'deny', shown: { isError: true } });
      expect(shownText(reviewed)).not.toContain('the output');
    }
    expect(session.recordsOf('unguarded').map(({ tool_call_id }) => tool_call_id)).toEqual(['c1', 'c2', 'c3']);
    expect(session.recordsOf('executed')).toHaveLength(1);
  });

  test('the same id in another agent is another call', async () => {
    const session = rig();
    await session.enforcer.judge(call('c1', 'write'), tool('write'), setting());
    const reviewed = await session.enforcer.review({ id: 'c1', agentId: 'main/1' }, result('x'));
    expect(reviewed.outcome).toBe('deny');
    expect((await session.enforcer.review(call('c1', 'write'), result('x'))).outcome).toBe('allow');
  });
});

describe('evaluate-only', () => {
  const verdicts = [
    { who: 'the chain', options: { interceptors: [says('no', { kind: 'deny', reason: 'never' })] }, stage: 'chain' },
    { who: 'the approver', options: { approver: new DenyAll() }, stage: 'approver' },
    { who: 'the schema, of a rewritten call', options: { interceptors: [rewrites('hand', '{"bad":1}')] }, stage: 'schema' },
  ] as const;
  for (const { who, options, stage } of verdicts) {
    test(`a refusal by ${who} is recorded, and the call runs with its original input`, async () => {
      const session = rig({ ...options, evaluateOnly: true });
      const picky = tool('write', 'process', (input) => (input === '{"bad":1}' ? 'bad' : undefined));
      const judged = await session.enforcer.judge(call('c1', 'write', '{"a":1}'), picky, setting());
      expect(judged).toMatchObject({ kind: 'run', input: '{"a":1}' });
      expect(session.typesOf('c1').slice(-3)).toEqual(['decided', 'refused', 'approved']);
      expect(session.recordsOf('refused')).toMatchObject([{ stage }]);
      expect(session.recordsOf('approved')).toMatchObject([{ by: 'evaluate-only', input_digest: digestOf('{"a":1}') }]);
      await session.enforcer.review(call('c1', 'write'), result('x'));
      expect(complaints(session.records, true)).toEqual([]);
    });
  }

  test('a refused call that could not run as it was asked is refused once', async () => {
    const session = rig({ interceptors: [says('no', { kind: 'deny' })], evaluateOnly: true });
    const judged = await session.enforcer.judge(call('c1', 'write', 'raw'), tool('write'), setting());
    expect(judged).toMatchObject({ kind: 'refuse', stage: 'chain' });
    const repaired = rig({ interceptors: [rewrites('repair', '{}')], evaluateOnly: true });
    expect(await repaired.enforcer.judge(call('c1', 'write', 'raw'), tool('write'), setting())).toMatchObject({ stage: 'schema' });
    for (const { records } of [session, repaired]) expect(complaints(records, true)).toEqual([]);
  });

  test('a deadline that passes while the approver thinks refuses here, too, and once', async () => {
    let now = 0;
    const approver = anApprover(() => ((now = 60_000), { kind: 'deny' }));
    const session = rig({ approver, evaluateOnly: true, bounds: { deadlineMs: 60_000, now: () => now } });
    expect(await session.enforcer.judge(call('c1', 'write'), tool('write'), setting())).toMatchObject({ stage: 'bound' });
    expect(complaints(session.records, true)).toEqual([]);
  });

  test('a rewrite is recorded, and the original input runs', async () => {
    const session = rig({ interceptors: [rewrites('hand', '{"b":1}')], evaluateOnly: true });
    const judged = await session.enforcer.judge(call('c1', 'write', '{"a":1}'), tool('write'), setting());
    expect(judged).toMatchObject({ kind: 'run', input: '{"a":1}' });
    expect(session.recordsOf('decided')).toMatchObject([{ outcome: 'modify', final_input_digest: digestOf('{"b":1}') }]);
    expect(session.recordsOf('approved')).toMatchObject([{ by: 'evaluate-only', input_digest: digestOf('{"a":1}') }]);
  });

  test('a replaced or withheld output is recorded, and the original is shown', async () => {
    for (const after of [{ kind: 'deny' }, { kind: 'replace', output: { kind: 'text', text: 'clean' } }] as const) {
      const session = rig({ interceptors: [says('dlp', { kind: 'allow' }, after)], evaluateOnly: true });
      await session.enforcer.judge(call('c1', 'write'), tool('write'), setting());
      expect((await session.enforcer.review(call('c1', 'write'), result('raw'))).shown).toEqual(result('raw'));
      expect(session.recordsOf('reviewed')).toMatchObject([{ outcome: after.kind, shown_digest: digestOf('raw') }]);
    }
  });

  test('what cannot run at all is refused all the same, and an allowed call is as it is', async () => {
    const session = rig({ evaluateOnly: true, bounds: { toolBudget: 4 } });
    const picky = tool('write', 'process', () => 'never fits');
    expect(await session.enforcer.judge(call('c1', 'gone'), undefined, setting())).toMatchObject({ stage: 'unknown-tool' });
    expect(await session.enforcer.judge(call('c2', 'write'), picky, setting())).toMatchObject({ stage: 'schema' });
    expect(await session.enforcer.judge(call('c3', 'write', 'raw'), tool('write'), setting())).toMatchObject({ stage: 'schema' });
    expect(session.typesOf('c2')).toEqual(['call', 'decided', 'refused']);
    await session.enforcer.judge(call('c4', 'write'), tool('write'), setting());
    expect(session.recordsOf('approved')).toMatchObject([{ tool_call_id: 'c4', by: 'AllowAll' }]);
    expect(await session.enforcer.judge(call('c5', 'write'), tool('write'), setting())).toMatchObject({ stage: 'bound' });
  });
});

describe('a broken ledger', () => {
  const brokenAt = (type: string) => (entry: { type: string }) => {
    if (entry.type === type) throw new LedgerBroken('the disk is full');
  };

  test('a call whose approval cannot be recorded does not run, and nothing after it is judged', async () => {
    const session = rig({ onRecord: brokenAt('approved') });
    await expect(session.enforcer.judge(call('c1', 'write'), tool('write'), setting())).rejects.toThrow(
      new LedgerBroken('the disk is full'),
    );
    await expect(session.enforcer.judge(call('c2', 'read'), tool('read', 'none'), setting())).rejects.toBeInstanceOf(LedgerBroken);
    expect(session.events.filter(({ type }) => type === 'tool_started')).toEqual([]);
    expect(session.typesOf('c2')).toEqual([]);
  });

  test('any exception of a recorder is a broken ledger', async () => {
    const session = rig({
      onRecord: () => {
        throw new Error('EIO');
      },
    });
    await expect(session.enforcer.judge(call('c1', 'write'), tool('write'), setting())).rejects.toMatchObject({ code: 'ledger-broken' });
  });

  test('an output that could not be recorded is not shown', async () => {
    const session = rig({ onRecord: brokenAt('executed') });
    await session.enforcer.judge(call('c1', 'write'), tool('write'), setting());
    await expect(session.enforcer.review(call('c1', 'write'), result('x'))).rejects.toBeInstanceOf(LedgerBroken);
  });
});

describe('the end', () => {
  test('7.5 cancelling ends a consultation in flight, before and after a call, and records what did not come to an end', async () => {
    const cancel = new AbortController();
    const hung: Interceptor = {
      name: 'hung',
      beforeTool: (asked) => (asked.id === 'c1' ? { kind: 'allow' } : new Promise(() => undefined)),
      afterTool: () => new Promise(() => undefined),
    };
    const session = rig({ interceptors: [hung], signal: cancel.signal });
    await session.enforcer.judge(call('c1', 'write'), tool('write'), setting());
    const reviewing = session.enforcer.review(call('c1', 'write'), result('half seen'));
    const judging = session.enforcer.judge(call('c2', 'write'), tool('write'), setting());
    cancel.abort();
    expect(shownText(await reviewing)).not.toContain('half seen');
    expect(await judging).toMatchObject({ kind: 'refuse', stage: 'cancelled' });
    expect(await session.enforcer.judge(call('c3', 'write'), tool('write'), setting())).toMatchObject({ stage: 'cancelled' });
    expect(await session.enforcer.judge(call('c4', 'gone'), undefined, setting())).toMatchObject({ stage: 'cancelled' });
    expect(session.enforcer.bounds.spent.calls).toBe(2);
    expect(session.typesOf('c1').slice(-2)).toEqual(['executed', 'abandoned']);
    expect(session.typesOf('c2')).toEqual(['call', 'refused']);
    expect(complaints(session.records)).toEqual([]);
  });

  test('7.5 cancelling while the approver is asked refuses as cancelled', async () => {
    const cancel = new AbortController();
    const session = rig({ approver: anApprover(() => new Promise(() => undefined)), signal: cancel.signal });
    const judging = session.enforcer.judge(call('c1', 'write'), tool('write'), setting());
    await new Promise((resolve) => setImmediate(resolve));
    cancel.abort();
    expect(await judging).toMatchObject({ stage: 'cancelled' });
    expect(session.recordsOf('approved')).toEqual([]);
  });

  test('calls that never came back are abandoned at the end, and nothing is recorded after it', async () => {
    const session = rig();
    await session.enforcer.judge(call('c1', 'write'), tool('write'), setting());
    await session.enforcer.judge(call('c2', 'write'), tool('write'), setting());
    await session.enforcer.review(call('c2', 'write'), result('x'));
    session.enforcer.close('the run was cancelled');
    expect(session.recordsOf('abandoned')).toMatchObject([{ tool_call_id: 'c1', why: 'the run was cancelled' }]);
    const before = session.records.length;
    await expect(session.enforcer.judge(call('c3', 'write'), tool('write'), setting())).rejects.toBeInstanceOf(LedgerBroken);
    expect(session.records).toHaveLength(before);
    expect(complaints(session.records)).toEqual([]);
  });
});
