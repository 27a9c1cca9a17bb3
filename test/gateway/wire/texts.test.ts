import { describe, expect, test } from 'vitest';
import type { TextView, WireName } from '../../../src/gateway/types.ts';
import { NAMES, edited, editedValue, text, viewOf } from './reading.ts';

const MESSAGES = {
  model: 'w-model',
  system: [{ type: 'text', text: 'w-system' }],
  messages: [
    { role: 'user', content: 'w-user' },
    {
      role: 'assistant',
      content: [
        { type: 'thinking', thinking: 'w-thought', signature: 'w-signature' },
        { type: 'text', text: 'w-assistant' },
        { type: 'tool_use', id: 'w-id', name: 'w-name', input: { command: 'w-input' } },
      ],
    },
    {
      role: 'user',
      content: [
        { type: 'tool_result', tool_use_id: 'w-id', content: [{ type: 'text', text: 'w-result' }] },
        { type: 'text', text: 'w-note' },
      ],
    },
  ],
  tools: [{ name: 'w-name', description: 'w-tool', input_schema: {} }],
  metadata: { user_id: 'w-other' },
};

/** A conversation with a word of its own in each place. */
const BODIES: Readonly<Record<WireName, object>> = {
  anthropic: MESSAGES,
  bedrock: { ...MESSAGES, model: undefined },
  vertex: { ...MESSAGES, model: undefined },
  responses: {
    model: 'w-model',
    instructions: 'w-system',
    input: [
      { role: 'user', content: [{ type: 'input_text', text: 'w-user' }] },
      { type: 'reasoning', summary: [{ type: 'summary_text', text: 'w-summary' }], encrypted_content: 'w-signature' },
      { role: 'assistant', content: 'w-assistant' },
      { type: 'function_call', call_id: 'w-id', name: 'w-name', arguments: '{"command":"w-input"}' },
      { type: 'function_call_output', call_id: 'w-id', output: 'w-result' },
    ],
    tools: [{ type: 'function', name: 'w-name', description: 'w-tool' }],
    metadata: { user_id: 'w-other' },
  },
  chat: {
    model: 'w-model',
    messages: [
      { role: 'system', content: 'w-system' },
      { role: 'user', content: 'w-user' },
      {
        role: 'assistant',
        content: 'w-assistant',
        tool_calls: [{ id: 'w-id', type: 'function', function: { name: 'w-name', arguments: '{"command":"w-input"}' } }],
      },
      { role: 'tool', tool_call_id: 'w-id', content: 'w-result' },
    ],
    tools: [{ type: 'function', function: { name: 'w-name', description: 'w-tool' } }],
    metadata: { user_id: 'w-other' },
  },
  gemini: {
    systemInstruction: { parts: [{ text: 'w-system' }] },
    contents: [
      { role: 'user', parts: [{ text: 'w-user' }] },
      {
        role: 'model',
        parts: [
          { text: 'w-assistant' },
          { functionCall: { name: 'w-name', args: { command: 'w-input' } }, thoughtSignature: 'w-signature' },
        ],
      },
      { role: 'user', parts: [{ functionResponse: { name: 'w-name', response: { output: 'w-result' } } }] },
    ],
    tools: [{ functionDeclarations: [{ name: 'w-name', description: 'w-tool' }] }],
    labels: { user_id: 'w-other' },
  },
};

const textsOf = (name: WireName): TextView[] => [...viewOf(name, BODIES[name]).texts()];

describe.each(NAMES)('the other text of a request over %s', (name) => {
  test('has every word but those of the result', () => {
    const words = JSON.stringify(BODIES[name]).match(/w-\w+/g) ?? [];
    const found = textsOf(name).flatMap(({ text: value }) => value.match(/w-\w+/g) ?? []);
    expect(new Set(found)).toEqual(new Set(words.filter((word) => word !== 'w-result')));
  });
  test('is told where it stands', () => {
    const where = new Map(textsOf(name).flatMap((one) => (one.text.match(/w-\w+/g) ?? []).map((word) => [word, one.where])));
    expect(where.get('w-system')).toBe('system');
    expect(where.get('w-user')).toBe('user');
    expect(where.get('w-assistant')).toBe('assistant');
    expect(where.get('w-input')).toBe('call');
    expect(where.get('w-tool')).toBe('tool');
    expect(where.get('w-other')).toBe('other');
  });
  test('can be changed, each by itself, with everything else byte for byte', () => {
    const body = JSON.stringify(BODIES[name], null, 1);
    const view = viewOf(name, body);
    for (const one of view.texts()) {
      const changed = view.edit({ texts: [{ at: one.at, text: `${one.text}, "new"` }] });
      expect(changed.ok).toBe(!one.fixed);
      if (!changed.ok) continue;
      const before = JSON.stringify(one.text);
      expect(body.slice(one.at, one.at + before.length)).toBe(before);
      expect(changed.value).toBe(`${body.slice(0, one.at)}${JSON.stringify(`${one.text}, "new"`)}${body.slice(one.at + before.length)}`);
    }
  });
  test('is walked in the order of the body, with its path', () => {
    const texts = textsOf(name).filter(({ where }) => where !== 'key');
    expect(texts.map(({ at }) => at)).toEqual(texts.map(({ at }) => at).sort((a, b) => a - b));
    const user = texts.find(({ text: value }) => value === 'w-user');
    expect(user?.path).toMatch(/^(messages|input|contents)\[\d\]\.(content|parts)/);
  });
});

test('what cannot be changed: ids, names, signatures, signed thoughts, keys, inline data', () => {
  const fixed = textsOf('anthropic')
    .filter((one) => one.fixed)
    .map(({ text: value }) => value);
  expect(fixed).toEqual(expect.arrayContaining(['w-thought', 'w-signature', 'w-id', 'w-name', 'w-model', 'content', 'metadata']));
  const image = viewOf('chat', {
    model: 'm',
    messages: [{ role: 'user', content: [{ type: 'image_url', image_url: { url: 'data:image/png;base64,aGk=' } }] }],
  });
  expect([...image.texts()].find(({ text: value }) => value.startsWith('data:'))?.fixed).toBe(true);
});

test('names of fields are told once, where they are long enough to hold something', () => {
  const keys = textsOf('anthropic')
    .filter(({ where }) => where === 'key')
    .map(({ text: value }) => value);
  expect(keys).toContain('input_schema');
  expect(keys).not.toContain('model');
  expect(new Set(keys).size).toBe(keys.length);
});

describe('edits that name nothing', () => {
  const view = viewOf('anthropic', BODIES.anthropic);
  test.each([
    { texts: [{ at: 1, text: 'x' }] },
    { results: [{ index: 7, output: text('x'), isError: false }] },
    { media: [{ at: 0, text: 'x' }] },
    { tools: [3] },
    { drop: [9] },
  ])('%o is a refusal', (edits) => expect(view.edit(edits).ok).toBe(false));
});

test('edits of every kind at once', () => {
  const view = viewOf('anthropic', BODIES.anthropic);
  const note = [...view.texts()].find(({ text: value }) => value === 'w-note');
  const input = [...view.texts()].find(({ text: value }) => value === 'w-input');
  const changed = editedValue(view, {
    results: [{ index: 0, output: text('ruled'), isError: true }],
    texts: [
      { at: note?.at ?? 0, text: 'changed' },
      { at: input?.at ?? 0, text: 'other' },
    ],
  });
  expect(JSON.stringify(changed)).toBe(
    JSON.stringify(BODIES.anthropic)
      .replace('[{"type":"text","text":"w-result"}]', '"ruled","is_error":true')
      .replace('w-note', 'changed')
      .replace('w-input', 'other'),
  );
});

test('a dropped call takes the edits within it along', () => {
  const view = viewOf('anthropic', BODIES.anthropic);
  const input = [...view.texts()].find(({ text: value }) => value === 'w-input');
  const changed = edited(view, {
    drop: [0],
    results: [{ index: 0, output: text('ruled'), isError: true }],
    texts: [{ at: input?.at ?? 0, text: 'rewritten' }],
  });
  expect(changed).not.toMatch(/ruled|rewritten|w-result|w-id/);
  expect(changed).toContain('w-note');
});
