import { describe, expect, test } from 'vitest';
import { geminiWire } from '../../../src/gateway/wire/gemini/wire.ts';
import { seenOf, textOf, told } from './reading.ts';

const piece = (parts: object[], more: object = {}, top: object = {}) => ({
  candidates: [{ content: { role: 'model', parts }, index: 0, ...more }],
  modelVersion: 'gemini',
  ...top,
});
const call = (name: string, more: object = {}) => ({ functionCall: { name, args: { n: 1 }, ...more } });
const USAGE = {
  promptTokenCount: 100,
  toolUsePromptTokenCount: 7,
  candidatesTokenCount: 20,
  thoughtsTokenCount: 5,
  cachedContentTokenCount: 10,
};

describe('a call', () => {
  test('by its id, or by its place where it has none', () => {
    const seen = seenOf(geminiWire, [
      piece([call('f', { id: 'a' }), call('g')]),
      piece([call('g'), { functionCall: { name: 'h' } }], { finishReason: 'STOP' }),
    ]);
    expect(told(seen)).toEqual([
      'model gemini',
      'call f(a) json: {"n":1}',
      'call g(#2) json: {"n":1}',
      'call g(#3) json: {"n":1}',
      'call h(#4) json: {}',
      'stop calls STOP',
      'end',
    ]);
    expect(seen.flatMap((one) => (one.kind === 'call' ? [one.call.ownId] : []))).toEqual([true, false, false, false]);
  });
  test('with its exact text', () => {
    const data =
      '{"candidates":[{"content":{"parts":[{"functionCall":{"name":"f","args":{ "n":12345678901234567890,"m":1.10}}}]},"finishReason":"STOP"}]}';
    expect(told(seenOf(geminiWire, [data]))[0]).toBe('call f(#1) json: { "n":12345678901234567890,"m":1.10}');
  });
  test.each<[string, object]>([
    ['in pieces', call('f', { partialArgs: [{ jsonPath: '$.a', stringValue: 'x' }] })],
    ['that goes on', call('f', { willContinue: true })],
    ['without a name', { functionCall: { args: {} } }],
  ])('%s cannot be judged', (_, part) => {
    expect(geminiWire.readEvents().read(textOf(piece([part]))).ok).toBe(false);
  });
});

describe('what a server did', () => {
  test.each<[object, string]>([
    [piece([{ executableCode: { code: 'a' } }]), 'hosted code-execution executableCode'],
    [piece([{ codeExecutionResult: { output: 'a' } }]), 'hosted code-execution codeExecutionResult'],
    [piece([{ toolCall: { toolType: 'GOOGLE_SEARCH_WEB', args: {} } }]), 'hosted web-search toolCall'],
    [piece([{ toolResponse: { toolType: 'FILE_SEARCH', response: {} } }]), 'hosted file-search toolResponse'],
    [piece([], { groundingMetadata: { webSearchQueries: ['q'] } }), 'hosted web-search groundingMetadata'],
    [piece([], { urlContextMetadata: { urlMetadata: [{}] } }), 'hosted web-fetch urlContextMetadata'],
  ])('%o', (event, expected) => {
    expect(told(seenOf(geminiWire, [event, piece([], { finishReason: 'STOP' })]))).toContain(expected);
  });
  test('empty metadata say nothing', () => {
    expect(
      told(
        seenOf(geminiWire, [
          piece([{ text: 'x' }], { groundingMetadata: {}, urlContextMetadata: { urlMetadata: [] }, finishReason: 'STOP' }),
        ]),
      ),
    ).toEqual(['model gemini', 'stop end STOP', 'end']);
  });
});

describe('the rest', () => {
  test('usage', () => {
    expect(told(seenOf(geminiWire, [piece([], { finishReason: 'STOP' }, { usageMetadata: USAGE })]))).toContain(
      'usage input=107 output=25 cached=10 reasoning=5',
    );
  });
  test.each([
    ['MAX_TOKENS', 'length'],
    ['SAFETY', 'refusal'],
    ['PROHIBITED_CONTENT', 'refusal'],
    ['MALFORMED_FUNCTION_CALL', 'malformed'],
    ['TOMORROW', 'other'],
  ])('finish reason %s is %s', (word, reason) => {
    expect(told(seenOf(geminiWire, [piece([], { finishReason: word })]))).toContain(`stop ${reason} ${word}`);
  });
  test('a prompt that was turned away', () => {
    expect(told(seenOf(geminiWire, [{ promptFeedback: { blockReason: 'SAFETY' } }]))).toEqual(['stop refusal SAFETY', 'end']);
  });
  test('an error in the stream', () => {
    expect(told(seenOf(geminiWire, [{ error: { code: 503, message: 'no' } }]))).toEqual(['error no']);
  });
  test('a stream without a reason to end is torn', () => {
    const reader = geminiWire.readEvents();
    reader.read(textOf(piece([{ text: 'x' }])));
    expect(reader.finish().ok).toBe(false);
  });
  test.each(['hello', '{"candidates":[],"candidates":[]}', '[{}]', ''])('an event that cannot be judged: %s', (data) => {
    expect(geminiWire.readEvents().read(data).ok).toBe(false);
  });
  test('a response that is no stream tells the same', () => {
    const read = geminiWire.readResponse(textOf(piece([call('f')], { finishReason: 'STOP' }, { usageMetadata: USAGE })));
    expect(read.ok && told(read.value)).toEqual([
      'model gemini',
      'call f(#1) json: {"n":1}',
      'stop calls STOP',
      'usage input=107 output=25 cached=10 reasoning=5',
      'end',
    ]);
  });
});
