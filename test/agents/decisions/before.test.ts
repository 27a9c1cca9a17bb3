import { describe, expect, test } from 'vitest';
import type { PreRuling } from '../../../src/agents/adapter.ts';
import { count, noCounts } from '../../../src/audit/counts.ts';
import { LedgerBroken } from '../../../src/contract/ledger-broken.ts';
import { asOnWire } from '../../../src/gateway/identity.ts';
import { anApprover, complaints, json, rewrites, says } from '../../session/rig.ts';
import { asked, CAPABILITIES, deciderRig, post, pre, TRANSLATOR } from './decider-rig.ts';

const UNSEEN = 'the model was not seen to make this call; it does not run';
const deny = says('no', { kind: 'deny', reason: 'not this' });

describe('a call before it runs', () => {
  test('is judged under its id of the wire, in the conversation that made it, with its level and common name', async () => {
    const rig = deciderRig();
    const noted = rig.seen('c1', 'docs/find', '{"n": 1.10}', { agentId: 'sub-2' });
    expect(await rig.decider.before(pre(asked('c1', 'docs/find', '{"n": 1.10}')))).toEqual({ kind: 'allow' });
    expect(rig.recordsOf('call')).toMatchObject([{ tool_call_id: 'c1', agent_id: 'sub-2', tool_name: 'mcp__docs__find', turn: 3 }]);
    expect(rig.events[0]).toMatchObject({ type: 'tool_queued', side_effect_level: 'external' });
    expect(noted.decision?.ruling).toEqual({ kind: 'run', input: '{"n": 1.10}' });
  });

  test('that the chain refuses is denied with its words, and the gateway knows them', async () => {
    const rig = deciderRig({ session: { interceptors: [deny] } });
    const noted = rig.seen('c1', 'run');
    const words = "denied by interceptor 'no': not this";
    expect(await rig.decider.before(pre(asked('c1', 'run')))).toEqual({ kind: 'deny', words });
    expect(noted.decision?.ruling).toEqual({ kind: 'refuse', words });
    expect(complaints(rig.records)).toEqual([]);
  });

  test('that the chain rewrites is changed, to the exact text', async () => {
    const rig = deciderRig({ session: { interceptors: [rewrites('narrow', '{"n":12345678901234567890}')] } });
    const noted = rig.seen('c1', 'run', '{"n":2}');
    expect(await rig.decider.before(pre(asked('c1', 'run', '{"n":2}')))).toEqual({ kind: 'modify', input: '{"n":12345678901234567890}' });
    expect(noted.decision?.call.input.text).toBe('{"n":12345678901234567890}');
  });

  test('that is rewritten for an agent that cannot rewrite does not run', async () => {
    const adapter = { translator: TRANSLATOR, capabilities: { ...CAPABILITIES, preModify: 'none' }, identify: () => asOnWire } as const;
    const rig = deciderRig({ adapter, session: { interceptors: [rewrites('narrow', '{"n":1}')] } });
    const noted = rig.seen('c1', 'run');
    expect(await rig.decider.before(pre(asked('c1', 'run')))).toMatchObject({ kind: 'deny' });
    expect(noted.decision?.ruling.kind).toBe('refuse');
    expect(complaints(rig.records)).toEqual([]);
  });

  test('that the model was not seen to make is denied without asking anybody, and on record as none of its calls', async () => {
    const rig = deciderRig();
    rig.seen('c1', 'run');
    expect(await rig.decider.before(pre(asked('c2', 'run', '{"other":1}')))).toEqual({ kind: 'deny', words: UNSEEN });
    expect(rig.records).toMatchObject([
      { type: 'call', tool_call_id: 'c2', tool_name: 'run', unseen: true, input: { preview: '{"other":1}' } },
      { type: 'refused', tool_call_id: 'c2', stage: 'bound', reason: UNSEEN },
    ]);
    const counts = noCounts();
    for (const record of rig.records) count(counts, record);
    expect(counts).toEqual(noCounts());
    expect(complaints(rig.records)).toEqual([]);
    expect(rig.told).toEqual([]);
  });

  test('that is asked about with another tool or input is refused for good, and its result is ruled as refused', async () => {
    const rig = deciderRig();
    const words = 'the model was seen to make this call with another tool or input; it does not run';
    const noted = rig.seen('c1', 'run', '{"a":1,"__proto__":{"a":2}}');
    expect(await rig.decider.before(pre(asked('c1', 'run', '{"a":1}')))).toEqual({ kind: 'deny', words });
    expect(noted.decision?.ruling).toEqual({ kind: 'refuse', words });
    // Neither with that input nor with its own does it run then.
    expect(await rig.decider.before(pre(asked('c1', 'run', '{"a":1}')))).toEqual({ kind: 'deny', words });
    expect(await rig.decider.before(pre(asked('c1', 'run', '{"a":1,"__proto__":{"a":2}}')))).toEqual({ kind: 'deny', words });
    expect(await rig.decider.after(post(asked('c1', 'run', '{"a":1}'), `refused: ${words}`, true))).toEqual({ kind: 'keep' });
    expect(rig.records.map(({ type }) => type)).toEqual(['call', 'refused']);
    expect(rig.recordsOf('call')).toMatchObject([{ tool_call_id: 'c1', turn: 3 }]);
    expect(rig.recordsOf('call')[0]).not.toHaveProperty('unseen');
    expect(complaints(rig.records)).toEqual([]);
  });

  test('whose input holds more values than a model writes is refused, unlooked at, and its result is ruled as refused', async () => {
    const rig = deciderRig();
    const words = 'the input of this call holds more than 100000 values; it does not run';
    const bulk = `{"a":[[]${',[]'.repeat(100_000)}]}`;
    const noted = rig.seen('c1', 'run', bulk);
    expect(await rig.decider.before(pre(asked('c1', 'run', bulk)))).toEqual({ kind: 'deny', words });
    expect(noted.decision?.ruling).toEqual({ kind: 'refuse', words });
    expect(rig.recordsOf('refused')).toMatchObject([{ tool_call_id: 'c1', stage: 'schema' }]);
    expect(complaints(rig.records)).toEqual([]);
    // Signs inside of strings are no values.
    const text = `{"a":${JSON.stringify(',[{"\\'.repeat(100_000))},"b":"${String.raw`\\`}"}`;
    rig.seen('c2', 'run', text);
    expect(await rig.decider.before(pre(asked('c2', 'run', text)))).toEqual({ kind: 'allow' });
  });

  test('that was decided is not touched by a question with another input', async () => {
    const rig = deciderRig();
    const noted = rig.seen('c1', 'run');
    await rig.decider.before(pre(asked('c1', 'run')));
    expect(await rig.decider.before(pre(asked('c1', 'run', '{"other":1}')))).toMatchObject({ kind: 'deny' });
    expect(noted.decision?.ruling.kind).toBe('run');
    expect(rig.recordsOf('call')).toMatchObject([{ tool_call_id: 'c1' }, { tool_call_id: 'c1~1', unseen: true }]);
    expect(await rig.decider.after(post(asked('c1', 'run'), 'done'))).toEqual({ kind: 'keep' });
    expect(complaints(rig.records)).toEqual([]);
  });

  test('that the model was not seen to make has a record a hundred times, and the thousandth ends the session', async () => {
    const rig = deciderRig();
    const question = pre(asked('forged', 'run'));
    for (let at = 1; at < 1_000; at += 1) expect(await rig.decider.before(question)).toEqual({ kind: 'deny', words: UNSEEN });
    expect(rig.records).toHaveLength(200);
    expect(rig.floods).toEqual([]);
    await rig.decider.before(question);
    await rig.decider.before(question);
    expect(rig.floods).toEqual(['hooks were asked 1000 times about calls that the model was not seen to make, so the session ends']);
    expect(rig.strays.told).toEqual([
      '901 more questions about calls that the model was not seen to make were refused, without records of their own',
    ]);
    expect(rig.records).toHaveLength(200);
    expect(complaints(rig.records)).toEqual([]);
  });

  test('that the model was not seen to make is refused without a look at what it would do', async () => {
    let looks = 0;
    const looked = <T>(value: T): T => ((looks += 1), value);
    const adapter = {
      translator: { ...TRANSLATOR, level: () => looked(undefined), delegates: () => looked(false), basis: () => looked(undefined) },
      capabilities: CAPABILITIES,
      identify: () => asOnWire,
    };
    const rig = deciderRig({ adapter });
    await rig.decider.before(pre(asked('c9', 'run', `{"a":"${'x'.repeat(1_000_000)}"}`)));
    expect(looks).toBe(0);
    expect(rig.recordsOf('call')[0]?.input.bytes).toBe(64 * 1024);
  });

  test('whose input the model did not write as JSON is refused for good, whatever its agent made of it', async () => {
    const rig = deciderRig();
    const noted = rig.seen('c1', 'run', '{"n":');
    const answer = await rig.decider.before(pre(asked('c1', 'run', '{"unparsed":"{"}')));
    expect(answer).toMatchObject({ kind: 'deny', words: expect.stringContaining('a JSON object') as unknown });
    expect(noted.decision?.ruling.kind).toBe('refuse');
    expect(rig.recordsOf('refused')).toMatchObject([{ stage: 'schema' }]);
    expect(await rig.decider.before(pre(asked('c1', 'run', '{"n":')))).toMatchObject({ kind: 'deny' });
  });

  test('whose input is no object, or no JSON, does not run', async () => {
    const rig = deciderRig();
    for (const [id, input] of [
      ['c1', '[1]'],
      ['c2', 'rm -r'],
      ['c3', '{"a":1,"a":2}'],
    ] as const) {
      rig.seen(id, 'run', input);
      expect(await rig.decider.before(pre(asked(id, 'run', input)))).toMatchObject({ kind: 'deny' });
    }
  });

  test('that is asked about twice, at once or later, is judged once and answered the same', async () => {
    const gate = Promise.withResolvers<{ readonly kind: 'allow' }>();
    const rig = deciderRig({ session: { interceptors: [rewrites('narrow', '{"n":1}')], approver: anApprover(() => gate.promise) } });
    rig.seen('c1', 'run', '{"n":2}');
    const first = rig.decider.before(pre(asked('c1', 'run', '{"n":2}')));
    const second = rig.decider.before(pre(asked('c1', 'run', '{"n":2}')));
    gate.resolve({ kind: 'allow' });
    expect(await Promise.all([first, second])).toEqual([
      { kind: 'modify', input: '{"n":1}' },
      { kind: 'modify', input: '{"n":1}' },
    ]);
    // Another of its hooks tells of the call as it was rewritten.
    expect(await rig.decider.before(pre(asked('c1', 'run', '{ "n": 1 }')))).toEqual({ kind: 'allow' });
    expect(rig.recordsOf('call')).toHaveLength(1);
  });

  test('that has come back does not run again', async () => {
    const rig = deciderRig();
    rig.seen('c1', 'run');
    await rig.decider.before(pre(asked('c1', 'run')));
    await rig.decider.after(post(asked('c1', 'run'), 'done'));
    expect(await rig.decider.before(pre(asked('c1', 'run')))).toMatchObject({ kind: 'deny' });
  });

  test('of an agent without ids is found by tool and input; each of two equal ones has its own id', async () => {
    const rig = deciderRig();
    rig.seen(undefined, 'run');
    rig.seen(undefined, 'run');
    const call = asked(undefined, 'run');
    const rulings = await Promise.all([rig.decider.before(pre(call)), rig.decider.before(pre(call))]);
    expect(rulings).toEqual([{ kind: 'allow' }, { kind: 'allow' }]);
    expect(new Set(rig.recordsOf('call').map(({ tool_call_id }) => tool_call_id)).size).toBe(2);
    await rig.decider.after(post(call, 'one'));
    await rig.decider.after(post(call, 'two'));
    expect(rig.recordsOf('unguarded')).toEqual([]);
    expect(complaints(rig.records)).toEqual([]);
  });

  test('that is not decided in time is refused for good, and a late yes is taken back', async () => {
    const gate = Promise.withResolvers<{ readonly kind: 'allow' }>();
    const rig = deciderRig({ session: { approver: anApprover(() => gate.promise) } });
    const noted = rig.seen('c1', 'run');
    const late = new AbortController();
    const ruling = rig.decider.before(pre(asked('c1', 'run')), late.signal);
    late.abort('too slow');
    expect(await ruling).toEqual({ kind: 'deny', words: 'this call does not run: too slow' });
    expect(noted.decision?.ruling.kind).toBe('refuse');
    gate.resolve({ kind: 'allow' });
    await expect.poll(() => rig.typesOf('c1').at(-1)).toBe('abandoned');
    expect(complaints(rig.records)).toEqual([]);
  });

  test('is judged by itself: another that hangs does not hold it up', async () => {
    const gate = Promise.withResolvers<{ readonly kind: 'deny' }>();
    const rig = deciderRig({
      session: { approver: anApprover(({ tool_call_id }) => (tool_call_id === 'slow' ? gate.promise : { kind: 'allow' })) },
    });
    rig.seen('slow', 'run', '{"n":1}');
    rig.seen('fast', 'run', '{"n":2}');
    const slow = rig.decider.before(pre(asked('slow', 'run', '{"n":1}')));
    expect(await rig.decider.before(pre(asked('fast', 'run', '{"n":2}')))).toEqual({ kind: 'allow' });
    gate.resolve({ kind: 'deny' });
    expect(await slow).toMatchObject({ kind: 'deny' });
  });

  test('rejects where the ledger is broken', async () => {
    const rig = deciderRig({
      session: {
        onRecord: () => {
          throw new LedgerBroken('the disk is full');
        },
      },
    });
    rig.seen('c1', 'run');
    await expect(rig.decider.before(pre(asked('c1', 'run')))).rejects.toBeInstanceOf(LedgerBroken);
  });

  test('hands a task to a sub-agent where the translator says so', async () => {
    const told: unknown[] = [];
    const rig = deciderRig({ session: { approver: anApprover((request) => (told.push(request.delegates), { kind: 'allow' })) } });
    rig.seen('c1', 'task');
    rig.seen('c2', 'run');
    await rig.decider.before(pre(asked('c1', 'task')));
    await rig.decider.before(pre(asked('c2', 'run')));
    expect(told).toEqual([true, undefined]);
  });
});

describe('a call of the gateway itself', () => {
  const answers = (ruling: PreRuling) => ({
    before: () => ruling,
    after: () => ({ kind: 'replace', shown: { output: { kind: 'text', text: 'replaced' }, isError: false } }) as const,
  });

  test('is answered without the chain and leaves no record, and the gateway knows what was answered', async () => {
    const rig = deciderRig({
      canaries: answers({ kind: 'modify', input: json('{"path":"b"}') }),
      session: { interceptors: [says('no', { kind: 'deny' })] },
    });
    const noted = rig.seen('c1', 'read', '{"path":"a"}', { canary: 'modify' });
    expect(await rig.decider.before(pre(asked('c1', 'read', '{"path":"a"}')))).toEqual({ kind: 'modify', input: '{"path":"b"}' });
    expect(noted.decision?.ruling).toEqual({ kind: 'run', input: '{"path":"b"}' });
    expect(await rig.decider.after(post(asked('c1', 'read', '{"path":"b"}'), 'text'))).toMatchObject({ kind: 'replace' });
    expect(noted.hookRuling).toMatchObject({ given: { output: { text: 'text' } }, shown: { output: { text: 'replaced' } } });
    expect(rig.records).toEqual([]);
  });

  test('is denied where no answer was prepared', async () => {
    const rig = deciderRig();
    rig.seen('c1', 'read', '{}', { canary: 'deny' });
    expect(await rig.decider.before(pre(asked('c1', 'read')))).toMatchObject({ kind: 'deny' });
    expect(rig.records).toEqual([]);
  });
});
