import { expect, test } from 'vitest';
import { inputConflicts } from '../../src/github/inputs.ts';

test('an input in two spellings with two texts is a conflict, whichever comes last', () => {
  const env = { 'INPUT_ALLOW-PROCESS': 'false', 'input_allow-process': 'true' };
  expect(inputConflicts(env)).toEqual([expect.stringMatching(/^input `allow-process` is given twice with two values/)]);
  expect(inputConflicts(Object.fromEntries(Object.entries(env).toReversed()))).toHaveLength(1);
  expect(inputConflicts({ INPUT_A: '1', input_a: '1', HOME: '/' })).toEqual([]);
});
