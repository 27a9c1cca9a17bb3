// `basis-guard run --agent acp` with an agent that plays a script, confined and not: by effect on the disk, on record, and by what the
// agent was answered.
import { describe, expect, test } from 'vitest';
import { HIDES, hookProgram, WORDS } from '../../support/agents/hook-programs.ts';
import { type AcpRan, type AcpScene, answersOf, runAcp } from './run.ts';

const ONE_RUN = 60_000;

const PRE = hookProgram(WORDS);
const HOOKS = {
  '.basis/hooks.json': JSON.stringify({
    schema: 1,
    hooks: [
      { name: 'words', command: ['.basis/pre.sh'], tools: ['spawn'] },
      { name: 'secrets', event: 'post_tool_use', command: ['.basis/post.sh'] },
    ],
  }),
  '.basis/pre.sh': { program: PRE },
  '.basis/post.sh': { program: hookProgram(HIDES) },
} as const;

const shell = (id: string, command: string, more: object = {}): object => ({
  id,
  kind: 'execute',
  rawInput: { command },
  ask: true,
  do: { run: command },
  ...more,
});
const edit = (id: string, path: string, more: object = {}): object => ({
  id,
  kind: 'edit',
  rawInput: { path },
  locations: [{ path }],
  content: [{ type: 'diff', path, oldText: null, newText: 'new\n' }],
  ask: true,
  do: { write: path, text: 'new\n' },
  ...more,
});
const call = (of: object): object => ({ call: of });

/** Fails with the log of the run where it did not end so. */
function expectEnd(ran: AcpRan, exit: number): void {
  expect(ran.exit, ran.stderr.slice(-4000)).toBe(exit);
  expect(ran.sealed, ran.stderr.slice(-4000)).toBe('consistent');
}

const WAYS: readonly (readonly [string, readonly string[]])[] = [
  // The network is the machine's, for nobody names a model here; the rest is held.
  ['in bubblewrap', ['--confine', 'auto', '--allow-external']],
  ['without confinement', ['--confine', 'off']],
];

describe.each(WAYS)('an agent behind the protocol, %s', (_way, way) => {
  const run = ({ flags = [], ...scene }: AcpScene): Promise<AcpRan> => runAcp({ ...scene, flags: [...way, ...flags] });

  test('calls are allowed once, refused by a hook, refused for a rewrite, and run side by side', { timeout: ONE_RUN }, async () => {
    const ran = await run({
      files: HOOKS,
      flags: ['--allow-local-state', '--allow-process'],
      steps: [
        { say: 'I begin.' },
        { both: [shell('one', 'echo one > one.txt'), shell('two', 'echo two > two.txt')] },
        call(shell('denied', 'touch denied.txt; echo WORD-DENIED')),
        call(shell('changed', 'echo WORD-CHANGED > original.txt')),
        call(edit('made', 'made.txt')),
        { tell: true },
      ],
    });
    expectEnd(ran, 0);
    const there = ['one.txt', 'two.txt', 'denied.txt', 'original.txt', 'rewritten.txt', 'made.txt'].map((path) => ran.has(path));
    expect(there).toEqual([true, true, false, false, false, true]);
    expect(answersOf(ran)).toEqual({
      one: 'allow_once',
      two: 'allow_once',
      denied: 'reject_once',
      changed: 'reject_once',
      made: 'allow_once',
    });
    expect(JSON.stringify(ran.kept)).toContain('that word is not said here');
    expect(ran.messages[0]).toBe('I begin.');
    expect(ran.recordsOf('call').map(({ tool_name, level }) => [tool_name, level])).toEqual([
      ['execute', 'process'],
      ['execute', 'process'],
      ['execute', 'process'],
      ['execute', 'process'],
      ['edit', 'local_state'],
    ]);
    expect(ran.recordsOf('executed')).toHaveLength(3);
    expect(ran.recordsOf('reviewed')).toHaveLength(3);
    expect(ran.finished).toMatchObject({ enforcement: 'partial', counts: { unguarded: 0, breakages: 0 } });
    expect(ran.finished?.enforcement_notes.join('\n')).toMatch(
      /cannot be put behind the gateway[^]*not rewritten[^]*cannot be kept from the model[^]*does not ask/,
    );
  });

  test('a call that runs without asking is an enforcement failure', { timeout: ONE_RUN }, async () => {
    const ran = await run({
      flags: ['--allow-local-state', '--allow-process'],
      steps: [call(shell('quiet', 'echo ran', { ask: undefined })), { hang: true }],
    });
    expectEnd(ran, 5);
    expect(ran.finished).toMatchObject({ conclusion: 'guard-error', counts: { unguarded: 1 } });
    expect(ran.finished?.why).toContain('a call of kind execute ran without having asked');
  });

  test('a hang ends at the deadline', { timeout: ONE_RUN }, async () => {
    const ran = await run({ flags: ['--deadline', '3s'], steps: [{ say: 'I wait.' }, { hang: true }] });
    expectEnd(ran, 3);
    expect(ran.finished).toMatchObject({ conclusion: 'bound', stopped_by: 'deadline' });
  });

  test('an agent that dies in the middle has failed', { timeout: ONE_RUN }, async () => {
    const ran = await run({ steps: [{ say: 'I die.' }, { exit: 7 }] });
    expectEnd(ran, 1);
    expect(ran.finished?.why).toMatch(/it exited with 7/);
  });
});

describe('an agent behind the protocol', () => {
  const run = ({ flags = [], ...scene }: AcpScene): Promise<AcpRan> => runAcp({ ...scene, flags: ['--confine', 'off', ...flags] });

  test('by default nothing but reading happens', { timeout: ONE_RUN }, async () => {
    const kinds = ['edit', 'delete', 'move', 'execute', 'fetch', 'switch_mode', 'other', undefined];
    const ran = await run({
      steps: [
        ...kinds.map((kind) => call({ id: `of-${kind ?? 'none'}`, kind, ask: true, do: { write: `${kind ?? 'none'}.txt` } })),
        call({ id: 'reads', kind: 'read', locations: [{ path: 'README.md' }], do: { read: 'README.md' } }),
        call({ id: 'reads-asking', kind: 'read', ask: true, locations: [{ path: 'README.md' }], do: { read: 'README.md' } }),
        { tell: true },
      ],
    });
    expectEnd(ran, 0);
    const refused = Object.fromEntries(kinds.map((kind) => [`of-${kind ?? 'none'}`, 'reject_once']));
    expect(answersOf(ran)).toEqual({ ...refused, 'reads-asking': 'allow_once' });
    expect(kinds.map((kind) => ran.has(`${kind ?? 'none'}.txt`))).toEqual(kinds.map(() => false));
    expect(ran.recordsOf('call').map(({ tool_name, level }) => [tool_name, level ?? 'unknown'])).toEqual([
      ['edit', 'local_state'],
      ['delete', 'local_state'],
      ['move', 'local_state'],
      ['execute', 'process'],
      ['fetch', 'external'],
      ['switch_mode', 'external'],
      ['other', 'external'],
      ['other', 'external'],
      ['read', 'none'],
      ['read', 'none'],
    ]);
    expect(ran.recordsOf('executed')).toHaveLength(2);
  });

  test('the options that an agent offers decide what it can be answered, and never for more than one call', {
    timeout: ONE_RUN,
  }, async () => {
    const asks: Readonly<Record<string, readonly string[]>> = {
      'no-once': ['allow_always', 'reject_once'],
      nothing: [],
      unknown: ['allow_forever'],
      once: ['allow_always', 'allow_once'],
    };
    const ran = await run({
      flags: ['--allow-process'],
      files: HOOKS,
      steps: [
        ...Object.entries(asks).map(([id, ask]) => call(shell(id, `touch ${id}.txt`, { ask }))),
        call(shell('no-reject', 'echo WORD-DENIED', { ask: ['allow_always', 'allow_once', 'reject_always'] })),
        { tell: true },
      ],
    });
    expectEnd(ran, 0);
    expect(answersOf(ran)).toEqual({
      'no-once': 'cancelled',
      nothing: 'cancelled',
      unknown: 'cancelled',
      once: 'allow_once',
      'no-reject': 'cancelled',
    });
    expect(Object.keys(asks).map((id) => ran.has(`${id}.txt`))).toEqual([false, false, false, true]);
  });

  test('a result that was not to be shown ends the session', { timeout: ONE_RUN }, async () => {
    const ran = await run({
      files: HOOKS,
      flags: ['--allow-process'],
      steps: [call(shell('tells', 'echo TOP-SECRET')), { hang: true }],
    });
    expectEnd(ran, 5);
    expect(ran.finished?.counts).toMatchObject({ replacements: 1 });
    expect(ran.finished?.why).toContain('was not to be shown as it is');
  });

  test('reading outside of the workspace without asking ends the session', { timeout: ONE_RUN }, async () => {
    const ran = await run({
      steps: [call({ id: 'far', kind: 'read', locations: [{ path: '/etc/passwd' }], do: { read: '/etc/passwd' } }), { hang: true }],
    });
    expectEnd(ran, 5);
    expect(ran.finished?.why).toContain('a call of kind read, which does not ask, was not to happen');
  });

  test('guard files are not edited', { timeout: ONE_RUN }, async () => {
    const ran = await run({
      files: HOOKS,
      flags: ['--allow-local-state'],
      steps: [
        call(edit('by-location', '.basis/hooks.json', { rawInput: {} })),
        call(edit('by-input', '.basis/hooks.json', { locations: [], content: [] })),
        { tell: true },
      ],
    });
    expectEnd(ran, 0);
    expect(answersOf(ran)).toEqual({ 'by-location': 'reject_once', 'by-input': 'reject_once' });
    expect(ran.text('.basis/hooks.json')).toBe(HOOKS['.basis/hooks.json']);
  });

  test('a call that was refused and ran, or became another kind, is an enforcement failure', { timeout: ONE_RUN }, async () => {
    const refused = await run({ steps: [call(shell('liar', 'true')), { raw: ended('liar', 'completed') }, { hang: true }] });
    expectEnd(refused, 5);
    expect(refused.finished?.why).toContain('a call of kind execute that was refused has run all the same');
    expect(refused.finished?.counts.unguarded).toBe(1);
    const ran = await run({
      flags: ['--allow-local-state'],
      steps: [call(edit('shift', 'a.txt', { told: { kind: 'execute' } })), { hang: true }],
    });
    expectEnd(ran, 5);
    expect(ran.finished?.why).toContain('asked for a call of kind edit and then called it execute');
  });

  test('garbage on its line ends the agent', { timeout: ONE_RUN }, async () => {
    const ran = await run({ steps: [{ garbage: 'Loading the model...' }, { hang: true }] });
    expectEnd(ran, 1);
    expect(ran.finished?.why).toContain('wrote a line that is no message of the protocol');
  });

  test('it is offered neither files nor terminals, and is refused where it asks all the same', { timeout: ONE_RUN }, async () => {
    const ran = await run({ flags: ['--allow-local-state'], steps: [{ files: 'made.txt' }, { tell: true }] });
    expectEnd(ran, 0);
    expect(ran.kept).toContainEqual({ files: -32601 });
    expect(JSON.stringify(ran.kept)).toContain('"fs":{"readTextFile":false,"writeTextFile":false},"terminal":false');
    expect(ran.has('made.txt')).toBe(false);
  });
});

const ended = (toolCallId: string, status: string): object => ({
  jsonrpc: '2.0',
  method: 'session/update',
  params: { sessionId: 'one', update: { sessionUpdate: 'tool_call_update', toolCallId, status } },
});
