import { describe, expect, test } from 'vitest';
import { edited, editedValue, json, refusalOf, short, text, viewOf } from './reading.ts';

const view = (body: object | string) => viewOf('anthropic', body);
const asked = (messages: unknown, more: object = {}) => ({ model: 'claude-sonnet-4-5', max_tokens: 100, messages, ...more });
const call = (id: string, name = 'Bash', input: unknown = { command: 'ls' }) => ({ type: 'tool_use', id, name, input });
const result = (id: string, more: object) => ({ type: 'tool_result', tool_use_id: id, ...more });
const turn = (...blocks: object[]) => ({ role: 'assistant', content: blocks });
const user = (...blocks: object[]) => ({ role: 'user', content: blocks });
const GO = { role: 'user', content: 'go' };
const PNG = { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'aGk=' } };

/** One result in a conversation. */
const answered = (more: object, id = 'toolu_1') => asked([GO, turn(call(id)), user(result(id, more))]);

describe('what a tool result says', () => {
  test.each<[string, object, string]>([
    ['a string', { content: 'a.txt' }, 'Bash(toolu_1) text: a.txt'],
    ['nothing', {}, 'Bash(toolu_1) text: '],
    ['null', { content: null }, 'Bash(toolu_1) text: '],
    ['no blocks', { content: [] }, 'Bash(toolu_1) text: '],
    ['one text block', { content: [{ type: 'text', text: 'a.txt' }] }, 'Bash(toolu_1) text: a.txt'],
    [
      'one text block with a cache mark',
      { content: [{ type: 'text', text: 'a.txt', cache_control: { type: 'ephemeral' } }] },
      'Bash(toolu_1) text: a.txt',
    ],
    [
      'two text blocks',
      {
        content: [
          { type: 'text', text: 'a' },
          { type: 'text', text: 'b' },
        ],
      },
      'Bash(toolu_1) json: [{"type":"text","text":"a"},{"type":"text","text":"b"}]',
    ],
    ['an image', { content: [PNG] }, `Bash(toolu_1) json: [${JSON.stringify(PNG)}]`],
    ['an error', { content: 'no such file', is_error: true }, 'Bash(toolu_1)! text: no such file'],
    ['no error', { content: 'ok', is_error: false }, 'Bash(toolu_1) text: ok'],
    [
      'a reference to a tool',
      { content: [{ type: 'tool_reference', tool_name: 'x' }] },
      'Bash(toolu_1) json: [{"type":"tool_reference","tool_name":"x"}]',
    ],
  ])('%s', (_, more, expected) => {
    expect(view(answered(more)).results.map(short)).toEqual([expected]);
  });

  test('a mark that an agent moves does not make another result of it', () => {
    const blocks = [{ type: 'text', text: 'a' }, PNG];
    const marked = [blocks[0], { ...PNG, cache_control: { type: 'ephemeral' } }];
    expect(view(answered({ content: marked })).results[0]?.output).toEqual(view(answered({ content: blocks })).results[0]?.output);
  });

  test('exact text is kept: numbers, escapes and order', () => {
    const content = '[{"type":"text","text":"\\u0041"} ,{"n":1.10,"type":"text","text":"12345678901234567890","big":1e400}]';
    const body = `{"model":"m","messages":[{"role":"user","content":[{"type":"tool_result","tool_use_id":"x","content":${content}}]}]}`;
    expect(view(body).results[0]?.output).toEqual({ kind: 'json', text: content });
  });
});

describe('which call a result answers', () => {
  test('parallel calls by id, whatever their order', () => {
    const { results, calls } = view(
      asked([
        GO,
        turn(call('a', 'Read', { p: 1 }), call('b', 'Grep', { p: 2 })),
        user(result('b', { content: 'B' }), result('a', { content: 'A' })),
      ]),
    );
    expect(results.map(short)).toEqual(['Grep(b) text: B', 'Read(a) text: A']);
    expect(results.map((one) => one.call)).toEqual([1, 0]);
    expect(calls.map(({ id, name, input }) => [id, name, input.text])).toEqual([
      ['a', 'Read', '{"p":1}'],
      ['b', 'Grep', '{"p":2}'],
    ]);
  });
  test('an id that comes again means the call before it', () => {
    const { results } = view(
      asked([GO, turn(call('a', 'One')), user(result('a', { content: '1' })), turn(call('a', 'Two')), user(result('a', { content: '2' }))]),
    );
    expect(results.map((one) => one.call)).toEqual([0, 1]);
  });
  test('a result of no call is found, and is of no call', () => {
    const [only] = view(asked([user(result('ghost', { content: 'x' }))])).results;
    expect(only).toMatchObject({ callId: 'ghost', path: 'messages[0].content[0]' });
    expect(only?.call).toBeUndefined();
    expect(only?.toolName).toBeUndefined();
  });
});

describe('results of servers', () => {
  const server = (name: string) => ({ type: 'server_tool_use', id: 's', name, input: { q: 1 } });
  test.each<[string, object, object, string]>([
    [
      'web search',
      server('web_search'),
      { type: 'web_search_tool_result', tool_use_id: 's', content: [{ type: 'web_search_result' }] },
      'web-search',
    ],
    [
      'web fetch',
      server('web_fetch'),
      { type: 'web_fetch_tool_result', tool_use_id: 's', content: { type: 'web_fetch_result' } },
      'web-fetch',
    ],
    ['code', server('code_execution'), { type: 'code_execution_tool_result', tool_use_id: 's', content: {} }, 'code-execution'],
    ['bash', server('bash_code_execution'), { type: 'bash_code_execution_tool_result', tool_use_id: 's', content: {} }, 'code-execution'],
    ['tool search', server('tool_search_tool_regex'), { type: 'tool_search_tool_result', tool_use_id: 's', content: {} }, 'tool-search'],
    ['advisor', server('advisor'), { type: 'advisor_tool_result', tool_use_id: 's', content: {} }, 'advisor'],
    [
      'MCP',
      { type: 'mcp_tool_use', id: 's', name: 'x', server_name: 'y', input: {} },
      { type: 'mcp_tool_result', tool_use_id: 's', content: 'z' },
      'remote-mcp',
    ],
    ['one of tomorrow', server('teleport'), { type: 'teleport_tool_result', tool_use_id: 's', content: {} }, 'unknown'],
  ])('%s', (_, first, second, kind) => {
    const { calls, results } = view(asked([GO, turn(first, second)]));
    expect([calls[0]?.hosted, results[0]?.hosted, results[0]?.call]).toEqual([kind, kind, 0]);
    const body = editedValue(view(asked([GO, turn(first, second)])), { results: [{ index: 0, output: text('withheld'), isError: true }] });
    expect(JSON.stringify(body)).toMatch(/withheld|_tool_result_error","error_code":"unavailable/);
  });
  test('a listing of a remote server is a result in whose place nothing can stand', () => {
    const listing = { type: 'mcp_tool_listing', mcp_server_name: 'y', tools: [{ name: 'z' }] };
    const listed = view(asked([GO, turn(listing)]));
    expect(listed.results.map(short)).toEqual(['y(-)@remote-mcp json: [{"name":"z"}]']);
    expect(listed.edit({ results: [{ index: 0, output: text('x'), isError: true }] }).ok).toBe(false);
  });
});

describe('a ruled output in the place of a result', () => {
  const ruled = (more: object, output = text('withheld'), isError = true): unknown => {
    const body = editedValue(view(answered(more)), { results: [{ index: 0, output, isError }] });
    return (body as { messages: { content: unknown[] }[] }).messages[2]?.content[0];
  };
  test.each<[string, object]>([
    ['a string', { content: 'secret' }],
    ['blocks', { content: [{ type: 'text', text: 'secret' }, PNG] }],
    ['an error', { content: 'secret', is_error: true }],
    ['no error', { content: 'secret', is_error: false }],
    ['nothing', {}],
    ['null', { content: null }],
  ])('text for %s', (_, more) => {
    expect(ruled(more)).toEqual(result('toolu_1', { content: 'withheld', is_error: true }));
  });
  test('an error that is none any more', () => {
    expect(ruled({ content: 'x', is_error: true }, text('fine'), false)).toEqual(result('toolu_1', { content: 'fine', is_error: false }));
  });
  test('blocks stay blocks', () => {
    const blocks = [{ type: 'text', text: 'clean' }, PNG];
    expect(ruled({ content: 'x' }, json(blocks), false)).toEqual(result('toolu_1', { content: blocks }));
  });
  test('a structure of another shape goes up as its text', () => {
    expect(ruled({ content: 'x' }, json({ rows: [1] }), false)).toEqual(result('toolu_1', { content: '{"rows":[1]}' }));
    expect(ruled({ content: 'x' }, json([]), false)).toEqual(result('toolu_1', { content: '[]' }));
  });
  test('an error holds text alone, as the provider demands', () => {
    expect(ruled({ content: 'x' }, json([PNG]), true)).toEqual(result('toolu_1', { content: JSON.stringify([PNG]), is_error: true }));
  });
  test('nothing but the result changes, byte for byte', () => {
    const before =
      '{ "model" : "m", "max_tokens":1.0,\n "messages":[{"role":"user","content":[ {"type":"tool_result" ,"tool_use_id":"a","content":"se\\u0063ret", "cache_control":{"type":"ephemeral"}} ]}], "x":1e400 }';
    const read = view(before);
    expect(edited(read, {})).toBe(before);
    expect(edited(read, { results: [{ index: 0, output: text('secret'), isError: false }] })).toBe(before);
    expect(edited(read, { results: [{ index: 0, output: text('no'), isError: true }] })).toBe(
      before.replace('"se\\u0063ret"', '"no"').replace('{"type":"ephemeral"}', '{"type":"ephemeral"},"is_error":true'),
    );
  });
});

describe('what passes as it is', () => {
  test('thinking, citations, marks, images and fields of tomorrow', () => {
    const body = JSON.stringify(
      asked(
        [
          { role: 'user', content: [{ type: 'text', text: 'see', citations: [] }, PNG] },
          turn(
            { type: 'thinking', thinking: 'hm', signature: 'c2ln' },
            { type: 'redacted_thinking', data: 'b3BhcXVl' },
            { type: 'text', text: 'so', citations: [{ type: 'char_location', cited_text: 'x' }], tomorrow: { a: [1] } },
            { ...call('a'), caller: { type: 'direct' } },
          ),
          user(result('a', { content: 'x', cache_control: { type: 'ephemeral' } }), {
            type: 'search_result',
            source: 's',
            title: 't',
            content: [],
          }),
          { role: 'system', content: 'a reminder' },
          turn({ type: 'compaction', content: 'a summary', encrypted_content: 'eA==' }),
        ],
        {
          system: [{ type: 'text', text: 'be good', cache_control: { type: 'ephemeral' } }],
          stream: true,
          context_management: { edits: [] },
          tomorrow: 1,
        },
      ),
    );
    const read = view(body);
    expect(edited(read, {})).toBe(body);
    expect(read.stream).toBe(true);
    expect(read.waysOut).toEqual([]);
  });
});

describe('what cannot be judged is refused', () => {
  test.each<[string, object | string, RegExp]>([
    ['no JSON', '{"model":', /not JSON/],
    ['a list', '[]', /not a JSON object/],
    ['a key twice', '{"model":"m","messages":[],"messages":[]}', /twice/],
    ['no model', { messages: [] }, /names no model/],
    ['no messages', { model: 'm' }, /messages is not a list/],
    ['messages of another kind', { model: 'm', messages: { a: 1 } }, /messages is not a list/],
    ['a role of tomorrow', asked([{ role: 'tool', content: 'x' }]), /messages\[0\] has a role/],
    ['content that is an object', asked([{ role: 'user', content: { type: 'tool_result' } }]), /neither a text nor a list/],
    [
      'a block of tomorrow',
      asked([user({ type: 'observation', content: 'x' })]),
      /messages\[0\]\.content\[0\] is of a type that is not known \('observation'\)/,
    ],
    ['a block without a type', asked([user({ content: 'x' })]), /has no type/],
    ['a block that is a text', asked([{ role: 'user', content: ['x'] }]), /is not a block/],
    ['a result without an id', asked([user({ type: 'tool_result', content: 'x' })]), /without the id/],
    ['a result with a field of tomorrow', asked([user(result('a', { content: 'x', content_v2: 'y' }))]), /'content_v2'/],
    ['a result that is an object', asked([user(result('a', { content: { a: 1 } }))]), /neither a text nor a list/],
    ['an error flag that is a word', asked([user(result('a', { content: 'x', is_error: 'yes' }))]), /is_error/],
    ['a source of tomorrow', asked([user({ type: 'image', source: { type: 'cloud' } })]), /source of a type/],
    ['a stream that is a word', asked([], { stream: 'yes' }), /neither true nor false/],
  ])('%s', (_, body, words) => {
    expect(refusalOf('anthropic', body)).toMatch(words);
  });
});
