import { expect, test } from 'vitest';
import { closing, exitCode, nothing, sum } from '../../scripts/test/tally.ts';
import { tallyOf } from '../../scripts/test/vitest.ts';

test('the last line is a plain count, after skips with their reasons and failures by name', () => {
  const skipped = ['a', 'b', 'c'].map((name) => ({ name, why: name === 'c' ? 'there is no moon' : 'needs root' }));
  const text = closing({ passed: 5, failed: ['x.test.ts: it works'], skipped });
  expect(text.split('\n').filter((line) => line !== '')).toEqual([
    'Skipped:',
    '  2 tests: needs root',
    '    a',
    '    b',
    '  c: there is no moon',
    'Failed:',
    '  x.test.ts: it works',
    '5 passed, 1 failed, 3 skipped',
  ]);
  expect(closing({ ...nothing, passed: 2 })).toBe('\n2 passed, 0 failed');
});

test('of many tests that one reason skips the first are named', () => {
  const skipped = Array.from({ length: 22 }, (_, at) => ({ name: `test ${at}`, why: 'it rains' }));
  const lines = closing({ ...nothing, skipped }).split('\n');
  expect(lines).toContain('    test 19');
  expect(lines).not.toContain('    test 20');
  expect(lines).toContain('    and 2 more');
});

test('green means that something ran and nothing failed', () => {
  expect(exitCode({ ...nothing, passed: 1 })).toBe(0);
  expect(exitCode(nothing)).toBe(1);
  expect(exitCode({ ...nothing, passed: 9, failed: ['x'] })).toBe(1);
});

test('counts add up', () => {
  const one = { passed: 2, failed: ['x'], skipped: [{ name: 'a', why: 'b' }] };
  expect(sum([one, { ...nothing, passed: 3 }])).toEqual({ ...one, passed: 5 });
});

test('a run that ended badly is never counted as green', () => {
  expect(tallyOf(undefined, 1).failed).toEqual(['vitest ended with 1 before it could count']);
  expect(tallyOf({ ...nothing, passed: 4 }, 1).failed).toEqual(['vitest ended with 1 though no test failed']);
  expect(tallyOf({ ...nothing, passed: 4 }, 0).failed).toEqual([]);
});
