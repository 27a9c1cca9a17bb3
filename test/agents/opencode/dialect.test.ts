import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { opencode } from '../../../src/agents/opencode/adapter.ts';

const { dialect } = opencode;
const ask = (event: string, body: unknown) => dialect.read(event, typeof body === 'string' ? body : JSON.stringify(body));

test('a question before a call', () => {
  expect(ask('pre', '{"tool":"bash","id":"toolu_1","args":{"command":"a","n":1.10}}')).toEqual({
    ok: true,
    value: { event: 'pre', call: { id: 'toolu_1', name: 'bash', input: { kind: 'json', text: '{"command":"a","n":1.10}' } } },
  });
  expect(ask('pre', { tool: 'bash', subAgent: 'ses_2', args: {} })).toMatchObject({ value: { call: { subAgent: 'ses_2' } } });
});

test('a command that ended with another code than 0 is an error', () => {
  const ended = (exit: unknown): unknown => {
    const read = ask('post', { tool: 'bash', id: '1', args: {}, output: 'x', exit });
    return read.ok && read.value.event === 'post' ? read.value.result.isError : read;
  };
  expect([ended(4), ended(0), ended(null), ended(undefined)]).toEqual([true, false, false, false]);
});

describe('what the model would read', () => {
  const result = (more: object) => {
    const read = ask('post', { tool: 'x', id: '1', args: {}, ...more });
    return read.ok && read.value.event === 'post' ? read.value.result : read;
  };
  test.each([
    [{ output: 'out\n' }, 'text', 'out\n'],
    [{ output: 'out', attachments: [] }, 'text', 'out'],
    [
      {
        content: [
          { type: 'text', text: 'a' },
          { type: 'text', text: 'b' },
        ],
      },
      'text',
      'a\n\nb',
    ],
    [{ content: [{ type: 'resource', resource: { uri: 'lab://x', text: 'res' } }] }, 'text', 'res'],
    [{ content: [{ type: 'image', data: 'x', mimeType: 'image/png' }] }, 'json', '[{"type":"image","data":"x","mimeType":"image/png"}]'],
    [
      { output: 'Image read successfully', attachments: [{ type: 'file', mime: 'image/png', url: 'data:x', id: 'prt_1' }] },
      'json',
      '[{"type":"text","text":"Image read successfully"},{"type":"file","mime":"image/png","url":"data:x"}]',
    ],
  ])('%j', (more, kind, text) => {
    expect(result(more)).toEqual({ output: { kind, text }, isError: false });
  });
});

test.each([
  ['pre', '{'],
  ['pre', '[]'],
  ['pre', '{"tool":"","args":{}}'],
  ['pre', '{"tool":"bash"}'],
  ['post', '{"tool":"bash","args":{}}'],
  ['post', '{"tool":"bash","args":{},"output":5}'],
  ['other', '{"tool":"bash","args":{}}'],
])('no question of %s is %s', (event, body) => {
  expect(ask(event, body)).toEqual({ ok: false, error: expect.stringMatching(/\w+ \w+/) as unknown });
});

test('answers are whole objects whatever is in them, and a refusal always has words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (words, isError) => {
      const given = {
        event: 'post',
        call: { name: 'x', input: { kind: 'raw', text: '' } },
        result: { output: { kind: 'text', text: '' }, isError },
        native: 0,
      } as const;
      const said = (text: string) => JSON.parse(text) as Record<string, unknown>;
      const denied = said(dialect.deny(undefined, words).stdout);
      expect(denied['decision']).toBe('deny');
      expect(denied['words']).not.toBe('');
      expect(said(dialect.replace(given, { output: { kind: 'text', text: words }, isError }).stdout)).toEqual({
        decision: 'replace',
        output: words.isWellFormed() ? words : expect.any(String),
        isError,
      });
      expect(said(dialect.withhold(words).stdout)).toMatchObject({ decision: 'replace', isError: true });
    }),
  );
});

test('nothing that is sent makes it throw', () => {
  fc.assert(
    fc.property(fc.constantFrom('pre', 'post', ''), fc.oneof(fc.json(), fc.string()), (event, body) => void dialect.read(event, body)),
  );
});
