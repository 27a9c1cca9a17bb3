import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALLOWED, dialect } from '../../../src/agents/codex/dialect.ts';
import { excuse, identifyCall, sameOutput } from '../../../src/agents/codex/identify.ts';
import { toolInput } from '../../../src/contract/input.ts';
import { readExact } from '../../../src/contract/json/text.ts';
import type { ToolResult } from '../../../src/contract/call.ts';
import { text } from '../../support/results.ts';

const question = (more: object): string =>
  JSON.stringify({
    session_id: 's',
    cwd: '/w',
    hook_event_name: 'x',
    tool_name: 'Bash',
    tool_input: { command: 'ls' },
    tool_use_id: 'call_1',
    ...more,
  });

const parts = (value: unknown): ToolResult => {
  const exact = readExact(JSON.stringify(value));
  if (!exact.ok) throw new Error('no JSON');
  return { output: { kind: 'json', text: exact.value }, isError: false };
};

test('a question before a call has its id, its sub-agent and its exact input', () => {
  const body = question({ agent_id: 'sub' }).replace('{"command":"ls"}', '{"command":"ls","n":12345678901234567890}');
  expect(dialect.read('pre', body)).toEqual({
    ok: true,
    value: {
      event: 'pre',
      call: { id: 'call_1', subAgent: 'sub', name: 'Bash', input: { kind: 'json', text: '{"command":"ls","n":12345678901234567890}' } },
    },
  });
});

test('a result is a text, the one text of a server, its blocks, or a value', () => {
  const resultOf = (response: unknown): unknown => {
    const read = dialect.read('post', question({ tool_response: response }));
    return read.ok && read.value.event === 'post' ? read.value.result : read;
  };
  expect(resultOf('out\n')).toEqual(text('out\n'));
  expect(resultOf({ content: [{ type: 'text', text: 'one' }] })).toEqual(text('one'));
  expect(resultOf({ content: [{ type: 'text', text: 'one' }], isError: true })).toEqual({ ...text('one'), isError: true });
  expect(resultOf({ content: [{ type: 'image' }] })).toEqual(parts([{ type: 'image' }]));
  expect(resultOf({ goal: null })).toEqual(parts({ goal: null }));
});

test('a question without a tool, an input or an id is none, and nothing throws', () => {
  for (const field of ['tool_name', 'tool_input', 'tool_use_id'])
    expect(dialect.read('pre', question({ [field]: undefined }))).toMatchObject({ ok: false });
  expect(dialect.read('post', question({}))).toMatchObject({ ok: false });
  expect(dialect.read('stop', question({}))).toMatchObject({ ok: false });
  fc.assert(
    fc.property(fc.jsonValue(), fc.string(), (value, words) => {
      dialect.read('pre', JSON.stringify(value));
      dialect.read('post', words);
      expect(dialect.deny(undefined, words)).toMatchObject({ stdout: '', exit: 2, stderr: expect.stringMatching(/\S/) });
    }),
  );
});

test('a yes carries the words by which it is known, and a rewrite in the words of the wire is put in those of the hook', () => {
  const call = { id: 'call_1', name: 'Bash', input: toolInput('{"command":"ls"}') };
  const rewrite = readExact('{"cmd":"ls -l","n":1.10}');
  if (!rewrite.ok) throw new Error('no JSON');
  expect(JSON.parse(dialect.allow(call).stdout)).toEqual({ systemMessage: ALLOWED });
  expect(dialect.modify(call, rewrite.value).stdout).toBe(
    `{"systemMessage":"${ALLOWED}","hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"allow","updatedInput":{"cmd":"ls -l","n":1.10,"command":"ls -l"}}}`,
  );
});

test('a call is the same on the wire and in a hook', () => {
  const same = (wire: Parameters<typeof identifyCall>[0], hook: Parameters<typeof identifyCall>[0]): void =>
    expect(identifyCall(wire)).toEqual(identifyCall(hook));
  same(
    { name: 'exec_command', input: toolInput('{"cmd":"ls","workdir":"/w","timeout_ms":5}') },
    { name: 'Bash', input: toolInput('{"command":"ls"}') },
  );
  same(
    { name: 'exec_command', namespace: 'functions', input: toolInput('{"cmd":"ls"}') },
    { name: 'Bash', input: toolInput('{"command":"ls"}') },
  );
  same(
    { name: 'apply_patch', input: toolInput('*** Begin Patch\n*** End Patch') },
    { name: 'apply_patch', input: toolInput(JSON.stringify({ command: '*** Begin Patch\n*** End Patch' })) },
  );
  same(
    { name: 'echo', namespace: 'mcp__lab', input: toolInput('{"n":12345678901234567890}') },
    { name: 'mcp__lab__echo', input: toolInput('{"n":12345678901234567000}') },
  );
  same(
    { name: 'spawn_agent', namespace: 'collaboration', input: toolInput('{}') },
    { name: 'collaborationspawn_agent', input: toolInput('') },
  );
  // Of its namespace this one alone is told without it.
  same({ name: 'spawn_agent', namespace: 'multi_agent_v1', input: toolInput('{}') }, { name: 'spawn_agent', input: toolInput('{}') });
  for (const name of ['wait_agent', 'send_input', 'resume_agent', 'close_agent'])
    same({ name, namespace: 'multi_agent_v1', input: toolInput('{}') }, { name: `multi_agent_v1${name}`, input: toolInput('{}') });
  expect(identifyCall({ name: 'exec_command', input: toolInput('{"cmd":"ls"}') })).not.toEqual(
    identifyCall({ name: 'Bash', input: toolInput('{"command":"rm"}') }),
  );
});

test('what the agent writes above an output is its own, and nothing else is', () => {
  const head = 'Chunk ID: 0a1b2c\nWall time: 0.0000 seconds\nProcess exited with code 0\nOriginal token count: 2\nOutput:\n';
  expect(sameOutput(text('out\n'), text(`${head}out\n`))).toBe(true);
  expect(sameOutput(text('out\n'), text(`${head}out\nmore`))).toBe(false);
  expect(sameOutput(text('out\n'), text(`x${head}out\n`))).toBe(false);
  expect(sameOutput(parts({ goal: null, n: 1 }), text('{"n":1,"goal":null}'))).toBe(true);
  const above = { type: 'input_text', text: 'Wall time: 0.0037 seconds\nOutput:' };
  expect(sameOutput(text('one'), parts([above, { type: 'input_text', text: 'one' }]))).toBe(true);
  expect(sameOutput(text('one'), parts([above, { type: 'input_text', text: 'two' }]))).toBe(false);
  expect(
    sameOutput(
      text('one'),
      parts([
        { type: 'input_text', text: 'secret' },
        { type: 'input_text', text: 'one' },
      ]),
    ),
  ).toBe(false);
});

test('a refusal in the agent’s own words is excused, those words of a server are not', () => {
  const result = (output: string, toolName = 'x') =>
    ({ index: 0, toolName, output: { kind: 'text', text: output }, isError: false, path: 'p', span: { start: 0, end: 0 } }) as const;
  const noted = { id: 'a', ownId: true, name: 'x', namespace: 'mcp__lab', input: toolInput('{}'), agentId: 'main', turn: 1 };
  expect(excuse(result('unsupported call: x'), undefined, true)).toMatchObject({ refused: true });
  expect(excuse(result('unsupported call: x'), noted, true)).toBeUndefined();
  expect(excuse(result('unsupported call: x'), noted, false)).toMatchObject({ refused: true });
  expect(excuse(result('Chunk ID: 1\nunsupported call: x'), undefined, true)).toBeUndefined();
  expect(excuse(result('tools', 'tool_search'), undefined, true)).toMatchObject({ refused: false });
  expect(excuse(result('tools', 'tool_search'), noted, true)).toBeUndefined();
});
