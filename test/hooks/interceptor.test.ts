import { describe, expect, test } from 'vitest';
import type { PostOutcome, PreOutcome } from '../../src/contract/outcome.ts';
import type { Interceptor } from '../../src/hooks/participant.ts';
import type { PreVerdict } from '../../src/hooks/verdict.ts';
import { Bench, call, modify, textResult } from './support.ts';

/** What a chain decides with one interceptor that returns, throws or rejects with something odd. */
async function decideWith(beforeTool: () => unknown): Promise<{ verdict: PreVerdict; bench: Bench }> {
  const bench = new Bench();
  bench.interceptors.push({ name: 'odd', beforeTool: beforeTool as Interceptor['beforeTool'] });
  return { verdict: await bench.runner().decide(call()), bench };
}

const kindOf = (verdict: { readonly consulted: PreVerdict['consulted'] }): string | undefined => verdict.consulted[0]?.breakage?.kind;

function withMember(key: string, value: unknown): object {
  return { [key]: value };
}

/** Not a promise, but awaited like one. */
function thenable(then: (settle: (outcome: PreOutcome) => void) => void): object {
  return withMember('then', then);
}

describe('an interceptor that breaks', () => {
  test('6.1 and 6.2 throwing denies, there is no other choice', async () => {
    const { verdict, bench } = await decideWith(() => {
      throw new Error('no database');
    });
    expect(verdict).toMatchObject({
      outcome: 'deny',
      words: "interceptor 'odd' could not answer and denies on failure: it threw: no database",
      consulted: [{ outcome: 'broken', breakage: { kind: 'threw', consequence: 'denied' } }],
    });
    expect(bench.reports).toHaveLength(1);
  });

  test('6.1 rejecting denies', async () => {
    const { verdict } = await decideWith(() => Promise.reject(new Error('no database')));
    expect(verdict).toHaveProperty('words', "interceptor 'odd' could not answer and denies on failure: it threw: no database");
  });

  test.each([
    ['a string', () => Promise.reject('just a string')],
    ['undefined', () => Promise.reject(undefined)],
    ['an object without a prototype', () => Promise.reject(Object.create(null) as Error)],
    [
      'an error whose message throws',
      () =>
        Promise.reject(
          Object.defineProperty(new Error('x'), 'message', {
            get: () => {
              throw new Error('trap');
            },
          }),
        ),
    ],
    ['an error whose message is no string', () => Promise.reject(Object.assign(new Error('x'), { message: { a: 1 } }))],
    ['a symbol', () => Promise.reject(Symbol('s') as unknown as Error)],
  ])('6.1 rejecting with %s denies', async (_, reject) => {
    const { verdict } = await decideWith(reject);
    expect(verdict.outcome).toBe('deny');
    expect(kindOf(verdict)).toBe('threw');
  });

  test('6.4 what it threw is quoted to at most 2048 bytes', async () => {
    const { verdict } = await decideWith(() => {
      throw new Error('e'.repeat(5000));
    });
    expect(verdict).toHaveProperty('words');
    const words = verdict.outcome === 'deny' ? verdict.words : '';
    expect(words).toContain('(the first 2048 of 5000 bytes)');
    expect(words.length).toBeLessThan(2300);
  });

  test.each<[string, unknown]>([
    ['undefined', undefined],
    ['null', null],
    ['true', true],
    ['a word', 'allow'],
    ['a number', 1],
    ['an array', ['allow']],
    ['a function', () => ({ kind: 'allow' })],
    ['an empty object', {}],
    ['an unknown kind', { kind: 'Allow' }],
    ['the wire form', { decision: 'allow' }],
    ['a boxed kind', { kind: new String('allow') }],
    ['a reason that is no string', { kind: 'allow', reason: 1 }],
    ['a reason that is an object', { kind: 'deny', reason: { toString: () => 'x' } }],
    ['modify without an input', { kind: 'modify' }],
    ['modify with an object', { kind: 'modify', input: {} }],
    ['modify with an array', { kind: 'modify', input: '[]' }],
    ['modify with a JSON string', { kind: 'modify', input: '"{}"' }],
    ['modify with no JSON', { kind: 'modify', input: '{a:1}' }],
    ['modify with a duplicate key', { kind: 'modify', input: '{"a":1,"a":2}' }],
    ['modify with two values', { kind: 'modify', input: '{}{}' }],
    ['modify with nesting of 129', { kind: 'modify', input: `{"a":${'['.repeat(128)}${']'.repeat(128)}}` }],
    ['modify with a text object', { kind: 'modify', input: { kind: 'json', text: '{}' } }],
  ])('6.1 returning %s is not an outcome and denies', async (_, answer) => {
    for (const give of [() => answer, () => Promise.resolve(answer)]) {
      const { verdict, bench } = await decideWith(give);
      expect(verdict.outcome).toBe('deny');
      expect(kindOf(verdict)).toBe('not-an-outcome');
      expect(bench.reports).toHaveLength(1);
    }
  });

  test('2.1 an answer that belongs to the other event is a breakage', async () => {
    const { verdict } = await decideWith(() => ({ kind: 'replace', output: { kind: 'text', text: '' } }));
    expect(kindOf(verdict)).toBe('wrong-event');
    expect(verdict.outcome).toBe('deny');

    const bench = new Bench().add('interceptor', 'odd', { after: () => modify('{}') as unknown as PostOutcome });
    expect(await bench.runner().review(call(), textResult())).toMatchObject({
      outcome: 'deny',
      words: "interceptor 'odd' could not answer and denies on failure: it gave an answer that belongs to the other event",
    });
  });

  test.each<[string, unknown]>([
    ['no output', { kind: 'replace' }],
    ['a bare string', { kind: 'replace', output: 'x' }],
    ['an unknown kind of output', { kind: 'replace', output: { kind: 'html', text: 'x' } }],
    ['a text that is none', { kind: 'replace', output: { kind: 'text', text: 1 } }],
    ['structured output that is no JSON', { kind: 'replace', output: { kind: 'json', text: '{a:1}' } }],
    ['structured output with a duplicate key', { kind: 'replace', output: { kind: 'json', text: '{"a":1,"a":1}' } }],
    ['an is-error that is a word', { kind: 'replace', output: { kind: 'text', text: 'x' }, isError: 'no' }],
  ])('6.1 replacing with %s is not an outcome, and hides the output', async (_, answer) => {
    const bench = new Bench().add('interceptor', 'odd', { after: () => answer as PostOutcome });
    const verdict = await bench.runner().review(call(), textResult('secret'));
    expect(verdict.outcome).toBe('deny');
    expect(kindOf(verdict)).toBe('not-an-outcome');
    expect(JSON.stringify(verdict.shown)).not.toContain('secret');
  });

  test('6.1 getters and proxies that throw, and thenables that misbehave, deny', async () => {
    const trap = (key: string): object =>
      Object.defineProperty({ kind: 'allow' }, key, {
        get: () => {
          throw new Error('trap');
        },
      });
    const proxy = new Proxy(
      {},
      {
        get: () => {
          throw new Error('trap');
        },
        has: () => {
          throw new Error('trap');
        },
      },
    );
    const answers: unknown[] = [
      trap('kind'),
      trap('reason'),
      trap('then'),
      proxy,
      thenable(() => {
        throw new Error('trap');
      }),
    ];
    for (const answer of answers) expect((await decideWith(() => answer)).verdict.outcome).toBe('deny');
  });

  test('6.1 a thenable that settles with an outcome is an answer', async () => {
    const answer = thenable((settle) => {
      settle({ kind: 'deny', reason: 'slow' });
    });
    expect((await decideWith(() => answer)).verdict).toHaveProperty('words', "denied by interceptor 'odd': slow");
  });

  test('an answer is read once: what its getters say later changes nothing', async () => {
    let reads = 0;
    const answer = {
      kind: 'modify',
      get input() {
        reads++;
        return reads === 1 ? '{"safe":true}' : '{"safe":false}';
      },
    };
    const { verdict } = await decideWith(() => answer);
    expect(verdict.input.text).toBe('{"safe":true}');
    expect(reads).toBe(1);
  });

  test('the input of a modify is taken as its exact text', async () => {
    const { verdict } = await decideWith(() => ({ kind: 'modify', input: '\n {"n": 1.10, "\ud800": 1e400} ', reason: null }));
    expect(verdict).toMatchObject({ outcome: 'modify', input: { kind: 'json', text: '{"n": 1.10, "\\ud800": 1e400}' } });
  });

  test('a call is changed by answering, not by assignment', async () => {
    for (const write of [
      (asked: object) => Object.assign(asked, { toolName: 'x' }),
      (asked: { input: object }) => Object.assign(asked.input, { text: '{}' }),
    ]) {
      const bench = new Bench().add('interceptor', 'odd', {
        before: (asked) => {
          write(asked);
          return { kind: 'allow' };
        },
      });
      const mine = call();
      expect(await bench.runner().decide(mine)).toMatchObject({ outcome: 'deny', input: { text: '{"command":"ls"}' } });
      expect(mine).toEqual(call());
    }
  });

  test('an object that is no interceptor is refused at the start', () => {
    for (const odd of [{}, { name: 1, beforeTool: () => ({}) }, { name: 'x', beforeTool: 'allow' }]) {
      const bench = new Bench();
      bench.interceptors.push(odd as Interceptor);
      expect(() => bench.runner()).toThrow('an interceptor needs a name, a string, and a method beforeTool');
    }
  });
});
