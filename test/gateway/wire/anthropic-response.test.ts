import { describe, expect, test } from 'vitest';
import { anthropicWire } from '../../../src/gateway/wire/anthropic/wire.ts';
import { seenOf, textOf, told } from './reading.ts';

const USAGE = { input_tokens: 5, cache_read_input_tokens: 20, cache_creation_input_tokens: 3, output_tokens: 1 };
const start = (more: object = {}) => ({
  type: 'message_start',
  message: { id: 'm', type: 'message', role: 'assistant', model: 'claude', content: [], usage: USAGE, ...more },
});
const open = (index: number, content_block: object) => ({ type: 'content_block_start', index, content_block });
const tool = (id: string, name = 'Bash', input: object = {}) => ({ type: 'tool_use', id, name, input });
const piece = (index: number, partial_json: string) => ({
  type: 'content_block_delta',
  index,
  delta: { type: 'input_json_delta', partial_json },
});
const words = (index: number, text: string) => ({ type: 'content_block_delta', index, delta: { type: 'text_delta', text } });
const close = (index: number) => ({ type: 'content_block_stop', index });
const STOP = {
  type: 'message_delta',
  delta: { stop_reason: 'tool_use', stop_sequence: null },
  usage: { output_tokens: 30, output_tokens_details: { thinking_tokens: 7 } },
};
const END = { type: 'message_stop' };
const PING = { type: 'ping' };

/** What the blocks of a message tell. */
const within = (...events: object[]): string[] =>
  told(seenOf(anthropicWire, [start(), ...events, STOP, END])).filter((one) => /^(call|hosted)/.test(one));

describe('a call in pieces', () => {
  test('is told when it is whole', () => {
    const reader = anthropicWire.readEvents();
    const tell = (event: object) => {
      const read = reader.read(textOf(event));
      return read.ok ? told(read.value) : [read.error];
    };
    expect([start(), open(0, tool('t')), piece(0, ''), piece(0, '{"comm'), piece(0, 'and":"}{')].flatMap(tell).slice(2)).toEqual([]);
    expect(tell(piece(0, '"}'))).toEqual(['call Bash(t) json: {"command":"}{"}']);
    expect([piece(0, ' '), close(0)].flatMap(tell)).toEqual([]);
  });
  test.each<[string, object[], string[]]>([
    ['no input at all', [open(0, tool('t')), close(0)], ['call Bash(t) json: {}']],
    ['an empty piece', [open(0, tool('t')), piece(0, ''), close(0)], ['call Bash(t) json: {}']],
    ['whole at its start', [open(0, tool('t', 'Bash', { a: 1 })), close(0)], ['call Bash(t) json: {"a":1}']],
    ['not JSON', [open(0, tool('t')), piece(0, '{"a":'), close(0)], ['call Bash(t) raw: {"a":']],
    [
      'more after its end',
      [open(0, tool('t')), piece(0, '{}'), piece(0, '{"b":1}'), close(0)],
      ['call Bash(t) json: {}', 'call Bash(t) raw: {}{"b":1}'],
    ],
    [
      'two side by side',
      [
        open(0, tool('a')),
        open(1, tool('b', 'Read')),
        piece(1, '{"p":'),
        piece(0, '{"c":'),
        piece(1, '2}'),
        piece(0, '1}'),
        close(0),
        close(1),
      ],
      ['call Read(b) json: {"p":2}', 'call Bash(a) json: {"c":1}'],
    ],
    ['never closed', [open(0, tool('t')), piece(0, '{"a')], ['call Bash(t) raw: {"a']],
    [
      'exact numbers',
      [open(0, tool('t')), piece(0, '{"n":123456789'), piece(0, '01234567890,"e":1e400}'), close(0)],
      ['call Bash(t) json: {"n":12345678901234567890,"e":1e400}'],
    ],
    [
      'between words and thoughts',
      [
        open(0, { type: 'thinking', thinking: '' }),
        close(0),
        open(1, { type: 'text', text: '' }),
        words(1, 'hi'),
        PING,
        close(1),
        open(2, tool('t')),
        piece(2, '{}'),
        close(2),
      ],
      ['call Bash(t) json: {}'],
    ],
  ])('%s', (_, events, expected) => {
    expect(within(...events)).toEqual(expected);
  });
  test('the smallest pieces tell the same as one', () => {
    const input = JSON.stringify({ command: 'printf "\\u00e9 {}[]" && echo \\', nested: [{ a: ['b', null, 1.5] }] });
    expect(within(open(0, tool('t')), ...Array.from(input, (unit) => piece(0, unit)), close(0))).toEqual([`call Bash(t) json: ${input}`]);
  });
});

describe('the rest of a message', () => {
  test('model, stop, usage and end', () => {
    expect(told(seenOf(anthropicWire, [start(), STOP, END]))).toEqual([
      'model claude',
      'usage input=28 output=1 cached=20 cacheWritten=3',
      'stop calls tool_use',
      'usage input=28 output=30 cached=20 cacheWritten=3 reasoning=7',
      'end',
    ]);
  });
  test('a summary made in between counts too', () => {
    const usage = {
      output_tokens: 30,
      iterations: [
        { type: 'compaction', input_tokens: 100, output_tokens: 9, cache_read_input_tokens: 0, cache_creation_input_tokens: 0 },
        { type: 'message', input_tokens: 5, output_tokens: 30 },
      ],
    };
    expect(told(seenOf(anthropicWire, [start(), { ...STOP, usage }, END])).at(-2)).toBe(
      'usage input=128 output=39 cached=20 cacheWritten=3',
    );
  });
  test.each([
    ['end_turn', 'end'],
    ['stop_sequence', 'end'],
    ['max_tokens', 'length'],
    ['refusal', 'refusal'],
    ['pause_turn', 'pause'],
    ['model_context_window_exceeded', 'overflow'],
    ['tomorrow', 'other'],
  ])('stop reason %s is %s', (stop_reason, reason) => {
    const seen = seenOf(anthropicWire, [start(), { type: 'message_delta', delta: { stop_reason }, usage: null }, END]);
    expect(told(seen)).toContain(`stop ${reason} ${stop_reason}`);
  });
  test.each<[object, string]>([
    [{ type: 'server_tool_use', id: 's', name: 'web_search', input: {} }, 'hosted web-search server_tool_use'],
    [{ type: 'web_search_tool_result', tool_use_id: 's', content: [] }, 'hosted web-search web_search_tool_result'],
    [{ type: 'server_tool_use', id: 's', name: 'tool_search_tool_regex', input: {} }, 'hosted tool-search server_tool_use'],
    [{ type: 'mcp_tool_use', id: 's', name: 'n', server_name: 'x', input: {} }, 'hosted remote-mcp mcp_tool_use'],
    [{ type: 'mcp_tool_result', tool_use_id: 's', content: [] }, 'hosted remote-mcp mcp_tool_result'],
    [{ type: 'bash_code_execution_tool_result', tool_use_id: 's', content: {} }, 'hosted code-execution bash_code_execution_tool_result'],
    [{ type: 'container_upload', file_id: 'f' }, 'hosted code-execution container_upload'],
    [{ type: 'telepathy', thought: 'x' }, 'hosted unknown telepathy'],
  ])('%o is seen', (block, expected) => {
    expect(within(open(0, block), piece(0, '{"query":"x"}'), close(0))).toEqual([expected]);
  });
});

describe('what is not whole', () => {
  test('a torn stream says which calls were begun', () => {
    const reader = anthropicWire.readEvents();
    for (const event of [start(), open(0, tool('a', 'Bash')), piece(0, '{}'), open(1, tool('b', 'Read')), piece(1, '{"p')])
      reader.read(textOf(event));
    expect(reader.finish()).toEqual({ ok: false, error: { why: expect.stringContaining('before'), begun: ['Read'] } });
  });
  test('an error of the provider', () => {
    const error = { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } };
    expect(told(seenOf(anthropicWire, [start(), error])).at(-1)).toBe('error Overloaded');
  });
  test.each([
    '',
    'hello',
    '{"type":',
    '[1]',
    '{"type":"ping","type":"message_stop"}',
    '{"type":"content_block_start","content_block":{"type":"tool_use"}}',
    '{"type":"content_block_start","index":0,"content_block":{"type":"tool_use","name":"x"}}',
  ])('an event that cannot be judged: %s', (data) => expect(anthropicWire.readEvents().read(data).ok).toBe(false));
  test('an event of tomorrow is none of ours', () => {
    expect(told(seenOf(anthropicWire, [start(), { type: 'weather', sun: true }, STOP, END]))).toHaveLength(5);
  });
});

describe('a message that is no stream', () => {
  test('tells the same', () => {
    const body =
      '{"model":"claude","content":[{"type":"text","text":"hi"},{"type":"tool_use","id":"t","name":"Bash","input":{ "n":1.10}},{"type":"server_tool_use","id":"s","name":"web_search","input":{}}],"stop_reason":"tool_use","usage":{"input_tokens":1,"output_tokens":2}}';
    const read = anthropicWire.readResponse(body);
    expect(read.ok && told(read.value)).toEqual([
      'model claude',
      'call Bash(t) json: { "n":1.10}',
      'hosted web-search server_tool_use',
      'stop calls tool_use',
      'usage input=1 output=2 cached=0 cacheWritten=0',
      'end',
    ]);
  });
  test('what is no JSON cannot be judged', () => expect(anthropicWire.readResponse('<html>').ok).toBe(false));
});
