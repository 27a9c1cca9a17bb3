import { describe, expect, test } from 'vitest';
import { editedValue, text, viewOf } from './reading.ts';

const view = (body: object | string) => viewOf('anthropic', body);
const asked = (messages: unknown, more: object = {}) => ({ model: 'claude-sonnet-4-5', max_tokens: 100, messages, ...more });
const call = (id: string, name = 'Bash', input: unknown = { command: 'ls' }) => ({ type: 'tool_use', id, name, input });
const result = (id: string, more: object) => ({ type: 'tool_result', tool_use_id: id, ...more });
const turn = (...blocks: object[]) => ({ role: 'assistant', content: blocks });
const user = (...blocks: object[]) => ({ role: 'user', content: blocks });
const GO = { role: 'user', content: 'go' };

describe('tools', () => {
  const tool = (name: string) => ({ name, input_schema: { type: 'object' } });
  test.each<[object, string | undefined]>([
    [tool('Bash'), undefined],
    [{ type: 'custom', ...tool('Bash') }, undefined],
    [{ type: 'bash_20250124', name: 'bash' }, undefined],
    [{ type: 'text_editor_20250728', name: 'edit' }, undefined],
    [{ type: 'memory_20250818', name: 'memory' }, undefined],
    [{ type: 'web_search_20250305', name: 'web_search' }, 'web-search'],
    [{ type: 'web_fetch_20260318', name: 'web_fetch' }, 'web-fetch'],
    [{ type: 'code_execution_20260521', name: 'code_execution' }, 'code-execution'],
    [{ type: 'tool_search_tool_bm25', name: 'tool_search_tool_bm25' }, 'tool-search'],
    [{ type: 'computer_20251124', name: 'computer' }, 'computer-use'],
    [{ type: 'browser_toolset_20260801' }, 'computer-use'],
    [{ type: 'mcp_toolset', mcp_server_name: 'far' }, 'remote-mcp'],
    [{ type: 'advisor_20260301', name: 'advisor', model: 'claude-opus' }, 'advisor'],
    [{ type: 'teleport_20300101', name: 'teleport' }, 'unknown'],
  ])('%o', (declared, kind) => {
    expect(view(asked([GO], { tools: [declared] })).tools[0]?.hosted).toBe(kind);
  });

  const TOOLS = [tool('Bash'), { type: 'web_search_20250305', name: 'web_search' }, tool('Read')];
  test('one is taken out, and the rest stays as it was', () => {
    const read = view(asked([GO], { tools: TOOLS, mcp_servers: [{ type: 'url', name: 'far', url: 'https://far.example' }] }));
    expect(read.tools.map(({ name, hosted }) => [name, hosted])).toEqual([
      ['Bash', undefined],
      ['web_search', 'web-search'],
      ['Read', undefined],
      ['far', 'remote-mcp'],
    ]);
    const gone = read.tools.filter(({ hosted }) => hosted !== undefined).map(({ at }) => at);
    expect(editedValue(read, { tools: gone })).toEqual(asked([GO], { tools: [TOOLS[0], TOOLS[2]] }));
  });
  test('where the request is about it, its removal would be a lie', () => {
    const only = view(asked([GO], { tools: [TOOLS[1]] }));
    expect(only.edit({ tools: only.tools.map(({ at }) => at) })).toMatchObject({
      ok: false,
      error: expect.stringContaining("'web_search' alone"),
    });
    const forced = view(asked([GO], { tools: TOOLS, tool_choice: { type: 'tool', name: 'web_search' } }));
    expect(forced.edit({ tools: [forced.tools[1]?.at ?? 0] })).toMatchObject({
      ok: false,
      error: expect.stringContaining("demands a call of 'web_search'"),
    });
    expect(forced.edit({ tools: [forced.tools[2]?.at ?? 0] }).ok).toBe(true);
  });
  test('one that joins in the middle of a conversation', () => {
    const added = {
      type: 'tool_addition',
      tool: { type: 'tool_definition', definition: { type: 'web_search_20250305', name: 'web_search' } },
    };
    const read = view(asked([GO, { role: 'system', content: [added] }], { tools: [tool('Bash')] }));
    expect(read.tools.map(({ hosted }) => hosted)).toEqual([undefined, 'web-search']);
    expect(editedValue(read, { tools: [read.tools[1]?.at ?? 0] })).toEqual(asked([GO], { tools: [tool('Bash')] }));
  });
});

describe('ways out', () => {
  test.each<[string, object, string, string]>([
    [
      'an image by address',
      { messages: [user({ type: 'image', source: { type: 'url', url: 'https://a.example' } })] },
      'url',
      'unless-external',
    ],
    [
      'a document by file',
      { messages: [user({ type: 'document', source: { type: 'file', file_id: 'f' } })] },
      'file-id',
      'unless-external',
    ],
    [
      'an image by address within a result',
      { messages: [user(result('a', { content: [{ type: 'image', source: { type: 'url', url: 'https://a.example' } }] }))] },
      'url',
      'unless-external',
    ],
    ['a file for a container', { messages: [user({ type: 'container_upload', file_id: 'f' })] }, 'file-id', 'unless-external'],
    ['a container', { messages: [GO], container: 'c' }, 'container', 'unless-external'],
    ['a kept conversation', { messages: [GO], thread: { type: 'continue', previous_message_id: 'm' } }, 'previous-response', 'always'],
    ['keeping it', { messages: [GO], thread: { type: 'create' } }, 'store', 'unless-external'],
  ])('%s', (_, more, kind, barred) => {
    expect(view({ model: 'm', ...more }).waysOut).toMatchObject([{ kind, barred }]);
  });
  test('other models that may answer', () => {
    const read = view(asked([GO], { fallbacks: [{ model: 'a' }], tools: [{ type: 'advisor_20260301', name: 'advisor', model: 'b' }] }));
    expect([...read.otherModels].sort()).toEqual(['a', 'b']);
  });
});

describe('media', () => {
  const PDF = { type: 'document', source: { type: 'base64', media_type: 'application/pdf', data: 'aGk=' } };
  test('a document that a tool read stands beside its result, and can become a text', () => {
    const read = view(asked([GO, turn(call('a')), user(result('a', { content: 'read' }), PDF)]));
    expect(read.media).toMatchObject([{ type: 'application/pdf', beside: [0], path: 'messages[2].content[1]' }]);
    const [media] = read.media;
    expect(editedValue(read, { media: [{ at: media?.at ?? 0, text: 'withheld' }] })).toEqual(
      asked([GO, turn(call('a')), user(result('a', { content: 'read' }), { type: 'text', text: 'withheld' })]),
    );
  });
});

describe("the canary's own turns", () => {
  test('go without a trace', () => {
    const canary = [
      turn(call('c1')),
      user(result('c1', { content: 'denied', is_error: true })),
      turn(call('c2')),
      user(result('c2', { content: 'x' })),
    ];
    const read = view(asked([GO, ...canary]));
    expect(editedValue(read, { drop: [0, 1] })).toEqual(asked([GO]));
  });
  test('what an agent put beside them stays', () => {
    const note = { type: 'text', text: 'a reminder' };
    const read = view(
      asked([GO, turn(call('c1')), user(result('c1', { content: 'x' }), note), turn(call('a')), user(result('a', { content: 'y' }))]),
    );
    expect(editedValue(read, { drop: [0], results: [{ index: 0, output: text('z'), isError: false }] })).toEqual(
      asked([GO, user(note), turn(call('a')), user(result('a', { content: 'y' }))]),
    );
  });
});
