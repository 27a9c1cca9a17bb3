// The driver against an agent that is a function: what it writes, what it is asked, what it makes of the answers.
import { describe, expect, it } from 'vitest';
import type { PreRuling } from '../../../src/agents/adapter.ts';
import type { ToolResult } from '../../../src/contract/call.ts';
import { json } from '../../session/rig.ts';
import { drive, LAUNCH } from './fake.ts';

const update = (of: object): string =>
  JSON.stringify({ jsonrpc: '2.0', method: 'session/update', params: { sessionId: 'one', update: of } });
const says = (text: string): string => update({ sessionUpdate: 'agent_message_chunk', content: { type: 'text', text } });
const request = (
  toolCall: string,
  options = '[{"optionId":"y","name":"","kind":"allow_once"},{"optionId":"n","name":"","kind":"reject_once"}]',
  session = 'one',
): string =>
  `{"jsonrpc":"2.0","id":"q","method":"session/request_permission","params":{"sessionId":"${session}","toolCall":${toolCall},"options":${options}}}`;
const ended = (toolCallId: string, more: object = {}): string =>
  update({ sessionUpdate: 'tool_call_update', toolCallId, status: 'completed', ...more });

describe('driving an agent behind the protocol', () => {
  it('gives it the guidance, the task, the folder and the servers, and no files or terminals', async () => {
    const { got, outcome, told } = await drive({ lines: [says('I '), says('look.')] });
    expect(got.map(({ method, params }) => [method, params])).toEqual([
      [
        'initialize',
        {
          protocolVersion: 1,
          clientInfo: { name: 'basis-guard', version: '1' },
          clientCapabilities: { fs: { readTextFile: false, writeTextFile: false }, terminal: false },
        },
      ],
      [
        'session/new',
        {
          cwd: '/w',
          mcpServers: [
            {
              name: 'lab',
              command: '/bin/sh',
              args: ['-c', 'cd -- "$0" && exec "$@"', 'sub', 'srv', '-x'],
              env: [{ name: 'A', value: 'b' }],
            },
          ],
        },
      ],
      [
        'session/prompt',
        {
          sessionId: 'one',
          prompt: [
            { type: 'text', text: 'Mind the gap.' },
            { type: 'text', text: 'Do it.' },
          ],
        },
      ],
    ]);
    expect(told).toEqual(['assistant_delta I ', 'assistant_delta look.', 'assistant_message I look.']);
    expect(outcome).toEqual({ kind: 'finished', finalMessage: 'I look.' });
  });

  it('takes a request under the id of a call that has ended for another call', async () => {
    const reading = update({ sessionUpdate: 'tool_call', toolCallId: 'c', title: 'a', kind: 'read', rawInput: { path: 'a' } });
    const { asked } = await drive({
      lines: [reading, ended('c'), request('{"toolCallId":"c","rawInput":{"command":"ls"}}'), { answer: true }],
    });
    expect(asked.map(({ id, name }) => [id, name])).toEqual([
      ['c', 'read'],
      ['c#2', 'other'],
    ]);
  });

  it('puts a call to the chain as it was written, announcement and request together', async () => {
    const announced =
      '{"sessionUpdate":"tool_call","toolCallId":"a","title":"Run","kind":"execute","status":"pending","rawInput":{"input":"x"}}';
    const { asked, answers, returned } = await drive({
      lines: [
        `{"jsonrpc":"2.0","method":"session/update","params":{"sessionId":"one","update":${announced}}}`,
        request('{"toolCallId":"a","rawInput":{"command":"ls","n":12345678901234567890, "m":1.10}}'),
        { answer: true },
        ended('a', { content: [{ type: 'content', content: { type: 'text', text: 'out' } }] }),
      ],
    });
    const call = {
      id: 'a',
      name: 'execute',
      input: { kind: 'json', text: '{"title":"Run","rawInput":{"command":"ls","n":12345678901234567890, "m":1.10}}' },
    };
    expect(asked).toEqual([call]);
    expect(answers).toEqual([{ jsonrpc: '2.0', id: 'q', result: { outcome: { outcome: 'selected', optionId: 'y' } } }]);
    expect(returned).toEqual([[call, { output: { kind: 'text', text: 'out' }, isError: false }]]);
  });

  it.each<[string, PreRuling, string, object]>([
    [
      'a refusal',
      { kind: 'deny', words: 'no' },
      '[{"optionId":"n","name":"","kind":"reject_once"}]',
      { outcome: 'selected', optionId: 'n' },
    ],
    [
      'a refusal without a way to refuse once',
      { kind: 'deny', words: 'no' },
      '[{"optionId":"n","name":"","kind":"reject_always"}]',
      { outcome: 'cancelled' },
    ],
    [
      'a rewrite, which its agent cannot carry out,',
      { kind: 'modify', input: json('{"rawInput":{"command":"pwd"}}') },
      '[{"optionId":"y","name":"","kind":"allow_once"},{"optionId":"n","name":"","kind":"reject_once"}]',
      { outcome: 'selected', optionId: 'n' },
    ],
    ['an allowance that would last', { kind: 'allow' }, '[{"optionId":"y","name":"","kind":"allow_always"}]', { outcome: 'cancelled' }],
    [
      'an id that stands for two options',
      { kind: 'allow' },
      '[{"optionId":"y","name":"","kind":"allow_once"},{"optionId":"y","name":"","kind":"allow_always"}]',
      { outcome: 'cancelled' },
    ],
    ['options that are none', { kind: 'allow' }, '[{"optionId":7,"kind":"allow_once"},null]', { outcome: 'cancelled' }],
  ])('answers %s', async (_what, ruling, options, outcome) => {
    const { answers } = await drive({ ruling, lines: [request('{"toolCallId":"a"}', options), { answer: true }] });
    expect(answers.map(({ result }) => result)).toMatchObject([{ outcome }]);
  });

  it('answers no request of another session', async () => {
    const { answers, asked } = await drive({ lines: [request('{"toolCallId":"a"}', undefined, 'two'), { answer: true }] });
    expect(answers.map(({ result }) => result)).toEqual([{ outcome: { outcome: 'cancelled' } }]);
    expect(asked).toEqual([]);
  });

  it('takes an id that is used anew for another call, and one that runs twice for what it is', async () => {
    const one = [update({ sessionUpdate: 'tool_call', toolCallId: 'a', title: 'x', kind: 'read' }), ended('a')];
    const { asked, returned } = await drive({ lines: [...one, ended('a'), ...one] });
    expect(asked.map(({ id }) => id)).toEqual(['a', 'a#2']);
    expect(returned.map(([{ id }]) => id)).toEqual(['a', 'a#2']);
  });

  it('a call that failed and then has run after all has run', async () => {
    const { broken } = await drive({
      lines: [
        update({ sessionUpdate: 'tool_call', toolCallId: 'a', title: 'x', kind: 'edit' }),
        ended('a', { status: 'failed' }),
        ended('a'),
      ],
    });
    expect(broken).toEqual(['a call of kind edit ran without having asked']);
  });

  it.each<[string, string, object, readonly string[], readonly string[]]>([
    ['completed, of a kind that must ask', 'execute', {}, ['a call of kind execute ran without having asked'], []],
    ['completed, of no known kind', 'frobnicate', {}, ['a call of kind "frobnicate" ran without having asked'], []],
    [
      'failed',
      'execute',
      { status: 'failed' },
      [],
      ['a call of kind execute failed without having asked: whether it did anything is not known'],
    ],
    [
      'under way at the end',
      'execute',
      { status: 'in_progress' },
      [],
      ['a call of kind execute was begun without asking and never ended: what it did is not known'],
    ],
    ['a reading one', 'read', {}, [], []],
  ])('sees a call that did not ask: %s', async (_what, kind, end, broken, gaps) => {
    const ran = await drive({ lines: [update({ sessionUpdate: 'tool_call', toolCallId: 'a', title: 'x', kind }), ended('a', end)] });
    expect([ran.broken, ran.gaps]).toEqual([broken, gaps]);
  });

  it('ends the session for a reading call that was not to happen, and for a result that was not to be shown', async () => {
    const lines = [update({ sessionUpdate: 'tool_call', toolCallId: 'a', title: 'x', kind: 'read' }), ended('a')];
    const denied = await drive({ lines, ruling: { kind: 'deny', words: 'not that' } });
    expect(denied.broken).toEqual(['a call of kind read, which does not ask, was not to happen: not that']);
    const shown: ToolResult = { output: { kind: 'text', text: 'other' }, isError: false };
    const replaced = await drive({ lines, after: { kind: 'replace', shown } });
    expect(replaced.broken).toEqual([
      'the result of a call of kind read was not to be shown as it is, and its agent cannot be kept from that',
    ]);
  });

  it.each([
    ['Loading the model...', /^the agent wrote a line that is no message of the protocol: "Loading/],
    ['{"jsonrpc":"2.0","jsonrpc":"2.0"}', /^the agent wrote a line that is no message of the protocol/],
    ['[1]', /^the agent wrote a line that is no message of the protocol/],
    [update({ sessionUpdate: 'tool_call' }), /^the agent told of a call without its id/],
    ['{"jsonrpc":"2.0","method":"session/update","params":{}}', /^the agent told of something without saying what/],
    [request('{}'), /^the agent told of a call without its id/],
  ])('ends with an agent that cannot be understood: %s', async (line, why) => {
    const { outcome } = await drive({ lines: [line] });
    expect(outcome).toMatchObject({ kind: 'failed', words: expect.stringMatching(why) as string });
  });

  it.each(['max_tokens', 'max_turn_requests', 'refusal', 'cancelled'])('an agent that stops for %s has not finished', async (stop) => {
    const { outcome } = await drive({ stop, lines: [says('So far.')] });
    expect(outcome).toMatchObject({ kind: 'failed', finalMessage: 'So far.' });
  });

  it('does not go on with another version of the protocol, or without a way to hand over a server', async () => {
    const other = await drive({ hello: { protocolVersion: 7 } });
    expect(other.outcome).toMatchObject({ words: expect.stringContaining('it speaks version 7 of the protocol') as string });
    const http = { name: 'far', transport: { kind: 'http', url: 'https://x/', headers: {} }, timeoutMs: 7, unset: [], source: '' } as const;
    const remote = await drive({ launch: { ...LAUNCH, mcp: [http] } });
    expect(remote.outcome).toMatchObject({ words: expect.stringContaining("take 'far' out of .mcp.json") as string });
  });

  it('has neither files nor terminals for it', async () => {
    const { answers } = await drive({
      lines: [
        '{"jsonrpc":"2.0","id":9,"method":"fs/write_text_file","params":{"sessionId":"one","path":"/w/a","content":"x"}}',
        { answer: true },
        '{"jsonrpc":"2.0","id":10,"method":"terminal/create","params":{"sessionId":"one","command":"ls"}}',
        { answer: true },
      ],
    });
    expect(answers.map(({ error }) => error?.code)).toEqual([-32601, -32601]);
  });
});
