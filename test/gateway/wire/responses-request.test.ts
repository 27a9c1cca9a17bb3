import { describe, expect, test } from 'vitest';
import { edited, editedValue, json, refusalOf, short, text, viewOf } from './reading.ts';

const view = (body: object | string) => viewOf('responses', body);
const asked = (input: unknown, more: object = {}) => ({ model: 'gpt-5.5', store: false, input, ...more });
const say = (content: unknown, role = 'user') => ({ type: 'message', role, content });
const call = (call_id: string, name = 'exec_command', args = '{"cmd":"ls"}') => ({ type: 'function_call', call_id, name, arguments: args });
const output = (call_id: string, value: unknown, more: object = {}) => ({ type: 'function_call_output', call_id, output: value, ...more });
const part = (value: string) => ({ type: 'input_text', text: value });
const PNG = { type: 'input_image', image_url: 'data:image/png;base64,aGk=' };
const PRINTED = { stdout: 'a', stderr: '', outcome: { type: 'exit', exit_code: 0 } };
const FAILED = { stdout: '', stderr: 'b', outcome: { type: 'exit', exit_code: 2 } };

describe('what a result says, by its kind', () => {
  test.each<[string, object[], string]>([
    ['a string', [call('c'), output('c', 'a.txt')], 'exec_command(c) text: a.txt'],
    ['one text part', [call('c'), output('c', [part('a.txt')])], 'exec_command(c) text: a.txt'],
    ['parts', [call('c'), output('c', [part('a'), PNG])], `exec_command(c) json: ${JSON.stringify([part('a'), PNG])}`],
    [
      'text that is JSON',
      [call('c'), output('c', '{"output":"x","metadata":{"exit_code":1}}')],
      'exec_command(c) text: {"output":"x","metadata":{"exit_code":1}}',
    ],
    [
      'of a custom tool',
      [
        { type: 'custom_tool_call', call_id: 'c', name: 'exec', input: 'a()' },
        { ...output('c', 'x'), type: 'custom_tool_call_output' },
      ],
      'exec(c) text: x',
    ],
    [
      'of a local shell',
      [
        { type: 'local_shell_call', id: 'l', call_id: 'c', action: { type: 'exec', command: ['ls'] } },
        { ...output('c', 'x'), type: 'local_shell_call_output' },
      ],
      'local_shell(c) text: x',
    ],
    [
      'of a shell',
      [
        { type: 'shell_call', call_id: 'c', action: { commands: ['ls'] } },
        { type: 'shell_call_output', call_id: 'c', output: [PRINTED] },
      ],
      `shell(c) json: ${JSON.stringify([PRINTED])}`,
    ],
    [
      'of a shell that failed',
      [
        { type: 'shell_call', call_id: 'c', action: { commands: ['ls'] } },
        { type: 'shell_call_output', call_id: 'c', output: [PRINTED, FAILED] },
      ],
      `shell(c)! json: ${JSON.stringify([PRINTED, FAILED])}`,
    ],
    [
      'of a patch',
      [
        { type: 'apply_patch_call', call_id: 'c', operation: { type: 'delete_file', path: 'a' } },
        { type: 'apply_patch_call_output', call_id: 'c', status: 'completed' },
      ],
      'apply_patch(c) text: ',
    ],
    [
      'of a patch that failed',
      [
        { type: 'apply_patch_call', call_id: 'c', operation: {} },
        { type: 'apply_patch_call_output', call_id: 'c', status: 'failed', output: 'no' },
      ],
      'apply_patch(c)! text: no',
    ],
    [
      'of a search for tools',
      [
        { type: 'tool_search_call', call_id: 'c', execution: 'client', arguments: { q: 1 } },
        { type: 'tool_search_output', call_id: 'c', execution: 'client', tools: [{ type: 'function', name: 'f' }] },
      ],
      'tool_search(c) json: [{"type":"function","name":"f"}]',
    ],
    ['with a name of its own', [output('c', 'x', { name: 'later' })], 'later(c) text: x'],
    [
      'of a screen',
      [
        { type: 'computer_call', call_id: 'c', action: { type: 'click' } },
        { type: 'computer_call_output', call_id: 'c', output: { type: 'computer_screenshot', image_url: 'data:x' } },
      ],
      'computer(c)@computer-use json: {"type":"computer_screenshot","image_url":"data:x"}',
    ],
    [
      'of a program',
      [
        { type: 'program', call_id: 'c', id: 'p', code: 'a()' },
        { type: 'program_output', call_id: 'c', id: 'o', result: 'x', status: 'completed' },
      ],
      'program(c)@code-execution text: x',
    ],
    [
      'of a remote server',
      [{ type: 'mcp_call', id: 'm', name: 'n', server_label: 's', arguments: '{}', output: 'x' }],
      'n(m)@remote-mcp text: x',
    ],
    [
      'of a remote server that failed',
      [{ type: 'mcp_call', id: 'm', name: 'n', server_label: 's', arguments: '{}', error: { code: 1 } }],
      'n(m)@remote-mcp! json: {"code":1}',
    ],
    [
      'of a search in files',
      [{ type: 'file_search_call', id: 'f', queries: ['q'], results: [{ text: 'x' }] }],
      'file_search(f)@file-search json: [{"text":"x"}]',
    ],
    [
      'of code',
      [{ type: 'code_interpreter_call', id: 'i', code: 'a', container_id: 'k', outputs: [{ type: 'logs', logs: 'x' }] }],
      'code_interpreter(i)@code-execution json: [{"type":"logs","logs":"x"}]',
    ],
    ['of an image', [{ type: 'image_generation_call', id: 'g', result: 'aGk=' }], 'image_generation(g)@image-generation text: aGk='],
    ['tools of a remote server', [{ type: 'mcp_list_tools', id: 'm', server_label: 's', tools: [] }], 's(m)@remote-mcp json: []'],
  ])('%s', (_, input, expected) => {
    expect(view(asked(input)).results.map(short)).toEqual([expected]);
  });
});

describe('calls', () => {
  test('names, namespaces and inputs as they are written', () => {
    const { calls } = view(
      asked([
        { ...call('a', 'echo', '{"n":12345678901234567890}'), namespace: 'mcp__lab' },
        call('b', 'broken', '{"n":'),
        { type: 'custom_tool_call', call_id: 'c', name: 'apply_patch', input: '*** Begin Patch' },
        { type: 'web_search_call', id: 'w', status: 'completed', action: { type: 'search', query: 'q' } },
      ]),
    );
    expect(calls.map(({ id, namespace, name, input, hosted }) => [id, namespace, name, input.kind, input.text, hosted])).toEqual([
      ['a', 'mcp__lab', 'echo', 'json', '{"n":12345678901234567890}', undefined],
      ['b', undefined, 'broken', 'raw', '{"n":', undefined],
      ['c', undefined, 'apply_patch', 'raw', '*** Begin Patch', undefined],
      ['w', undefined, 'web_search', 'json', '{"type":"search","query":"q"}', 'web-search'],
    ]);
  });
});

describe('a ruled output in the place of a result', () => {
  const ruled = (item: object, value = text('withheld'), isError = true): unknown => {
    const read = view(asked([say('go'), item]));
    return (editedValue(read, { results: [{ index: 0, output: value, isError }] }) as { input: unknown[] }).input[1];
  };
  test.each<[string, object, object]>([
    ['a string', output('c', 'secret'), output('c', 'withheld')],
    ['parts', output('c', [part('secret'), PNG]), output('c', 'withheld')],
    [
      'a patch',
      { type: 'apply_patch_call_output', call_id: 'c', status: 'completed' },
      { type: 'apply_patch_call_output', call_id: 'c', status: 'failed', output: 'withheld' },
    ],
    [
      'a shell',
      { type: 'shell_call_output', call_id: 'c', output: [PRINTED] },
      { type: 'shell_call_output', call_id: 'c', output: [{ stdout: '', stderr: 'withheld', outcome: { type: 'exit', exit_code: 1 } }] },
    ],
    [
      'a list of tools',
      { type: 'tool_search_output', call_id: 'c', execution: 'client', tools: [{ type: 'function', name: 'f' }] },
      { type: 'tool_search_output', call_id: 'c', execution: 'client', tools: [] },
    ],
    [
      'code',
      { type: 'code_interpreter_call', id: 'i', code: 'a', outputs: [{ type: 'logs', logs: 'x' }] },
      { type: 'code_interpreter_call', id: 'i', code: 'a', outputs: [{ type: 'logs', logs: 'withheld' }] },
    ],
    [
      'a remote server',
      { type: 'mcp_call', id: 'm', name: 'n', server_label: 's', arguments: '{}', output: 'x' },
      { type: 'mcp_call', id: 'm', name: 'n', server_label: 's', arguments: '{}', output: 'withheld' },
    ],
  ])('%s', (_, before, after) => {
    expect(ruled(before)).toEqual(after);
  });
  test('parts stay parts, and another structure goes up as its text', () => {
    expect(ruled(output('c', 'x'), json([part('a'), PNG]), false)).toEqual(output('c', [part('a'), PNG]));
    expect(ruled(output('c', 'x'), json([{ rows: 1 }]), false)).toEqual(output('c', '[{"rows":1}]'));
    expect(ruled({ type: 'shell_call_output', call_id: 'c', output: [PRINTED] }, json([FAILED]), true)).toMatchObject({ output: [FAILED] });
  });
  test('in the place of a screen nothing else can stand', () => {
    const read = view(
      asked([{ type: 'computer_call_output', call_id: 'c', output: { type: 'computer_screenshot', image_url: 'data:x' } }]),
    );
    expect(read.edit({ results: [{ index: 0, output: text('x'), isError: true }] }).ok).toBe(false);
  });
  test('nothing else changes, byte for byte', () => {
    const before = '{"model":"m" , "input":[ {"output":"s\\u0065cret","call_id":"c" ,"type":"function_call_output"} ],"n":1.10}';
    expect(edited(view(before), { results: [{ index: 0, output: text('no'), isError: true }] })).toBe(
      before.replace('"s\\u0065cret"', '"no"'),
    );
  });
});

describe('what passes as it is', () => {
  test('text input', () => expect(edited(view(asked('go')), {})).toBe(JSON.stringify(asked('go'))));
  test('reasoning, phases, references of an agent to others, compactions', () => {
    const body = JSON.stringify(
      asked(
        [
          { role: 'developer', content: 'be good' },
          say([part('see'), PNG]),
          { type: 'reasoning', id: 'r', summary: [{ type: 'summary_text', text: 'hm' }], encrypted_content: 'eA==' },
          { ...say([{ type: 'output_text', text: 'so', annotations: [] }], 'assistant'), phase: 'commentary' },
          {
            type: 'agent_message',
            author: 'a',
            recipient: 'b',
            content: [part('done'), { type: 'encrypted_content', encrypted_content: 'eA==' }],
          },
          { type: 'compaction', encrypted_content: 'eA==' },
          { type: 'compaction_trigger' },
          { type: 'configuration_update', reasoning: {} },
        ],
        { instructions: 'be good', include: ['reasoning.encrypted_content'], tomorrow: [1] },
      ),
    );
    const read = view(body);
    expect(edited(read, {})).toBe(body);
    expect(read.waysOut).toEqual([]);
  });
});

describe('what cannot be judged is refused', () => {
  test.each<[string, object | string, RegExp]>([
    ['no model', { input: 'x' }, /names no model/],
    ['input of another kind', asked({ a: 1 }), /neither a text nor a list/],
    ['an item that is a text', asked(['x']), /is not an item/],
    ['an item without a type', asked([{ output: 'x' }]), /has no type/],
    ['a type that is no word', asked([{ type: 7 }]), /has no type/],
    ['an item of tomorrow', asked([{ type: 'telepathy_output', output: 'x' }]), /'telepathy_output'/],
    ['a role of tomorrow', asked([say('x', 'tool')]), /role/],
    ['a part of tomorrow', asked([say([{ type: 'tool_result', text: 'x' }])]), /part of a type/],
    ['a call without input', asked([{ type: 'function_call', call_id: 'c', name: 'n' }]), /without an id, a name or an input/],
    ['a result that is an object', asked([output('c', { a: 1 })]), /neither a text nor a list/],
    ['a result without output', asked([{ type: 'function_call_output', call_id: 'c' }]), /neither a text nor a list/],
    ['a result with a field of tomorrow', asked([output('c', 'x', { more: 'y' })]), /'more'/],
    ['a shell result of another shape', asked([{ type: 'shell_call_output', call_id: 'c', output: 'x' }]), /commands printed/],
    ['instructions that are items', asked('x', { instructions: [say('x')] }), /instructions is not a text/],
  ])('%s', (_, body, words) => {
    expect(refusalOf('responses', body)).toMatch(words);
  });
});
