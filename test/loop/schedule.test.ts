import { describe, expect, test } from 'vitest';
import { schedule } from '../../src/loop/schedule.ts';
import { TurnSignals } from '../../src/loop/turn-signals.ts';
import { orAborted } from '../../src/session/abort.ts';
import { Bounds } from '../../src/session/bounds.ts';
import { result, rig } from '../session/rig.ts';
import { asks, call, gated, loop, plays, settle, tool } from './loop-rig.ts';

describe('the calls of one turn', () => {
  test('1.5 calls that only read run beside each other, and results come back in the order of the calls', async () => {
    const read = gated('read', 'none');
    const model = plays(asks(call('a', 'read'), call('b', 'read'), call('c', 'read')));
    const ending = loop(rig(), model, [read.tool]);
    await settle();
    expect(read.log).toEqual(['+a', '+b', '+c']);
    for (const id of ['c', 'b', 'a']) {
      read.release(id);
      await settle();
    }
    await ending;
    expect(read.log).toEqual(['+a', '+b', '+c', '-c', '-b', '-a']);
    expect(model.shown[1]?.map(({ toolCallId }) => toolCallId)).toEqual(['a', 'b', 'c']);
  });

  test('1.5 a call that changes something waits, its pre chain included, until every earlier call has ended, post chain included', async () => {
    const log: string[] = [];
    const post = Promise.withResolvers<void>();
    const spy = {
      name: 'spy',
      beforeTool: ({ id }: { id: string }) => (log.push(`pre ${id}`), { kind: 'allow' as const }),
      afterTool: async ({ id }: { id: string }) => {
        if (id === 'a') await post.promise;
        log.push(`post ${id}`);
        return { kind: 'allow' as const };
      },
    };
    const run = (id: string) => (log.push(`run ${id}`), result(id));
    const model = plays(asks(call('a', 'read'), call('b', 'read'), call('w', 'write'), call('c', 'read')));
    const ending = loop(rig({ interceptors: [spy] }), model, [tool('read', 'none', run), tool('write', 'local_state', run)]);
    await settle();
    expect(log).toEqual(['pre a', 'pre b', 'run a', 'run b', 'post b']);
    post.resolve();
    await ending;
    expect(log.slice(5)).toEqual(['post a', 'pre w', 'run w', 'post w', 'pre c', 'run c', 'post c']);
  });

  test('1.5 a call of unknown level, or with an input that is not JSON, is not taken for a read', async () => {
    const open: string[] = [];
    const log: string[] = [];
    const unknown = {
      ...tool('maybe', 'none', async (id) => {
        log.push(`+${id}`);
        await settle();
        log.push(`-${id}`);
        return result(id);
      }),
      level: ({ kind, text }: { kind: string; text: string }) => (kind === 'json' && text === '{}' ? ('none' as const) : undefined),
    };
    await loop(rig(), plays(asks(call('a', 'maybe'), call('b', 'maybe', '{"x":1}'), call('c', 'maybe', 'raw'))), [unknown]);
    expect(log).toEqual(['+a', '-a', '+b', '-b']);
    expect(open).toEqual([]);
  });

  test('1.5 at most eight run at a time, and a place that falls free is taken', async () => {
    const read = gated('read', 'none');
    const calls = Array.from({ length: 20 }, (_, index) => call(`c${index}`, 'read'));
    const ending = loop(rig(), plays(asks(...calls)), [read.tool]);
    await settle();
    expect(read.running()).toBe(8);
    read.release('c5');
    await settle();
    expect(read.running()).toBe(9);
    for (const { id } of calls) {
      read.release(id);
      await settle();
    }
    await ending;
    expect(read.log.filter((line) => line.startsWith('-'))).toHaveLength(20);
  });

  test('3.8 1.5 a participant that turns a parallel read into a change makes that call fail, alone or not', async () => {
    const effects: string[] = [];
    const files = {
      ...tool('files', 'none', (id, input) => (effects.push(`${id} ${input}`), result('ok'))),
      level: ({ text }: { text: string }) => (text === '{"w":1}' ? ('local_state' as const) : ('none' as const)),
    };
    const hand = {
      name: 'hand',
      beforeTool: ({ id }: { id: string }) =>
        id === 'b' ? { kind: 'modify' as const, input: '{"w":1}' as never } : { kind: 'allow' as const },
    };
    const model = plays(asks(call('a', 'files'), call('b', 'files')), asks(call('c', 'files', '{"w":1}')));
    await loop(rig({ interceptors: [hand] }), model, [files]);
    expect(effects).toEqual(['a {}', 'c {"w":1}']);
    expect(model.shown[1]?.[1]?.output.text).toMatch(
      /^interceptor 'hand' rewrote this call; the rewritten call then failed: files was to read/,
    );
  });

  test('3.9 slowness, failure and denial in one call neither delay, skip nor decide another', async () => {
    const hung = Promise.withResolvers<{ kind: 'allow' }>();
    const moody = {
      name: 'moody',
      beforeTool: ({ id }: { id: string }) => {
        if (id === 'slow') return hung.promise;
        if (id === 'broken') throw new Error('boom');
        return { kind: id === 'denied' ? ('deny' as const) : ('allow' as const) };
      },
    };
    const done: string[] = [];
    const run = (id: string) => {
      done.push(id);
      if (id === 'thrown') throw new Error('no');
      return result(id);
    };
    const ids = ['slow', 'broken', 'denied', 'thrown', 'fine'];
    const model = plays(asks(...ids.map((id) => call(id, 'read'))));
    const session = rig({ interceptors: [moody] });
    const ending = loop(session, model, [tool('read', 'none', run)]);
    await settle();
    expect(done).toEqual(['thrown', 'fine']);
    hung.resolve({ kind: 'allow' });
    await ending;
    expect(model.shown[1]?.map(({ isError }) => isError)).toEqual([false, true, true, true, false]);
    expect(session.recordsOf('breakage')).toHaveLength(1);
  });
});

describe('what may not go on', () => {
  test('after a rejection nothing is begun, what is under way is told to stop and waited for', async () => {
    const begun: string[] = [];
    const hold = Promise.withResolvers<void>();
    const one = async (item: string): Promise<void> => {
      begun.push(item);
      if (item === 'b') throw new Error('first');
      await hold.promise;
      if (item === 'a') throw new Error('second');
    };
    let stops = 0;
    const stopped = (): void => {
      stops += 1;
      hold.resolve();
    };
    await expect(schedule(['a', 'b', 'w', 'c'], (item) => item !== 'w', one, stopped)).rejects.toThrow('first');
    expect([begun, stops]).toEqual([['a', 'b'], 1]);
  });

  test('a signal that has aborted already is not waited for', async () => {
    const signals = new TurnSignals(AbortSignal.abort(), new Bounds({ now: () => 0 }));
    expect([signals.end.aborted, signals.leave.aborted]).toEqual([true, true]);
    expect(await orAborted(new Promise(() => undefined), signals.leave)).toEqual({ kind: 'aborted' });
  });
});
