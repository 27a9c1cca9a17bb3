// Many strings found in one text: each place by the longest that stands there, and in a time that does not grow with how many begin alike.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findMany, type Span } from '../../src/audit/find-many.ts';

function found(needles: readonly string[], text: string): readonly Span[] {
  const spans: Span[] = [];
  findMany(needles)(text, spans);
  return spans;
}

/** The same, place by place. */
function plainly(needles: readonly string[], text: string): readonly Span[] {
  return Array.from(text).flatMap((_, start) => {
    const longest = Math.max(...needles.filter((needle) => text.startsWith(needle, start)).map(({ length }) => length));
    return longest > 0 ? [{ start, end: start + longest }] : [];
  });
}

test('at each place the longest is found, also of those that begin or repeat one another', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ā', ' '), minLength: 2, maxLength: 7 });
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 12 }),
      fc.array(fc.oneof(word, fc.nat(11)), { maxLength: 12 }),
      (needles, parts) => {
        const text = parts.map((part) => (typeof part === 'number' ? (needles[part % needles.length] ?? '') : part)).join('');
        expect(found(needles, text)).toEqual(plainly(needles, text));
      },
    ),
    { numRuns: 500 },
  );
});

test('thousands that begin alike are found as fast as few', () => {
  const many = Array.from({ length: 20_000 }, (_, number) => `${'-'.repeat(24)}${number}`);
  const needles = [`${'-'.repeat(19)}|`, ...many];
  const text = `${'-'.repeat(100_000)}19999 ${'-'.repeat(24)}7`;
  const started = performance.now();
  const spans = found(needles, text);
  expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual([many[19_999], many[7]]);
  expect(performance.now() - started).toBeLessThan(5_000);
});
