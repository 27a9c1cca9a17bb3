import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dialect } from '../../../src/agents/claude-code/dialect.ts';
import { json } from '../../session/rig.ts';
import { text } from '../../support/results.ts';
import { after, before, failure, postQuestion, PRINTED, question, READ } from './questions.ts';

const answered = ({ stdout }: { readonly stdout: string }): unknown => JSON.parse(stdout);

describe('a question of Claude Code', () => {
  test('before a call has its id, its tool and its input to the letter', () => {
    const body = before('Bash', {}).replace('"tool_input":{}', '"tool_input":{ "command": "ls",  "timeout": 1.10 }');
    expect(question('pre', body)).toEqual({
      event: 'pre',
      call: { id: 'toolu_1', name: 'Bash', input: { kind: 'json', text: '{ "command": "ls",  "timeout": 1.10 }' } },
    });
  });

  test('tells the sub-agent that makes the call', () => {
    const body = before('Bash', { command: 'ls' }, { agent_id: 'a88112bbde16c3501', agent_type: 'general-purpose' });
    expect(question('pre', body)).toMatchObject({ call: { subAgent: 'a88112bbde16c3501' } });
  });

  test.each([
    { what: 'a command', body: after('Bash', { command: 'x' }, PRINTED), shown: 'one' },
    { what: 'a silent command', body: after('Bash', {}, { ...PRINTED, stdout: '' }), shown: '(Bash completed with no output)' },
    { what: 'a file, its lines numbered', body: after('Read', { file_path: '/w/a.txt' }, READ), shown: '1\tfirst\n2\tsecond\n3\t' },
    { what: 'an MCP tool', body: after('mcp__lab__cat', {}, [{ type: 'text', text: 'f\n' }]), shown: 'f\n' },
    {
      what: 'a sub-agent',
      body: after('Agent', {}, { status: 'completed', content: [{ type: 'text', text: 'sub done' }], agentId: 'a8' }),
      shown: 'sub done',
    },
  ])('after $what gives the output as the model would read it', ({ body, shown }) => {
    expect(postQuestion(body).result).toEqual(text(shown));
  });

  test('after a failed tool gives its error', () => {
    expect(postQuestion(failure('Bash', { command: 'x' }, 'Exit code 3\ntwo')).result).toEqual(text('Exit code 3\ntwo', true));
  });

  test('gives an output that has no text of its own as its exact JSON', () => {
    const body = after('Edit', {}, {}).replace('"tool_response":{}', '"tool_response":{"size":12345678901234567890}');
    expect(postQuestion(body).result.output).toEqual({ kind: 'json', text: '{"size":12345678901234567890}' });
  });

  test.each([
    ['pre', after('Bash', {}, PRINTED)],
    ['post', before('Bash', {})],
    ['pre', before('Bash', {}).replace('PreToolUse', 'SessionStart')],
    ['pre', before('', {})],
    ['post', after('Bash', {}, PRINTED).replace('tool_response', 'response')],
    ['pre', 'no JSON'],
    ['pre', '[]'],
  ])('that cannot be one is an error (%#)', (event, body) => {
    expect(dialect.read(event, body).ok).toBe(false);
  });

  test('of any JSON at all is read or refused, and answered without a throw', () => {
    fc.assert(
      fc.property(fc.constantFrom('pre', 'post', 'other'), fc.json(), fc.string(), (event, body, name) => {
        dialect.read(event, body);
        for (const form of [
          before(name, { body }),
          after(name, {}, JSON.parse(body)),
          after('Bash', {}, JSON.parse(body)),
          after('Read', {}, JSON.parse(body)),
        ]) {
          const read = dialect.read(event, form);
          if (!read.ok || read.value.event !== 'post') continue;
          JSON.parse(dialect.replace(read.value, text(body, true)).stdout);
          JSON.parse(dialect.replace(read.value, { output: { kind: 'json', text: json(body) }, isError: false }).stdout);
        }
      }),
    );
  });
});

describe('an answer to Claude Code', () => {
  const call = { id: 'toolu_1', name: 'Bash', input: { kind: 'json', text: json('{}') } } as const;

  test('allows, rewrites to the letter, and denies with its words', () => {
    expect(answered(dialect.allow(call))).toMatchObject({
      hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: 'allow' },
    });
    expect(dialect.modify(call, json('{"n":1.10}')).stdout).toContain('"permissionDecision":"allow"');
    expect(dialect.modify(call, json('{"n":1.10}')).stdout).toContain('"updatedInput":{"n":1.10}');
    expect(answered(dialect.deny(undefined, 'no: "quoted"\n'))).toEqual({
      hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: 'deny', permissionDecisionReason: 'no: "quoted"\n' },
    });
  });

  test('is never empty: an empty one would leave the call to the rules of the agent', () => {
    for (const reply of [dialect.allow(call), dialect.keep(), dialect.deny(call, ''), dialect.withhold('')])
      expect(answered(reply)).toBeInstanceOf(Object);
    expect(dialect.deny(call, '').stdout).not.toContain('"permissionDecisionReason":""');
  });

  test('withholds an output by ending the session before the model reads it', () => {
    expect(answered(dialect.withhold('no review'))).toEqual({ continue: false, stopReason: 'no review' });
  });

  test.each([
    { tool: 'Bash', response: PRINTED, shown: text('new'), output: { stdout: 'new', stderr: '', interrupted: false, isImage: false } },
    {
      tool: 'Bash',
      response: PRINTED,
      shown: text('words', true),
      output: { stdout: '', stderr: 'words', interrupted: true, isImage: false },
    },
    {
      tool: 'Read',
      response: READ,
      shown: text('new\nlines'),
      output: { type: 'text', file: { filePath: 'a.txt', content: 'new\nlines', numLines: 2, startLine: 1, totalLines: 2 } },
    },
    {
      tool: 'Read',
      response: READ,
      shown: text('7\t***\n8\tsecond'),
      output: { type: 'text', file: { filePath: 'a.txt', content: '***\nsecond', numLines: 2, startLine: 7, totalLines: 8 } },
    },
    { tool: 'mcp__lab__cat', response: [{ type: 'text', text: 'f' }], shown: text('new'), output: [{ type: 'text', text: 'new' }] },
    {
      tool: 'Agent',
      response: { status: 'completed', content: [{ type: 'text', text: 'sub done' }], agentId: 'a8' },
      shown: text('new'),
      output: { status: 'completed', content: [{ type: 'text', text: 'new' }], agentId: 'a8' },
    },
  ])('replaces an output of $tool in the shape of that tool', ({ tool, response, shown, output }) => {
    expect(answered(dialect.replace(postQuestion(after(tool, {}, response)), shown))).toEqual({
      hookSpecificOutput: { hookEventName: 'PostToolUse', updatedToolOutput: output },
    });
  });

  test('keeps what the agent lets nobody replace: a failed tool, an edit', () => {
    expect(dialect.replace(postQuestion(failure('Bash', {}, 'Exit code 3')), text('new'))).toEqual(dialect.keep());
    expect(dialect.replace(postQuestion(after('Edit', {}, { filePath: 'a' })), text('new'))).toEqual(dialect.keep());
  });
});
