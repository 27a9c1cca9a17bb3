import { createParser } from 'eventsource-parser';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { usualData } from '../../src/gateway/usual-event.ts';

const usualLine = fc.constantFrom('event: delta', 'data: {"a": 1}', 'data:x', 'data:  y', 'data:', 'data: 🌍', 'data: a\0b');
const otherLine = fc.constantFrom(
  'event: Grüße',
  'event: a\tb',
  'event',
  'data',
  'datax: z',
  ': comment',
  'id: 1',
  'retry: x',
  '\ufeffdata: x',
  '',
);
const line = fc.oneof({ weight: 3, arbitrary: usualLine }, { weight: 1, arbitrary: otherLine });
const end = fc.constantFrom('\n', '\n', '\n', '\r\n', '\r');
const piece = fc
  .tuple(fc.array(fc.tuple(line, end), { minLength: 1, maxLength: 3 }), fc.constantFrom('\n', '\r\n', '\r', ''))
  .map(([lines, last]) => lines.map((parts) => parts.join('')).join('') + last);

/** What a parser finds in a piece: the data of its events and its complaints. */
function parsed(text: string): readonly string[] {
  const found: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => void found.push(`data ${data}`), onError: () => void found.push('a complaint') });
  parser.feed(`${text.replace(/\r\n?/g, '\n')}\n\n`);
  return found;
}

test('an event of the usual form is read as a parser reads it, and anything else is left to the parser', () => {
  let usual = 0;
  fc.assert(
    fc.property(piece, (text) => {
      const data = usualData(Buffer.from(text));
      if (data === undefined) return;
      usual += 1;
      expect(parsed(text)).toEqual([`data ${data}`]);
    }),
    { numRuns: 5000 },
  );
  expect(usual).toBeGreaterThan(100);
});

test.each([
  ['one line of data', 'data: {"a": 1}\n\n', '{"a": 1}'],
  ['a name and a line of data', 'event: delta\ndata:x\n\n', 'x'],
  ['lines that end in CR LF', 'event: delta\r\ndata: x\r\n\r\n', 'x'],
  ['no end, as at the end of a stream', 'data: x', 'x'],
  ['data in two lines', 'data: x\ndata: y\n\n', undefined],
  ['data that a CR ends', 'data: x\rdata: y\n\n', undefined],
  ['a name that a CR ends', 'event: x\rdata: y\n\n', undefined],
  ['a comment', ': data: x\n\n', undefined],
])('an event with %s', (_, text, data) => {
  expect(usualData(Buffer.from(text))).toBe(data);
});

test.each([
  ['data', 'data: \xff\n\n'],
  ['its name', 'event: \xff\ndata: x\n\n'],
])('an event that is not UTF-8 in %s is none of the usual form', (_, text) => {
  expect(usualData(Buffer.from(text, 'latin1'))).toBeUndefined();
});
