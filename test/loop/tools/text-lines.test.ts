import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { insertText, linesOf, replaceText } from '../../../src/loop/tools/text-lines.ts';

const piece = fc.constantFrom('a', 'ä', '😀', '\n', '\r\n', 'word', '');
const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));

test('windows of any size that follow the offsets which they name give the whole text, line by line', () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 5 }), fc.integer({ min: 40, max: 60 }), (whole, limit, maxBytes) => {
      const bytes = Buffer.from(whole);
      let read = '';
      let cut = false;
      for (let offset = 1; ; ) {
        const lines = linesOf(bytes, { offset, limit, maxBytes });
        if (!lines.ok) throw new Error(lines.error);
        const { first, last, total, cutInside } = lines.value;
        expect(Buffer.byteLength(lines.value.text)).toBeLessThanOrEqual(maxBytes);
        expect(first).toBe(offset);
        read += lines.value.text;
        cut ||= cutInside;
        if (last === total) break;
        offset = last + 1;
      }
      if (cut) expect(read.length).toBeLessThan(whole.length);
      else expect(read).toBe(whole);
      expect(read.includes('\ufffd')).toBe(false);
    }),
    { numRuns: 1000 },
  );
});

test('a replacement changes the places that it counts and nothing else, whatever the new text holds', () => {
  const fresh = fc.constantFrom('', '$&', '$1', 'a', 'xx');
  fc.assert(
    fc.property(text, fc.constantFrom('a', 'word', 'ä'), fresh, (whole, old, wanted) => {
      const replaced = replaceText(whole, { old, new: wanted, replaceAll: true });
      const places = whole.split(old);
      if (places.length === 1) expect(replaced.ok).toBe(false);
      else expect(replaced).toEqual({ ok: true, value: { text: places.join(wanted), count: places.length - 1 } });
    }),
  );
});

test('an insertion adds its text at the chosen occurrence', () => {
  expect(insertText('a b a', { anchor: 'a', position: 'after', content: '!', occurrence: 2 })).toEqual({ ok: true, value: 'a b a!' });
  expect(insertText('aaa', { anchor: 'a', position: 'before', content: '!', occurrence: 3 })).toEqual({ ok: true, value: 'aa!a' });
  expect(insertText('a\r\nb\r\n', { anchor: 'b\n', position: 'before', content: 'x\n' })).toEqual({ ok: true, value: 'a\r\nx\r\nb\r\n' });
});
