import { describe, expect, it } from 'vitest';
import { excuse, identifyCall, sameOutput } from '../../../src/agents/copilot/identify.ts';
import type { ToolResult } from '../../../src/contract/call.ts';
import type { NotedCall } from '../../../src/gateway/options.ts';
import type { ResultView } from '../../../src/gateway/types.ts';
import { callTo } from './call.ts';

describe('a call on the wire and at the hook', () => {
  it.each([
    [
      'numbers that the agent has rounded',
      callTo('bash', '{"n":12345678901234567890,"m":1.10}'),
      callTo('bash', '{"m":1.1,"n":12345678901234567000}'),
    ],
    [
      'the bare text of a patch',
      { name: 'apply_patch', input: { kind: 'raw', text: '*** Begin' } },
      callTo('apply_patch', { patch: '*** Begin' }),
    ],
    ['a patch that is JSON by chance', callTo('apply_patch', '5'), callTo('apply_patch', { patch: '5' })],
    ['a name that no tool may have', callTo('lab x-echo', {}), callTo('lab_x-echo', {})],
    ['how long a command is waited for', callTo('bash', { command: 'a' }), callTo('bash', { command: 'a', initial_wait: 600 })],
  ] as const)('is one: %s', (_what, wire, hook) => {
    expect(identifyCall(wire)).toEqual(identifyCall(hook));
  });

  it.each([
    ['another command', callTo('bash', { command: 'a' }), callTo('bash', { command: 'b' })],
    ['another mode', callTo('bash', { command: 'a' }), callTo('bash', { command: 'a', mode: 'async' })],
    ['a wait of another tool', callTo('x', {}), callTo('x', { initial_wait: 600 })],
  ] as const)('is another: %s', (_what, wire, hook) => {
    expect(identifyCall(wire)).not.toEqual(identifyCall(hook));
  });
});

const result = (text: string): ToolResult => ({ output: { kind: 'text', text }, isError: false });

describe('a result on the wire', () => {
  it.each([
    ['PWD=/work/here\nHOME=/h', '******\nHOME=/h'],
    ['a KEY=abc b KEY=def c', 'a ****** b ****** c'],
    ['whole', '******'],
    ['the same', 'the same'],
  ])('is no more than what the hook was given where the agent hid secrets: %j', (given, wire) => {
    expect(sameOutput(result(given), result(wire))).toBe(true);
  });

  it.each([
    ['short', 'short and more'],
    ['a b c', 'a ****** d'],
    ['a c', 'a ******c'],
    ['', '******'],
    ['x y', '****** z ******'],
  ])('is something else: %j and %j', (given, wire) => {
    expect(sameOutput(result(given), result(wire))).toBe(false);
  });
});

const view = (toolName: string, text: string): ResultView => ({
  index: 0,
  toolName,
  output: { kind: 'text', text },
  isError: false,
  path: 'x',
  span: { start: 0, end: 0 },
});
const noted = (name: string, text: string): NotedCall => ({ id: 'c', ownId: true, agentId: 'main', turn: 1, ...callTo(name, text) });
const CLEARED = "The arguments for the tool call 'bash' were not valid JSON. The arguments have been cleared. Arguments: {";

describe('a result without a decision', () => {
  it('is excused where the agent read what went on in the background, or cleared arguments that are no JSON', () => {
    expect(excuse(view('read_bash', 'out'), undefined)?.why).toMatch('the agent itself read');
    expect(excuse(view('bash', CLEARED), noted('bash', '{'))).toEqual({ why: expect.stringContaining('not JSON'), refused: true });
    expect(excuse(view('bash', 'Denied by preToolUse hook: not seen'), noted('bash', '{'))).toMatchObject({ refused: false });
  });

  it('is not where the model made the call, or another tool gave it', () => {
    expect(excuse(view('read_bash', 'out'), noted('read_bash', '{}'))).toBeUndefined();
    expect(excuse(view('bash', 'out'), undefined)).toBeUndefined();
    expect(excuse(view('bash', CLEARED), noted('bash', '{}'))).toBeUndefined();
    expect(excuse(view('bash', 'Denied by preToolUse hook: not seen'), noted('bash', '{}'))).toBeUndefined();
    expect(excuse(view('bash', 'ran all the same'), noted('bash', '{'))).toBeUndefined();
  });
});
