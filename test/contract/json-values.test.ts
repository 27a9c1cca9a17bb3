import { expect, test } from 'vitest';
import { parseJson } from '../../src/contract/json/parse.ts';
import { MAX_VALUES } from '../../src/contract/json/scan.ts';
import { readExact } from '../../src/contract/json/text.ts';

/** So many values, the list itself among them. */
const listOf = (count: number): string => `[${'0,'.repeat(count - 2)}0]`;

test('a text of more values than a tree may hold is refused, whatever its size; an exact text needs no tree', () => {
  expect(parseJson(listOf(MAX_VALUES)).ok).toBe(true);
  const refused = parseJson(listOf(MAX_VALUES + 1));
  expect(refused).toMatchObject({ ok: false, error: { message: 'it holds more than 1000000 values', line: 1 } });
  expect(readExact(listOf(MAX_VALUES + 1)).ok).toBe(true);
});
