import { describe, expect, test } from 'vitest';
import { Bench, BINDINGS, call, json, modify, replace, type Script, spec, text, textResult } from './support.ts';

describe('who speaks, in which order', () => {
  test('3.1 interceptors in registration order, then operator hooks, then workspace hooks, each in file order, at both events', async () => {
    const bench = new Bench();
    const both: Script = { before: () => ({ kind: 'allow' }), after: () => ({ kind: 'allow' }) };
    bench.add('hook', 'workspace-1', { ...both, spec: { scope: 'workspace' } });
    bench.add('hook', 'operator-1', { ...both, spec: { scope: 'operator' } });
    bench.add('hook', 'workspace-2', { ...both, spec: { scope: 'workspace' } });
    bench.add('hook', 'operator-2', { ...both, spec: { scope: 'operator' } });
    bench.add('interceptor', 'first', both).add('interceptor', 'second', both);
    const order = ['first', 'second', 'operator-1', 'operator-2', 'workspace-1', 'workspace-2'];

    const verdict = await bench.runner().decide(call());
    expect(bench.asked).toEqual(order.map((name) => `${name} pre_tool_use`));
    expect(verdict.consulted.map(({ who }) => who.name)).toEqual(order);

    bench.asked.length = 0;
    await bench.runner().review(call(), textResult());
    expect(bench.asked).toEqual(order.map((name) => `${name} post_tool_use`));
  });

  test('3.1 the participants are listed in the order in which they are asked', () => {
    const bench = new Bench();
    bench.add('hook', 'late', { before: () => ({ kind: 'allow' }), spec: { scope: 'workspace' } });
    bench.add('interceptor', 'early', {});
    expect(bench.runner().participants.map(({ who, events, spec: of }) => [who.kind, who.name, events, of?.scope])).toEqual([
      ['interceptor', 'early', ['pre_tool_use'], undefined],
      ['hook', 'late', ['pre_tool_use'], 'workspace'],
    ]);
  });

  describe.each(BINDINGS)('%s', (binding) => {
    test('2 allow, deny and modify before a call', async () => {
      const verdicts = await Promise.all(
        [{ kind: 'allow' } as const, { kind: 'deny', reason: 'no' } as const, modify('{"command":"pwd"}', 'safer')].map((answer) =>
          new Bench()
            .add(binding, 'N', { before: () => answer })
            .runner()
            .decide(call()),
        ),
      );
      expect(verdicts[0]).toMatchObject({ outcome: 'allow', input: { text: '{"command":"ls"}' }, by: [] });
      expect(verdicts[1]).toMatchObject({ outcome: 'deny', words: `denied by ${binding} 'N': no`, by: [{ kind: binding, name: 'N' }] });
      expect(verdicts[2]).toMatchObject({ outcome: 'modify', input: { kind: 'json', text: '{"command":"pwd"}' }, by: [{ name: 'N' }] });
    });

    test('2 allow, deny and replace after a call: a refusal shows its words, marked as an error', async () => {
      const review = (answer: ReturnType<typeof replace>): ReturnType<ReturnType<Bench['runner']>['review']> =>
        new Bench()
          .add(binding, 'N', { after: () => answer })
          .runner()
          .review(call(), textResult('secret'));
      expect(await review({ kind: 'allow' })).toMatchObject({ outcome: 'allow', shown: textResult('secret'), by: [] });
      expect(await review({ kind: 'deny', reason: 'it is secret' })).toMatchObject({
        outcome: 'deny',
        words: `denied by ${binding} 'N': it is secret`,
        shown: { output: { kind: 'text', text: `denied by ${binding} 'N': it is secret` }, isError: true },
      });
      expect(await review(replace(text('***'), { reason: 'masked' }))).toMatchObject({
        outcome: 'replace',
        shown: textResult('***'),
        reason: `${binding} 'N': masked`,
      });
    });

    test('2.2 a rewrite replaces the whole input, nothing is merged', async () => {
      const verdict = await new Bench()
        .add(binding, 'N', { before: () => modify('{"b":2}') })
        .runner()
        .decide(call('{"a":1}'));
      expect(verdict.input).toEqual({ kind: 'json', text: '{"b":2}' });
    });

    test('2.3 a replacement without a verdict of its own keeps that of the tool, one with it changes it', async () => {
      const shown = async (isError: boolean, own?: boolean): Promise<unknown> => {
        const answer = replace(text('new'), own === undefined ? {} : { isError: own });
        const verdict = await new Bench()
          .add(binding, 'N', { after: () => answer })
          .runner()
          .review(call(), textResult('old', isError));
        return verdict.shown.isError;
      };
      expect([await shown(true), await shown(false)]).toEqual([true, false]);
      expect([await shown(true, false), await shown(false, true)]).toEqual([false, true]);
    });

    test('2.3 a replacement may be structured', async () => {
      const output = { kind: 'json', text: json('{"n": 1e400}') } as const;
      const verdict = await new Bench()
        .add(binding, 'N', { after: () => replace(output) })
        .runner()
        .review(call(), textResult());
      expect(verdict.shown.output).toEqual(output);
    });

    test('2.4 the reasons of allow and modify are for the audit: the model is not shown them', async () => {
      const bench = new Bench().add(binding, 'N', { before: () => ({ kind: 'allow', reason: 'looks fine' }) });
      const verdict = await bench.runner().decide(call());
      expect(verdict.consulted).toMatchObject([{ outcome: 'allow', reason: 'looks fine' }]);
      expect(verdict).not.toHaveProperty('reason');
      expect(verdict).not.toHaveProperty('words');
    });

    test('3.2 the first refusal ends the chain, nobody later is asked', async () => {
      const bench = new Bench()
        .add(binding, 'one', { before: () => ({ kind: 'allow' }) })
        .add(binding, 'two', { before: () => ({ kind: 'deny' }) })
        .add(binding, 'three', { before: () => ({ kind: 'deny', reason: 'too late' }) });
      const verdict = await bench.runner().decide(call());
      expect(verdict).toMatchObject({ outcome: 'deny', words: `denied by ${binding} 'two'` });
      expect(bench.asked).toEqual(['one pre_tool_use', 'two pre_tool_use']);
    });

    test('3.2 the first refusal ends the chain after a call, too', async () => {
      const bench = new Bench()
        .add(binding, 'one', { after: () => ({ kind: 'deny' }) })
        .add(binding, 'two', { after: () => replace(text('the original')) });
      expect((await bench.runner().review(call(), textResult())).outcome).toBe('deny');
      expect(bench.asked).toEqual(['one post_tool_use']);
    });

    test('3.3 rewrites compose: each sees what its predecessors left', async () => {
      const seen: string[] = [];
      const step =
        (next: string) =>
        (asked: { readonly input: { readonly text: string } }): ReturnType<typeof modify> => {
          seen.push(asked.input.text);
          return modify(next);
        };
      const bench = new Bench()
        .add(binding, 'one', { before: step('{"n":1}') })
        .add(binding, 'two', { before: step('{"n":2}') })
        .add(binding, 'three', { before: step('{"n":3}') });
      const verdict = await bench.runner().decide(call('{"n":0}'));
      expect(seen).toEqual(['{"n":0}', '{"n":1}', '{"n":2}']);
      expect(verdict.input.text).toBe('{"n":3}');
      expect(verdict.by.map(({ name }) => name)).toEqual(['one', 'two', 'three']);
    });

    test('3.3 replacements compose in the same way', async () => {
      const add = (letter: string) => (_: unknown, result: ReturnType<typeof textResult>) =>
        replace(text(`${result.output.text}${letter}`));
      const bench = new Bench().add(binding, 'one', { after: add('b') }).add(binding, 'two', { after: add('c') });
      const verdict = await bench.runner().review(call(), textResult('a'));
      expect(verdict).toMatchObject({ outcome: 'replace', shown: { output: { text: 'abc' } } });
      expect(verdict.consulted).toMatchObject([
        { outcome: 'replace', before: { text: 'a' }, after: { text: 'ab' } },
        { outcome: 'replace', before: { text: 'ab' }, after: { text: 'abc' } },
      ]);
    });

    test('3.8 a later participant that refuses what another one made of the call says whose rewrite it was', async () => {
      const bench = new Bench().add(binding, 'N', { before: () => modify('{"command":"rm"}', 'reason') }).add(binding, 'strict', {
        before: (asked) => (asked.input.text.includes('rm') ? { kind: 'deny', reason: 'rm' } : { kind: 'allow' }),
      });
      const verdict = await bench.runner().decide(call());
      expect(verdict).toMatchObject({
        outcome: 'deny',
        words: `${binding} 'N': reason rewrote this call; the rewritten call then failed: denied by ${binding} 'strict': rm`,
        by: [{ name: 'strict' }],
        input: { text: '{"command":"rm"}' },
      });
    });

    test('3.5 with nobody to ask the outcome is allow', async () => {
      const runner = new Bench().runner();
      expect(runner.isEmpty).toBe(true);
      expect(await runner.decide(call())).toEqual({ outcome: 'allow', input: call().input, by: [], consulted: [] });
      expect(await runner.review(call(), textResult())).toEqual({ outcome: 'allow', shown: textResult(), by: [], consulted: [] });
      expect(new Bench().add(binding, 'N', { before: () => ({ kind: 'allow' }) }).runner().isEmpty).toBe(false);
    });
  });

  test('3.6 the reason of a rewrite names every hand that touched it, in order', async () => {
    const bench = new Bench()
      .add('interceptor', 'redact', { before: () => modify('{"a":1}', 'stripped a credential') })
      .add('interceptor', 'watch', { before: () => ({ kind: 'allow', reason: 'not a hand' }) })
      .add('hook', 'narrow', { before: () => modify('{"a":2}') });
    expect(await bench.runner().decide(call())).toMatchObject({
      outcome: 'modify',
      reason: "interceptor 'redact': stripped a credential; hook 'narrow'",
    });
  });

  test('2.6 an interceptor without a second method allows after the call', async () => {
    const bench = new Bench().add('interceptor', 'N', { before: () => ({ kind: 'deny' }) });
    expect(await bench.runner().review(call(), textResult())).toMatchObject({ outcome: 'allow', consulted: [] });
  });
});

describe('whom a hook file means', () => {
  const asked = async (tools: readonly string[] | undefined, toolName: string): Promise<boolean> => {
    const bench = new Bench();
    bench.hooks.push(spec('N', tools === undefined ? {} : { tools }));
    await bench.runner().decide(call('{}', { toolName }));
    return bench.asked.length === 1;
  };

  test('3.4 an entry of tools matches the exact name and nothing else', async () => {
    expect(await asked(['files', 'spawn'], 'spawn')).toBe(true);
    for (const tool of ['Spawn', 'spawn2', 'spaw', ' spawn', 'spawn ', '']) expect(await asked(['spawn'], tool), tool).toBe(false);
    expect(await asked(['*', '.*', 's*'], 'spawn')).toBe(false);
  });

  test('3.4 without tools every tool is meant, with an empty list none', async () => {
    expect(await asked(undefined, 'anything')).toBe(true);
    expect(await asked([], 'spawn')).toBe(false);
  });

  test('3.4 a hook of the other event is not asked', async () => {
    const bench = new Bench();
    bench.hooks.push(spec('before'), spec('after', { event: 'post_tool_use' }));
    await bench.runner().decide(call());
    expect(bench.asked).toEqual(['before pre_tool_use']);
    await bench.runner().review(call(), textResult());
    expect(bench.asked).toEqual(['before pre_tool_use', 'after post_tool_use']);
  });
});
