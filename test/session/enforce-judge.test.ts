import { describe, expect, test } from 'vitest';
import { DenyAll } from '../../src/approval/approver.ts';
import type { ApprovalRequest } from '../../src/contract/approval.ts';
import { anApprover, call, digestOf, json, rewrites, rig, says, setting, tool } from './rig.ts';

describe('which tools there are', () => {
  test('1.1 a call to an unknown tool never runs, is recorded, and the model is told which tools there are', async () => {
    const asked: string[] = [];
    const spy = { name: 'spy', beforeTool: (seen: { id: string }) => (asked.push(seen.id), { kind: 'allow' as const }) };
    const session = rig({ interceptors: [spy] });
    const judged = await session.enforcer.judge(call('c1', 'sudo'), undefined, setting());
    const words = 'there is no tool "sudo"; the tools here are: write, read';
    expect(judged).toEqual({ kind: 'refuse', stage: 'unknown-tool', words, by: ['session'] });
    expect(session.typesOf('c1')).toEqual(['call', 'refused']);
    expect(session.recordsOf('call')[0]).toMatchObject({ tool_name: 'sudo', level: null });
    expect(asked).toEqual([]);
  });

  test('1.1 a made-up tool name of any size and content takes little room and forges nothing', async () => {
    const session = rig();
    const judged = await session.enforcer.judge(call('c1', `a"\n${'x'.repeat(100_000)}`), undefined, setting({ available: [] }));
    if (judged.kind === 'run') throw new Error('it runs');
    expect(judged.words).toContain('there is no tool "a\\"\\nxxx');
    expect(judged.words).toContain('there are no tools here');
    expect(JSON.stringify(session.records).length).toBeLessThan(2_000);
    expect(judged.words.length).toBeLessThan(400);
  });

  test('1.1 the pre chain is asked about a call that the approver then refuses', async () => {
    const asked: string[] = [];
    const spy = { name: 'spy', beforeTool: (seen: { id: string }) => (asked.push(seen.id), { kind: 'allow' as const }) };
    const session = rig({ interceptors: [spy], approver: new DenyAll() });
    expect(await session.enforcer.judge(call('c1', 'write'), tool('write'), setting())).toMatchObject({ stage: 'approver' });
    expect(asked).toEqual(['c1']);
  });
});

describe('the input', () => {
  const onlyA = (input: string) => (input === '{"a":1}' ? undefined : 'a must be 1');

  test('1.2 the schema is checked against what the chain left, so a participant may repair an input', async () => {
    const session = rig({ interceptors: [rewrites('repair', '{"a":1}')] });
    const judged = await session.enforcer.judge(call('c1', 'write', '{"b"'), tool('write', 'process', onlyA), setting());
    expect(judged).toMatchObject({ kind: 'run', input: '{"a":1}', outcome: 'modify' });
  });

  test('1.2 an input that does not fit is refused with the reason, before anybody is asked for approval', async () => {
    const asked: ApprovalRequest[] = [];
    const approver = anApprover((request) => (asked.push(request), { kind: 'allow' }));
    const session = rig({ approver });
    const judged = await session.enforcer.judge(call('c1', 'write', '{"a":2}'), tool('write', 'process', onlyA), setting());
    expect(judged).toEqual({
      kind: 'refuse',
      stage: 'schema',
      words: 'the input of write does not fit: a must be 1',
      by: ['input schema'],
    });
    expect(asked).toEqual([]);
    expect(session.typesOf('c1')).toEqual(['call', 'decided', 'refused']);
  });

  test('1.2 an input that is not JSON is shown to the chain and never reaches the tool', async () => {
    const seen: string[] = [];
    const spy = {
      name: 'spy',
      beforeTool: (asked: { input: { kind: string } }) => (seen.push(asked.input.kind), { kind: 'allow' as const }),
    };
    const session = rig({ interceptors: [spy] });
    const judged = await session.enforcer.judge(call('c1', 'write', '{"a": 1,}'), tool('write'), setting());
    expect(judged).toMatchObject({ kind: 'refuse', stage: 'schema' });
    expect(judged.kind === 'refuse' && judged.words).toMatch(/^the input of write is not JSON: .+ \(line 1, column \d+\)$/);
    expect(seen).toEqual(['raw']);
  });

  test('1.6 a schema or a level that throws refuses or is taken as unknown', async () => {
    const asked: ApprovalRequest[] = [];
    const approver = anApprover((request) => (asked.push(request), { kind: 'deny', reason: 'no' }));
    const session = rig({ approver });
    const bad = (): never => {
      throw new Error('bug');
    };
    const unfit = await session.enforcer.judge(call('c1', 'write'), tool('write', 'process', bad), setting());
    expect(unfit).toMatchObject({ kind: 'refuse', stage: 'schema', words: 'the input of write could not be checked against its schema' });
    await session.enforcer.judge(call('c2', 'write'), tool('write', bad), setting());
    expect(asked).toHaveLength(1);
    expect(asked[0]).not.toHaveProperty('side_effect_level');
  });
});

describe('approval', () => {
  test('a request says that its call hands a task to a sub-agent', async () => {
    const asked: ApprovalRequest[] = [];
    const session = rig({ approver: anApprover((request) => (asked.push(request), { kind: 'allow' })) });
    const task = { ...call('c1', 'Agent', '{}'), delegates: true } as const;
    await session.enforcer.judge(task, tool('Agent', 'local_state'), setting());
    expect(asked.map(({ delegates }) => delegates)).toEqual([true]);
    expect(session.enforcer.isOut(task)).toBe(true);
    session.enforcer.abandon(task, 'over');
    expect(session.enforcer.isOut(task)).toBe(false);
  });

  test('8.8 8.9 a request has all its fields', async () => {
    const asked: ApprovalRequest[] = [];
    const session = rig({ approver: anApprover((request) => (asked.push(request), { kind: 'allow' })) });
    await session.enforcer.judge(call('c1', 'write', '{"n": 1.10}'), tool('write', 'local_state'), setting());
    await session.enforcer.judge(
      call('c2', 'write'),
      tool('write', () => undefined),
      setting(),
    );
    expect(asked[0]).toEqual({
      request_id: 'request-1',
      tool_call_id: 'c1',
      tool_name: 'write',
      description: 'write wants to run and can change state outside this process',
      input: { kind: 'json', text: '{"n": 1.10}' },
      side_effect_level: 'local_state',
    });
    expect(asked[1]).not.toHaveProperty('side_effect_level');
    expect(asked[1]).not.toHaveProperty('delegates');
    expect(asked[1]?.request_id).not.toBe(asked[0]?.request_id);
  });

  test('1.3 the approver is asked about the final input, and exactly that text is approved by its digest and handed out', async () => {
    const asked: string[] = [];
    const approver = anApprover((request) => (asked.push(request.input.text), { kind: 'allow' }));
    const odd = '{"b":1e400,  "a":12345678901234567890,"s":"\\ud800"}';
    const session = rig({ approver, interceptors: [rewrites('first', '{"x":1}'), rewrites('second', odd)] });
    const judged = await session.enforcer.judge(call('c1', 'write', '{"given":1}'), tool('write'), setting());
    expect(judged).toMatchObject({ kind: 'run', input: odd });
    expect(asked).toEqual([odd]);
    const [decided] = session.recordsOf('decided');
    expect(decided).toMatchObject({ input_digest: digestOf('{"given":1}'), final_input_digest: digestOf(odd) });
    expect(session.recordsOf('approved')[0]).toMatchObject({ input_digest: digestOf(odd), by: 'tester', level: 'process' });
  });

  test('what the chain said is on record before the approver is asked', async () => {
    const seen: string[][] = [];
    const approver = anApprover(() => (seen.push(session.typesOf('c1')), { kind: 'allow' }));
    const session = rig({ approver, interceptors: [rewrites('first', '{"x":1}')] });
    await session.enforcer.judge(call('c1', 'write', '{}'), tool('write'), setting());
    expect(seen).toEqual([['call', 'consulted', 'decided']]);
  });

  test('1.3 an approver that writes to its request changes nothing about what runs', async () => {
    const approver = anApprover((request) => {
      Object.assign(request.input, { text: '{"evil":1}' });
      try {
        Object.assign(request, { side_effect_level: 'none' });
      } catch {
        return { kind: 'allow' };
      }
      return { kind: 'allow' };
    });
    const session = rig({ approver });
    expect(await session.enforcer.judge(call('c1', 'write', '{"a":1}'), tool('write'), setting())).toMatchObject({ input: '{"a":1}' });
    expect(session.recordsOf('approved')[0]).toMatchObject({ input_digest: digestOf('{"a":1}'), level: 'process' });
  });

  test('8.2 a call of level none is approved on record without an approver', async () => {
    const session = rig({ approver: new DenyAll() });
    expect(await session.enforcer.judge(call('c1', 'read'), tool('read', 'none'), setting())).toMatchObject({ kind: 'run', by: [] });
    expect(session.recordsOf('approved')).toMatchObject([{ by: 'not asked', level: 'none' }]);
    expect(session.events.map(({ type }) => type)).toEqual(['tool_queued', 'tool_started']);
  });

  test('8.3 the level is that of the final input', async () => {
    const byInput = (input: { text: string }) => (input.text === '{"w":1}' ? 'local_state' : 'none');
    const raised = rig({ approver: new DenyAll(), interceptors: [rewrites('writer', '{"w":1}')] });
    expect(await raised.enforcer.judge(call('c1', 'files'), tool('files', byInput), setting())).toMatchObject({ stage: 'approver' });
    const lowered = rig({ approver: new DenyAll(), interceptors: [rewrites('reader', '{"r":1}')] });
    expect(await lowered.enforcer.judge(call('c1', 'files', '{"w":1}'), tool('files', byInput), setting())).toMatchObject({ kind: 'run' });
  });

  test('8.8 a level that the caller gives raises the tool’s, also after a rewrite, and never lowers it', async () => {
    const asked: unknown[] = [];
    const approver = anApprover((request) => (asked.push(request.side_effect_level), { kind: 'allow' }));
    const session = rig({ approver, interceptors: [rewrites('hand', '{}')] });
    await session.enforcer.judge({ ...call('c1', 'read'), level: 'external' }, tool('read', 'none'), setting());
    await session.enforcer.judge({ ...call('c2', 'write'), level: 'none' }, tool('write', 'process'), setting());
    expect(asked).toEqual(['external', 'process']);
    expect(session.recordsOf('call').map(({ level }) => level)).toEqual(['external', 'process']);
  });

  test('8.6 an approver that breaks denies, and is recorded and told', async () => {
    const approver = anApprover(() => {
      throw new Error('gone');
    });
    const session = rig({ approver });
    const judged = await session.enforcer.judge(call('c1', 'write'), tool('write'), setting());
    expect(judged).toMatchObject({ stage: 'approver', words: 'the approver could not answer, which denies: it threw an exception' });
    const who = { kind: 'approver', name: 'tester' };
    const broke = { type: 'breakage', who, kind: 'approver', what: 'it threw an exception: gone', consequence: 'denied' };
    expect(session.recordsOf('breakage')).toMatchObject([broke]);
    expect(session.typesOf('c1')).toEqual(['call', 'decided', 'breakage', 'refused']);
    expect(session.events).toContainEqual({
      type: 'notice',
      message: "approver 'tester' could not answer and denies: it threw an exception: gone",
    });
  });
});

describe('words of a rewritten call', () => {
  const picky = tool('write', 'process', (input) => (input === '{"a":1}' ? undefined : 'a must be 1'));

  test('3.8 a rewrite that fails the schema is named ahead of the failure', async () => {
    const session = rig({ interceptors: [rewrites('redact', '{"b":1}', 'stripped a credential'), rewrites('narrow', '{"c":1}')] });
    const judged = await session.enforcer.judge(call('c1', 'write', '{"a":1}'), picky, setting());
    expect(judged).toMatchObject({
      stage: 'schema',
      words:
        "interceptor 'redact': stripped a credential; interceptor 'narrow' rewrote this call; the rewritten call then failed: the input of write does not fit: a must be 1",
    });
    expect(session.recordsOf('refused')).toMatchObject([{ reason: judged.kind === 'refuse' ? judged.words : '' }]);
  });

  test('3.8 a rewrite that the approver refuses is named ahead of the refusal', async () => {
    const session = rig({ approver: new DenyAll(), interceptors: [rewrites('narrow', '{"a":1}')] });
    const judged = await session.enforcer.judge(call('c1', 'write'), picky, setting());
    const refusal = 'write changes state outside this process, which this run does not allow';
    expect(judged).toMatchObject({
      words: `interceptor 'narrow' rewrote this call; the rewritten call then failed: ${refusal}`,
    });
  });

  test('3.8 a rewrite that a later participant refuses is named, once', async () => {
    const session = rig({ interceptors: [rewrites('narrow', '{"a":1}'), says('guard', { kind: 'deny', reason: 'still too wide' })] });
    const judged = await session.enforcer.judge(call('c1', 'write'), picky, setting());
    const words = "interceptor 'narrow' rewrote this call; the rewritten call then failed: denied by interceptor 'guard': still too wide";
    expect(judged).toEqual({ kind: 'refuse', stage: 'chain', words, by: ["interceptor 'guard'"] });
  });

  test('3.8 a call that nobody rewrote is refused in the refusal’s own words', async () => {
    const session = rig({ approver: new DenyAll() });
    const judged = await session.enforcer.judge(call('c1', 'write', '{"a":1}'), picky, setting());
    expect(judged).toMatchObject({ words: 'write changes state outside this process, which this run does not allow' });
  });

  test('3.8 a rewrite that turns a parallel read into a call that changes state fails, even where that would be allowed', async () => {
    const byInput = tool('files', (input) => (input.text === '{"w":1}' ? 'local_state' : 'none'));
    const session = rig({ interceptors: [rewrites('writer', '{"w":1}', 'because')] });
    const judged = await session.enforcer.judge(call('c1', 'files'), byInput, setting({ parallelRead: true }));
    const words =
      "interceptor 'writer': because rewrote this call; the rewritten call then failed: files was to read beside other calls of its turn, and would now change state (level local_state)";
    expect(judged).toMatchObject({ kind: 'refuse', stage: 'chain', words });
    expect(session.recordsOf('approved')).toEqual([]);
    const alone = await session.enforcer.judge(call('c2', 'files'), byInput, setting());
    expect(alone).toMatchObject({ kind: 'run', input: '{"w":1}' });
  });
});

describe('what nobody can break', () => {
  test('1.6 a chain that throws denies, before and after a call', async () => {
    const chain = { decide: () => Promise.reject(new Error('bug')), review: () => Promise.reject(new Error('bug')) };
    const session = rig({ chain });
    const judged = await session.enforcer.judge(call('c1', 'write'), tool('write'), setting());
    expect(judged).toMatchObject({ kind: 'refuse', stage: 'chain', words: 'the hook chain itself failed, which denies' });
    const reviewed = await session.enforcer.reviewAlone(call('c2', 'write'), { output: { kind: 'text', text: 'secret' }, isError: false });
    expect(reviewed.shown).toEqual({ output: { kind: 'text', text: 'the hook chain itself failed, which denies' }, isError: true });
  });

  test('1.6 a sink of events that throws loses events and decides nothing', async () => {
    const session = rig();
    session.events.push = () => {
      throw new Error('closed pipe');
    };
    expect(await session.enforcer.judge(call('c1', 'write'), tool('write'), setting())).toMatchObject({ kind: 'run' });
  });

  test('secrets are redacted in every record and event', async () => {
    const secret = ['plum', 'otter', 'kettle'].join('-');
    const denies = says('guard', { kind: 'deny', reason: `found ${secret}` });
    const session = rig({ secret, interceptors: [rewrites('narrow', json(`{"k":"${secret}2"}`), `saw ${secret}`), denies] });
    await session.enforcer.judge(call('c1', 'write', `{"k":"${secret}"}`), tool('write'), setting());
    const open = rig({ secret });
    await open.enforcer.judge(call('c1', 'write', `{"k":"${secret}"}`), tool('write'), setting());
    await open.enforcer.review(call('c1', 'write'), { output: { kind: 'text', text: secret }, isError: false });
    for (const { records, events } of [session, open]) {
      expect(records.length).toBeGreaterThan(3);
      expect(JSON.stringify([records, events])).not.toContain(secret);
    }
  });
});
