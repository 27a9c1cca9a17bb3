// An agent that is a function, for the driver: what it writes comes from a test, what it is told and what the driver makes of it is kept.
import { acp } from '../../../src/agents/acp/adapter.ts';
import type { AgentCall, AgentProcess, LaunchContext, PostRuling, PreRuling } from '../../../src/agents/adapter.ts';
import type { ToolResult } from '../../../src/contract/call.ts';
import { launchContext } from '../launch-context.ts';

export const LAUNCH = launchContext({
  prompt: 'Do it.',
  wire: 'responses',
  guidance: 'Mind the gap.',
  mcp: [
    { name: 'lab', transport: { kind: 'stdio', command: ['srv', '-x'], cwd: 'sub', env: { A: 'b' } }, timeoutMs: 7, unset: [], source: '' },
  ],
  allow: { external: false, delegation: false },
});

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly prompt?: unknown };
  readonly result?: unknown;
  readonly error?: { readonly code: number };
}

/** Lines that the agent writes once it has been given its task; `{answer}` waits for the answer of its last request. */
type Line = string | { readonly answer: true };

export interface Options {
  readonly lines?: readonly Line[];
  readonly stop?: string;
  readonly hello?: object;
  readonly ruling?: PreRuling;
  readonly after?: PostRuling;
  readonly launch?: LaunchContext;
}

/** Plays an agent that writes these lines, and tells all that came of it. */
export async function drive({
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
