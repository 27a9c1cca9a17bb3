// `basis-guard run --agent basis` with basis itself and a scripted model: by effect on the disk, by what is on record, and by what the
// model was shown.
import { describe, expect, test } from 'vitest';
import { atHand } from '../../support/agents/at-hand.ts';
import { basisFound } from '../../support/agents/basis-binary.ts';
import { HIDES, hook, hookProgram, WORDS } from '../../support/agents/hook-programs.ts';
import { expectEnd, MCP_FILES, outcomes, saw } from '../../support/agents/scenarios.ts';
import type { AgentRan } from '../../support/agents/session.ts';
import { calls, says } from '../../support/model-servers/script.ts';
import { basis, call, runBasis } from './basis-case.ts';

const ONE_RUN = 60_000;

const PRE = hookProgram(WORDS);
const HOOKS = {
  '.basis/hooks.json': JSON.stringify({
    schema: 1,
    hooks: [
      hook('words', 'pre_tool_use', 'pre.sh', ['spawn']),
      hook('places', 'pre_tool_use', 'places.sh', ['files']),
      hook('secrets', 'post_tool_use', 'post.sh'),
    ],
  }),
  '.basis/pre.sh': { program: PRE },
  '.basis/places.sh': {
    // A question mark stands for a quote.
    program: hookProgram({
      '?op?:?set?,?path?:?forbidden.txt?': { decision: 'deny', reason: 'not that file' },
      '?old?:?hello?,?new?:?worse?': { decision: 'deny', reason: 'not that change' },
    }),
  },
  '.basis/post.sh': { program: hookProgram(HIDES) },
} as const;

/** Outside of `.basis`, which basis is not shown. */
const SERVER = {
  '.mcp.json': MCP_FILES['.mcp.json'].replace('.basis/lab.mjs', 'lab.mjs'),
  'lab.mjs': MCP_FILES['.basis/lab.mjs'],
} as const;

const LOOK =
  '{ env; cat /proc/[0-9]*/environ /proc/[0-9]*/cmdline; find "$HOME" -type f -size -4000k -exec cat {} +; } > looked.bin 2> /dev/null';

const levels = (ran: AgentRan) => ran.recordsOf('call').map(({ tool_name, level }) => [tool_name, level]);

describe.runIf(atHand(basisFound))('basis under the chain', () => {
  test('calls are allowed, two in one turn, denied by a hook by basis name, and refused for a rewrite', { timeout: ONE_RUN }, async () => {
    const ran = await runBasis({
      files: { ...HOOKS, 'notes.txt': 'hello\n' },
      flags: ['--allow-local-state', '--allow-process'],
      script: {
        main: [
          () => [basis.shell(`echo one > one.txt; ${LOOK}; echo ONE`), basis.shell('echo two > two.txt; echo TWO')],
          () => [basis.read('notes.txt'), call('grep', { pattern: 'hell' }), call('ls', {}), call('glob', { pattern: '*.txt' })],
          () => [basis.shell('touch denied.txt; echo WORD-DENIED')],
          () => [basis.shell('echo WORD-CHANGED > original.txt')],
          () => [basis.write('made.txt', 'made by a tool\n'), basis.write('forbidden.txt', 'x')],
          () => [
            call('edit', { path: 'notes.txt', old_string: 'hello', new_string: 'worse' }),
            call('edit', { file_path: 'notes.txt', edits: [{ old_string: 'hello', new_string: 'bye' }] }),
          ],
          () => [says('All done.')],
        ],
      },
    });
    expectEnd(ran, 0);
    const there = ['one.txt', 'two.txt', 'denied.txt', 'original.txt', 'rewritten.txt', 'made.txt', 'forbidden.txt'];
    expect(there.map((path) => ran.has(path))).toEqual([true, true, false, false, false, true, false]);
    expect(ran.text('notes.txt')).toBe('bye\n');
    expect(saw(ran, 'ONE', 'TWO', 'L1: hello')).toEqual([true, true, true]);
    // The provider's key is in no environment, command line or file of its home that the agent's commands can read.
    expect(ran.text('looked.bin')).toContain('HOME=');
    expect(ran.text('looked.bin').includes(ran.key)).toBe(false);
    expect(outcomes(ran)).toEqual([
      'allow',
      'allow',
      'allow',
      'allow',
      'allow',
      'allow',
      'deny',
      'modify',
      'allow',
      'deny',
      'deny',
      'allow',
    ]);
    expect(ran.finished).toMatchObject({ enforcement: 'partial', counts: { denials: 3, modifications: 1, breakages: 0, unguarded: 0 } });
    expect(ran.summary).toContain('that word is not said here');
  });

  test('by default nothing but reading happens', { timeout: ONE_RUN }, async () => {
    const ran = await runBasis({
      files: { 'notes.txt': 'the notes of the project\n' },
      script: {
        main: [
          () => [basis.shell('touch denied.txt')],
          () => [basis.write('made.txt', 'made by a tool\n')],
          () => [basis.delegate('one')],
          () => [basis.read('notes.txt')],
          () => [says('All done.')],
        ],
        sub: { one: [() => [basis.shell('touch sub-ran.txt')]] },
      },
    });
    expectEnd(ran, 0);
    expect(['denied.txt', 'made.txt', 'sub-ran.txt'].map((path) => ran.has(path))).toEqual([false, false, false]);
    expect(levels(ran)).toEqual([
      ['execute', 'process'],
      ['edit', 'local_state'],
      ['delegate', 'local_state'],
      ['read', 'none'],
    ]);
    expect(saw(ran, 'the notes of the project', 'was refused by the client')).toEqual([true, true]);
    expect(ran.finished?.counts).toMatchObject({ denials: 3, unguarded: 0 });
  });

  test('a result that a hook replaces ends the session, for the model has it already', { timeout: ONE_RUN }, async () => {
    const ran = await runBasis({
      files: HOOKS,
      flags: ['--allow-process'],
      script: {
        main: [() => [basis.shell('cat /proc/self/comm; echo TOP-SECRET')], () => [basis.shell('touch after.txt')], () => [says('Done.')]],
      },
    });
    expectEnd(ran, 5);
    expect(ran.finished).toMatchObject({ conclusion: 'guard-error' });
    expect(ran.finished?.why).toContain('the result of a call of kind execute was not to be shown as it is');
  });

  test('calls of a sub-agent that ask are judged like any other, under what they are', { timeout: ONE_RUN }, async () => {
    const ran = await runBasis({
      files: HOOKS,
      flags: ['--allow-process', '--allow-delegation'],
      script: {
        main: [() => [basis.delegate('one')]],
        sub: {
          one: [
            () => [basis.shell('touch sub-denied.txt; echo WORD-DENIED')],
            // basis writes the task into the conversation of its parent, too, which ends here.
            ({ text }) => (text.includes('"Go on."') ? [says('All done.')] : [basis.write('sub-made.txt', 'x')]),
            () => [basis.shell('touch sub-ran.txt')],
            () => [says('The sub-agent is done.')],
          ],
        },
      },
    });
    expectEnd(ran, 0);
    expect(['sub-ran.txt', 'sub-denied.txt', 'sub-made.txt'].map((path) => ran.has(path))).toEqual([true, false, false]);
    expect(levels(ran)).toEqual([
      ['delegate', 'local_state'],
      ['execute', 'process'],
      ['edit', 'local_state'],
      ['execute', 'process'],
    ]);
    expect(ran.finished?.counts).toMatchObject({ denials: 2, unguarded: 0 });
    expect(ran.finished?.enforcement_notes.join('\n')).toContain('Of what a sub-agent of basis does only the calls that ask are told');
  });

  test('a sub-agent’s command that has the id of a call that read is judged as the command', { timeout: ONE_RUN }, async () => {
    const ran = await runBasis({
      files: { 'notes.txt': 'hello\n' },
      flags: ['--allow-delegation'],
      script: {
        main: [() => [calls('call_0', 'read', '{"path":"notes.txt"}')], () => [basis.delegate('one')]],
        sub: {
          one: [
            () => [calls('call_0', 'spawn', '{"input":"!touch sub-ran.txt"}')],
            () => [says('The sub-agent is done.')],
            () => [says('All done.')],
          ],
        },
      },
    });
    expectEnd(ran, 0);
    expect(ran.has('sub-ran.txt')).toBe(false);
    expect(levels(ran)).toEqual([
      ['read', 'none'],
      ['delegate', 'local_state'],
      ['execute', 'process'],
    ]);
    expect(ran.finished?.counts).toMatchObject({ denials: 1, unguarded: 0 });
  });

  test('waiting for a sub-agent and making the conversation shorter need nobody’s permission', { timeout: ONE_RUN }, async () => {
    const ran = await runBasis({
      flags: ['--allow-delegation'],
      script: {
        main: [() => [call('spawn', { input: 'SUBAGENT one', background: true })]],
        sub: {
          one: [
            () => [says('The sub-agent is done.')],
            // From here on it is the parent that speaks: the task stands in its conversation, too.
            ({ text }) => [call('spawn', { wait: [/`(agent-[0-9a-f]+-\d+)`/.exec(text)?.[1] ?? 'none'] })],
            () => [call('compact', {})],
            () => [says('All done.')],
          ],
        },
      },
    });
    expectEnd(ran, 0);
    expect(levels(ran)).toEqual([
      ['delegate', 'local_state'],
      ['think', 'none'],
      ['think', 'none'],
    ]);
    expect(saw(ran, 'The sub-agent is done.')).toEqual([true]);
    expect(ran.finished?.counts).toMatchObject({ denials: 0, unguarded: 0 });
  });

  test('a tool of an MCP server runs where allow-mcp names it, under its own name, whatever its input says', {
    timeout: ONE_RUN,
  }, async () => {
    const ran = await runBasis({
      files: { ...HOOKS, ...SERVER, 'plain.txt': 'plain words\n' },
      flags: ['--allow-mcp', 'lab__cat', '--allow-delegation'],
      script: {
        main: [
          () => [basis.mcp('lab', 'cat', { file: 'plain.txt' })],
          () => [basis.mcp('lab', 'cat', { file: 'plain.txt', wait: ['x'], mode: 'agent', target: 'local' })],
          () => [says('All done.')],
        ],
      },
    });
    expectEnd(ran, 0);
    expect(saw(ran, 'plain words')).toEqual([true]);
    expect(levels(ran)).toEqual([
      ['mcp__lab__cat', 'external'],
      ['mcp__lab__cat', 'external'],
    ]);
    expect(ran.finished?.counts).toMatchObject({ denials: 0, unguarded: 0 });
  });

  test('a server whose program lies where basis is not shown anything is refused at the start', { timeout: ONE_RUN }, async () => {
    const ran = await runBasis({ files: MCP_FILES, flags: ['--allow-mcp', 'lab'], script: { main: [] } });
    expect(ran.exit, ran.stderr).toBe(2);
    expect(ran.stderr).toContain("the MCP server 'lab' is started from .basis/lab.mjs, and basis is not shown .basis: put it elsewhere");
  });

  test('nothing outside of the workspace is read or written, and guard files are not edited', { timeout: ONE_RUN }, async () => {
    const ran = await runBasis({
      flags: ['--allow-local-state', '--allow-process'],
      files: { ...HOOKS, out: { link: '/etc/passwd' } },
      script: {
        main: [
          () => [basis.write('.basis/hooks.json', '{}')],
          () => [basis.read('/etc/passwd')],
          () => [basis.read('out')],
          () => [basis.write('../outside.txt', 'x')],
          () => [basis.shell('echo x > .basis/hooks.json; echo x > ../outside.txt; echo tried')],
          () => [says('All done.')],
        ],
      },
    });
    expectEnd(ran, 0);
    expect(ran.text('.basis/hooks.json')).toBe(HOOKS['.basis/hooks.json']);
    expect(ran.has('../outside.txt')).toBe(false);
    expect(saw(ran, 'root:x:0', 'tried')).toEqual([false, true]);
    expect(ran.finished?.counts.unguarded).toBe(0);
  });
});
