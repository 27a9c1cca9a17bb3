// Calls that never came to a decision, found by the wire alone.
import { expect, test } from 'vitest';
import { toolInput } from '../../src/contract/input.ts';
import { CallBook } from '../../src/gateway/call-book.ts';
import { offers } from '../../src/gateway/offered.ts';

const seen = (id: string, text: string, ownId = true) => ({ id, ownId, name: 'spawn', input: toolInput(text) });
const origin = { agentId: 'main', turn: 1, response: 1 };

test('a call that nobody asked about and that has no result is unasked, one that was told twice a single time', () => {
  const book = new CallBook();
  book.note(seen('a', '{"n":1}'), origin);
  book.note(seen('a', '{"n":12}'), origin);
  book.note(seen('b', '{}'), origin);
  book.claim({ id: 'b', name: 'spawn', input: toolInput('{}') });
  book.came(book.note(seen('c', '{}'), origin));
  book.note(seen('d', '{}'), { ...origin, canary: 'deny' });
  const first = book.note(seen('#1', '{"x":1}', false), origin);
  const again = book.note(seen('#1', '{"x":1}', false), { ...origin, response: 2 });
  expect(book.unasked().map(({ input }) => input.text)).toEqual(['{"n":12}', '{"x":1}', '{"x":1}']);
  book.came(again);
  expect(book.unasked()).toContain(first);
  expect(book.unasked()).not.toContain(again);
});

test('a call whose input is no JSON is answered by whatever is asked about its id, for good', () => {
  const book = new CallBook();
  const call = book.note(seen('a', '{"n":'), origin);
  expect(book.claim({ id: 'a', name: 'spawn', input: toolInput('{}') })).toEqual({ kind: 'changed', call, isFree: true });
  const decision = {
    call: { id: 'a', agentId: 'main', toolName: 'spawn', input: call.input },
    ruling: { kind: 'refuse', words: 'no' },
  } as const;
  expect(book.decided(call, decision)).toBe(true);
  expect(book.unasked()).toEqual([]);
});

test('a tool counts as offered wherever it may be the one that is called', () => {
  const tool = (name: string, namespace?: string) =>
    ({ at: 0, name, type: 'function', path: 'tools[0]', ...(namespace === undefined ? {} : { namespace }) }) as const;
  expect(offers([tool('echo', 'mcp__echo')], { name: 'echo', namespace: 'mcp__echo' })).toBe(true);
  expect(offers([tool('echo', 'mcp__echo')], { name: 'mcp__echo__echo' })).toBe(true);
  expect(offers([tool('echo', 'mcp__other')], { name: 'echo', namespace: 'mcp__echo' })).toBe(false);
  expect(offers([tool('echo')], { name: 'echo', namespace: 'mcp__echo' })).toBe(true);
  expect(offers([tool('cat')], { name: 'echo' })).toBe(false);
});
