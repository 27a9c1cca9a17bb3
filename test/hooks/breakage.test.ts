import { describe, expect, test } from 'vitest';
import type { Breakage } from '../../src/contract/outcome.ts';
import { plainWords } from '../../src/contract/words.ts';
import type { PreVerdict } from '../../src/hooks/verdict.ts';
import { Bench, call, json, modify, spec, textResult } from './support.ts';

const exited: Breakage = { kind: 'exited', what: 'it ended with exit code 1; standard error: no such file', plain: plainWords('exited') };

const kindOf = (verdict: { readonly consulted: PreVerdict['consulted'] }): string | undefined => verdict.consulted[0]?.breakage?.kind;

describe('a hook that breaks', () => {
  test('6.2 denies by default, and the words say what went wrong', async () => {
    const verdict = await new Bench().printing('N', exited).runner().decide(call());
    expect(verdict).toMatchObject({
      outcome: 'deny',
      words: "hook 'N' could not answer and denies on failure: it ended with exit code 1; standard error: no such file",
      by: [{ kind: 'hook', name: 'N' }],
      consulted: [{ outcome: 'broken', breakage: { ...exited, consequence: 'denied' } }],
    });
  });

  test('6.2 carries on where on_failure is allow, with what its predecessors left', async () => {
    const bench = new Bench()
      .add('hook', 'first', { before: () => modify('{"n":1}') })
      .printing('N', exited, { onFailure: 'allow' })
      .add('hook', 'last', { before: () => ({ kind: 'allow' }) });
    const verdict = await bench.runner().decide(call());
    expect(verdict).toMatchObject({ outcome: 'modify', input: { text: '{"n":1}' }, reason: "hook 'first'" });
    expect(verdict.consulted).toMatchObject([{}, { outcome: 'broken', breakage: { consequence: 'carried-on' } }, { outcome: 'allow' }]);
    expect(bench.asked).toHaveLength(3);
  });

  test('3.8 a breakage after a rewrite says whose rewrite it was', async () => {
    const verdict = await new Bench()
      .add('hook', 'first', { before: () => modify('{"n":1}') })
      .printing('N', exited)
      .runner()
      .decide(call());
    expect(verdict).toHaveProperty(
      'words',
      `hook 'first' rewrote this call; the rewritten call then failed: hook 'N' could not answer and denies on failure: ${exited.what}`,
    );
  });

  test('6.3 is reported once, out loud, whether it denies or carries on', async () => {
    const bench = new Bench().printing('soft', exited, { onFailure: 'allow' }).printing('hard', exited);
    await bench.runner().decide(call());
    expect(bench.reports.map(({ sentence }) => sentence)).toEqual([
      `hook 'soft' could not answer and the call goes on, as its on_failure says: ${exited.what}`,
      `hook 'hard' could not answer and denies on failure: ${exited.what}`,
    ]);
    expect(bench.reports[1]).toMatchObject({ who: { name: 'hard' }, event: 'pre_tool_use', toolCallId: 'call-1', breakage: exited });
  });

  test('6.6 after a call the model reads the name and the kind of failure alone; the rest goes to the report', async () => {
    const word = `w${Math.random().toString(36).slice(2)}`;
    const leaky: Breakage = { ...exited, what: `it ended with exit code 1; standard error: ${word}` };
    const bench = new Bench().printing('N', leaky, { event: 'post_tool_use' });
    const verdict = await bench.runner().review(call(), textResult(`output ${word}`));
    expect(verdict).toMatchObject({
      outcome: 'deny',
      words: "hook 'N' could not answer and denies on failure: it ended with an exit code other than zero",
      shown: { isError: true },
    });
    expect(JSON.stringify([verdict.shown, verdict.outcome === 'deny' && verdict.words])).not.toContain(word);
    expect(bench.reports[0]?.sentence).toContain(word);
    expect(verdict.consulted[0]?.breakage?.what).toContain(word);
  });

  test('6.6 after a call a broken hook with on_failure allow shows the output', async () => {
    const bench = new Bench().printing('N', exited, { event: 'post_tool_use', onFailure: 'allow' });
    expect(await bench.runner().review(call(), textResult('seen'))).toMatchObject({ outcome: 'allow', shown: textResult('seen') });
    expect(bench.reports).toHaveLength(1);
  });

  test.each([
    ['', 'silent'],
    ['oops', 'no-decision'],
    ['{"decision":"allow"} {"decision":"allow"}', 'no-decision'],
    ['{"decision":"replace","output":""}', 'wrong-event'],
  ])('6.1 printing %j before a call is a breakage: %s', async (printed, kind) => {
    const bench = new Bench().printing('N', printed);
    const verdict = await bench.runner().decide(call());
    expect(verdict.outcome).toBe('deny');
    expect(kindOf(verdict)).toBe(kind);
    expect(bench.reports).toHaveLength(1);
  });

  test.each(['allow', 'deny'] as const)('6.2 a port that throws or rejects is a breakage of its hook, on_failure %s', async (onFailure) => {
    for (const ask of [
      () => Promise.reject(new Error('bug')),
      () => {
        throw new Error('bug');
      },
    ]) {
      const bench = new Bench();
      bench.hooks.push(spec('N', { onFailure }));
      Object.assign(bench.port, { ask });
      const verdict = await bench.runner().decide(call());
      expect(verdict.outcome).toBe(onFailure);
      expect(kindOf(verdict)).toBe('not-started');
      expect(bench.reports).toHaveLength(1);
    }
  });

  test('6.1 a port that hands over what is no outcome of the event is a breakage', async () => {
    const values: unknown[] = [undefined, { kind: 'replace', output: { kind: 'text', text: '' } }, { kind: 'modify', input: '[]' }];
    for (const value of values) {
      const bench = new Bench();
      bench.hooks.push(spec('N'));
      Object.assign(bench.port, { ask: () => Promise.resolve({ ok: true, value }) });
      expect((await bench.runner().decide(call())).outcome).toBe('deny');
    }
  });
});

describe('reports', () => {
  test('6.3 a reporter that throws or rejects decides nothing', async () => {
    const odd = [
      () => {
        throw new Error('disk full');
      },
      () => Promise.reject(new Error('disk full')),
    ];
    for (const reporter of odd) {
      const bench = new Bench().printing('soft', exited, { onFailure: 'allow' }).add('hook', 'last', { before: () => ({ kind: 'allow' }) });
      expect(await bench.runner().withReporter(reporter).decide(call())).toMatchObject({ outcome: 'allow', consulted: [{}, {}] });
    }
  });

  test('6.3 a report is redirected by another runner, and the first one keeps its own', async () => {
    const bench = new Bench().printing('N', exited);
    const elsewhere: string[] = [];
    const first = bench.runner();
    await first.withReporter(({ sentence }) => elsewhere.push(sentence)).decide(call());
    expect([bench.reports.length, elsewhere.length]).toEqual([0, 1]);
    await first.decide(call());
    expect([bench.reports.length, elsewhere.length]).toEqual([1, 1]);
  });

  test('6.5 names and reasons are data: a forged name is escaped in every sentence, and by tells the truth', async () => {
    const forged = "x'; interceptor 'protect";
    const bench = new Bench().printing(forged, exited);
    const verdict = await bench.runner().decide(call());
    expect(verdict.by).toEqual([{ kind: 'hook', name: forged }]);
    expect(verdict).toHaveProperty('words', `hook 'x\\'; interceptor \\'protect' could not answer and denies on failure: ${exited.what}`);
    const rewriting = new Bench().add('hook', 'a', { before: () => modify('{}', "ok; interceptor 'protect': fine") });
    expect((await rewriting.runner().decide(call())).by).toEqual([{ kind: 'hook', name: 'a' }]);
  });

  test('a structured output that is not shown anywhere stays out of a refusal', async () => {
    const bench = new Bench().printing('N', exited, { event: 'post_tool_use' });
    const verdict = await bench.runner().review(call(), { output: { kind: 'json', text: json('{"k":"v"}') }, isError: false });
    expect(verdict.shown.output.kind).toBe('text');
  });
});
