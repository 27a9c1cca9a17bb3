// The driver against an agent that is a function: what it writes, what it is asked, what it makes of the answers.
import { describe, expect, it } from 'vitest';
import type { AgentCall, AgentProcess, LaunchContext, PostRuling, PreRuling } from '../../../src/agents/adapter.ts';
import { acp } from '../../../src/agents/acp/adapter.ts';
import type { ToolResult } from '../../../src/contract/call.ts';

const LAUNCH: LaunchContext = {
  version: 'unknown',
  program: ['agent'],
  folders: { workspace: '/w', home: '/h', temp: '/t', guard: '/g' },
  prompt: 'Do it.',
  model: 'm',
  wire: 'responses',
  gateway: { url: 'http://127.0.0.1:1', token: 'a token' },
  decisions: { url: '', token: '', shim: () => '' },
  answerMs: 1000,
  guidance: 'Mind the gap.',
  skills: [],
  mcp: [
    { name: 'lab', transport: { kind: 'stdio', command: ['srv', '-x'], cwd: 'sub', env: { A: 'b' } }, timeoutMs: 7, unset: [], source: '' },
  ],
  allow: { external: false, delegation: false },
  confined: true,
  args: [],
  random: (bytes) => 'ab'.repeat(bytes),
};

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly prompt?: unknown };
  readonly result?: unknown;
  readonly error?: { readonly code: number };
}

/** Lines that the agent writes once it has been given its task; `{answer}` waits for the answer of its last request. */
type Line = string | { readonly answer: true };

interface Options {
  readonly lines?: readonly Line[];
  readonly stop?: string;
  readonly hello?: object;
  readonly ruling?: PreRuling;
  readonly after?: PostRuling;
  readonly launch?: LaunchContext;
}

async function drive({
  lines = [],
  stop = 'end_turn',
  hello = {},
  ruling = { kind: 'allow' },
  after = { kind: 'keep' },
  launch = LAUNCH,
}: Options) {
  const got: Message[] = [];
  const heard = new Set<() => void>();
  const out: string[] = [];
  let isOver = false;
  const wake = (): void => {
    for (const each of heard) each();
  };
  const say = (line: string): void => {
    out.push(line);
    wake();
  };
  const answers: Message[] = [];
  const play = async (id: number): Promise<void> => {
    let answered = 0;
    for (const line of lines) {
      if (typeof line === 'string') say(line);
      else {
        answered += 1;
        // oxlint-disable-next-line no-unmodified-loop-condition
        while (answers.length < answered) await new Promise((resolve) => setImmediate(resolve));
      }
    }
    say(JSON.stringify({ jsonrpc: '2.0', id, result: { stopReason: stop } }));
  };
  const agent: AgentProcess = {
    lines: (async function* () {
      for (let at = 0; ; ) {
        const line = out[at];
        if (line !== undefined) {
          at += 1;
          yield line;
        } else if (isOver) return;
        else
          await new Promise<void>((resolve) => {
            heard.add(resolve);
          });
      }
    })(),
    write: (text) => {
      const message = JSON.parse(text) as Message;
      got.push(message);
      const { id = 0 } = message;
      if (message.method === 'initialize') say(JSON.stringify({ jsonrpc: '2.0', id, result: { protocolVersion: 1, ...hello } }));
      else if (message.method === 'session/new') say(JSON.stringify({ jsonrpc: '2.0', id, result: { sessionId: 'one' } }));
      else if (message.method === 'session/prompt') void play(id);
      else answers.push(message);
      return true;
    },
    closeInput: () => {
      isOver = true;
      wake();
    },
    ended: Promise.resolve({ kind: 'exited', code: 0, stderr: '' }),
    kill: () => {
      isOver = true;
      wake();
    },
  };
  const asked: AgentCall[] = [];
  const returned: [AgentCall, ToolResult][] = [];
  const broken: string[] = [];
  const gaps: string[] = [];
  const told: string[] = [];
  const outcome = await acp.drive(agent, {
    launch,
    signal: new AbortController().signal,
    tell: (event) => told.push('text' in event ? `${event.type} ${event.text}` : event.type),
    ask: ({ call }) => {
      asked.push(call);
      return Promise.resolve(ruling);
    },
    returned: ({ call, result }) => {
      returned.push([call, result]);
      return Promise.resolve(after);
    },
    gap: (sentence) => gaps.push(sentence),
    broken: (words) => broken.push(words),
  });
  return { outcome, got, answers, asked, returned, broken, gaps, told };
}

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
