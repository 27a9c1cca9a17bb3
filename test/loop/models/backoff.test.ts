import { describe, expect, test } from 'vitest';
import { askedWait, waitBefore } from '../../../src/loop/models/backoff.ts';

const NOON = Date.parse('2030-01-01T12:00:00Z');

describe('how long a server asks to wait', () => {
  test.each([
    ['seconds', { 'retry-after': '7' }, 7_000],
    ['a date', { 'retry-after': 'Tue, 01 Jan 2030 12:00:30 GMT' }, 30_000],
    ['a date that is past', { 'retry-after': 'Tue, 01 Jan 2030 11:00:00 GMT' }, 0],
    ['milliseconds, which are finer', { 'retry-after-ms': '250', 'retry-after': '1' }, 250],
    ['longer than a run can wait', { 'retry-after': '86400' }, 120_000],
    ['nothing', {}, undefined],
    ['nonsense', { 'retry-after': 'soon' }, undefined],
    ['a negative number', { 'retry-after': '-5' }, undefined],
  ])('%s', (_, headers, expected) => {
    expect(askedWait(headers, NOON)).toBe(expected);
  });
});

test('without a wish the wait doubles, is spread by chance between half and all, and has an end', () => {
  expect([1, 2, 3].map((tries) => waitBefore(tries, undefined, () => 0))).toEqual([500, 1_000, 2_000]);
  expect([1, 2, 3].map((tries) => waitBefore(tries, undefined, () => 1))).toEqual([1_000, 2_000, 4_000]);
  expect(waitBefore(20, undefined, () => 1)).toBe(30_000);
});
