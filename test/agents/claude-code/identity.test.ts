import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { declinedByClaudeCode, excuseClaudeCode, identifyClaudeCode, sameOutput } from '../../../src/agents/claude-code/identity.ts';
import { toolInput } from '../../../src/contract/input.ts';

const identify = identifyClaudeCode({ workspace: '/w', home: '/h' });
const of = (name: string, input: object) => identify({ name, input: toolInput(JSON.stringify(input)) });

describe('a call on the wire and in the hook', () => {
  test.each([
    ['Read', { file_path: 'a.txt', offset: '1', pages: '' }, { file_path: '/w/a.txt', offset: 1 }],
    ['Read', { file_path: '~/a' }, { file_path: '/h/a' }],
    [
      'Edit',
      { file_path: 'a', old_string: 'x  ', new_string: 'y' },
      { file_path: '/w/a', old_string: 'x', new_string: 'y', replace_all: false },
    ],
    ['Write', { file_path: 'a', content: 'b  \n' }, { file_path: '/w/a', content: 'b\n' }],
    ['Bash', { command: 'cd /w && ls', timeout: '5' }, { command: 'ls', timeout: 5 }],
    ['Agent', { prompt: 'x', run_in_background: true }, { prompt: 'x' }],
    [
      'SendMessage',
      { to: 'x', message: 'm' },
      { to: 'x', message: 'm', type: 'message', recipient: 'x', recipient_kind: 'name', content: 'm' },
    ],
    ['Monitor', { command: 'x', persistent: false }, { command: 'x' }],
  ])('%s: %o is %o', (name, onWire, inHook) => {
    expect(of(name, onWire)).toEqual(of(name, inHook));
  });

  test('is the same under both names of the tool for sub-agents', () => {
    expect(of('Task', { prompt: 'x' })).toEqual(of('Agent', { prompt: 'x' }));
  });

  test.each([
    ['Bash', { command: 'ls' }, { command: 'ls ' }],
    ['Bash', { command: 'ls', run_in_background: true }, { command: 'ls' }],
    ['Read', { file_path: 'a' }, { file_path: 'b' }],
    ['Write', { file_path: 'a', content: 'b' }, { file_path: 'a', content: 'c' }],
    ['mcp__lab__cat', { file: 'a' }, { file: '/w/a' }],
  ])('%s: %o is not %o', (name, one, other) => {
    expect(of(name, one)).not.toEqual(of(name, other));
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.constantFrom('Bash', 'Read', 'Edit', 'Agent', 'Task', 'SendMessage', 'Nope'), fc.json(), (name, text) => {
        identify({ name, input: { kind: 'raw', text } });
        identify({ name, input: toolInput(text) });
        identify({ name, input: toolInput(JSON.stringify({ file_path: text, command: text, run_in_background: text })) });
      }),
    );
  });
});

describe('a result', () => {
  const result = (text: string, more: object = {}) => ({
    index: 0,
    output: { kind: 'text', text } as const,
    isError: true,
    toolName: 'Bash',
    path: 'messages[0]',
    span: { start: 0, end: 0 },
    ...more,
  });

  test('that the agent gives in the place of a call that was allowed is known by its words and its tool', () => {
    const words = "Permission to use Write has been denied because Claude Code is running in don't ask mode. IMPORTANT: you may";
    const write = { id: 'c1', ownId: true, name: 'Write', input: toolInput('{}'), agentId: 'main', turn: 1 };
    expect(declinedByClaudeCode(result(words), write)).toBe(true);
    expect(declinedByClaudeCode(result(words, { isError: false }), write)).toBe(false);
    expect(declinedByClaudeCode(result(`Exit code 3\n${words}`), write)).toBe(false);
    expect(declinedByClaudeCode(result(words), { ...write, name: 'Bash' })).toBe(false);
    const ofServer = words.replace('Write', 'mcp__lab__cat');
    expect(declinedByClaudeCode(result(ofServer), { ...write, name: 'mcp__lab__cat' })).toBe(false);
  });

  test('that the agent made by itself is excused, one of a tool or a server never', () => {
    const own = '<tool_use_error>InputValidationError: no</tool_use_error>';
    expect(excuseClaudeCode(result(own))).toMatchObject({ refused: true });
    expect(excuseClaudeCode(result(own, { isError: false }))).toBeUndefined();
    expect(excuseClaudeCode(result(own, { toolName: 'mcp__lab__cat' }))).toBeUndefined();
    expect(excuseClaudeCode(result(own, { toolName: undefined }))).toBeUndefined();
    expect(excuseClaudeCode(result(`Exit code 3\n${own}`))).toBeUndefined();
  });

  test('that the agent made by itself is excused with the agent’s own reminders behind it, and with nothing else', () => {
    const own = '<tool_use_error>Error: No such tool available: Foo</tool_use_error>';
    const reminder = '\n\n<system-reminder>\n<total_tokens>180000 left</total_tokens>\n</system-reminder>';
    expect(excuseClaudeCode(result(`${own}${reminder}`))).toMatchObject({ refused: true });
    expect(excuseClaudeCode(result(`${own}${reminder}${reminder}`))).toMatchObject({ refused: true });
    expect(excuseClaudeCode(result(`${own}${reminder} and more`))).toBeUndefined();
    expect(excuseClaudeCode(result(`${own}\nan output${reminder}`))).toBeUndefined();
    expect(excuseClaudeCode(result(`${reminder}${own}`))).toBeUndefined();
    expect(excuseClaudeCode(result(`<tool_use_error>PreToolUse:Foo hook error</tool_use_error>${reminder}`))).toBeUndefined();
    expect(excuseClaudeCode(result(`${own}\n\n<system-reminder>${'x'.repeat(9000)}</system-reminder>`))).toBeUndefined();
  });

  test('that says that there is no such tool is excused of a server where the model was offered no such tool', () => {
    const none = '<tool_use_error>Error: No such tool available: mcp__echo__echo</tool_use_error>';
    const ofServer = { toolName: 'mcp__echo__echo' };
    expect(excuseClaudeCode(result(none, ofServer), undefined, false)).toMatchObject({ refused: true });
    expect(excuseClaudeCode(result(none, ofServer), undefined, true)).toBeUndefined();
    expect(excuseClaudeCode(result('<tool_use_error>another</tool_use_error>', ofServer), undefined, false)).toBeUndefined();
  });

  test('is no more than the hook was given only where it is the same', () => {
    const one = { output: { kind: 'text', text: 'x' }, isError: false } as const;
    expect(sameOutput(one, { ...one })).toBe(true);
    expect(sameOutput(one, { ...one, isError: true })).toBe(false);
    expect(sameOutput(one, { output: { kind: 'text', text: 'x ' }, isError: false })).toBe(false);
  });
});
