import { describe, expect, test } from 'vitest';
import type { Interceptor } from '../../../src/hooks/participant.ts';
import { complaints, result, says } from '../../session/rig.ts';
import { asked, deciderRig, post, pre } from './decider-rig.ts';

const hides: Interceptor = says('hide', { kind: 'allow' }, { kind: 'replace', output: { kind: 'text', text: 'hidden' } });

describe('a result', () => {
  test('that the chain keeps is kept; the gateway knows what was shown', async () => {
    const rig = deciderRig();
    const noted = rig.seen('c1', 'run');
    await rig.decider.before(pre(asked('c1', 'run')));
    expect(await rig.decider.after(post(asked('c1', 'run'), 'out'))).toEqual({ kind: 'keep' });
    expect(noted.hookRuling).toEqual({ given: result('out'), shown: result('out') });
    expect(complaints(rig.records)).toEqual([]);
  });

  test('that the chain replaces is replaced', async () => {
    const rig = deciderRig({ session: { interceptors: [hides] } });
    const noted = rig.seen('c1', 'run');
    await rig.decider.before(pre(asked('c1', 'run')));
    expect(await rig.decider.after(post(asked('c1', 'run'), 'out'))).toEqual({ kind: 'replace', shown: result('hidden') });
    expect(noted.hookRuling?.shown).toEqual(result('hidden'));
  });

  test('that two hooks tell of is reviewed and recorded once', async () => {
    const rig = deciderRig({ session: { interceptors: [hides] } });
    rig.seen('c1', 'run');
    await rig.decider.before(pre(asked('c1', 'run')));
    const told = post(asked('c1', 'run'), 'out');
    const replaced = { kind: 'replace', shown: result('hidden') };
    expect(await Promise.all([rig.decider.after(told), rig.decider.after(told)])).toEqual([replaced, replaced]);
    expect(await rig.decider.after(told)).toEqual(replaced);
    expect(await rig.decider.after(post(asked('c1', 'run'), 'hidden'))).toEqual({ kind: 'keep' });
    expect(await rig.decider.after(post(asked('c1', 'run'), 'another'))).toMatchObject({ kind: 'replace', shown: { isError: true } });
    expect(rig.recordsOf('executed')).toHaveLength(1);
    expect(rig.recordsOf('unguarded')).toEqual([]);
    expect(complaints(rig.records)).toEqual([]);
  });

  test('that the wire has ruled already is kept as it is', async () => {
    const rig = deciderRig();
    const noted = rig.seen('c1', 'run');
    await rig.decider.before(pre(asked('c1', 'run')));
    await rig.enforcer.review({ id: 'c1', agentId: 'main' }, result('out'));
    rig.book.came(noted);
    expect(await rig.decider.after(post(asked('c1', 'run'), 'out'))).toEqual({ kind: 'keep' });
    expect(rig.recordsOf('unguarded')).toEqual([]);
  });

  test('of no call that was decided is withheld, and unguarded', async () => {
    const rig = deciderRig();
    rig.seen('c1', 'run');
    expect(await rig.decider.after(post(asked('c1', 'run'), 'secret'))).toMatchObject({ kind: 'replace', shown: { isError: true } });
    expect(await rig.decider.after(post(asked('c9', 'run'), 'secret'))).toMatchObject({ kind: 'replace', shown: { isError: true } });
    expect(rig.recordsOf('unguarded').map(({ tool_call_id }) => tool_call_id)).toEqual(['c1', 'c9']);
  });

  test('of no call that was decided has a record a hundred times, and the thousandth ends the session', async () => {
    const rig = deciderRig();
    for (let at = 0; at < 1_000; at += 1)
      expect(await rig.decider.after(post(asked('c9', 'run'), 'x'))).toMatchObject({ kind: 'replace', shown: { isError: true } });
    expect(rig.recordsOf('unguarded')).toHaveLength(100);
    expect(rig.floods).toHaveLength(1);
  });

  test('of a refused call is unguarded, unless it only tells of the refusal', async () => {
    const rig = deciderRig({ session: { interceptors: [says('no', { kind: 'deny', reason: 'not this' })] } });
    rig.seen('c1', 'run');
    await rig.decider.before(pre(asked('c1', 'run')));
    const told = post(asked('c1', 'run'), "Error: denied by interceptor 'no': not this", true);
    expect(await rig.decider.after(told)).toEqual({ kind: 'keep' });
    expect(rig.recordsOf('unguarded')).toEqual([]);
    expect(await rig.decider.after(post(asked('c1', 'run'), 'it ran'))).toMatchObject({ kind: 'replace', shown: { isError: true } });
    expect(rig.recordsOf('unguarded')).toHaveLength(1);
  });

  test('that is not reviewed in time is withheld for good', async () => {
    const gate = Promise.withResolvers<{ readonly kind: 'allow' }>();
    const slow: Interceptor = { name: 'slow', beforeTool: () => ({ kind: 'allow' }), afterTool: () => gate.promise };
    const rig = deciderRig({ session: { interceptors: [slow] } });
    const noted = rig.seen('c1', 'run');
    await rig.decider.before(pre(asked('c1', 'run')));
    const late = new AbortController();
    const ruling = rig.decider.after(post(asked('c1', 'run'), 'out'), late.signal);
    late.abort('too slow');
    expect(await ruling).toMatchObject({
      kind: 'replace',
      shown: { output: { text: 'this output is withheld: too slow' }, isError: true },
    });
    expect(noted.hookRuling?.shown.isError).toBe(true);
    gate.resolve({ kind: 'allow' });
    await expect.poll(() => complaints(rig.records)).toEqual([]);
  });
});

describe('without a gateway that reads', () => {
  test.each(['c1', undefined])('a call with the id %s is known from its hooks', async (id) => {
    const rig = deciderRig({ mode: 'off', session: { interceptors: [hides] } });
    const call = asked(id, 'run', '{"n":1}');
    expect(await rig.decider.before(pre(call))).toEqual({ kind: 'allow' });
    expect(await rig.decider.after(post(call, 'out'))).toEqual({ kind: 'replace', shown: result('hidden') });
    expect(await rig.decider.after(post(asked('c9', 'read'), 'out'))).toMatchObject({ kind: 'replace', shown: { isError: true } });
    expect(rig.recordsOf('unguarded')).toHaveLength(1);
  });

  test('an id that comes again with another input is denied', async () => {
    const rig = deciderRig({ gateway: undefined, mode: 'off' });
    expect(await rig.decider.before(pre(asked('c1', 'run', '{"n":1}')))).toEqual({ kind: 'allow' });
    expect(await rig.decider.before(pre(asked('c1', 'run', '{"n":2}')))).toMatchObject({ kind: 'deny' });
  });

  test('where it only observes, a call that it has not seen is judged all the same', async () => {
    const rig = deciderRig({ mode: 'observe' });
    expect(await rig.decider.before(pre(asked('c1', 'run')))).toEqual({ kind: 'allow' });
    expect(await rig.decider.after(post(asked('c1', 'run'), 'out'))).toEqual({ kind: 'keep' });
    expect(complaints(rig.records)).toEqual([]);
  });
});
