import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { complaints, result, rig } from '../session/rig.ts';
import { asks, call, gated, loop, plays, says, settle, tool } from './loop-rig.ts';

describe('bounds', () => {
  test('the tool budget refuses the remaining calls of the turn, keeps the work, and ends before the next turn', async () => {
    const effects: string[] = [];
    const write = tool('write', 'process', (id) => (effects.push(id), result(id)));
    const session = rig({ bounds: { toolBudget: 2 } });
    const model = plays(asks(call('c1', 'write')), asks(call('c2', 'write'), call('c3', 'write'), call('c4', 'write')), says('never'));
    expect(await loop(session, model, [write])).toMatchObject({ kind: 'bound', bound: 'tool-budget', turns: 2 });
    expect(effects).toEqual(['c1', 'c2']);
    expect(session.recordsOf('refused').map(({ tool_call_id, stage }) => [tool_call_id, stage])).toEqual([
      ['c3', 'bound'],
      ['c4', 'bound'],
    ]);
    expect(complaints(session.records)).toEqual([]);
  });

  test('an agent that keeps within its budget to the last call finishes', async () => {
    const session = rig({ bounds: { toolBudget: 1 } });
    expect((await loop(session, plays(asks(call('c1', 'write'))), [tool('write', 'process')])).kind).toBe('finished');
  });

  describe('the deadline', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
    afterEach(() => void vi.useRealTimers());

    test('gives up a turn of the model that is under way', async () => {
      const session = rig({ bounds: { deadlineMs: 60_000 } });
      let told: AbortSignal | undefined;
      const ending = loop(session, { next: (_, __, signal) => new Promise(() => (told = signal)) }, []);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(await ending).toMatchObject({ kind: 'bound', bound: 'deadline', turns: 1 });
      expect(told?.aborted).toBe(true);
      expect(vi.getTimerCount()).toBe(0);
    });

    test('tells a running call to end, shows nobody more, and keeps what it brings back', async () => {
      const session = rig({ bounds: { deadlineMs: 60_000 } });
      const slow = tool('write', 'process', (_, __, { signal }) => {
        const back = Promise.withResolvers<ReturnType<typeof result>>();
        signal.addEventListener('abort', () => back.resolve(result('as far as it got', true)));
        return back.promise;
      });
      const ending = loop(session, plays(asks(call('c1', 'write'), call('c2', 'write'))), [slow]);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(await ending).toMatchObject({ kind: 'bound', bound: 'deadline' });
      expect(session.typesOf('c1')).toEqual(['call', 'decided', 'approved', 'executed', 'reviewed']);
      expect(session.typesOf('c2')).toEqual(['call', 'refused']);
      expect(vi.getTimerCount()).toBe(0);
    });

    test('does not wait for a tool that will not end', async () => {
      const session = rig({ bounds: { deadlineMs: 60_000 } });
      const deaf = tool('write', 'process', () => new Promise(() => undefined));
      const ending = loop(session, plays(asks(call('c1', 'write'))), [deaf]);
      await vi.advanceTimersByTimeAsync(65_000);
      expect(await ending).toMatchObject({ kind: 'bound', bound: 'deadline' });
      expect(session.typesOf('c1')).toEqual(['call', 'decided', 'approved', 'abandoned']);
      expect(complaints(session.records)).toEqual([]);
    });

    test('leaves an agent alone that finishes before it, and no timer behind', async () => {
      const session = rig({ bounds: { deadlineMs: 60_000 } });
      expect((await loop(session, plays(says('done')), [])).kind).toBe('finished');
      expect(vi.getTimerCount()).toBe(0);
    });
  });
});

describe('cancelling', () => {
  test('7.5 ends at once: calls in flight are abandoned, waiting ones are refused, the model is not asked again', async () => {
    const cancel = new AbortController();
    const session = rig({ signal: cancel.signal });
    const read = gated('read', 'none');
    const write = gated('write', 'process');
    const model = plays(asks(call('a', 'read'), call('b', 'read'), call('w', 'write')));
    const ending = loop(session, model, [read.tool, write.tool], { signal: cancel.signal });
    await settle();
    cancel.abort();
    expect(await ending).toEqual({ kind: 'cancelled', finalMessage: '', turns: 1 });
    expect(session.typesOf('a').at(-1)).toBe('abandoned');
    expect(session.typesOf('b').at(-1)).toBe('abandoned');
    expect(session.recordsOf('refused')).toMatchObject([{ tool_call_id: 'w', stage: 'cancelled' }]);
    expect(write.log).toEqual([]);
    expect(complaints(session.records)).toEqual([]);
    const before = session.records.length;
    read.release('a');
    await settle();
    expect(session.records).toHaveLength(before);
  });

  test('7.5 ends a turn of the model, and a run that is cancelled before it began asks nobody', async () => {
    const cancel = new AbortController();
    const session = rig({ signal: cancel.signal });
    let asked = 0;
    const hung = { next: () => ((asked += 1), new Promise<never>(() => undefined)) };
    const ending = loop(session, hung, [], { signal: cancel.signal });
    await settle();
    cancel.abort();
    expect((await ending).kind).toBe('cancelled');
    expect((await loop(session, hung, [], { signal: cancel.signal })).kind).toBe('cancelled');
    expect(asked).toBe(1);
  });

  test('7.5 ends sub-agents with their parent, and a closed session records nothing that comes later', async () => {
    const cancel = new AbortController();
    const session = rig({ signal: cancel.signal });
    const inner = gated('read', 'none');
    let child: Promise<unknown> = Promise.resolve();
    const spawn = tool('spawn', 'local_state', async (_, __, { signal }) => {
      child = loop(session, plays(asks(call('deep', 'read')), asks(call('more', 'read'))), [inner.tool], { signal, agentId: 'main/1' });
      await child;
      return result('back');
    });
    const ending = loop(session, plays(asks(call('task', 'spawn'))), [spawn], { signal: cancel.signal });
    await settle();
    expect(inner.log).toEqual(['+deep']);
    cancel.abort();
    expect((await ending).kind).toBe('cancelled');
    session.enforcer.close('the run was cancelled');
    expect(
      session
        .recordsOf('abandoned')
        .map(({ tool_call_id }) => tool_call_id)
        .sort(),
    ).toEqual(['deep', 'task']);
    const before = session.records.length;
    await child;
    expect(session.records).toHaveLength(before);
    expect(session.recordsOf('call').map(({ tool_call_id }) => tool_call_id)).toEqual(['task', 'deep']);
    expect(complaints(session.records)).toEqual([]);
  });
});
