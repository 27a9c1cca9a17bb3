import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toolInput } from '../../../src/contract/input.ts';
import { readExact } from '../../../src/contract/json/text.ts';
import type { ToolResult } from '../../../src/contract/call.ts';
import { geminiCli } from '../../../src/agents/gemini-cli/adapter.ts';
import { plainPrompt } from '../../../src/agents/gemini-cli/prompt.ts';

const { dialect } = geminiCli;
const call = { name: 'read_file', input: toolInput('{}') };
const asked = (event: string, more: string) =>
  dialect.read(event, `{"hook_event_name":"${event === 'pre' ? 'BeforeTool' : 'AfterTool'}",${more}}`);
const given = (response: string) => {
  const read = asked('post', `"tool_name":"t","tool_input":{},"tool_response":${response}`);
  return read.ok && read.value.event === 'post' ? read.value.result : read;
};

describe('a question of a hook', () => {
  it('has an error where the agent’s last lines tell that a command failed, and only there', () => {
    const ended = (tool: string, lines: string): unknown => {
      const text = `<untrusted_context>\nOutput: x\n${lines}Process Group PGID: 102\n</untrusted_context>`;
      const read = asked('post', `"tool_name":"${tool}","tool_input":{},"tool_response":{"llmContent":${JSON.stringify(text)}}`);
      return read.ok && read.value.event === 'post' ? read.value.result.isError : read;
    };
    expect(ended('run_shell_command', 'Exit Code: 4\n')).toBe(true);
    expect(ended('run_shell_command', 'Signal: SIGKILL\n')).toBe(true);
    expect(ended('run_shell_command', '')).toBe(false);
    expect(ended('run_shell_command', 'Exit Code: 0\n')).toBe(false);
    expect(ended('run_shell_command', 'Exit Code: 4\nmore\n')).toBe(false);
    expect(ended('read_file', 'Exit Code: 4\n')).toBe(false);
  });

  it('has the input exactly as it was told', () => {
    expect(asked('pre', '"tool_name":"write_file","tool_input":{"n": 12345678901234567890, "a":1.10}')).toMatchObject({
      value: { event: 'pre', call: { name: 'write_file', input: { kind: 'json', text: '{"n": 12345678901234567890, "a":1.10}' } } },
    });
  });

  it('has the result as the model would read it', () => {
    expect(given('{"llmContent":"a","returnDisplay":"b"}')).toEqual({ output: { kind: 'text', text: 'a' }, isError: false });
    expect(given('{"llmContent":[{"text":"a"},{"text":"b"}]}')).toEqual({ output: { kind: 'text', text: 'a\nb' }, isError: false });
    expect(given('{"llmContent":"long","error":{"message":"short","type":"x"}}')).toEqual({
      output: { kind: 'text', text: 'short' },
      isError: true,
    });
    expect(given('{"llmContent":[{"inlineData":{"data":"aa"}}]}')).toMatchObject({ output: { kind: 'json' } });
  });

  it.each([
    ['pre', '[]'],
    ['pre', '{"hook_event_name":"AfterTool","tool_name":"t","tool_input":{}}'],
    ['pre', '{"hook_event_name":"BeforeTool","tool_input":{}}'],
    ['pre', '{"hook_event_name":"BeforeTool","tool_name":"t","tool_input":"x"}'],
    ['post', '{"hook_event_name":"AfterTool","tool_name":"t","tool_input":{}}'],
    ['constructor', '{}'],
    ['pre', 'x'],
  ])('that is none is a sentence (%s %s)', (event, body) => expect(dialect.read(event, body)).toMatchObject({ ok: false }));

  it('throws at nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom('pre', 'post'), fc.oneof(fc.json(), fc.string()), (event, body) => void dialect.read(event, body)),
    );
  });
});

describe('an answer to a hook', () => {
  const shown = (text: string): ToolResult => ({ output: { kind: 'text', text }, isError: false });
  const question = { event: 'post', call, result: shown(''), native: undefined } as const;

  it('is ASCII and says what it was given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (words) => {
        const reply = dialect.deny(call, words);
        expect(reply.stdout).toMatch(/^[\x20-\x7e]*$/);
        expect(JSON.parse(reply.stdout)).toEqual({ decision: 'deny', reason: words });
      }),
    );
  });

  it('rewrites with the exact text', () => {
    const input = readExact('{"a": 1.10, "ü":"💡"}');
    expect(input.ok && dialect.modify(call, input.value).stdout).toBe(
      '{"decision":"allow","hookSpecificOutput":{"hookEventName":"BeforeTool","tool_input":{"a": 1.10, "\\u00fc":"\\ud83d\\udca1"}}}',
    );
  });

  it('has a reason even where there are no words', () => {
    for (const { stdout } of [
      dialect.deny(call, ''),
      dialect.replace(question, shown('')),
      dialect.withhold(''),
      dialect.deny(undefined, ''),
    ])
      expect(JSON.parse(stdout).reason).not.toBe('');
  });

  it('of a guard that failed ends with 2 and says so on both outputs', () => {
    for (const reply of [dialect.deny(undefined, 'it broke'), dialect.withhold('it broke')])
      expect(reply).toEqual({ stdout: '{"decision":"deny","reason":"it broke"}', stderr: 'it broke', exit: 2 });
    expect(dialect.deny(call, 'no').exit).toBeUndefined();
  });
});

describe('the same call and the same output', () => {
  const id = (name: string, input: string) =>
    geminiCli.identify({ workspace: '', home: '', temp: '', guard: '' })({ name, input: toolInput(input) });

  it('are told by tool and input, whatever a search adds to itself and however numbers are written', () => {
    expect(id('search_file_content', '{"pattern":"a"}')).toEqual(id('grep_search', '{"context":50,"pattern":"a"}'));
    expect(id('write_file', '{"n":12345678901234567890}')).toEqual(id('write_file', '{"n":12345678901234567000}'));
    expect(id('read_file', '{"file_path":"a"}')).not.toEqual(id('read_file', '{"file_path":"./a"}'));
  });

  it('hold with the note about a rewritten input and with nothing else', () => {
    const text = (said: string, isError = false): ToolResult => ({ output: { kind: 'text', text: said }, isError });
    const note = '\n\n[System] Tool input parameters were modified by a hook before execution.';
    expect(geminiCli.sameOutput(text('a'), text(`a${note}`))).toBe(true);
    expect(geminiCli.sameOutput(text('a'), text('a'))).toBe(true);
    expect(geminiCli.sameOutput(text('a'), text(`a${note}b`))).toBe(false);
    expect(geminiCli.sameOutput(text('a'), text('ab'))).toBe(false);
  });

  it('are of a call that was allowed and not made where the agent has its own words for that tool, and nothing else', () => {
    const build = 'Tool execution denied by policy. Modifying build configuration files requires explicit user confirmation';
    const shell = 'Tool execution for "Shell" requires user confirmation, which is not supported in non-interactive mode.';
    const declined = (name: string, text: string, isError = true) =>
      geminiCli.declined?.(
        { index: 0, output: { kind: 'text', text }, isError, path: '', span: { start: 0, end: 0 } },
        { id: '#1', ownId: false, name, input: toolInput('{}'), agentId: 'main', turn: 1 },
      );
    expect([declined('write_file', build), declined('replace', build), declined('run_shell_command', shell)]).toEqual([true, true, true]);
    expect(declined('write_file', build, false)).toBe(false);
    expect(declined('write_file', `${build}.`)).toBe(false);
    expect(declined('run_shell_command', build)).toBe(false);
    expect(declined('run_shell_command', `<untrusted_context>\nOutput: ${shell}\n</untrusted_context>`)).toBe(false);
    expect(declined('mcp_lab_write_file', build)).toBe(false);
  });

  it('are excused only where the agent turned the call away', () => {
    const excuse = (text: string, isError = true) =>
      geminiCli.excuse?.({ index: 0, output: { kind: 'text', text }, isError, path: '', span: { start: 0, end: 0 } }, undefined, true);
    expect(excuse("params must have required property 'file_path'")).toBeDefined();
    expect(excuse('Tool "x" not found. Did you mean "y"?')).toBeDefined();
    expect(excuse('params must have required property', false)).toBeUndefined();
    expect(excuse("MCP tool 'x' reported tool error for function call: params must be")).toBeUndefined();
    expect(excuse('File not found: /x')).toBeUndefined();
  });
});

it('a prompt names no file to be read and no command to be run', () => {
  expect(plainPrompt('see @a.txt and \\@b, c@d')).toBe('see \\@a.txt and \\@b, c\\@d');
  expect(plainPrompt(' /deploy now')).toBe('The task:  /deploy now');
});
