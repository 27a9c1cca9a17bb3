import { describe, expect, test } from 'vitest';
import { opencode } from '../../../src/agents/opencode/adapter.ts';
import { toolInput } from '../../../src/contract/input.ts';

const { translator } = opencode;
const call = (name: string, input: unknown = {}) => ({ name, input: toolInput(typeof input === 'string' ? input : JSON.stringify(input)) });

test.each([
  ['read', 'none'],
  ['Read', 'none'],
  ['edit', 'local_state'],
  ['apply_patch', 'local_state'],
  ['task', 'local_state'],
  ['bash', 'process'],
  ['skill', 'none'],
  ['webfetch', 'external'],
  ['lab_echo', undefined],
  ['constructor', undefined],
])('%s is of the level %s', (name, level) => {
  expect(translator.level(call(name))).toBe(level);
});

test.each([
  ['lab_echo', ['lab'], 'mcp__lab__echo'],
  ['my_lab_echo', ['my lab'], 'mcp__my lab__echo'],
  ['lab_two_echo', ['lab', 'lab_two'], 'mcp__lab_two__echo'],
  ['other_echo', ['lab'], 'other_echo'],
  ['Bash', [], 'bash'],
])('%s with the servers %j is %s', (name, servers, wanted) => {
  expect(translator.toolName(call(name), servers)).toBe(wanted);
});

describe('the files that a call names', () => {
  test.each([
    ['read', { filePath: '/etc/passwd' }, { reads: ['/etc/passwd'], writes: [] }],
    ['glob', { pattern: '*' }, { reads: ['.'], writes: [] }],
    ['grep', { pattern: 'x', path: 'src' }, { reads: ['src'], writes: [] }],
    ['edit', { filePath: 'a' }, { reads: [], writes: ['a'] }],
    [
      'apply_patch',
      {
        patchText: '*** Begin Patch\n*** Update File: a \n*** Move to: ../b\n@@\n-x\n+*** Add File: no\n*** Add File:c\n+x\n*** End Patch',
      },
      { reads: [], writes: ['a', '../b', 'c'] },
    ],
  ])('%s %j', (name, input, wanted) => {
    expect(translator.touched(call(name, input))).toEqual(wanted);
  });

  test.each([
    ['bash', { command: 'cat /etc/passwd' }],
    ['read', {}],
    ['read', '{bad'],
    ['apply_patch', { patchText: '' }],
  ])('%s %j: none', (name, input) => {
    expect(translator.touched(call(name, input))).toBeUndefined();
  });
});

describe('leaks', () => {
  test('a sub-agent in the background is waited for', () => {
    expect(translator.mend(call('task', '{"prompt":"p","background":true,"n":1.10}'))).toMatchObject({
      input: '{"prompt":"p","background":false,"n":1.10}',
    });
    expect(translator.mend(call('task', { prompt: 'p', background: false }))).toBeUndefined();
    expect(translator.mend(call('task', { prompt: 'p' }))).toBeUndefined();
  });

  test.each(opencode.notJudgeable)('%s is refused where it is called all the same', (name) => {
    expect(translator.mend(call(name))).toHaveProperty('refuse');
  });
});

describe('two mentions of one call', () => {
  const identify = opencode.identify({ workspace: '/w', home: '/h', temp: '/t', guard: '/g' });

  test.each([
    ['a name in another case', call('Bash', '{"command":"a"}'), call('bash', '{"command":"a"}')],
    [
      'a number that the agent has read',
      call('bash', '{"timeout":12345678901234567890}'),
      call('bash', '{"timeout":12345678901234567000}'),
    ],
    ['escapes and order', call('x_y', '{"b":1.0,"a":"\\u0041"}'), call('x_y', '{"a":"A","b":1}')],
    ['no input at all', call('x_y', ''), call('x_y', '{}')],
  ])('%s', (_what, one, other) => {
    expect(identify(one)).toEqual(identify(other));
  });

  test('are two where tool or input differ', () => {
    expect(identify(call('x_Y'))).not.toEqual(identify(call('x_y')));
    expect(identify(call('bash', { command: 'a' }))).not.toEqual(identify(call('bash', { command: 'b' })));
  });
});

test('only the text about a call that could not be read is excused', () => {
  const result = (toolName: string, text: string) =>
    opencode.excuse?.(
      { index: 0, toolName, output: { kind: 'text', text }, isError: false, path: '', span: { start: 0, end: 0 } },
      undefined,
      true,
    );
  expect(result('invalid', "The arguments provided to the tool are invalid: Model tried to call unavailable tool 'nosuch'.")).toMatchObject(
    { refused: true },
  );
  expect(result('bash', 'The arguments provided to the tool are invalid: x')).toBeUndefined();
  expect(result('invalid', 'something else')).toBeUndefined();
});

test('a model of a provider that it is not run with is refused by name', () => {
  expect(opencode.wire({ provider: 'openai', name: 'x' })).toEqual({ ok: true, value: 'responses' });
  expect(opencode.wire({ provider: 'amazon-bedrock', name: 'x' })).toMatchObject({
    ok: false,
    error: expect.stringContaining('amazon-bedrock') as unknown,
  });
});
