import { describe, expect, test } from 'vitest';
import { toolInput } from '../../src/contract/input.ts';
import { CallBook } from '../../src/gateway/call-book.ts';
import type { CallIdentity, NotedCall } from '../../src/gateway/options.ts';
import type { CallView, SeenCall } from '../../src/gateway/types.ts';
import { json } from '../session/rig.ts';

const seen = (id: string, input: string, more: Partial<SeenCall> = {}): SeenCall => ({
  id,
  ownId: true,
  name: 'spawn',
  input: toolInput(input),
  ...more,
});
const from = (response: number): { agentId: string; turn: number; response: number } => ({ agentId: 'main', turn: response, response });
const asked = (id: string | undefined, input: string, name = 'spawn'): { id?: string; name: string; input: NotedCall['input'] } => ({
  ...(id === undefined ? {} : { id }),
  name,
  input: toolInput(input),
});
const view = (id: string | undefined, input: string, index = 0): CallView => ({
  index,
  name: 'spawn',
  input: toolInput(input),
  span: { start: 0, end: 0 },
  ...(id === undefined ? {} : { id }),
});

function decide(book: CallBook, call: NotedCall, ran?: string): boolean {
  const { id, agentId, name: toolName, input } = call;
  return book.decided(call, {
    call: { id, agentId, toolName, input },
    ruling: ran === undefined ? { kind: 'refuse', words: 'no' } : { kind: 'run', input: json(ran) },
  });
}

describe('a decision', () => {
  test('is for a call that was seen, once, with the input that was seen', () => {
    const book = new CallBook();
    const call = book.note(seen('c1', '{"a": 1, "b": [2]}'), from(1));
    expect(book.claim(asked('c9', '{"x":1}'))).toEqual({ kind: 'unseen' });
    expect(book.claim(asked('c1', '{"a":2}'))).toEqual({ kind: 'changed', call, isFree: true });
    expect(book.claim(asked('c1', '{"a":1,"b":[2]}', 'files'))).toEqual({ kind: 'changed', call, isFree: true });
    // Written anew by another writer it is the same input.
    expect(book.claim(asked('c1', '{"b":[2],"a":1.0}'))).toEqual({ kind: 'claimed', call });
    expect(book.claim(asked('c1', '{"a":1,"b":[2]}'))).toEqual({ kind: 'taken', call });
    expect(book.claim(asked('c1', '{"a":2}'))).toEqual({ kind: 'changed', call, isFree: false });
    expect(decide(book, call, '{"a":1,"b":[2]}')).toBe(true);
    expect(decide(book, call)).toBe(false);
    expect(call.decision?.ruling.kind).toBe('run');
  });

  test('that refuses claims the call, which then never runs', () => {
    const book = new CallBook();
    const call = book.note(seen('c1', '{"a":1}'), from(1));
    expect(decide(book, call)).toBe(true);
    expect(book.claim(asked('c1', '{"a":1}'))).toEqual({ kind: 'taken', call });
    expect(decide(book, call, '{"a":1}')).toBe(false);
  });

  test('is not looked for by the shape of an input where hooks tell ids of the wire and no call has this one', () => {
    let looks = 0;
    const book = new CallBook(({ name, input }) => ((looks += 1), { tool: name, input: input.text }));
    book.note(seen('c1', '{"a":1}'), from(1));
    const other = book.note(seen('c2', '{"a":2}'), from(1));
    book.claim(asked('c1', '{"a":1}'));
    const before = looks;
    expect(book.claim(asked('c9', '{"a":2}'))).toEqual({ kind: 'unseen' });
    expect(book.returning(asked('c9', '{"a":1}'))).toBeUndefined();
    expect(looks).toBe(before);
    // Without an id, and with calls that have none, it is.
    expect(book.claim(asked(undefined, '{"a":2}'))).toEqual({ kind: 'claimed', call: other });
    const nameless = book.note(seen('#1', '{"a":3}', { ownId: false }), from(2));
    expect(book.claim(asked('c9', '{"a":3}'))).toEqual({ kind: 'claimed', call: nameless });
  });

  test('is found by the shape of an input where hooks tell ids of their own', () => {
    const book = new CallBook();
    const one = book.note(seen('c1', '{"a":1}'), from(1));
    const two = book.note(seen('c2', '{"a":2}'), from(1));
    expect(book.claim(asked('own-1', '{"a":1}'))).toEqual({ kind: 'claimed', call: one });
    // Whoever tells an id of the wire changes nothing about that.
    book.claim(asked('c1', '{"a":1}'));
    expect(book.claim(asked('own-2', '{"a":2}'))).toEqual({ kind: 'claimed', call: two });
  });

  test('needs a claim, and a call of this very book', () => {
    const book = new CallBook();
    const call = book.note(seen('c1', '{}'), from(1));
    expect(decide(book, call, '{}')).toBe(false);
    const other = new CallBook();
    const stranger = other.note(seen('c1', '{}'), from(1));
    expect(decide(book, stranger, '{}')).toBe(false);
    expect(decide(book, { ...call }, '{}')).toBe(false);
  });

  test('without an id goes to calls of its tool and input in their order', () => {
    const book = new CallBook();
    const calls = [1, 2, 3].map((ordinal) => book.note(seen(`#${ordinal}`, ordinal === 2 ? '{"x":1}' : '{}', { ownId: false }), from(1)));
    expect([1, 2, 3].map(() => book.claim(asked(undefined, '{}')))).toEqual([
      { kind: 'claimed', call: calls[0] },
      { kind: 'claimed', call: calls[2] },
      { kind: 'taken', call: calls[2] },
    ]);
    expect(book.claim(asked('an id of the agent’s own', '{"x":1}'))).toEqual({ kind: 'claimed', call: calls[1] });
  });

  test('follows the common form where hooks name and write calls otherwise', () => {
    const identify = ({ name, input }: { name: string; input: { text: string } }): CallIdentity => ({
      tool: name === 'exec_command' ? 'Bash' : name,
      input: input.text.replace('"cmd"', '"command"'),
    });
    const book = new CallBook(identify);
    const call = book.note(seen('c1', '{"cmd":"ls"}', { name: 'exec_command' }), from(1));
    expect(book.claim(asked('c1', '{"command":"ls"}', 'Bash'))).toEqual({ kind: 'claimed', call });
  });
});

describe('the call behind a result', () => {
  test('is found by id, and by tool and input where the id is not the wire’s', () => {
    const book = new CallBook();
    const one = book.note(seen('c1', '{"n":1}'), from(1));
    const two = book.note(seen('c2', '{"n":2}'), from(1));
    expect(
      book.find([view('c2', '{"n":2}'), view('c1', 'whatever the agent made of it'), view('own', '{"n":1}'), view(undefined, '{"n":2}')]),
    ).toEqual([two, one, one, two]);
    expect(book.find([view('c9', '{"n":9}')])).toEqual([undefined]);
  });

  test('is told apart by input and order where a server counts its ids anew in every turn', () => {
    const book = new CallBook();
    const first = book.note(seen('call_0', '{"n":1}'), from(1));
    const second = book.note(seen('call_0', '{"n":2}'), from(2));
    const third = book.note(seen('call_0', '{"n":1}'), from(3));
    expect(book.find([view('call_0', '{"n":1}'), view('call_0', '{"n":2}'), view('call_0', '{"n":1}')])).toEqual([first, second, third]);
    expect(book.claim(asked('call_0', '{"n":1}'))).toEqual({ kind: 'claimed', call: first });
    expect(book.claim(asked('call_0', '{"n":1}'))).toEqual({ kind: 'claimed', call: third });
  });

  test('is one of the agent that the request opens like, where several made the same call without an id', () => {
    const book = new CallBook();
    const main = book.note(seen('#1', '{"n":1}', { ownId: false }), from(1));
    const other = book.note(seen('#1', '{"n":1}', { ownId: false }), { ...from(2), agentId: 'main/1' });
    const history = [view(undefined, '{"n":1}')];
    const found = ['main/1', 'main', 'main/2', undefined].map((agentId) => book.find(history, () => agentId)[0]);
    expect(found).toEqual([other, main, main, main]);
    expect(found.map((call) => call?.agentId)).toEqual(['main/1', 'main', 'main', 'main']);
  });

  test('is found by the input that ran, too, where an agent writes that into its history', () => {
    const book = new CallBook();
    const call = book.note(seen('#1', '{"n":1}', { ownId: false }), from(1));
    book.claim(asked(undefined, '{"n":1}'));
    decide(book, call, '{"n":1,"safe":true}');
    expect(book.find([view(undefined, '{"safe":true,"n":1}')])).toEqual([call]);
  });

  test('an id that comes twice in one response with two inputs is two calls', () => {
    const book = new CallBook();
    const one = book.note(seen('c', '{"n":1}'), from(1));
    expect(book.note(seen('c', '{ "n": 1 }'), from(1))).toBe(one);
    const two = book.note(seen('c', '{"n":2}'), from(1));
    expect(two).not.toBe(one);
    expect(book.claim(asked('c', '{"n":1}'))).toEqual({ kind: 'claimed', call: one });
    decide(book, one, '{"n":1}');
    expect(book.find([view('c', '{"n":2}')])[0]?.decision).toBeUndefined();
  });
});

test('what was allowed and has not come back is pending; a hook’s ruling is taken once and before the wire’s', () => {
  const book = new CallBook();
  const calls = ['c1', 'c2', 'c3'].map((id) => book.note(seen(id, '{}'), from(1)));
  for (const { id } of calls) book.claim(asked(id, '{}'));
  const [one, two, three] = calls;
  if (one === undefined || two === undefined || three === undefined) throw new Error('three calls were noted');
  decide(book, one, '{}');
  decide(book, two, '{}');
  decide(book, three);
  expect(book.pending()).toEqual([one, two]);
  expect(book.returning(asked(undefined, '{}'))).toBe(one);
  const ruling = {
    given: { output: { kind: 'text', text: 'a' } as const, isError: false },
    shown: { output: { kind: 'text', text: 'b' } as const, isError: false },
  };
  expect(book.ruled(one, ruling)).toBe(true);
  expect(book.ruled(one, ruling)).toBe(false);
  expect(book.returning(asked(undefined, '{}'))).toBe(two);
  expect(book.came(two)).toBe(true);
  expect(book.came(two)).toBe(false);
  expect(book.ruled(two, ruling)).toBe(false);
  expect(book.ruled(three, ruling)).toBe(false);
  expect(book.pending()).toEqual([one]);
});
