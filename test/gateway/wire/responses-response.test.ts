import { describe, expect, test } from 'vitest';
import { responsesWire } from '../../../src/gateway/wire/responses/wire.ts';
import { seenOf, textOf, told } from './reading.ts';

const added = (output_index: number, item: object) => ({ type: 'response.output_item.added', output_index, item });
const done = (output_index: number, item: object) => ({ type: 'response.output_item.done', output_index, item });
const delta = (output_index: number, text: string, kind = 'function_call_arguments') => ({
  type: `response.${kind}.delta`,
  output_index,
  item_id: `i${output_index}`,
  delta: text,
});
const fn = (call_id: string, args: string, more: object = {}) => ({
  type: 'function_call',
  id: `fc_${call_id}`,
  call_id,
  name: 'exec_command',
  arguments: args,
  ...more,
});
const CREATED = { type: 'response.created', response: { id: 'r', model: 'gpt', status: 'in_progress', output: [] } };
const USAGE = {
  input_tokens: 100,
  input_tokens_details: { cached_tokens: 10 },
  output_tokens: 20,
  output_tokens_details: { reasoning_tokens: 5 },
};
const completed = (output: object[] = [], more: object = {}) => ({
  type: 'response.completed',
  response: { id: 'r', model: 'gpt', status: 'completed', output, usage: USAGE, ...more },
});

const TAIL = ['usage input=100 output=20 cached=10 reasoning=5', 'stop calls completed', 'end'];
/** What the items of a response tell: without the model before and the end after. */
const within = (events: object[], output: object[] = []): string[] => {
  const all = told(seenOf(responsesWire, [CREATED, ...events, completed(output)]));
  return all.filter((one) => one.startsWith('call') || one.startsWith('hosted'));
};

describe('a call', () => {
  test('in pieces is told once, when it is whole', () => {
    const whole = fn('c', '{"cmd":"ls"}');
    const events = [
      added(0, fn('c', '')),
      delta(0, '{"cmd'),
      delta(0, '":"ls"}'),
      { type: 'response.function_call_arguments.done', output_index: 0, arguments: '{"cmd":"ls"}' },
      done(0, whole),
    ];
    const reader = responsesWire.readEvents();
    const perEvent = events.map((event) => {
      const read = reader.read(textOf(event));
      return read.ok ? told(read.value) : [read.error];
    });
    expect(perEvent).toEqual([[], [], ['call exec_command(c) json: {"cmd":"ls"}'], [], []]);
    expect(within(events, [whole])).toEqual(['call exec_command(c) json: {"cmd":"ls"}']);
  });
  test.each<[string, object[], object[], string[]]>([
    [
      'whole items alone',
      [done(0, fn('a', '{}')), done(1, fn('b', '{}'))],
      [],
      ['call exec_command(a) json: {}', 'call exec_command(b) json: {}'],
    ],
    ['in the last event alone', [], [fn('a', '{"x":1}')], ['call exec_command(a) json: {"x":1}']],
    [
      'side by side',
      [added(0, fn('a', '')), added(1, fn('b', '')), delta(1, '{"b'), delta(0, '{"a'), delta(1, '":2}'), delta(0, '":1}')],
      [],
      ['call exec_command(b) json: {"b":2}', 'call exec_command(a) json: {"a":1}'],
    ],
    [
      'whose end says something else',
      [added(0, fn('a', '')), delta(0, '{}'), done(0, fn('a', '{"rm":1}'))],
      [],
      ['call exec_command(a) json: {}', 'call exec_command(a) json: {"rm":1}'],
    ],
    ['with everything at its start', [added(0, fn('a', '{"x":1}'))], [], ['call exec_command(a) json: {"x":1}']],
    ['in a namespace', [done(0, fn('a', '{}', { namespace: 'mcp__lab' }))], [], ['call mcp__lab/exec_command(a) json: {}']],
    ['that is not JSON', [done(0, fn('a', '{"x":'))], [], ['call exec_command(a) raw: {"x":']],
    ['without arguments', [added(0, fn('a', '')), done(0, fn('a', ''))], [], ['call exec_command(a) raw: ']],
    [
      'of a custom tool: only its end says that it is whole',
      [
        added(0, { type: 'custom_tool_call', call_id: 'a', name: 'exec', input: '' }),
        delta(0, '{"a":1}', 'custom_tool_call_input'),
        delta(0, ' + b', 'custom_tool_call_input'),
        { type: 'response.custom_tool_call_input.done', output_index: 0, input: '{"a":1} + b' },
      ],
      [],
      ['call exec(a) raw: {"a":1} + b'],
    ],
    [
      'of a local shell',
      [
        added(0, { type: 'local_shell_call', id: 'l', call_id: 'a', action: {} }),
        done(0, { type: 'local_shell_call', id: 'l', call_id: 'a', action: { command: ['ls'] } }),
      ],
      [],
      ['call local_shell(a) json: {"command":["ls"]}'],
    ],
    [
      'of a shell',
      [done(0, { type: 'shell_call', call_id: 'a', action: { commands: ['ls'] } })],
      [],
      ['call shell(a) json: {"commands":["ls"]}'],
    ],
    [
      'of a patch',
      [done(0, { type: 'apply_patch_call', call_id: 'a', operation: { type: 'delete_file' } })],
      [],
      ['call apply_patch(a) json: {"type":"delete_file"}'],
    ],
    [
      'of a search for tools',
      [done(0, { type: 'tool_search_call', call_id: 'a', execution: 'client', arguments: { q: 1 } })],
      [],
      ['call tool_search(a) json: {"q":1}'],
    ],
    ['that never came to its end', [added(0, fn('a', '')), delta(0, '{"x')], [], ['call exec_command(a) raw: {"x']],
  ])('%s', (_, events, output, expected) => {
    expect(within(events, output)).toEqual(expected);
  });
});

describe('what a server did', () => {
  test.each<[object, string]>([
    [{ type: 'web_search_call', id: 'x', action: {} }, 'web-search'],
    [{ type: 'file_search_call', id: 'x', queries: [] }, 'file-search'],
    [{ type: 'code_interpreter_call', id: 'x', code: '' }, 'code-execution'],
    [{ type: 'image_generation_call', id: 'x', result: '' }, 'image-generation'],
    [{ type: 'computer_call', call_id: 'x', action: {} }, 'computer-use'],
    [{ type: 'mcp_call', id: 'x', name: 'n', server_label: 's', arguments: '{}' }, 'remote-mcp'],
    [{ type: 'mcp_list_tools', id: 'x', tools: [] }, 'remote-mcp'],
    [{ type: 'mcp_approval_request', id: 'x', name: 'n', arguments: '{}' }, 'remote-mcp'],
    [{ type: 'program', id: 'x', call_id: 'y', code: '' }, 'code-execution'],
    [{ type: 'shell_call', call_id: 'x', action: {}, environment: { type: 'container_reference' } }, 'code-execution'],
    [{ type: 'shell_call_output', call_id: 'x', output: [] }, 'code-execution'],
    [{ type: 'tool_search_call', id: 'x', execution: 'server', arguments: {} }, 'tool-search'],
    [{ type: 'telepathy_call', id: 'x' }, 'unknown'],
  ])('%o is seen once', (item, kind) => {
    expect(within([added(0, item), done(0, item)], [item])).toEqual([`hosted ${kind} ${(item as { type: string }).type}`]);
  });
  test('words, reasoning and compactions are none of it', () => {
    const items = ['message', 'reasoning', 'compaction', 'agent_message'].map((type) => ({ type, id: type }));
    expect(
      within(
        items.flatMap((item, at) => [added(at, item), done(at, item)]),
        items,
      ),
    ).toEqual([]);
  });
});

describe('the end', () => {
  test('with usage and stop', () => {
    expect(told(seenOf(responsesWire, [CREATED, done(0, fn('a', '{}')), completed()])).slice(-3)).toEqual(TAIL);
    expect(told(seenOf(responsesWire, [CREATED, completed()])).slice(-2)).toEqual(['stop end completed', 'end']);
  });
  test.each([
    ['max_output_tokens', 'length'],
    ['content_filter', 'refusal'],
    ['tomorrow', 'other'],
  ])('cut short by %s', (reason, stop) => {
    const event = { type: 'response.incomplete', response: { status: 'incomplete', incomplete_details: { reason }, output: [] } };
    expect(told(seenOf(responsesWire, [CREATED, event])).slice(-2)).toEqual([`stop ${stop} ${reason}`, 'end']);
  });
  test('a failure and an error', () => {
    const failed = { type: 'response.failed', response: { status: 'failed', error: { message: 'no' }, usage: USAGE } };
    expect(told(seenOf(responsesWire, [CREATED, failed])).slice(-2)).toEqual([TAIL[0], 'error no']);
    expect(told(seenOf(responsesWire, [{ type: 'error', message: 'down' }]))).toEqual(['error down']);
  });
  test('a torn stream says which calls were begun', () => {
    const reader = responsesWire.readEvents();
    for (const event of [CREATED, added(0, fn('a', '')), delta(0, '{"x')]) reader.read(textOf(event));
    expect(reader.finish()).toMatchObject({ ok: false, error: { begun: ['exec_command'] } });
  });
  test.each(['hello', '{"type":"response.output_item.done","type":"x"}', '[]'])('an event that cannot be judged: %s', (data) => {
    expect(responsesWire.readEvents().read(data).ok).toBe(false);
  });
  test('a response that is no stream tells the same', () => {
    const read = responsesWire.readResponse(textOf(completed([fn('a', '{"n":1.10}')]).response));
    expect(read.ok && told(read.value)).toEqual(['model gpt', 'call exec_command(a) json: {"n":1.10}', ...TAIL]);
  });
});
