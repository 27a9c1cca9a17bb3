import { describe, expect, test } from 'vitest';
import { chatWire } from '../../../src/gateway/wire/chat/wire.ts';
import { seenOf, textOf, told } from './reading.ts';

const chunk = (delta: object, more: object = {}, index = 0) => ({
  id: 'c',
  object: 'chat.completion.chunk',
  model: 'local',
  choices: [{ index, delta, finish_reason: null, ...more }],
});
const tool = (index: number | undefined, fn: object, id?: string) => ({
  ...(index === undefined ? {} : { index }),
  ...(id === undefined ? {} : { id, type: 'function' }),
  function: fn,
});
const pieces = (...tool_calls: object[]) => chunk({ tool_calls });
const finish = (finish_reason = 'tool_calls', index = 0) => chunk({}, { finish_reason }, index);
const USAGE = {
  choices: [],
  usage: {
    prompt_tokens: 100,
    completion_tokens: 20,
    prompt_tokens_details: { cached_tokens: 10 },
    completion_tokens_details: { reasoning_tokens: 5 },
  },
};
const DONE = '[DONE]';

const calls = (...events: (object | string)[]): string[] =>
  told(seenOf(chatWire, [...events, DONE])).filter((one) => one.startsWith('call'));

describe('a call', () => {
  test('in pieces is told when its arguments are whole, as clients act on it then', () => {
    const reader = chatWire.readEvents();
    const perEvent = [
      pieces(tool(0, { name: 'spawn', arguments: '' }, 'a')),
      pieces(tool(0, { arguments: '{"command"' })),
      pieces(tool(0, { arguments: ':"ls"}' })),
      finish(),
    ].map((event) => {
      const read = reader.read(textOf(event));
      return read.ok ? told(read.value).filter((one) => one.startsWith('call')) : [read.error];
    });
    expect(perEvent).toEqual([[], [], ['call spawn(a) json: {"command":"ls"}'], []]);
  });
  test.each<[string, (object | string)[], string[]]>([
    ['in one piece', [pieces(tool(0, { name: 'f', arguments: '{"a":1}' }, 'a'))], ['call f(a) json: {"a":1}']],
    [
      'two in one chunk',
      [pieces(tool(0, { name: 'f', arguments: '{}' }, 'a'), tool(1, { name: 'g', arguments: '{}' }, 'b'))],
      ['call f(a) json: {}', 'call g(b) json: {}'],
    ],
    [
      'side by side',
      [
        pieces(tool(0, { name: 'f', arguments: '' }, 'a')),
        pieces(tool(1, { name: 'g', arguments: '' }, 'b')),
        pieces(tool(1, { arguments: '{"b' })),
        pieces(tool(0, { arguments: '{"a":1}' })),
        pieces(tool(1, { arguments: '":2}' })),
      ],
      ['call f(a) json: {"a":1}', 'call g(b) json: {"b":2}'],
    ],
    ['without arguments', [pieces(tool(0, { name: 'f', arguments: '' }, 'a')), finish()], ['call f(a) raw: ']],
    ['cut off', [pieces(tool(0, { name: 'f', arguments: '{"a' }, 'a')), finish('length')], ['call f(a) raw: {"a']],
    [
      'that repeats its id in each piece',
      [pieces(tool(0, { name: 'f', arguments: '{"a' }, 'a')), pieces(tool(0, { name: 'f', arguments: '":1}' }, 'a'))],
      ['call f(a) json: {"a":1}'],
    ],
    [
      'of a server that gives each the same place',
      [pieces(tool(0, { name: 'f', arguments: '{}' }, 'a')), pieces(tool(0, { name: 'g', arguments: '{}' }, 'b'))],
      ['call f(a) json: {}', 'call g(b) json: {}'],
    ],
    [
      'of a server that gives no place',
      [
        pieces(tool(undefined, { name: 'f', arguments: '{"a' }, 'a')),
        pieces(tool(undefined, { arguments: '":1}' })),
        pieces(tool(undefined, { name: 'g', arguments: '{}' }, 'b')),
      ],
      ['call f(a) json: {"a":1}', 'call g(b) json: {}'],
    ],
    ['without an id', [pieces(tool(0, { name: 'f', arguments: '{}' }))], ['call f(#1) json: {}']],
    [
      'whose name comes late',
      [pieces(tool(0, { arguments: '' }, 'a')), pieces(tool(0, { name: 'f', arguments: '{}' }))],
      ['call f(a) json: {}'],
    ],
    [
      'of a custom tool',
      [
        pieces({ index: 0, id: 'a', type: 'custom', custom: { name: 'f', input: '{"x":1}' } }),
        pieces({ index: 0, custom: { input: ' y' } }),
        finish(),
      ],
      ['call f(a) raw: {"x":1} y'],
    ],
    [
      'as it was before',
      [chunk({ function_call: { name: 'f', arguments: '{"a' } }), chunk({ function_call: { arguments: '":1}' } }), finish('function_call')],
      ['call f(#1) json: {"a":1}'],
    ],
    [
      'a number, which a client may take for whole at any piece',
      [pieces(tool(0, { name: 'f', arguments: '1' }, 'a')), pieces(tool(0, { arguments: '2' })), finish()],
      ['call f(a) json: 1', 'call f(a) json: 12'],
    ],
    [
      'in two choices',
      [
        chunk({ tool_calls: [tool(0, { name: 'f', arguments: '{"a' }, 'a')] }, {}, 0),
        chunk({ tool_calls: [tool(0, { name: 'g', arguments: '{"b' }, 'b')] }, {}, 1),
        finish('tool_calls', 1),
        chunk({ tool_calls: [tool(0, { arguments: '":1}' })] }, {}, 0),
      ],
      ['call g(b) raw: {"b', 'call f(a) json: {"a":1}'],
    ],
  ])('%s', (_, events, expected) => {
    expect(calls(...events)).toEqual(expected);
  });
});

describe('the rest', () => {
  test('model, stop, usage and end', () => {
    expect(told(seenOf(chatWire, [chunk({ role: 'assistant', content: 'hi' }), finish('stop'), USAGE, DONE]))).toEqual([
      'model local',
      'stop end stop',
      'usage input=100 output=20 cached=10 reasoning=5',
      'end',
    ]);
  });
  test.each([
    ['tool_calls', 'calls'],
    ['length', 'length'],
    ['content_filter', 'refusal'],
    ['tomorrow', 'other'],
  ])('finish reason %s is %s', (word, reason) => {
    expect(told(seenOf(chatWire, [finish(word), DONE]))).toContain(`stop ${reason} ${word}`);
  });
  test('an answer with sources was searched for', () => {
    const annotated = chunk({ content: 'x', annotations: [{ type: 'url_citation' }] });
    expect(told(seenOf(chatWire, [annotated, annotated, finish(), DONE])).filter((one) => one.startsWith('hosted'))).toEqual([
      'hosted web-search annotations',
    ]);
  });
  test('an error in the stream', () => expect(told(seenOf(chatWire, [{ error: { message: 'no' } }]))).toEqual(['error no']));
  test('a server that leaves the last mark out', () => expect(told(seenOf(chatWire, [finish('stop')])).at(-1)).toBe('end'));
  test('a torn stream says which calls were begun', () => {
    const reader = chatWire.readEvents();
    reader.read(textOf(pieces(tool(0, { name: 'f', arguments: '{"a' }, 'a'))));
    expect(reader.finish()).toMatchObject({ ok: false, error: { begun: ['f'] } });
  });
  test.each(['hello', '{"a":1,"a":2}', '[]', ''])('an event that cannot be judged: %s', (data) => {
    expect(chatWire.readEvents().read(data).ok).toBe(false);
  });
  test('a completion that is no stream tells the same', () => {
    const body = {
      model: 'local',
      choices: [
        {
          index: 0,
          message: {
            role: 'assistant',
            content: null,
            tool_calls: [{ id: 'a', type: 'function', function: { name: 'f', arguments: '{"n":1.10}' } }],
          },
          finish_reason: 'tool_calls',
        },
      ],
      usage: USAGE.usage,
    };
    const read = chatWire.readResponse(textOf(body));
    expect(read.ok && told(read.value)).toEqual([
      'model local',
      'call f(a) json: {"n":1.10}',
      'stop calls tool_calls',
      'usage input=100 output=20 cached=10 reasoning=5',
      'end',
    ]);
  });
});
