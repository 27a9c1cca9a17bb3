import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ToolResult } from '../../../src/contract/call.ts';
import { quoteJson } from '../../../src/contract/json/text.ts';
import { type PageStore, pageStore } from '../../../src/loop/tools/paging.ts';
import { text } from '../../support/results.ts';

/** All pages of a call as the model would ask for them, and the texts without the sentence at the end. */
function allPages(store: PageStore, id: string, first: ToolResult): { pages: string[]; bodies: string[] } {
  const pages = [first.output.text];
  for (let page = 2; ; page += 1) {
    const next = store.page(id, page);
    if (next.isError) break;
    pages.push(next.output.text);
  }
  return { pages, bodies: pages.map((page) => page.replace(/\n?\[page \d+ of \d+; [^\n]*\]$/u, '')) };
}

test('1.4 a short result is shown as it is, with its own verdict', () => {
  const store = pageStore();
  for (const short of [text(''), text('a\n', true), { output: { kind: 'json', text: quoteJson('a') }, isError: false } as const]) {
    expect(store.show('call-1', short)).toBe(short);
  }
  expect(store.page('call-1', 1)).toEqual(
    text('No output of a call "call-1" is kept: either it was shown whole, or it was dropped for newer ones.', true),
  );
});

test('1.4 a long result is shown in pages that end at lines and say how to see the next', () => {
  const store = pageStore();
  const line = `${'x'.repeat(99)}\n`;
  const shown = store.show('call-1', text(line.repeat(1000), true));
  expect(shown.isError).toBe(true);
  expect(shown.output.text).toBe(`${line.repeat(486)}[page 1 of 3; for the next one call spawn with {"output":"call-1","page":2}]`);
  expect(store.page('call-1', 3)).toEqual(text(`${line.repeat(28)}[page 3 of 3; this is the last one]`));
  expect(store.page('call-1', 4)).toEqual(text('The output of call "call-1" has 3 pages; there is no page 4.', true));
});

test('1.4 pages join to the whole text, none is larger than a page may be, and a page shown again is not paged again', () => {
  const piece = fc.constantFrom('a', 'ä', '€', '😀', '\n', 'word '.repeat(40), 'x'.repeat(700));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const store = pageStore({ pageBytes: 1024 });
      const whole = pieces.join('');
      const shown = store.show('call-1', text(whole));
      if (Buffer.byteLength(whole) <= 1024) {
        expect(shown.output.text).toBe(whole);
        return;
      }
      const { pages, bodies } = allPages(store, 'call-1', shown);
      for (const page of pages) {
        expect(Buffer.byteLength(page)).toBeLessThanOrEqual(1024);
        expect(page).not.toContain('\ufffd');
        expect(store.show('call-2', text(page)).output.text).toBe(page);
      }
      expect(bodies.join('').replaceAll('\n', '')).toBe(whole.replaceAll('\n', ''));
    }),
    { numRuns: 300 },
  );
});

test('structured output that is long is shown as text in pages', () => {
  const store = pageStore({ pageBytes: 1024 });
  const shown = store.show('call-1', { output: { kind: 'json', text: quoteJson('x'.repeat(2000)) }, isError: false });
  expect(shown.output.kind).toBe('text');
  expect(shown.output.text.startsWith('"xxx')).toBe(true);
});

test('the oldest outputs are dropped for newer ones, and one that is larger than all that is kept is cut and says so', () => {
  const store = pageStore({ pageBytes: 1024, keptBytes: 5000 });
  store.show('first', text('a'.repeat(2000)));
  store.show('second', text('b'.repeat(2000)));
  store.show('third', text('c'.repeat(2000)));
  expect(store.page('first', 1).isError).toBe(true);
  expect(store.page('second', 1).isError).toBe(false);
  expect(store.show('huge', text('d'.repeat(9000))).output.text).toContain('; of 9000 bytes only the first 5000 are kept]');
  expect(store.page('third', 1).isError).toBe(true);
  expect(store.page('huge', 10).output.text).toContain('[page 10 of 10; this is the last one; of 9000 bytes');
});
