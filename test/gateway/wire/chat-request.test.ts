import { describe, expect, test } from 'vitest';
import { edited, editedValue, json, refusalOf, short, text, viewOf } from './reading.ts';

const view = (body: object | string) => viewOf('chat', body);
const asked = (messages: unknown, more: object = {}) => ({ model: 'local', messages, ...more });
const call = (id: string, name = 'spawn', args: unknown = '{"command":"ls"}') => ({
  id,
  type: 'function',
  function: { name, arguments: args },
});
const calls = (...tool_calls: object[]) => ({ role: 'assistant', content: null, tool_calls });
const result = (tool_call_id: string, content: unknown, more: object = {}) => ({ role: 'tool', tool_call_id, content, ...more });
const GO = { role: 'user', content: 'go' };
const SYSTEM = { role: 'system', content: 'be good' };
const part = (value: string) => ({ type: 'text', text: value });
const PNG = { type: 'image_url', image_url: { url: 'data:image/png;base64,aGk=' } };

describe('what a result says', () => {
  test.each<[string, object[], string]>([
    ['a string', [calls(call('c')), result('c', 'a.txt')], 'spawn(c) text: a.txt'],
    ['one text part', [calls(call('c')), result('c', [part('a.txt')])], 'spawn(c) text: a.txt'],
    ['text parts', [calls(call('c')), result('c', [part('a'), part('b')])], `spawn(c) json: ${JSON.stringify([part('a'), part('b')])}`],
    ['an image', [calls(call('c')), result('c', [PNG])], `spawn(c) json: ${JSON.stringify([PNG])}`],
    ['null', [calls(call('c')), result('c', null)], 'spawn(c) text: '],
    ['under a name', [result('c', 'x', { name: 'n' })], 'n(c) text: x'],
    ['of a custom tool', [calls({ id: 'c', type: 'custom', custom: { name: 'patch', input: 'x' } }), result('c', 'y')], 'patch(c) text: y'],
    [
      'of a function as it was before',
      [
        { role: 'assistant', content: '', function_call: { name: 'f', arguments: '{}' } },
        { role: 'function', name: 'f', content: 'x' },
      ],
      'f(-) text: x',
    ],
  ])('%s', (_, messages, expected) => {
    expect(view(asked([GO, ...messages])).results.map(short)).toEqual([expected]);
  });
  test('parallel calls by id', () => {
    const read = view(asked([GO, calls(call('a', 'one'), call('b', 'two')), result('b', 'B'), result('a', 'A')]));
    expect(read.results.map(short)).toEqual(['two(b) text: B', 'one(a) text: A']);
    expect(read.results.map((one) => one.call)).toEqual([1, 0]);
  });
  test('functions as they were before, by name and order', () => {
    const old = (n: number) => ({ role: 'assistant', content: null, function_call: { name: 'f', arguments: `{"n":${n}}` } });
    const said = (content: string) => ({ role: 'function', name: 'f', content });
    const read = view(asked([GO, old(1), said('1'), old(2), said('2'), said('3')]));
    expect(read.results.map((one) => one.call)).toEqual([0, 1, undefined]);
  });
  test('arguments that are an object keep their exact text', () => {
    const body =
      '{"model":"m","messages":[{"role":"assistant","tool_calls":[{"id":"a","function":{"name":"f","arguments":{ "n":1.10 }}}]}]}';
    expect(view(body).calls[0]?.input).toEqual({ kind: 'json', text: '{ "n":1.10 }' });
  });
});

describe('a ruled output in the place of a result', () => {
  const ruled = (message: object, value = text('withheld')): unknown => {
    const read = view(asked([GO, message]));
    return (editedValue(read, { results: [{ index: 0, output: value, isError: true }] }) as { messages: unknown[] }).messages[1];
  };
  test('text, parts, and a structure as its text', () => {
    expect(ruled(result('c', 'secret'))).toEqual(result('c', 'withheld'));
    expect(ruled(result('c', [part('secret'), PNG]))).toEqual(result('c', 'withheld'));
    expect(ruled({ role: 'function', name: 'f', content: null })).toEqual({ role: 'function', name: 'f', content: 'withheld' });
    expect(ruled(result('c', 'x'), json([part('a'), part('b')]))).toEqual(result('c', [part('a'), part('b')]));
    expect(ruled(result('c', 'x'), json({ rows: 1 }))).toEqual(result('c', '{"rows":1}'));
  });
  test('nothing else changes, byte for byte', () => {
    const before =
      '{"model":"m" , "messages":[ {"content":"s\\u0065cret" ,"tool_call_id":"c","role":"tool", "copilot_cache_control":{"type":"ephemeral"}} ]}';
    expect(edited(view(before), { results: [{ index: 0, output: text('no'), isError: false }] })).toBe(
      before.replace('"s\\u0065cret"', '"no"'),
    );
  });
});

test('what is not about tools passes as it is', () => {
  const body = JSON.stringify(
    asked(
      [
        SYSTEM,
        { role: 'user', content: [part('see'), PNG, { type: 'input_audio', input_audio: { data: 'aGk=', format: 'wav' } }] },
        { ...calls(call('c')), reasoning_content: 'hm', reasoning_details: [{ type: 'reasoning.encrypted', data: 'eA==' }], refusal: null },
        result('c', 'x', { cache_control: { type: 'ephemeral' } }),
        { role: 'assistant', content: [part('done'), { type: 'thinking', thinking: [] }] },
      ],
      { stream: true, stream_options: { include_usage: true }, reasoning_effort: 'high', extra: { a: [1] } },
    ),
  );
  const read = view(body);
  expect(edited(read, { askUsage: true })).toBe(body);
  expect([read.stream, read.tellsUsage, read.waysOut]).toEqual([true, true, []]);
});

describe('a stream is asked for its usage where the agent did not ask', () => {
  test.each<[object, object]>([
    [{}, { stream_options: { include_usage: true } }],
    [{ stream_options: null }, { stream_options: { include_usage: true } }],
    [{ stream_options: {} }, { stream_options: { include_usage: true } }],
    [{ stream_options: { include_usage: false, x: 1 } }, { stream_options: { include_usage: true, x: 1 } }],
  ])('%o', (more, after) => {
    const read = view(asked([GO], { stream: true, ...more }));
    expect(read.tellsUsage).toBe(false);
    expect(editedValue(read, { askUsage: true })).toEqual(asked([GO], { stream: true, ...after }));
  });
  test('what is no stream tells it anyway', () => {
    const read = view(asked([GO]));
    expect(read.tellsUsage).toBe(true);
    expect(edited(read, { askUsage: true })).toBe(JSON.stringify(asked([GO])));
  });
});

describe('what cannot be judged is refused', () => {
  test.each<[string, object, RegExp]>([
    ['no model', { messages: [] }, /names no model/],
    ['no messages', { model: 'm' }, /messages is not a list/],
    ['a message that is a text', asked(['x']), /is not a message/],
    ['a role of tomorrow', asked([{ role: 'observer', content: 'x' }]), /role/],
    ['a part of tomorrow', asked([{ role: 'user', content: [{ type: 'tool_result', content: 'x' }] }]), /part of a type/],
    ['content that is an object', asked([{ role: 'user', content: { a: 1 } }]), /neither a text nor a list/],
    ['a result that is an object', asked([result('c', { a: 1 })]), /neither a text nor a list/],
    ['a result without content', asked([{ role: 'tool', tool_call_id: 'c' }]), /neither a text nor a list/],
    ['a result with a field of tomorrow', asked([result('c', 'x', { artifact: 'y' })]), /'artifact'/],
    ['a call without a name', asked([calls({ id: 'c', type: 'function', function: { arguments: '{}' } })]), /without a name/],
    ['calls that are no list', asked([{ role: 'assistant', tool_calls: {} }]), /is not a list/],
    ['an image without an address', asked([{ role: 'user', content: [{ type: 'image_url' }] }]), /no address/],
  ])('%s', (_, body, words) => {
    expect(refusalOf('chat', body)).toMatch(words);
  });
});

describe('tools', () => {
  const fn = (name: string) => ({ type: 'function', function: { name, parameters: {} } });
  test.each<[object, string[]]>([
    [{ tools: [fn('a'), { type: 'custom', custom: { name: 'b' } }] }, ['a', 'b']],
    [{ functions: [{ name: 'a' }] }, ['a']],
    [{ tools: [{ type: 'web_search' }] }, ['web_search@web-search']],
    [{ tools: [{ type: 'builtin_function', function: { name: '$web_search' } }] }, ['$web_search@unknown']],
    [{ tools: [{ type: 'code_interpreter' }] }, ['code_interpreter@code-execution']],
    [{ web_search_options: {} }, ['web_search_options@web-search']],
    [{ plugins: [{ id: 'web' }] }, ['plugins@unknown']],
    [{ search_parameters: { mode: 'auto' } }, ['search_parameters@web-search']],
    [{ enable_search: false, plugins: null }, []],
  ])('%o', (more, expected) => {
    expect(view(asked([GO], more)).tools.map(({ name, hosted }) => (hosted === undefined ? name : `${name}@${hosted}`))).toEqual(expected);
  });
  test('are taken out with the fields that have a server act', () => {
    const read = view(asked([GO], { web_search_options: {}, tools: [fn('a'), { type: 'web_search' }], plugins: [{ id: 'web' }] }));
    const gone = read.tools.filter(({ hosted }) => hosted !== undefined).map(({ at }) => at);
    expect(editedValue(read, { tools: gone })).toEqual(asked([GO], { tools: [fn('a')] }));
  });
  test('a model that searches by its name cannot do without', () => {
    const read = view({ ...asked([GO], { tools: [fn('a')] }), model: 'some/model:online' });
    expect(read.tools.map(({ hosted }) => hosted)).toEqual([undefined, 'web-search']);
    expect(read.edit({ tools: [read.tools[1]?.at ?? 0] })).toMatchObject({
      ok: false,
      error: expect.stringContaining('cannot be taken out'),
    });
  });
  test.each<[object, boolean]>([
    [{ tool_choice: { type: 'function', function: { name: 'a' } } }, false],
    [{ function_call: { name: 'a' } }, false],
    [{ tool_choice: { type: 'function', function: { name: 'b' } } }, true],
    [
      { tool_choice: { type: 'allowed_tools', allowed_tools: { mode: 'auto', tools: [{ type: 'function', function: { name: 'a' } }] } } },
      false,
    ],
    [{ tool_choice: 'required' }, true],
  ])('with %o the removal of a is possible: %s', (more, possible) => {
    const read = view(asked([GO], { tools: [fn('a'), fn('b')], ...more }));
    expect(read.edit({ tools: [read.tools[0]?.at ?? 0] }).ok).toBe(possible);
  });
});

describe('ways out', () => {
  const saying = (content: object) => ({ messages: [{ role: 'user', content: [content] }] });
  test.each<[string, object, string, string]>([
    ['an image by address', saying({ type: 'image_url', image_url: { url: 'https://a.example' } }), 'url', 'unless-external'],
    ['a film by address', saying({ type: 'video_url', video_url: { url: 'https://a.example' } }), 'url', 'unless-external'],
    ['a file', saying({ type: 'file', file: { file_id: 'f' } }), 'file-id', 'unless-external'],
    ['a file by address', saying({ type: 'file', file: { file_data: 'https://a.example' } }), 'url', 'unless-external'],
    ['sound that is kept', { messages: [{ role: 'assistant', audio: { id: 'a' } }] }, 'item-reference', 'always'],
    ['keeping it', { messages: [GO], store: true }, 'store', 'unless-external'],
  ])('%s', (_, more, kind, barred) => {
    expect(view({ model: 'm', ...more }).waysOut).toMatchObject([{ kind, barred }]);
  });
  test('other models that may answer', () => expect(view(asked([GO], { models: ['a', 'b'] })).otherModels).toEqual(['a', 'b']));
});

describe("the canary's own turns go without a trace", () => {
  test('a message of calls alone goes, one with words loses its calls', () => {
    const words = { role: 'assistant', content: 'so', tool_calls: [call('c2')] };
    const read = view(asked([SYSTEM, GO, calls(call('c1')), result('c1', 'denied'), words, result('c2', 'x')]));
    expect(editedValue(read, { drop: [0, 1] })).toEqual(asked([SYSTEM, GO, { role: 'assistant', content: 'so' }]));
  });
  test('beside a call of the model', () => {
    const read = view(asked([GO, calls(call('c1'), call('a')), result('c1', 'x'), result('a', 'y')]));
    expect(editedValue(read, { drop: [0] })).toEqual(asked([GO, calls(call('a')), result('a', 'y')]));
  });
});

test('a picture in the message after its result is told as beside it', () => {
  const read = view(
    asked([
      GO,
      calls(call('a')),
      result('a', 'Image read'),
      { role: 'user', content: [part('Attached'), PNG] },
      { role: 'assistant', content: 'ok' },
      { role: 'user', content: [PNG] },
    ]),
  );
  expect(read.media.map(({ beside }) => beside)).toEqual([[0], []]);
});
