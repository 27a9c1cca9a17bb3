import { describe, expect, test } from 'vitest';
import { editedValue, viewOf } from './reading.ts';

const view = (body: object) => viewOf('responses', body);
const asked = (input: unknown, more: object = {}) => ({ model: 'gpt-5.5', store: false, input, ...more });
const fn = (name: string) => ({ type: 'function', name, parameters: {}, strict: false });
const call = (call_id: string) => ({ type: 'function_call', call_id, name: 'exec_command', arguments: '{}' });
const output = (call_id: string) => ({ type: 'function_call_output', call_id, output: 'x' });

describe('tools', () => {
  test.each<[object, string | undefined]>([
    [fn('exec_command'), undefined],
    [{ type: 'custom', name: 'apply_patch' }, undefined],
    [{ type: 'local_shell' }, undefined],
    [{ type: 'apply_patch' }, undefined],
    [{ type: 'shell' }, undefined],
    [{ type: 'shell', environment: { type: 'local' } }, undefined],
    [{ type: 'shell', environment: { type: 'container_auto' } }, 'code-execution'],
    [{ type: 'tool_search', execution: 'client' }, undefined],
    [{ type: 'tool_search' }, 'tool-search'],
    [{ type: 'web_search' }, 'web-search'],
    [{ type: 'web_search_preview_2025_03_11' }, 'web-search'],
    [{ type: 'file_search', vector_store_ids: ['v'] }, 'file-search'],
    [{ type: 'code_interpreter', container: { type: 'auto' } }, 'code-execution'],
    [{ type: 'programmatic_tool_calling' }, 'code-execution'],
    [{ type: 'computer_use_preview' }, 'computer-use'],
    [{ type: 'image_generation' }, 'image-generation'],
    [{ type: 'mcp', server_label: 's', server_url: 'https://far.example' }, 'remote-mcp'],
    [{ type: 'teleport' }, 'unknown'],
  ])('%o', (declared, kind) => {
    expect(view(asked('go', { tools: [declared] })).tools[0]?.hosted).toBe(kind);
  });

  test('in a namespace, in a result and in an item that adds some', () => {
    const space = { type: 'namespace', name: 'mcp__lab', description: '', tools: [fn('echo')] };
    const added = { type: 'additional_tools', role: 'developer', tools: [{ type: 'web_search' }, fn('g')] };
    const found = { type: 'tool_search_output', call_id: 'c', execution: 'client', tools: [fn('f'), { type: 'mcp', server_label: 's' }] };
    const read = view(asked([added, found], { tools: [space, fn('h')] }));
    expect(read.tools.map(({ namespace, name, hosted }) => [namespace, name, hosted])).toEqual([
      ['mcp__lab', 'echo', undefined],
      [undefined, 'h', undefined],
      [undefined, 'web_search', 'web-search'],
      [undefined, 'g', undefined],
      [undefined, 'f', undefined],
      [undefined, 's', 'remote-mcp'],
    ]);
    const gone = read.tools.filter(({ hosted, namespace }) => hosted !== undefined || namespace !== undefined);
    expect(editedValue(read, { tools: gone.map(({ at }) => at) })).toEqual(
      asked(
        [
          { ...added, tools: [fn('g')] },
          { ...found, tools: [fn('f')] },
        ],
        { tools: [fn('h')] },
      ),
    );
  });

  const TOOLS = [fn('write_stdin'), fn('exec_command'), { type: 'web_search' }];
  const without = (choice: unknown, name: string) => {
    const read = view(asked('go', { tools: TOOLS, tool_choice: choice }));
    return read.edit({ tools: read.tools.filter((tool) => tool.name === name).map(({ at }) => at) });
  };
  test.each<[string, unknown, string, boolean]>([
    ['any will do', 'auto', 'web_search', true],
    ['one must be called', 'required', 'web_search', true],
    ['this one must be called', { type: 'function', name: 'write_stdin' }, 'write_stdin', false],
    ['another must be called', { type: 'function', name: 'exec_command' }, 'write_stdin', true],
    ['the server tool must be called', { type: 'web_search' }, 'web_search', false],
    ['it alone is allowed', { type: 'allowed_tools', mode: 'auto', tools: [{ type: 'web_search' }] }, 'web_search', false],
  ])('%s: %o without %s', (_, choice, name, possible) => {
    expect(without(choice, name).ok).toBe(possible);
  });
  test('a list of allowed tools names it no more', () => {
    const choice = { type: 'allowed_tools', mode: 'auto', tools: [{ type: 'function', name: 'exec_command' }, { type: 'web_search' }] };
    const done = without(choice, 'web_search');
    expect(done.ok && JSON.parse(done.value)).toEqual(
      asked('go', { tools: TOOLS.slice(0, 2), tool_choice: { ...choice, tools: [choice.tools[0]] } }),
    );
  });
});

describe('ways out', () => {
  const image = (more: object) => ({ input: [{ role: 'user', content: [{ type: 'input_image', ...more }] }] });
  test.each<[string, object, string, string]>([
    ['an image by address', image({ image_url: 'https://a.example/x.png' }), 'url', 'unless-external'],
    ['an image by file', image({ file_id: 'f', image_url: 'data:x' }), 'file-id', 'unless-external'],
    [
      'a file by address',
      { input: [{ role: 'user', content: [{ type: 'input_file', file_url: 'https://a.example' }] }] },
      'url',
      'unless-external',
    ],
    [
      'an image by address within a result',
      { input: [{ ...output('c'), output: [{ type: 'input_image', image_url: 'https://a.example' }] }] },
      'url',
      'unless-external',
    ],
    ['a response before', { input: 'x', previous_response_id: 'r' }, 'previous-response', 'always'],
    ['a conversation', { input: 'x', conversation: 'c' }, 'conversation', 'always'],
    ['an item that is kept', { input: [{ type: 'item_reference', id: 'i' }] }, 'item-reference', 'always'],
    ['an item that is kept, without its type', { input: [{ id: 'i' }] }, 'item-reference', 'always'],
    ['a prompt that is kept', { input: 'x', prompt: { id: 'p' } }, 'stored-prompt', 'always'],
    ['the background', { input: 'x', background: true }, 'background', 'always'],
    ['keeping it', { input: 'x', store: true }, 'store', 'unless-external'],
  ])('%s', (_, more, kind, barred) => {
    expect(view({ model: 'm', ...more }).waysOut).toMatchObject([{ kind, barred }]);
  });
  test('what is switched off is none', () => {
    const off = { store: false, background: false, previous_response_id: null, conversation: null, prompt: null };
    expect(view({ model: 'm', input: 'x', ...off }).waysOut).toEqual([]);
  });
});

test("the canary's own turns go without a trace", () => {
  const go = { role: 'user', content: 'go' };
  const read = view(asked([go, call('c1'), call('c2'), output('c1'), output('c2'), call('a'), output('a')]));
  expect(editedValue(read, { drop: [0, 1] })).toEqual(asked([go, call('a'), output('a')]));
});

test('messages go whole, whoever says them; there is none where the conversation is one text', () => {
  const agent = (words: string) => ({
    type: 'agent_message',
    author: '/top/a',
    recipient: '/top',
    content: [{ type: 'input_text', text: words }],
  });
  const read = view(asked([{ role: 'user', content: 'go' }, agent('one'), { role: 'assistant', content: 'so' }, agent('two'), call('a')]));
  expect(read.messages).toHaveLength(4);
  const gone = [0, 1, 3].flatMap((at) => read.messages[at]?.start ?? []);
  expect(editedValue(read, { messages: gone })).toEqual(asked([{ role: 'assistant', content: 'so' }, call('a')]));
  expect(read.edit({ messages: [3] })).toEqual({ ok: false, error: 'there is no message at 3 to take out' });
  expect(view(asked('go')).messages).toEqual([]);
});

test('what one agent says to another is said as by a user', () => {
  const sealed = [
    { type: 'input_text', text: 'Task name: /top/a' },
    { type: 'encrypted_content', encrypted_content: 'a-cipher' },
  ];
  const read = view(asked([{ type: 'agent_message', author: '/top', recipient: '/top/a', content: sealed }]));
  const told = [...read.texts()].filter(({ where }) => where === 'user').map(({ text, fixed }) => [text, fixed]);
  expect(told).toContainEqual(['Task name: /top/a', false]);
  expect(told).toContainEqual(['a-cipher', true]);
});

test('an image that a tool read can become a text', () => {
  const image = { type: 'input_image', image_url: 'data:image/png;base64,aGk=' };
  const read = view(asked([{ role: 'user', content: [image] }]));
  expect(read.media).toMatchObject([{ type: 'image/png', beside: [] }]);
  expect(editedValue(read, { media: [{ at: read.media[0]?.at ?? 0, text: 'withheld' }] })).toEqual(
    asked([{ role: 'user', content: [{ type: 'input_text', text: 'withheld' }] }]),
  );
});

test('a picture in the message after its result is told as beside it', () => {
  const image = { role: 'user', content: [{ type: 'input_image', image_url: 'data:image/png;base64,aGk=' }] };
  const read = view(asked([call('a'), output('a'), image, { role: 'assistant', content: 'ok' }, image]));
  expect(read.media.map(({ beside }) => beside)).toEqual([[0], []]);
});
