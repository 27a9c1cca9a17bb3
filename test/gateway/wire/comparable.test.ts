import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toolInput } from '../../../src/contract/input.ts';
import { comparableInput } from '../../../src/gateway/wire/comparable.ts';

const form = (input: string): string => comparableInput(toolInput(input));

test.each([
  ['{ "b" : 1, "a" : [ 1.10, "\\u00e9" ] }', '{"a":[1.1,"é"],"b":1}'],
  ['', '{}'],
  ['12345678901234567890', '12345678901234567000'],
  ['1e400', 'null'],
  ['{"a":', '{"a":'],
])('%s and %s are the same input', (one, other) => {
  expect(form(one)).toBe(form(other));
});

test.each([
  ['{"a":1}', '{"a":"1"}'],
  ['{"a":1}', '{"A":1}'],
  ['[1,2]', '[2,1]'],
  ['{"a":null}', '{}'],
  ['{"a":', '{"a"'],
])('%s and %s are not', (one, other) => {
  expect(form(one)).not.toBe(form(other));
});

test('what a client parses and writes anew is the same input', () => {
  fc.assert(
    fc.property(fc.object(), fc.constantFrom(0, 1, 4), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      expect(form(JSON.stringify(JSON.parse(text)))).toBe(form(text));
    }),
  );
});
