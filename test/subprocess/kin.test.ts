import { expect, test } from 'vitest';
import { isOneOf, kinOf } from '../../src/subprocess/kin.ts';
import type { Process } from '../../src/subprocess/process-table.ts';

function process(pid: number, parent: number, session: number, mark?: string): Process {
  return { pid, parent, session, start: pid * 10, mark };
}

const seed = ({ mark }: Process): boolean => mark === 'ours';
const pidsOf = (found: readonly Process[]): number[] => found.map(({ pid }) => pid).sort((a, b) => a - b);

test('descendants belong to a seed, in whatever order they are listed', () => {
  const table = [process(5, 4, 1), process(4, 3, 1), process(3, 2, 1, 'ours'), process(2, 1, 1), process(6, 2, 1)];
  expect(pidsOf(kinOf(table, seed))).toEqual([3, 4, 5]);
});

test('an orphan belongs to a seed that leads its session', () => {
  const table = [process(3, 1, 3, 'ours'), process(7, 1, 3), process(8, 7, 8), process(9, 1, 1)];
  expect(pidsOf(kinOf(table, seed))).toEqual([3, 7, 8]);
});

test('a session that a seed merely lives in is not its own', () => {
  const table = [process(2, 1, 2), process(3, 2, 2, 'ours'), process(4, 2, 2)];
  expect(pidsOf(kinOf(table, seed))).toEqual([3]);
});

test('a number that was given out again is another process', () => {
  const isKin = isOneOf([{ pid: 7, start: 70 }]);
  expect(isKin({ pid: 7, start: 70 })).toBe(true);
  expect(isKin({ pid: 7, start: 71 })).toBe(false);
});
