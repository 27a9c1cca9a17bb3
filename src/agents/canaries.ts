// The calls by which the gateway sees, before the model's first turn, that what is decided about a call is what happens: each reads a
// file of the guard's own making. What is decided about them is said here, not by the chain: they are nobody's calls.
import type { ToolResult } from '../contract/call.ts';
import { defined } from '../contract/defined.ts';
import type { JsonText } from '../contract/json/node.ts';
import { readExact } from '../contract/json/text.ts';
import { unreachable } from '../contract/result.ts';
import type { Canary, CanaryDelegation, CanaryKind, NotedCall } from '../gateway/options.ts';
import type { Adapter, AgentCall, AgentFolders, PostRuling, PreRuling } from './adapter.ts';

export interface CanaryOptions {
  readonly adapter: Pick<Adapter, 'canaryRead' | 'canaryDelegate' | 'capabilities'>;
  readonly folders: AgentFolders;
  /** A folder that the agent's reading tool may read, as the agent sees it. */
  readonly folder: string;
  /** Whether it may start sub-agents. */
  readonly delegates: boolean;
  /** As many random bytes, in hex. */
  readonly random: (bytes: number) => string;
}

export interface Canaries {
  /** In the order in which they are played. */
  readonly canaries: readonly Canary[];
  /** How a sub-agent is started for its canaries; absent where the agent has none, or may have none. */
  readonly delegation?: () => CanaryDelegation;
  /** What has to lie there before they are played, and goes when they have held: absolute, as the agent sees it. */
  readonly files: readonly { readonly path: string; readonly text: string }[];
  before(kind: NotedCall['canary'], call: AgentCall): PreRuling;
  after(kind: NotedCall['canary']): PostRuling;
}

/** Canaries for whatever the agent's own hooks can do. */
export function makeCanaries({ adapter, folders, folder, delegates, random }: CanaryOptions): Canaries {
  const file = (name: string) => ({ path: `${folder}/basis-guard-${name}-${random(8)}.txt`, text: `${name} ${random(16)}\n` });
  const denied = file('denied');
  const asked = file('asked');
  const instead = file('instead');
  const replaced = file('replaced');
  const denial = `the guard refuses this call to see that a refusal holds: ${random(16)}`;
  const shown = `the guard replaces this output to see that a replacement holds: ${random(16)}`;
  const canary = (kind: CanaryKind, path: string, check: (text: string) => string | undefined): Canary => ({
    kind,
    ...adapter.canaryRead(path, folders),
    check: ({ output }: ToolResult) => check(output.text),
  });
  const holds = (text: string, present: string, absent: { readonly text: string }): string | undefined => {
    if (text.includes(absent.text.trim())) return 'the agent read what it must not';
    return text.includes(present.trim()) ? undefined : `it came back as ${JSON.stringify(text.slice(0, 200))}`;
  };
  const start = delegates ? adapter.canaryDelegate?.bind(adapter) : undefined;
  const delegation =
    start &&
    ((): CanaryDelegation => {
      const told = `This is a check of the guard (${random(8)}). Do what the next turns say and end.`;
      return { told, ...start(told, `check${random(4)}`) };
    });
  return {
    canaries: [
      canary('deny', denied.path, (text) => holds(text, denial, denied)),
      canary('modify', asked.path, (text) => holds(text, instead.text, asked)),
      ...(adapter.capabilities.postReplace === 'none' ? [] : [canary('replace', replaced.path, (text) => holds(text, shown, replaced))]),
    ],
    ...defined({ delegation }),
    files: [denied, asked, instead, replaced],
    before: (kind, call) => {
      switch (kind) {
        case 'deny':
          return { kind: 'deny', words: denial };
        case 'modify': {
          const input = renamed(call, asked.path, instead.path);
          return input === undefined
            ? { kind: 'deny', words: 'the file that was to be read is not named in this call' }
            : { kind: 'modify', input };
        }
        case 'replace':
        case 'delegate':
          return { kind: 'allow' };
        case undefined:
          return { kind: 'deny', words: 'this is no call of the guard' };
        default:
          return unreachable(kind);
      }
    },
    after: (kind) =>
      kind === 'replace' ? { kind: 'replace', shown: { output: { kind: 'text', text: shown }, isError: false } } : { kind: 'keep' },
  };
}

/** The input with another file in the place of the one that it names, in the agent's own words. */
function renamed({ input }: AgentCall, from: string, to: string): JsonText | undefined {
  const text = input.text.replaceAll(from, to);
  if (input.kind !== 'json' || text === input.text) return undefined;
  const read = readExact(text);
  return read.ok ? read.value : undefined;
}
