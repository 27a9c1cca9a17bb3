import { describe, expect, test } from 'vitest';
import { timedPatterns } from '../../src/bindings/timed-patterns.ts';
import { inputSchemaCheck } from '../../src/contract/input-schema.ts';
import { json } from '../hooks/support.ts';

describe('timed patterns', () => {
  test('match as the platform does, several side by side', () => {
    const engine = timedPatterns();
    const letters = engine.compile('^\\p{L}+$');
    const digits = engine.compile('^\\d+$');
    expect([letters.test('äb'), letters.test('1'), digits.test('12'), digits.test('a')]).toEqual([true, false, true, false]);
    expect(() => engine.compile('(')).toThrow(SyntaxError);
  });

  test('a match that would take exponential time ends, refuses the input, and the next one works', () => {
    const check = inputSchemaCheck(json('{"pattern":"^(a+)+$"}'), timedPatterns(1000));
    if (!check.ok) throw new Error(check.error);
    expect(check.value(json(`"${'a'.repeat(60)}b"`))).toBe('matching a text with the pattern ^(a+)+$ takes longer than 1000 ms');
    expect(check.value(json('"aaa"'))).toBeUndefined();
  });
});
