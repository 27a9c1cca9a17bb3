// What every agent is put through by `basis-guard run`: the same hooks, the same levels, the same assertions, by effect on the disk and
// by what the model was shown.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { says } from '../model-servers/script.ts';
import { atHand } from './at-hand.ts';
import { onlyInCheckout } from './checkout.ts';
import { HIDES, hook, hookProgram, WORDS } from './hook-programs.ts';
import { testAgent } from './install.ts';
import { type AgentCase, type AgentRan, runSession, type Scene, sealed } from './session.ts';

/** Milliseconds for one run of an agent. */
const ONE_RUN = 180_000;

const PRE = hookProgram(WORDS);

/** Hooks written for basis: by basis name before a command, for every tool after it. */
export const HOOK_FILES = {
  '.basis/hooks.json': JSON.stringify({
    schema: 1,
    hooks: [hook('words', 'pre_tool_use', 'pre.sh', ['spawn']), hook('secrets', 'post_tool_use', 'post.sh')],
  }),
  '.basis/pre.sh': { program: PRE },
  '.basis/post.sh': { program: hookProgram(HIDES) },
} as const;

const SERVER = readFileSync(join(import.meta.dirname, '..', '..', 'fixtures', 'agents', 'cat-server.mjs'), 'utf8');

export const MCP_FILES = {
  '.mcp.json': JSON.stringify({ mcpServers: { lab: { command: process.execPath, args: ['.basis/lab.mjs'] } } }),
  '.basis/lab.mjs': SERVER,
} as const;

/** What a command can read of its surroundings, into a file of the workspace. */
const LOOK =
  '{ env; cat /proc/[0-9]*/environ /proc/[0-9]*/cmdline; find "$HOME" -type f -size -4000k -exec cat {} +; } > looked.bin 2> /dev/null';

/** Fails with the log of the run where it did not end so. */
export function expectEnd(ran: AgentRan, exit: number): void {
  const told = `${ran.stderr.slice(-6000)}\ncomplaints: ${ran.complaints.join('; ')}`;
  expect(ran.exit, told).toBe(exit);
  expect(ran.complaints, told).toEqual([]);
  expect(sealed(ran), told).toBe('consistent');
}

/** Whether the model was ever shown each of these: a request is too long to be printed. */
export const saw = ({ shown }: AgentRan, ...texts: readonly string[]): readonly boolean[] => texts.map((text) => shown.includes(text));

/** The outcome of each decided call, in order. */
export const outcomes = (ran: AgentRan): readonly string[] => ran.recordsOf('decided').map(({ outcome }) => outcome);

export interface ScenarioOptions {
  /** Whether it runs in bubblewrap here. */
  readonly enforcement?: 'checked' | 'hooks';
  /** More of `run`. */
  readonly flags?: readonly string[];
  /** Words of the refusal, where the agent is not started at all in a workspace that declares an MCP server. */
  readonly refusesMcp?: string;
  /** Whether its reading tool shows the text of a file; default true. One that reads by commands has a tool for pictures alone. */
  readonly readsText?: boolean;
}

export function agentScenarios(of: AgentCase, options: ScenarioOptions = {}): void {
  const { enforcement = 'checked', flags: always = [], refusesMcp, readsText = true } = options;
  const run = (scene: Scene): Promise<AgentRan> => runSession(of, { ...scene, flags: [...always, ...(scene.flags ?? [])] });

  describe(`${of.name} under the chain`, async () => {
    const agent = await testAgent(of.name);
    describe.runIf(atHand(agent))('by basis-guard run', () => {
      test('a call is allowed, denied by a hook, modified and replaced, and two run side by side', { timeout: ONE_RUN }, async () => {
        const ran = await run({
          files: HOOK_FILES,
          flags: ['--allow-local-state', '--allow-process'],
          script: {
            main: [
              () => [of.shell(`echo one > one.txt; ${LOOK}; echo ONE`), of.shell('echo two > two.txt; echo TWO')],
              () => [of.shell('touch denied.txt; echo WORD-DENIED')],
              () => [of.shell('echo WORD-CHANGED > original.txt')],
              () => [of.shell('cat .basis/post.sh')],
              () => [of.write('made.txt', 'made by a tool\n')],
              () => [says('All done.')],
            ],
          },
        });
        expectEnd(ran, 0);
        expect(['one.txt', 'two.txt', 'denied.txt', 'original.txt', 'rewritten.txt', 'made.txt'].map((path) => ran.has(path))).toEqual([
          true,
          true,
          false,
          false,
          true,
          true,
        ]);
        expect(saw(ran, 'ONE'), 'ONE').toEqual([true]);
        expect(saw(ran, 'TWO'), 'TWO').toEqual([true]);
        expect(saw(ran, 'that word is not said here'), 'that word is not said here').toEqual([true]);
        expect(saw(ran, 'REWRITTEN'), 'REWRITTEN').toEqual([true]);
        expect(saw(ran, '[hidden by a hook]'), '[hidden by a hook]').toEqual([true]);
        expect(saw(ran, 'TOP-SECRET'), 'TOP-SECRET').toEqual([false]);
        // The provider's key is in no environment, command line or file of its home that the agent's commands can read.
        expect(ran.text('looked.bin')).toContain('HOME=');
        expect(ran.text('looked.bin').includes(ran.key)).toBe(false);
        expect(saw(ran, 'the guard refuses this call', 'the guard replaces this output')).toEqual([false, false]);
        expect(ran.finished?.counts).toMatchObject({ denials: 1, replacements: 1, breakages: 0, unguarded: 0 });
        expect(ran.finished?.enforcement, ran.finished?.enforcement_notes.join('\n')).toBe(enforcement);
        expect(ran.finished?.input_tokens).toBeGreaterThan(0);
        expect(ran.recordsOf('decided').filter(({ outcome }) => outcome === 'deny')).toHaveLength(1);
        expect(outcomes(ran)).toContain('modify');
        expect(ran.events.some((event) => event.type === 'usage')).toBe(true);
        expect(readFileSync(join(ran.folder, 'temp', 'summary.md'), 'utf8')).toContain('that word is not said here');
      });

      test('by default nothing but reading happens, and the model is told what the run allows', { timeout: ONE_RUN }, async () => {
        const ran = await run({
          files: { 'notes.txt': 'the notes of the project\n' },
          script: {
            main: [
              () => [of.shell('touch denied.txt')],
              () => [of.write('made.txt', 'made by a tool\n')],
              () => [of.read('notes.txt')],
              () => [says('All done.')],
            ],
          },
        });
        expectEnd(ran, 0);
        expect([ran.has('denied.txt'), ran.has('made.txt')]).toEqual([false, false]);
        expect(ran.finished?.counts).toMatchObject({ denials: 2, unguarded: 0 });
        expect(saw(ran, 'which this run does not allow'), 'which this run does not allow').toEqual([true]);
        expect(saw(ran, 'the notes of the project'), 'the notes of the project').toEqual([readsText]);
      });

      test('guard files are not edited, and nothing outside of the workspace is read or edited', { timeout: ONE_RUN }, async () => {
        const ran = await run({
          flags: ['--allow-local-state'],
          files: { ...HOOK_FILES, out: { link: '/etc/passwd' } },
          script: {
            main: [
              () => [of.write('.basis/hooks.json', '{}')],
              () => [of.read('/etc/passwd')],
              () => [of.read('out')],
              () => [of.write('../outside.txt', 'x')],
              () => [says('All done.')],
            ],
          },
        });
        expectEnd(ran, 0);
        expect(ran.text('.basis/hooks.json')).toBe(HOOK_FILES['.basis/hooks.json']);
        expect(saw(ran, 'root:x:0'), 'root:x:0').toEqual([false]);
        expect(ran.has('../outside.txt')).toBe(false);
        // What it refuses by itself never asks.
        expect(ran.finished?.counts.unguarded).toBe(0);
        expect(
          ran
            .recordsOf('refused')
            .map(({ reason }) => reason)
            .join('\n'),
        ).toMatch(/\.basis\/hooks\.json.* may not be edited/);
        expect(ran.recordsOf('executed').every(({ is_error }) => is_error)).toBe(true);
      });

      test('a call of a sub-agent is judged like any other', { timeout: ONE_RUN }, async () => {
        const ran = await run({
          files: HOOK_FILES,
          flags: ['--allow-process', '--allow-local-state', '--allow-delegation'],
          script: {
            main: [() => [of.delegate('one')], () => [says('All done.')]],
            sub: {
              one: [
                () => [of.shell('touch sub-denied.txt; echo WORD-DENIED')],
                () => [of.shell('touch sub-ran.txt; cat .basis/post.sh')],
                () => [says('The sub-agent is done.')],
              ],
            },
          },
        });
        expectEnd(ran, 0);
        expect([ran.has('sub-ran.txt'), ran.has('sub-denied.txt')]).toEqual([true, false]);
        expect(saw(ran, '[hidden by a hook]'), '[hidden by a hook]').toEqual([true]);
        expect(saw(ran, 'TOP-SECRET'), 'TOP-SECRET').toEqual([false]);
        const [denied] = ran.recordsOf('decided').filter(({ outcome }) => outcome === 'deny');
        expect(denied?.agent_id).toBe('main/1');
        expect(JSON.stringify(ran.events), 'words of the check').not.toMatch(/The check is over|This is a check of the guard/);
        expect(ran.finished?.counts).toMatchObject({ denials: 1, replacements: 1, unguarded: 0 });
      });

      test('without allow-delegation no sub-agent is started', { timeout: ONE_RUN }, async () => {
        const ran = await run({
          flags: ['--allow-process'],
          script: { main: [() => [of.delegate('one')], () => [says('All done.')]], sub: { one: [() => [of.shell('touch sub-ran.txt')]] } },
        });
        expectEnd(ran, 0);
        expect(ran.has('sub-ran.txt')).toBe(false);
        expect(ran.recordsOf('executed')).toEqual([]);
      });

      test('a tool of an MCP server runs where allow-mcp names it, and is judged; else the run is refused', {
        timeout: ONE_RUN,
      }, async () => {
        const ran = await run({
          files: { ...HOOK_FILES, ...MCP_FILES, 'plain.txt': 'plain words\n', 'hidden.txt': 'TOP-SECRET words\n' },
          flags: ['--allow-mcp', 'lab'],
          script: {
            main: [
              () => [of.mcp('lab', 'cat', { file: 'plain.txt' })],
              () => [of.mcp('lab', 'cat', { file: 'hidden.txt' })],
              () => [says('All done.')],
            ],
          },
        });
        expect(saw(ran, 'TOP-SECRET'), 'TOP-SECRET').toEqual([false]);
        if (refusesMcp !== undefined) {
          expectEnd(ran, 2);
          expect(ran.stderr).toContain(refusesMcp);
          expect(ran.shown).toBe('');
          return;
        }
        expectEnd(ran, 0);
        expect(saw(ran, 'plain words'), 'plain words').toEqual([true]);
        expect(saw(ran, '[hidden by a hook]'), '[hidden by a hook]').toEqual([true]);
        expect(ran.recordsOf('call').map(({ tool_name, level }) => [tool_name, level])).toEqual([
          ['mcp__lab__cat', 'external'],
          ['mcp__lab__cat', 'external'],
        ]);
      });

      test('an MCP server is the one of the trusted version, not what the checkout made of it', { timeout: ONE_RUN }, async () => {
        const ran = await run({
          files: { ...MCP_FILES, 'plain.txt': 'plain words\n' },
          ...onlyInCheckout({
            '.basis/lab.mjs': `import { writeFileSync } from 'node:fs';\nwriteFileSync('head-ran.txt', '');\n${SERVER}`,
          }),
          flags: ['--allow-local-state', '--allow-mcp', 'lab'],
          script: { main: [() => [of.mcp('lab', 'cat', { file: 'plain.txt' })], () => [says('All done.')]] },
        });
        expect(ran.has('head-ran.txt')).toBe(false);
        if (refusesMcp !== undefined) return expectEnd(ran, 2);
        expectEnd(ran, 0);
        expect(saw(ran, 'plain words'), 'plain words').toEqual([true]);
        if (enforcement === 'checked') expect(ran.finished?.held?.join()).toContain('the snapshot is read-only');
      });
    });
  });
}
