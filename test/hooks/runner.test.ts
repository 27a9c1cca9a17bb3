import { setTimeout as after } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { PreOutcome } from '../../src/contract/outcome.ts';
import type { Interceptor } from '../../src/hooks/participant.ts';
import { HookRunner } from '../../src/hooks/runner.ts';
import { Bench, BINDINGS, call, modify, replace, spec, text, textResult } from './support.ts';

const allows = (name: string): Interceptor => ({ name, beforeTool: () => ({ kind: 'allow' }), afterTool: () => ({ kind: 'allow' }) });
const names = (runner: HookRunner): string[] => runner.participants.map(({ who }) => who.name);

describe('a runner is a snapshot', () => {
  test('3.7 lists and entries that change after the start change nothing', async () => {
    const bench = new Bench().add('hook', 'N', { before: () => ({ kind: 'deny' }) });
    const hook = spec('late-change', { tools: ['spawn'] });
    bench.hooks.push(hook);
    const runner = bench.runner();
    Object.assign(hook, { name: 'renamed', tools: [], onFailure: 'allow', event: 'post_tool_use' });
    bench.hooks.length = 0;
    bench.interceptors.push(allows('new'));
    expect(names(runner)).toEqual(['N', 'late-change']);
    expect((await runner.decide(call())).outcome).toBe('deny');
  });

  test('3.7 an interceptor that gains or loses its second method is asked as it was at the start', async () => {
    const gains: Interceptor = { name: 'gains', beforeTool: () => ({ kind: 'allow' }) };
    const loses: Interceptor = { name: 'loses', beforeTool: () => ({ kind: 'allow' }), afterTool: () => ({ kind: 'allow' }) };
    const bench = new Bench();
    bench.interceptors.push(gains, loses);
    const runner = bench.runner();
    gains.afterTool = () => replace(text('late'));
    delete loses.afterTool;
    const verdict = await runner.review(call(), textResult('kept'));
    expect(verdict.consulted.map(({ who }) => who.name)).toEqual(['loses']);
    expect(verdict.outcome).toBe('deny');
  });

  test('3.7 withInterceptor makes another runner, in which it is asked after the other interceptors and before the hooks', async () => {
    const bench = new Bench().add('interceptor', 'one', {}).add('hook', 'hook', { before: () => ({ kind: 'allow' }) });
    const first = bench.runner();
    const second = first.withInterceptor(allows('two'));
    expect(names(first)).toEqual(['one', 'hook']);
    expect(names(second)).toEqual(['one', 'two', 'hook']);
    expect((await second.decide(call())).consulted.map(({ who }) => who.name)).toEqual(['one', 'two', 'hook']);
    expect((await first.decide(call())).consulted).toHaveLength(2);
    expect(names(second.withReporter(() => undefined))).toEqual(['one', 'two', 'hook']);
  });
});

describe('what a verdict carries', () => {
  test.each(BINDINGS)('every consultation of a %s has who, outcome and the time it took', async (binding) => {
    let clock = 0;
    const bench = new Bench().add(binding, 'N', {
      before: () => {
        clock += 7;
        return modify('{"n":1}', 'why');
      },
    });
    const runner = new HookRunner({
      interceptors: bench.interceptors,
      hooks: bench.hooks,
      port: bench.port,
      reporter: () => undefined,
      now: () => clock,
    });
    expect((await runner.decide(call())).consulted).toEqual([
      {
        who: { kind: binding, name: 'N' },
        event: 'pre_tool_use',
        outcome: 'modify',
        reason: 'why',
        elapsedMs: 7,
        before: { kind: 'json', text: '{"command":"ls"}' },
        after: { kind: 'json', text: '{"n":1}' },
      },
    ]);
  });

  test.each(BINDINGS)('4.2 a raw input is shown to a %s and may be repaired by it', async (binding) => {
    const seen: string[] = [];
    const bench = new Bench().add(binding, 'N', {
      before: (asked) => {
        seen.push(`${asked.input.kind} ${asked.input.text}`);
        return modify('{"command":"ls"}');
      },
    });
    const verdict = await bench.runner().decide(call('{"command":"ls"'));
    expect(seen).toEqual(['raw {"command":"ls"']);
    expect(verdict).toMatchObject({ outcome: 'modify', input: { kind: 'json', text: '{"command":"ls"}' } });
  });
});

describe('cancelling', () => {
  const never = (): Promise<never> => new Promise(() => undefined);

  test.each(BINDINGS)(
    '7.5 an abort ends the consultation of a %s at once and denies, whether or not it heeds the signal',
    async (binding) => {
      const bench = new Bench()
        .add(binding, 'stuck', { before: never, after: never })
        .add(binding, 'later', { before: never, after: never });
      const runner = bench.runner();
      for (const ask of [
        (signal: AbortSignal) => runner.decide(call(), signal),
        (signal: AbortSignal) => runner.review(call(), textResult('secret'), signal),
      ]) {
        const abort = new AbortController();
        const asked = ask(abort.signal);
        await after(5);
        abort.abort();
        const verdict = await Promise.race([asked, after(10_000, undefined)]);
        expect(verdict).toMatchObject({
          outcome: 'deny',
          by: [],
          cancelled: true,
          words: 'the run was cancelled before this call was decided',
        });
        expect(JSON.stringify(verdict)).not.toContain('secret');
      }
      expect(bench.asked.some((entry) => entry.startsWith('later'))).toBe(false);
      expect(bench.reports).toEqual([]);
    },
  );

  test.each(BINDINGS)('7.5 a %s sees the abort, and what it says afterwards is dropped', async (binding) => {
    const abort = new AbortController();
    let saw = false;
    const bench = new Bench().add(binding, 'N', {
      before: async (_, signal): Promise<PreOutcome> => {
        await new Promise<void>((resolve) => {
          signal.addEventListener('abort', () => {
            saw = true;
            resolve();
          });
        });
        return { kind: 'allow' };
      },
    });
    const asked = bench.runner().decide(call(), abort.signal);
    await after(5);
    abort.abort();
    expect((await asked).outcome).toBe('deny');
    expect(saw).toBe(true);
  });

  test('7.5 what a hook says as the abort comes is dropped, and nothing is reported', async () => {
    const abort = new AbortController();
    const bench = new Bench();
    bench.hooks.push(spec('N'));
    const late = { ok: false, error: { kind: 'late', what: 'cancelled', plain: 'cancelled' } } as const;
    Object.assign(bench.port, {
      ask: (_: unknown, __: unknown, signal: AbortSignal) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => {
            resolve(late);
          });
        }),
    });
    const asked = bench.runner().decide(call(), abort.signal);
    abort.abort();
    expect(await asked).toMatchObject({ outcome: 'deny', cancelled: true, consulted: [] });
    expect(bench.reports).toEqual([]);
  });

  test('7.5 a promise that rejects after the abort hurts nobody', async () => {
    const abort = new AbortController();
    const unhandled: unknown[] = [];
    const listen = (error: unknown): void => {
      unhandled.push(error);
    };
    process.on('unhandledRejection', listen);
    const bench = new Bench().add('interceptor', 'N', {
      before: async () => {
        await after(20);
        throw new Error('late');
      },
    });
    const asked = bench.runner().decide(call(), abort.signal);
    abort.abort();
    expect((await asked).outcome).toBe('deny');
    await after(60);
    process.off('unhandledRejection', listen);
    expect(unhandled).toEqual([]);
  });

  test('7.5 nobody is asked once the run is cancelled, and an answer that comes with the abort does not allow', async () => {
    const bench = new Bench().add('interceptor', 'N', { before: () => ({ kind: 'allow' }) });
    expect(await bench.runner().decide(call(), AbortSignal.abort())).toMatchObject({ outcome: 'deny', consulted: [] });
    expect(bench.asked).toEqual([]);

    const abort = new AbortController();
    const aborting = new Bench().add('interceptor', 'N', {
      before: () => {
        abort.abort();
        return { kind: 'allow' };
      },
    });
    expect((await aborting.runner().decide(call(), abort.signal)).outcome).toBe('deny');
  });

  test('a consultation leaves no listener on the signal', async () => {
    const abort = new AbortController();
    let listeners = 0;
    const { signal } = abort;
    const add = signal.addEventListener.bind(signal);
    const remove = signal.removeEventListener.bind(signal);
    signal.addEventListener = (...args: Parameters<typeof add>): void => {
      listeners++;
      add(...args);
    };
    signal.removeEventListener = (...args: Parameters<typeof remove>): void => {
      listeners--;
      remove(...args);
    };
    const bench = new Bench().add('hook', 'N', { before: () => ({ kind: 'allow' }) });
    await bench.runner().decide(call(), signal);
    expect(listeners).toBe(0);
  });
});

describe('calls at the same time', () => {
  test.each(BINDINGS)('3.9 slowness, failure and denial of a %s in one call touch no other', async (binding) => {
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const bench = new Bench().add(binding, 'N', {
      before: async (asked): Promise<PreOutcome> => {
        if (asked.id === 'slow') await gate;
        if (asked.id === 'failing') throw new Error('failing');
        if (asked.id === 'refused') return { kind: 'deny' };
        return asked.id === 'rewritten' ? modify('{"n":1}') : { kind: 'allow' };
      },
    });
    const runner = bench.runner();
    const decide = (id: string) => runner.decide(call('{"n":0}', { id }));
    const slow = decide('slow');
    const others = await Promise.all(['failing', 'refused', 'rewritten', 'plain'].map(decide));
    expect(others.map(({ outcome }) => outcome)).toEqual(['deny', 'deny', 'modify', 'allow']);
    expect(others.map(({ input }) => input.text)).toEqual(['{"n":0}', '{"n":0}', '{"n":1}', '{"n":0}']);
    release();
    expect(await slow).toMatchObject({ outcome: 'allow', input: { text: '{"n":0}' } });
  });
});
