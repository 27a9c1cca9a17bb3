import { describe, expect, test } from 'vitest';
import type { ToolInput } from '../../src/contract/call.ts';
import { toolInput } from '../../src/contract/input.ts';
import { readExact } from '../../src/contract/json/text.ts';
import { encodeOutput, encodeRequest, type WireRequest } from '../../src/contract/wire.ts';

const base: WireRequest = {
  event: 'pre_tool_use',
  workspace: '/repo',
  agentId: 'main',
  toolCallId: 'call-1',
  toolName: 'spawn',
  input: toolInput('{"command":"ls"}'),
};

function json(text: string): ToolInput & { kind: 'json' } {
  const read = readExact(text);
  if (!read.ok) throw new Error(read.error.message);
  return { kind: 'json', text: read.value };
}

describe('the request', () => {
  test('4.1 before a call it is one object with the fields of basis, output and is_error absent', () => {
    expect(encodeRequest(base)).toBe(
      '{"hook_schema":1,"event":"pre_tool_use","workspace":"/repo","agent_id":"main","tool_call_id":"call-1","tool_name":"spawn","input":{"command":"ls"}}',
    );
  });

  test('4.1 after a call output and is_error follow the input', () => {
    const request = encodeRequest({ ...base, event: 'post_tool_use', result: { output: { kind: 'text', text: 'done' }, isError: false } });
    expect(request).toContain('"input":{"command":"ls"},"output":"done","is_error":false}');
    expect(Object.keys(JSON.parse(request) as object)).toEqual([
      'hook_schema',
      'event',
      'workspace',
      'agent_id',
      'tool_call_id',
      'tool_name',
      'input',
      'output',
      'is_error',
    ]);
  });

  test('4.1 the basis name, the native input and the level come after the fields of basis', () => {
    const request = encodeRequest({
      ...base,
      toolName: 'Bash',
      basis: { name: 'spawn', native: json('{"command":"ls","timeout":1e3}') },
      level: 'process',
    });
    expect(request.endsWith('"basis_name":"spawn","native_input":{"command":"ls","timeout":1e3},"side_effect_level":"process"}')).toBe(
      true,
    );
    expect(request).toContain('"tool_name":"Bash","input":{"command":"ls"},');
  });

  test('4.2 an input that is not JSON travels as the raw string', () => {
    const input = toolInput('{"command": "ls"');
    expect(input.kind).toBe('raw');
    expect(encodeRequest({ ...base, input })).toContain('"input":"{\\"command\\": \\"ls\\""}');
  });

  test.each(['{"a":1,"a":2}', '', 'ls -l', '[1,]', `${'['.repeat(129)}${']'.repeat(129)}`])(
    '4.2 an input that the strict reader refuses is raw: %#',
    (text) => {
      expect(toolInput(text)).toEqual({ kind: 'raw', text });
    },
  );

  test('4.2 a text output is a JSON string and is never read again as JSON', () => {
    const output = { kind: 'text', text: '{"decision":"allow","n":1e400}' } as const;
    expect(encodeRequest({ ...base, result: { output, isError: true } })).toContain(
      '"output":"{\\"decision\\":\\"allow\\",\\"n\\":1e400}","is_error":true',
    );
  });

  test('4.2 a large text output travels as one JSON string, wherever it is cut on the way', () => {
    const piece = 256 * 1024;
    for (const text of [
      `${'a'.repeat(piece - 1)}😀"b`,
      `${'a'.repeat(piece - 1)}\ud83d`,
      `${'\n'.repeat(piece)}\ude00`,
      'é😀'.repeat(piece),
    ]) {
      expect(encodeOutput({ kind: 'text', text }) === JSON.stringify(text)).toBe(true);
    }
  });

  test('4.3 exact numbers, key order and lone surrogates pass unchanged in input and structured output', () => {
    const exact = '{"b": 12345678901234567890, "a":1.10,"c":[1e400 ],"\\ud800":"\\udfff"}';
    const request = encodeRequest({ ...base, input: toolInput(exact), result: { output: json(exact), isError: false } });
    expect(request).toContain(`"input":${exact},"output":${exact},`);
  });

  test('4.3 a request survives UTF-8 whatever stands in it', () => {
    const request = encodeRequest({ ...base, agentId: 'a\ud800', toolName: 'x"\n', input: toolInput('"\udc00"'), workspace: '/r\u0000' });
    expect(new TextDecoder().decode(new TextEncoder().encode(request))).toBe(request);
    expect(JSON.parse(request)).toMatchObject({ agent_id: 'a\ud800', tool_name: 'x"\n', input: '\udc00', workspace: '/r\u0000' });
  });
});
