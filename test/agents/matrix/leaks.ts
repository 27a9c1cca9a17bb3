// The ways on which an output reaches the model while the agent's own hook after a call does not do its work: it says that all is well
// without having asked the guard, or it breaks. What the model reads is then for the gateway alone to rule.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { adapterOf } from '../../../src/agents/adapters.ts';
import { framed } from '../../../src/agents/decisions/framing.ts';
import { atHand } from '../../support/agents/at-hand.ts';
import { testAgent } from '../../support/agents/install.ts';
import { breakShims } from '../../support/agents/faults-place.ts';
import { hookProgram } from '../../support/agents/hook-programs.ts';
import { MCP_FILES } from '../../support/agents/scenarios.ts';
import { type AgentCase, type AgentRan, runSession } from '../../support/agents/session.ts';
import type { Turn } from '../../support/agents/scripted-model.ts';
import { type Block, says } from '../../support/model-servers/script.ts';
import { type Rig, stand } from './stand.ts';

const ONE_RUN = 300_000;

export interface LeakWays {
  /** Whether it asks by shims. */
  readonly shims: boolean;
  /** Calls that only this agent has, by what they are: in the background, cut off by a limit. */
  readonly more?: Readonly<Record<string, (command: string) => Block>>;
  /** Of these, those whose output the model does not read by the call itself. */
  readonly unread?: readonly string[];
}

interface Way {
  readonly name: string;
  readonly secret: string;
  readonly make: () => Block;
}

const fileOf = (way: string): string => `${way}.txt`;

function waysOf(of: AgentCase, { more = {} }: LeakWays): readonly Way[] {
  const way = (name: string, make: (file: string) => Block): Way => ({
    name,
    secret: randomBytes(12).toString('hex'),
    make: () => make(fileOf(name)),
  });
  return [
    way('shell', (file) => of.shell(`cat ${file}`)),
    way('failing', (file) => of.shell(`cat ${file}; exit 3`)),
    way('stderr', (file) => of.shell(`cat ${file} >&2`)),
    way('beside', (file) => of.shell(`(sleep 0.2; cat ${file}) & echo started; wait`)),
    way('mcp', (file) => of.mcp('lab', 'cat', { file })),
    ...Object.entries(more).map(([name, make]) => way(name, (file) => make(`cat ${file}; sleep 2`))),
    way('inside', () => of.delegate('inside')),
  ];
}

/** Replaces by way; a line is enough of a secret. */
const postFor = (ways: readonly Way[]): string =>
  hookProgram(Object.fromEntries(ways.map(({ name, secret }) => [secret, { decision: 'replace', output: `[hidden: ${name}]` }])));

/** How the hook after a call fails, from the model's first turn on. */
const BROKEN = {
  lying: 'says that all is well without asking the guard',
  garbled: 'gives garbage',
} as const;

export function leaks(of: AgentCase, options: LeakWays): void {
  describe(`${of.name} whose own hook after a call`, async () => {
    const agent = await testAgent(of.name);
    describe.runIf(atHand(agent))('is broken by the first turn', () => {
      test(`${BROKEN.lying}: no secret goes up, its replacement does`, { timeout: ONE_RUN }, async () => {
        const ways = waysOf(of, options);
        const { ran, known } = await play(of, ways, 'lying', options);
        expect(ran.exit, ran.stderr.slice(-4000)).toBe(0);
        expect(ways.filter(({ secret }) => ran.shown.includes(secret)).map(({ name }) => name)).toEqual([]);
        expect(ways.filter(({ name }) => !ran.shown.includes(`[hidden: ${name}]`)).map(({ name }) => name)).toEqual(options.unread ?? []);
        expect(ran.shown.includes(known), 'a known secret').toBe(false);
        expect(ran.shown).toContain('KNOWN=');
        expect(ran.finished?.counts.unguarded).toBe(0);
      });

      test(`${BROKEN.garbled}: no secret goes up`, { timeout: ONE_RUN }, async () => {
        const ways = waysOf(of, options);
        const { ran, known } = await play(of, ways, 'garbled', options);
        expect([0, 5], ran.stderr.slice(-4000)).toContain(ran.exit);
        expect(ran.recordsOf('decided').length).toBeGreaterThan(0);
        expect(ways.filter(({ secret }) => ran.shown.includes(secret)).map(({ name }) => name)).toEqual([]);
        expect(ran.shown.includes(known), 'a known secret').toBe(false);
      });
    });
  });
}

async function play(
  of: AgentCase,
  ways: readonly Way[],
  how: keyof typeof BROKEN,
  { shims }: LeakWays,
): Promise<{ readonly ran: AgentRan; readonly known: string }> {
  const { dialect } = await adapterOf(of.name);
  const kept = dialect.keep();
  const known = randomBytes(18).toString('hex');
  const over = new AbortController();
  let standing: Promise<Rig | undefined> = Promise.resolve(undefined);
  const spoil: Turn = async () => {
    const rig = await standing;
    if (rig === undefined) throw new Error('the guard opened no sockets');
    if (how === 'garbled' && shims) breakShims(rig.place, 'garbled', (event) => event.startsWith('post'));
    else if (how === 'garbled') rig.decisions.lie = answering('}garbage{');
    else rig.decisions.lie = answering(shims ? framed(kept) : kept.stdout === '' ? '{}' : kept.stdout);
    return [of.shell('printf "KNOWN=%s." "$LAB_TOKEN"')];
  };
  try {
    const ran = await runSession(of, {
      files: {
        ...MCP_FILES,
        '.basis/hooks.json': JSON.stringify({
          schema: 1,
          hooks: [{ name: 'secrets', event: 'post_tool_use', command: ['.basis/post.sh'], timeout_ms: 10_000 }],
        }),
        '.basis/post.sh': { program: postFor(ways) },
        ...Object.fromEntries(ways.map(({ name, secret }) => [fileOf(name), `TOKEN=${secret}\n`])),
      },
      flags: ['--allow-process', '--allow-local-state', '--allow-delegation', '--allow-mcp', 'lab', '--pass-env', 'LAB_TOKEN'],
      env: { LAB_TOKEN: known },
      script: {
        main: [
          spoil,
          ...ways.map(
            ({ make }): Turn =>
              () => [make()],
          ),
          () => [says('All done.')],
        ],
        sub: { inside: [() => [of.shell(`cat ${fileOf('inside')}`)], () => [says('The sub-agent is done.')]] },
      },
      prepare: ({ folder }) => {
        standing = stand(join(folder, 'temp'), over.signal);
      },
    });
    return { ran, known };
  } finally {
    over.abort();
    const rig = await standing;
    await rig?.close();
  }
}

const answering =
  (text: string) =>
  ({ event }: { readonly event: string }) =>
    event.startsWith('post') ? { type: 'application/json', body: Buffer.from(text) } : undefined;
