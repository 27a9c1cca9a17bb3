import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RequestView } from '../../../src/gateway/types.ts';
import { WIRES } from '../../../src/gateway/wire/wires.ts';
import { CONVERSATIONS, MARK } from './conversations.ts';
import { damaged, mutated, withWord } from './mutations.ts';
import { NAMES, ROUTES, text } from './reading.ts';

const RUNS = { numRuns: 400 };

/** How often the mark stands in the strings and keys of a JSON text, whatever its escapes. */
function marksIn(value: unknown): number {
  return JSON.stringify(value).split(MARK).length - 1;
}

/** Whether every string that holds the mark is ruled as a result, or is found by the search. */
function blindSpots(view: RequestView, body: unknown): number {
  const ruled = view.results.map(({ output }) => output.text.split(MARK).length - 1).reduce((sum, count) => sum + count, 0);
  const searched = [...view.texts()].map((one) => one.text.split(MARK).length - 1).reduce((sum, count) => sum + count, 0);
  return marksIn(body) - ruled - searched;
}

describe.each(NAMES)('any request over %s', (name) => {
  const wire = WIRES[name];
  const bases = CONVERSATIONS[name];
  const changed = fc.oneof(...bases.map(mutated));

  test('as it is has no blind spot, and every result of it can be ruled', () => {
    for (const body of bases) {
      const read = wire.readRequest(JSON.stringify(body), ROUTES[name]);
      if (!read.ok) throw new Error(read.error);
      expect(read.value.results.length).toBeGreaterThan(2);
      expect(blindSpots(read.value, body)).toBe(0);
      const done = read.value.edit({ results: read.value.results.map(({ index }) => ({ index, output: text('ruled'), isError: true })) });
      expect(done.ok && marksIn(JSON.parse(done.value))).toBe(0);
    }
  });

  test('that is read has no blind spot, and stays as it is where nothing is ruled', () => {
    let readable = 0;
    fc.assert(
      fc.property(changed, fc.constantFrom(undefined, 1), (value, indent) => {
        const body = JSON.stringify(value, null, indent);
        const read = wire.readRequest(body, ROUTES[name]);
        if (!read.ok) {
          expect(read.error).toMatch(/cannot be judged/);
          return;
        }
        readable++;
        expect(read.value.edit({})).toEqual({ ok: true, value: body });
        expect(blindSpots(read.value, value)).toBeLessThanOrEqual(0);
      }),
      RUNS,
    );
    expect(readable).toBeGreaterThan(RUNS.numRuns / 10);
  });

  test('whose results were ruled holds nothing of them but where it says that it cannot be changed', () => {
    fc.assert(
      fc.property(changed, (value) => {
        const read = wire.readRequest(JSON.stringify(value), ROUTES[name]);
        if (!read.ok) return;
        const results = read.value.results.map(({ index }) => ({ index, output: text('ruled'), isError: true }));
        const marked = [...read.value.texts()].filter((one) => one.text.includes(MARK));
        const fixed = marked
          .filter((one) => one.fixed)
          .map((one) => one.text.split(MARK).length - 1)
          .reduce((sum, count) => sum + count, 0);
        const texts = marked.filter((one) => !one.fixed).map(({ at }) => ({ at, text: 'changed' }));
        const done = read.value.edit({ results, texts });
        if (!done.ok) return;
        expect(marksIn(JSON.parse(done.value))).toBeLessThanOrEqual(fixed);
        const again = wire.readRequest(done.value, ROUTES[name]);
        expect(again.ok).toBe(true);
      }),
      RUNS,
    );
  });

  test('without its tools or its calls is still a request', () => {
    fc.assert(
      fc.property(changed, fc.nat(), fc.nat(), (value, tools, calls) => {
        const read = wire.readRequest(JSON.stringify(value), ROUTES[name]);
        if (!read.ok) return;
        const picked = (bits: number) => (_: unknown, at: number) => ((bits >> (at % 30)) & 1) === 1;
        const done = read.value.edit({
          tools: read.value.tools.filter(picked(tools)).map(({ at }) => at),
          drop: read.value.calls.filter(picked(calls)).map(({ index }) => index),
        });
        if (done.ok) expect(() => JSON.parse(done.value) as unknown).not.toThrow();
      }),
      RUNS,
    );
  });

  test('of damaged text is read or refused', () => {
    fc.assert(
      fc.property(fc.oneof(...bases.map((base) => damaged(JSON.stringify(base)))), (body) => {
        const read = wire.readRequest(body, ROUTES[name]);
        if (read.ok) expect(read.value.edit({})).toEqual({ ok: true, value: body });
      }),
      RUNS,
    );
  });

  test.each(['constructor', '__proto__', 'toString', ''])('with the word %s in any place is read or refused', (word) => {
    for (const base of bases) {
      for (const body of withWord(base, word)) {
        const read = wire.readRequest(body, ROUTES[name]);
        if (read.ok) expect([...read.value.texts()].every(({ where }) => typeof where === 'string')).toBe(true);
      }
    }
  });

  test.each([
    ['nothing', ''],
    ['a byte order mark', '\ufeff{}'],
    ['brackets without end', '['.repeat(200_000)],
    ['objects without end', '{"a":'.repeat(200_000)],
    ['deep but whole', `{"messages":${'['.repeat(200)}${']'.repeat(200)}}`],
    ['a string without end', `{"model":"${'x'.repeat(2_000_000)}`],
    ['a lone surrogate', '{"model":"\ud800"'],
    ['the pollution of a prototype', '{"__proto__":{"messages":[]},"constructor":{"prototype":{}}}'],
  ])('of %s is refused', (_, body) => {
    expect(wire.readRequest(body, ROUTES[name]).ok).toBe(false);
  });
});
