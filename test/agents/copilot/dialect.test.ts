import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dialect } from '../../../src/agents/copilot/dialect.ts';
import { callTo, exact } from './call.ts';

const PRE =
  '{"sessionId":"s","timestamp":1,"cwd":"/w","toolName":"bash","toolArgs":{"command":"ls","n":12345678901234567890},"agentId":"a1"}';
const POST =
  '{"sessionId":"s","cwd":"/w","toolName":"view","toolArgs":{"path":"a"},"toolResult":{"resultType":"success","textResultForLlm":"alpha\\n"}}';

function read(event: string, body: string) {
  const question = dialect.read(event, body);
  return question.ok ? question.value : question.error;
}

describe('a hook of the agent', () => {
  it('tells of a call with its exact input and its sub-agent', () => {
    expect(read('pre', PRE)).toEqual({
      event: 'pre',
      call: { name: 'bash', subAgent: 'a1', input: { kind: 'json', text: '{"command":"ls","n":12345678901234567890}' } },
    });
  });

  it('tells of a command that failed by the last line, which is the agent’s own', () => {
    const ended = (tool: string, text: string): unknown => {
      const toolResult = { resultType: 'success', textResultForLlm: text };
      const asked = read('post', JSON.stringify({ toolName: tool, toolArgs: {}, toolResult }));
      return typeof asked !== 'string' && asked.event === 'post' ? asked.result.isError : asked;
    };
    expect(ended('bash', 'no\n<shellId: 0 completed with exit code 4>')).toBe(true);
    expect(ended('bash', 'yes\n<shellId: 0 completed with exit code 0>')).toBe(false);
    expect(ended('bash', '<shellId: 0 completed with exit code 4>\nmore\n<shellId: 0 completed with exit code 0>')).toBe(false);
    expect(ended('view', 'no\n<shellId: 0 completed with exit code 4>')).toBe(false);
  });

  it('tells of a result', () => {
    const call = { name: 'view', input: { kind: 'json', text: '{"path":"a"}' } };
    const result = { output: { kind: 'text', text: 'alpha\n' }, isError: false };
    expect(read('post', POST)).toEqual({ event: 'post', call, result, native: undefined });
    expect(read('post', POST.replace('success', 'failure'))).toMatchObject({ result: { isError: true } });
  });

  it('tells of a patch as the one member of an object', () => {
    expect(read('pre', '{"toolName":"apply_patch","toolArgs":"*** Begin Patch\\n*** End Patch"}')).toMatchObject({
      call: { input: { text: '{"patch":"*** Begin Patch\\n*** End Patch"}' } },
    });
  });

  it.each([
    ['pre', '{', /^what the hook was given is not JSON/],
    ['pre', '{"toolName":1}', 'what the hook was given names no tool'],
    ['pre', '{"toolName":"a","toolArgs":[]}', 'what the hook was given has no input that is an object or a text'],
    ['pre', POST, 'what the hook before a call was given has a result'],
    ['post', PRE, 'what the hook was given has no result with a text'],
    ['stop', PRE, 'there is no hook "stop"; ask for pre or post'],
  ])('is not believed for %s of %s', (event, body, words) => {
    expect(read(event, body)).toMatch(words);
  });

  it('never makes the reader throw', () => {
    fc.assert(
      fc.property(fc.constantFrom('pre', 'post'), fc.oneof(fc.json(), fc.string()), (event, body) => void dialect.read(event, body)),
    );
  });
});

describe('an answer to the agent', () => {
  it('allows by a word, for without one the agent asks a person', () => {
    expect(dialect.allow(callTo('view', { path: 'a' }))).toEqual({ stdout: '{"permissionDecision":"allow"}' });
  });

  it('has every command waited for as long as the agent can', () => {
    expect(dialect.allow(callTo('bash', '{"command":"ls","initial_wait":30,"n":1.10}')).stdout).toBe(
      '{"permissionDecision":"allow","modifiedArgs":{"command":"ls","initial_wait":600,"n":1.10}}',
    );
    expect(dialect.allow(callTo('bash', '{"command":"ls","initial_wait":600}')).stdout).toBe('{"permissionDecision":"allow"}');
    expect(dialect.modify(callTo('bash', { command: 'ls' }), exact('{"command":"pwd"}')).stdout).toBe(
      '{"permissionDecision":"allow","modifiedArgs":{"command":"pwd","initial_wait":600}}',
    );
  });

  it('modifies with the exact input, and a patch with its bare text', () => {
    expect(dialect.modify(callTo('view', {}), exact('{"path":"b","n":1e400}')).stdout).toBe(
      '{"permissionDecision":"allow","modifiedArgs":{"path":"b","n":1e400}}',
    );
    expect(dialect.modify(callTo('apply_patch', {}), exact('{"patch":"*** Begin"}')).stdout).toBe(
      '{"permissionDecision":"allow","modifiedArgs":"*** Begin"}',
    );
  });

  it('denies a rewrite that it cannot say', () => {
    expect(dialect.modify(callTo('apply_patch', {}), exact('{"text":"x"}')).stdout).toContain('"permissionDecision":"deny"');
  });

  it('says no with words, also where nothing is known of the call', () => {
    expect(dialect.deny(undefined, 'a "reason"').stdout).toBe('{"permissionDecision":"deny","permissionDecisionReason":"a \\"reason\\""}');
    expect(dialect.withhold('it broke').stdout).toBe('{"decision":"block","reason":"it broke"}');
    expect(dialect.deny(undefined, '').stdout).toContain('the guard refuses this');
  });

  it('keeps and replaces a result', () => {
    const question = dialect.read('post', POST);
    if (!question.ok || question.value.event !== 'post') throw new Error('it is a question after a call');
    expect(dialect.keep().stdout).toBe('{}');
    const shown = { output: { kind: 'text', text: 'hidden' }, isError: true } as const;
    expect(dialect.replace(question.value, shown).stdout).toBe('{"modifiedResult":{"resultType":"failure","textResultForLlm":"hidden"}}');
  });

  it('ends with 0 whatever it says: another exit would hide the words', () => {
    const replies = [dialect.deny(undefined, 'x'), dialect.withhold('x'), dialect.keep(), dialect.allow(callTo('view', {}))];
    expect(replies.map(({ exit = 0 }) => exit)).toEqual([0, 0, 0, 0]);
  });
});
