import { describe, expect, test } from 'vitest';
import { edited, editedValue, json, refusalOf, short, text, viewOf } from './reading.ts';

const view = (body: object | string) => viewOf('gemini', body);
const asked = (contents: unknown, more: object = {}) => ({ contents, ...more });
const call = (name: string, id?: string, args: object = { n: 1 }) => ({
  functionCall: { ...(id === undefined ? {} : { id }), name, args },
});
const result = (name: string, response: unknown, more: object = {}) => ({ functionResponse: { name, response, ...more } });
const model = (...parts: object[]) => ({ role: 'model', parts });
const user = (...parts: object[]) => ({ role: 'user', parts });
const GO = user({ text: 'go' });
const PNG = { inlineData: { mimeType: 'image/png', data: 'aGk=' } };

describe('what a result says', () => {
  test.each<[string, object, string]>([
    ['an output', result('f', { output: 'a.txt' }, { id: 'i' }), 'f(i) text: a.txt'],
    ['an error', result('f', { error: 'no' }), 'f(-)! text: no'],
    ['content with the name beside it, as one library has it', result('f', { name: 'f', content: 'x' }), 'f(-) text: x'],
    ['a structure', result('f', { rows: [1] }), 'f(-) json: {"rows":[1]}'],
    ['a structure as output', result('f', { output: { rows: [1] } }), 'f(-) json: {"rows":[1]}'],
    ['an output with more beside it', result('f', { output: 'x', exit: 1 }), 'f(-) json: {"output":"x","exit":1}'],
    ['an empty object', result('f', {}), 'f(-) json: {}'],
    ['nothing', { functionResponse: { name: 'f' } }, 'f(-) text: '],
    ['parts', result('f', { output: 'x' }, { parts: [PNG] }), `f(-) json: {"response":{"output":"x"},"parts":[${JSON.stringify(PNG)}]}`],
    ['in the other spelling', { function_response: { name: 'f', response: { output: 'x' } } }, 'f(-) text: x'],
    ['of code', { codeExecutionResult: { outcome: 'OUTCOME_OK', output: 'x' } }, 'code_execution(-)@code-execution text: x'],
    ['of code that failed', { code_execution_result: { outcome: 'OUTCOME_FAILED' } }, 'code_execution(-)@code-execution! text: '],
    [
      'of a server tool',
      { toolResponse: { toolType: 'URL_CONTEXT', id: 's', response: { a: 1 } } },
      'URL_CONTEXT(s)@web-fetch json: {"a":1}',
    ],
  ])('%s', (_, part, expected) => {
    expect(view(asked([GO, user(part)])).results.map(short)).toEqual([expected]);
  });
  test('exact text is kept', () => {
    const body = '{"contents":[{"parts":[{"functionResponse":{"name":"f","response":{ "big":12345678901234567890,"a":1.10}}}]}]}';
    expect(view(body).results[0]?.output).toEqual({ kind: 'json', text: '{ "big":12345678901234567890,"a":1.10}' });
  });
});

describe('which call a result answers', () => {
  const joined = (...contents: object[]) => view(asked([GO, ...contents])).results.map((one) => one.call);
  test('by id, whatever the order', () => {
    expect(joined(model(call('f', 'a'), call('f', 'b')), user(result('f', {}, { id: 'b' }), result('f', {}, { id: 'a' })))).toEqual([1, 0]);
  });
  test('without ids by name and order', () => {
    expect(joined(model(call('f'), call('g'), call('f')), user(result('f', {}), result('f', {}), result('g', {})))).toEqual([0, 2, 1]);
  });
  test('with ids that an agent made up for its results alone', () => {
    expect(joined(model(call('f'), call('f')), user(result('f', {}, { id: 'x1' }), result('f', {}, { id: 'x2' })))).toEqual([0, 1]);
  });
  test('an id of another call is none of this one', () => {
    expect(joined(model(call('f', 'a')), user(result('f', {}, { id: 'ghost' })))).toEqual([undefined]);
  });
  test('one more result than calls is of no call', () => {
    expect(joined(model(call('f')), user(result('f', {}), result('f', {})))).toEqual([0, undefined]);
  });
});

describe('a ruled output in the place of a result', () => {
  const ruled = (part: object, value = text('withheld'), isError = true): unknown => {
    const read = view(asked([GO, user(part)]));
    return (editedValue(read, { results: [{ index: 0, output: value, isError }] }) as { contents: { parts: unknown[] }[] }).contents[1]
      ?.parts[0];
  };
  test.each<[string, object, object]>([
    ['an output', result('f', { output: 'secret' }, { id: 'i' }), result('f', { error: 'withheld' }, { id: 'i' })],
    ['an error', result('f', { error: 'secret' }), result('f', { error: 'withheld' })],
    ['a structure', result('f', { a: 'secret' }), result('f', { error: 'withheld' })],
    ['nothing', { functionResponse: { name: 'f' } }, result('f', { error: 'withheld' })],
    ['parts', result('f', { output: 'secret' }, { parts: [PNG] }), result('f', { error: 'withheld' })],
    ['parts alone', { functionResponse: { name: 'f', parts: [PNG] } }, result('f', { error: 'withheld' })],
    [
      'code',
      { codeExecutionResult: { outcome: 'OUTCOME_OK', output: 'secret' } },
      { codeExecutionResult: { outcome: 'OUTCOME_OK', output: 'withheld' } },
    ],
    [
      'a server tool',
      { toolResponse: { toolType: 'X', response: { a: 1 } } },
      { toolResponse: { toolType: 'X', response: { error: 'withheld' } } },
    ],
    [
      'the other spelling',
      { function_response: { name: 'f', response: { output: 'secret' } } },
      { function_response: { name: 'f', response: { error: 'withheld' } } },
    ],
  ])('%s', (_, before, after) => {
    expect(ruled(before)).toEqual(after);
  });
  test('what is no error stays where it was', () => {
    expect(ruled(result('f', { output: 'x' }), text('clean'), false)).toEqual(result('f', { output: 'clean' }));
    expect(ruled(result('f', { name: 'f', content: 'x' }), text('clean'), false)).toEqual(result('f', { name: 'f', content: 'clean' }));
    expect(ruled(result('f', { rows: [1] }), json({ rows: [] }), false)).toEqual(result('f', { rows: [] }));
    expect(ruled(result('f', { rows: [1] }), json([1]), false)).toEqual(result('f', { output: [1] }));
    expect(ruled(result('f', { error: 'x' }), text('fine'), false)).toEqual(result('f', { output: 'fine' }));
  });
  test('parts stay parts where the form is kept', () => {
    const other = { inlineData: { mimeType: 'image/png', data: 'eA==' } };
    expect(ruled(result('f', { output: 'x' }, { parts: [PNG] }), json({ response: { output: 'y' }, parts: [other] }), false)).toEqual(
      result('f', { output: 'y' }, { parts: [other] }),
    );
  });
  test('nothing else changes, byte for byte', () => {
    const before =
      '{"contents":[ {"parts":[{"functionResponse":{"response":{"output":"s\\u0065cret"} ,"name":"f"}, "thoughtSignature":"x"}]} ],"n":1.10}';
    const read = view(before);
    expect(edited(read, { results: [{ index: 0, output: text('secret'), isError: false }] })).toBe(before);
    expect(edited(read, { results: [{ index: 0, output: text('no'), isError: false }] })).toBe(before.replace('"s\\u0065cret"', '"no"'));
  });
});

test('what is not about tools passes as it is', () => {
  const body = JSON.stringify(
    asked(
      [
        { role: 'user', parts: [{ text: 'see' }, PNG, { text: '', videoMetadata: {} }] },
        model({ text: 'hm', thought: true, thoughtSignature: 'c2ln' }, { ...call('f', 'a'), thoughtSignature: 'c2ln' }),
        user(result('f', { output: 'x' }, { id: 'a', willContinue: false, scheduling: 'SILENT' })),
      ],
      { system_instruction: { parts: { text: 'be good' } }, generationConfig: { thinkingConfig: {} }, safetySettings: [], tomorrow: 1 },
    ),
  );
  const read = view(body);
  expect(edited(read, {})).toBe(body);
  expect(read.waysOut).toEqual([]);
});

describe('what cannot be judged is refused', () => {
  test.each<[string, object | string, RegExp]>([
    ['no contents', {}, /contents is not there/],
    ['contents in two spellings of one field', '{"contents":[],"tools":[],"tool_config":{},"toolConfig":{}}', /two spellings/],
    ['a part in two spellings', asked([user({ functionResponse: { name: 'f' }, function_response: { name: 'g' } })]), /two spellings/],
    [
      'a response in two spellings',
      asked([user({ functionResponse: { name: 'f', will_continue: true, willContinue: false } })]),
      /two spellings/,
    ],
    ['a part of tomorrow', asked([user({ observation: { a: 1 } })]), /may carry a result/],
    ['a text of tomorrow', asked([user({ observation: 'x' })]), /is not what it should be/],
    ['a part that is a text', asked([{ parts: ['x'] }]), /is not a part/],
    ['a role of tomorrow', asked([{ role: 'tool', parts: [] }]), /role/],
    ['parts that are a text', asked([{ parts: 'x' }]), /is not a list/],
    ['a result without a name', asked([user({ functionResponse: { response: {} } })]), /without the name/],
    ['a result that is a text', asked([user({ functionResponse: { name: 'f', response: 'x' } })]), /not an object/],
    ['a result with a field of tomorrow', asked([user({ functionResponse: { name: 'f', response: {}, extra: 'x' } })]), /'extra'/],
    ['a call in pieces', asked([model({ functionCall: { name: 'f', partialArgs: [] } })]), /in pieces/],
  ])('%s', (_, body, words) => {
    expect(refusalOf('gemini', body)).toMatch(words);
  });
});

describe('tools', () => {
  const TOOLS = [
    { functionDeclarations: [{ name: 'f' }, { name: 'g' }], googleSearch: {} },
    { url_context: {} },
    { codeExecution: {}, teleport: {} },
  ];
  const read = view(
    asked([GO], { tools: TOOLS, toolConfig: { functionCallingConfig: { mode: 'ANY', allowedFunctionNames: ['f', 'g'] } } }),
  );
  test('are found, whatever their spelling', () => {
    expect(read.tools.map(({ name, hosted }) => [name, hosted])).toEqual([
      ['f', undefined],
      ['g', undefined],
      ['googleSearch', 'web-search'],
      ['urlContext', 'web-fetch'],
      ['codeExecution', 'code-execution'],
      ['teleport', 'unknown'],
    ]);
  });
  test('are taken out, with their names among the allowed ones', () => {
    const gone = read.tools.filter(({ name }) => name !== 'f').map(({ at }) => at);
    expect(editedValue(read, { tools: gone })).toEqual(
      asked([GO], {
        tools: [{ functionDeclarations: [{ name: 'f' }] }],
        toolConfig: { functionCallingConfig: { mode: 'ANY', allowedFunctionNames: ['f'] } },
      }),
    );
  });
  test('a request that is for a search alone is refused', () => {
    const search = view(asked([GO], { tools: [{ googleSearch: {} }] }));
    expect(search.edit({ tools: search.tools.map(({ at }) => at) }).ok).toBe(false);
  });
});

describe('ways out', () => {
  test.each<[string, object, string, string]>([
    ['a file', asked([user({ fileData: { fileUri: 'https://a.example' } })]), 'url', 'unless-external'],
    [
      'a file within a result',
      asked([user(result('f', {}, { parts: [{ file_data: { file_uri: 'gs://a' } }] }))]),
      'url',
      'unless-external',
    ],
    ['a cache', asked([GO], { cached_content: 'cachedContents/1' }), 'cached-content', 'always'],
    ['going on', asked([GO], { generationConfig: { continuationToken: 't' } }), 'previous-response', 'always'],
    ['keeping it', asked([GO], { store: true }), 'store', 'unless-external'],
  ])('%s', (_, body, kind, barred) => {
    expect(view(body).waysOut).toMatchObject([{ kind, barred }]);
  });
});

test('a request that is counted within another', () => {
  const read = view({
    generateContentRequest: {
      model: 'models/m',
      contents: [model(call('f')), user(result('f', { output: 'x' }))],
      tools: [{ googleSearch: {} }],
    },
  });
  expect(read.results.map(short)).toEqual(['f(-) text: x']);
  expect(read.tools.map(({ hosted }) => hosted)).toEqual(['web-search']);
});

test('a picture that a tool read stands beside its result, and can become a text', () => {
  const read = view(asked([model(call('f')), user(result('f', { output: 'read' }), PNG)]));
  expect(read.media).toMatchObject([{ type: 'image/png', beside: [0] }]);
  expect(editedValue(read, { media: [{ at: read.media[0]?.at ?? 0, text: 'withheld' }] })).toEqual(
    asked([model(call('f')), user(result('f', { output: 'read' }), { text: 'withheld' })]),
  );
});

test("the canary's own turns go without a trace", () => {
  const read = view(
    asked([
      GO,
      model(call('f', 'c1')),
      user(result('f', { error: 'denied' }, { id: 'c1' }), { text: 'note' }),
      model(call('f')),
      user(result('f', {})),
    ]),
  );
  expect(editedValue(read, { drop: [0] })).toEqual(asked([GO, user({ text: 'note' }), model(call('f')), user(result('f', {}))]));
});
