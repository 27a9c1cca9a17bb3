import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ToolInput } from '../../../src/contract/call.ts';
import { toolInput } from '../../../src/contract/input.ts';
import { readExact, writeJson } from '../../../src/contract/json/text.ts';
import { geminiCli } from '../../../src/agents/gemini-cli/adapter.ts';
import { LEVELS } from '../../../src/agents/gemini-cli/tools.ts';
import { touchedPaths } from '../../../src/loop/tools/files-input.ts';

const { translator } = geminiCli;
const call = (name: string, input: string) => ({ name, input: toolInput(input) });

function toBasis(name: string, input: string, workspace?: string): string {
  const shape = translator.basis(call(name, input), workspace);
  const shown = shape?.toBasis(toolInput(input));
  return shown === undefined ? 'neither' : shown.ok ? `${shape?.name} ${shown.value.text}` : `cannot: ${shown.error}`;
}

function toNative(name: string, input: string, rewrite: string): string {
  const read = readExact(rewrite);
  const back = read.ok ? translator.basis(call(name, input))?.toNative(read.value) : undefined;
  return back === undefined ? 'neither' : back.ok ? back.value : `cannot: ${back.error}`;
}

describe('how hooks for spawn and files see a call', () => {
  it.each([
    ['run_shell_command', '{"command":"ls \\u00e9","dir_path":"a"}', 'spawn {"command":"ls \\u00e9"}'],
    ['read_file', '{"file_path":"a"}', 'files {"operations":[{"op":"read","path":"a"}]}'],
    ['read_file', '{"file_path":"a","start_line":3,"end_line":5}', 'files {"operations":[{"op":"read","path":"a","offset":3,"limit":3}]}'],
    ['write_file', '{"file_path":"a","content":"x\\ud800"}', 'files {"operations":[{"op":"set","path":"a","content":"x\\ud800"}]}'],
    [
      'replace',
      '{"file_path":"a","old_string":"x","new_string":"y"}',
      'files {"operations":[{"op":"replace","path":"a","old":"x","new":"y"}]}',
    ],
    ['replace', '{"file_path":"a","old_string":"","new_string":"y"}', 'files {"operations":[{"op":"create","path":"a","content":"y"}]}'],
    ['list_directory', '{"dir_path":"."}', 'files {"operations":[{"op":"list","path":"."}]}'],
    ['grep_search', '{"pattern":"x+"}', 'files {"operations":[{"op":"search","path":".","pattern":"x+","regex":true}]}'],
    ['search_file_content', '{"pattern":"x","fixed_strings":true}', 'files {"operations":[{"op":"search","path":".","pattern":"x"}]}'],
    ['glob', '{"pattern":"*.ts","dir_path":"src"}', 'files {"operations":[{"op":"list","path":"src","depth":32}]}'],
    ['invoke_agent', '{"agent_name":"generalist","prompt":"Go \\u00e9"}', 'spawn {"task":"Go \\u00e9"}'],
    ['invoke_agent', '{"agent_name":"generalist"}', 'cannot: `prompt` of invoke_agent is not a string'],
    ['read_file', '{"file_path":7}', 'cannot: `file_path` of read_file is not a string'],
    ['write_file', 'no JSON', 'cannot: the input is not JSON'],
    ['web_fetch', '{"prompt":"x"}', 'neither'],
    ['toString', '{}', 'neither'],
  ])('%s %s', (name, input, shown) => expect(toBasis(name, input)).toBe(shown));

  it('shows absolute paths below the workspace relative to it, and others as they are', () => {
    expect(toBasis('read_file', '{"file_path":"/w/a/b"}', '/w')).toContain('"path":"a/b"');
    expect(toBasis('list_directory', '{"dir_path":"/w"}', '/w')).toContain('"path":"."');
    expect(toBasis('read_file', '{"file_path":"/wide/a"}', '/w')).toContain('"path":"/wide/a"');
  });

  it.each([
    ['run_shell_command', '{"command":"a","description":"d","n":1.10}', '{"command":"b"}', '{"command":"b","description":"d","n":1.10}'],
    [
      'run_shell_command',
      '{"command":"a"}',
      '{"command":"b","timeout_ms":5}',
      'cannot: run_shell_command has no `timeout_ms`; leave it out',
    ],
    ['invoke_agent', '{"agent_name":"a","prompt":"b"}', '{"task":"c"}', '{"agent_name":"a","prompt":"c"}'],
    ['invoke_agent', '{"prompt":"b"}', '{"command":"c"}', 'cannot: invoke_agent hands on a task; write `task` in place of `command`'],
    ['run_shell_command', '{"command":"a"}', '{"task":"b"}', 'cannot: run_shell_command runs a command; `task` is none'],
    [
      'read_file',
      '{"file_path":"a"}',
      '{"operations":[{"op":"read","path":"b","offset":2,"limit":2}]}',
      '{"file_path":"b","start_line":2,"end_line":3}',
    ],
    [
      'read_file',
      '{"file_path":"a"}',
      '{"operations":[{"op":"delete","path":"b"}]}',
      'cannot: read_file cannot delete; write an operation read',
    ],
    [
      'write_file',
      '{"file_path":"a","content":"b"}',
      '{"operations":[{"op":"set","path":"a","content":"b"},{"op":"set","path":"c","content":"d"}]}',
      'cannot: write_file is one operation; 2 were given',
    ],
    [
      'replace',
      '{"file_path":"a","instruction":"i","old_string":"x","new_string":"y"}',
      '{"operations":[{"op":"replace","path":"a","old":"x","new":"z","replaceAll":true}]}',
      '{"file_path":"a","instruction":"i","old_string":"x","new_string":"z","allow_multiple":true}',
    ],
  ])('%s %s rewritten as %s', (name, input, rewrite, native) => expect(toNative(name, input, rewrite)).toBe(native));

  it('gives the call back as it was where a hook rewrites nothing', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((some) => some.trim() !== '');
    const line = fc.integer({ min: 1, max: 1000 });
    const inputs = fc.oneof(
      fc.record({
        name: fc.constant('run_shell_command'),
        input: fc.record({ command: text, is_background: fc.boolean(), delay_ms: line }),
      }),
      fc.record({ name: fc.constant('read_file'), input: fc.record({ file_path: text, start_line: line }) }),
      fc.record({ name: fc.constant('write_file'), input: fc.record({ file_path: text, content: fc.string({ unit: 'grapheme' }) }) }),
      fc.record({
        name: fc.constant('replace'),
        input: fc.record({ file_path: text, old_string: text, new_string: text, allow_multiple: fc.boolean() }),
      }),
      fc.record({ name: fc.constant('grep_search'), input: fc.record({ pattern: text, context: line, fixed_strings: fc.boolean() }) }),
      fc.record({ name: fc.constant('glob'), input: fc.record({ pattern: text, dir_path: text }) }),
    );
    fc.assert(
      fc.property(inputs, ({ name, input }) => {
        const native = writeJson(input);
        const shape = translator.basis(call(name, native));
        const shown = shape?.toBasis(toolInput(native));
        if (shape === undefined || shown?.ok !== true || shown.value.kind !== 'json') throw new Error('it was not shown');
        if (shape.name === 'files') expect(touchedPaths(shown.value.text)).toBeDefined();
        const back = shape.toNative(shown.value.text);
        expect(back.ok ? JSON.parse(back.value) : back.error).toEqual(input);
      }),
    );
  });

  it('throws at no input', () => {
    const names = fc.constantFrom(...Object.keys(LEVELS), 'mcp_a_b', '__proto__');
    const text = fc.oneof(fc.json(), fc.string());
    fc.assert(
      fc.property(names, text, text, (name, input, rewrite) => {
        const one = call(name, input);
        const given: ToolInput = toolInput(rewrite);
        const shape = translator.basis(one, '/w');
        shape?.toBasis(given);
        if (given.kind === 'json') shape?.toNative(given.text);
        translator.mend(one);
        translator.touched(one);
        translator.level(one);
        translator.toolName(one, ['a']);
      }),
    );
  });
});

describe('what a call is', () => {
  it('knows the levels of its own tools alone', () => {
    expect(translator.level(call('read_file', '{}'))).toBe('none');
    expect(translator.level(call('search_file_content', '{}'))).toBe('none');
    expect(translator.level(call('run_shell_command', '{}'))).toBe('process');
    for (const name of ['mcp_a_b', 'read_mcp_resource', 'constructor', 'discovered_tool_x'])
      expect(translator.level(call(name, '{}'))).toBeUndefined();
  });

  it('names the tools of MCP servers by the longest server that fits', () => {
    const name = (tool: string, servers: readonly string[]) => translator.toolName(call(tool, '{}'), servers);
    expect(name('mcp_a_b_c', ['a', 'a_b'])).toBe('mcp__a_b__c');
    expect(name('mcp_my_server_say', ['my server'])).toBe('mcp__my server__say');
    expect(name('mcp_other_say', ['a'])).toBe('mcp_other_say');
    expect(name('search_file_content', [])).toBe('grep_search');
  });

  it('mends what runs in the background and refuses what only reports on it', () => {
    expect(translator.mend(call('run_shell_command', '{"command":"a","is_background":true,"delay_ms":9}'))).toMatchObject({
      input: '{"command":"a","is_background":false}',
    });
    expect(translator.mend(call('run_shell_command', '{"command":"a","is_background":"yes"}'))).toHaveProperty('input');
    expect(translator.mend(call('run_shell_command', '{"command":"a","is_background":false}'))).toBeUndefined();
    expect(translator.mend(call('google_web_search', '{"query":"a"}'))).toHaveProperty('refuse');
    expect(translator.mend(call('read_background_output', '{"pid":1}'))).toHaveProperty('refuse');
  });

  it('says what a call touches', () => {
    const touched = (name: string, input: string) => translator.touched(call(name, input));
    expect(touched('write_file', '{"file_path":"a","content":""}')).toEqual({ reads: [], writes: ['a'] });
    expect(touched('read_many_files', '{"include":["a","b/**"]}')).toEqual({ reads: ['a', 'b/**'], writes: [] });
    expect(touched('grep_search', '{"pattern":"x"}')).toEqual({ reads: ['.'], writes: [] });
    expect(touched('read_file', '{"file_path":1}')).toBeUndefined();
    expect(touched('run_shell_command', '{"command":"cat a"}')).toBeUndefined();
  });
});
