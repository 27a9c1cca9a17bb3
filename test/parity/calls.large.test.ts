// That hooks written for basis work here unchanged (contract 2, 3, 4 and 6): one session of basis itself and one of the guard, in the same
// workspace, with the same hooks and the same calls, compared by what ran, what the model was shown and what each hook was asked.
import { beforeAll, describe, expect, test } from 'vitest';
import { atHand } from '../support/agents/at-hand.ts';
import { basisFound } from '../support/agents/basis-binary.ts';
import { calls, says } from '../support/model-servers/script.ts';
import { AFTER, BEFORE, filesFor, keeps, SMALL } from './cases.ts';
import { DIFFERENCES, type Outcome } from './differences.ts';
import { both, type Ran, type Scene } from './sides.ts';

const TWO_RUNS = 120_000;
const CASES = [...BEFORE, ...AFTER];

/** What basis's runtime puts before the words of a refusal. */
const PREFIX = /^(?:Blocked by mixed execution hook: denied by execution hook 'basis hooks \(WORKSPACE\)': |Tool execution denied: )/;

/** Without what is either side's own to phrase: how a breakage is described, and the last line's end. */
const said = (ran: Ran, text: string): string =>
  text
    .replaceAll(ran.workspace, 'WORKSPACE')
    .replace(PREFIX, '')
    .replace(/(could not answer and denies on failure): [^]*$/, '$1')
    .replace(/\n$/, '');

function outcomeOf(ran: Ran, name: string): Outcome {
  const path = `ran/${name}`;
  return { ran: ran.has(path) ? ran.text(path) : undefined, shown: said(ran, ran.shown[`call-${name}`] ?? 'the model was shown nothing') };
}

/** A question as it was asked, without what is either side's own: the agent's id, the guard's level, the end of an output. */
const question = (ran: Ran, text: string): string =>
  text
    .replaceAll(ran.workspace, 'WORKSPACE')
    .replace(/"agent_id":"[^"]+"/, '"agent_id":"AGENT"')
    .replace(/,"side_effect_level":"process"\}$/, '}')
    .replace(String.raw`\n","is_error"`, '","is_error"');

describe.runIf(atHand(basisFound))('the same hooks by basis and by the guard', () => {
  describe('a hook that', () => {
    let basis: Ran;
    let guard: Ran;
    beforeAll(async () => {
      const turn = CASES.map(({ name, input = SMALL }) => calls(`call-${name}`, name, input));
      [basis, guard] = await both({ files: filesFor(CASES), turns: [turn, [says('Done.')]] });
    }, TWO_RUNS);

    test('is one of many leaves both sessions whole', () => {
      expect([basis.exit, basis.turns], basis.stderr).toEqual([0, 2]);
      expect([guard.exit, guard.turns], guard.stderr.slice(-4000)).toEqual([0, 2]);
    });

    test.each(CASES.map(({ name }) => [name.replaceAll('_', ' '), name] as const))('%s', (_words, name) => {
      const difference = DIFFERENCES[name];
      const [one, other] = [outcomeOf(basis, name), outcomeOf(guard, name)];
      if (difference === undefined) return expect(other).toEqual(one);
      expect({ basis: one, guard: other }, difference.why).toEqual({ basis: difference.basis, guard: difference.guard });
    });

    test('4.1 is asked the same, field by field, in the same order and with the same values', () => {
      const names = [...new Set([...basis.keptNames, ...guard.keptNames])].filter((name) => name !== 'sees_an_environment-asked');
      // What is told of how a declared tool failed, and numbers, are among the differences.
      const own = ['sees_exact_numbers-asked', 'sees_a_failure-then', 'sees_silence-then'];
      const asked = (ran: Ran) =>
        names.filter((name) => !own.includes(name)).map((name) => [name, question(ran, ran.kept(name) ?? 'it was not')]);
      expect(names.length).toBeGreaterThan(15);
      expect(asked(guard)).toEqual(asked(basis));
    });

    test('6.6 breaks after the call shows the model what it printed by basis, and only that it broke by the guard', () => {
      const shown = (ran: Ran): string | undefined => ran.shown['call-breaks_after'];
      expect(shown(basis)).toMatch(/could not answer and denies on failure: .*garbage/);
      expect(shown(guard)).toMatch(/could not answer and denies on failure: (?!.*garbage)/);
    });

    test('7.1 looks around finds the same environment, but for the mark by which the guard ends what it leaves', () => {
      const names = (ran: Ran): readonly string[] =>
        (ran.kept('sees_an_environment-asked') ?? '')
          .split('\n')
          .flatMap((line) => /^([A-Z_]+)=/.exec(line)?.[1] ?? [])
          .toSorted();
      expect(names(basis)).toEqual(['HOME', 'LANG', 'PATH', 'PWD']);
      expect(names(guard)).toEqual(['BASIS_GUARD_CALL', ...names(basis)]);
      const folder = (ran: Ran): string | undefined => ran.kept('sees_an_environment-asked')?.split('\n').at(-2);
      expect([folder(basis), folder(guard)]).toEqual([basis.workspace, guard.workspace]);
    });
  });

  test('3.1 the operator’s hooks speak before those of the workspace', { timeout: TWO_RUNS }, async () => {
    const hooks = (...of: readonly object[]): string => JSON.stringify({ schema: 1, hooks: of });
    const deny = JSON.stringify({ decision: 'deny', reason: 'says the operator' });
    const narrow = JSON.stringify({ decision: 'modify', input: { text: 'narrowed' } });
    const cases = ['first', 'second'].map((name) => ({ name, hooks: [] }));
    const scene: Scene = {
      files: {
        ...filesFor(cases),
        '.basis/hooks.json': hooks(
          { name: 'mine', command: keeps('mine-first'), tools: ['first'] },
          { name: 'mine', command: keeps('mine-second'), tools: ['second'] },
        ),
      },
      operator: {
        'hooks.json': hooks(
          { name: 'theirs', command: ['printf', '%s', deny], tools: ['first'] },
          { name: 'theirs', command: ['printf', '%s', narrow], tools: ['second'] },
        ),
      },
      turns: [[calls('call-first', 'first', SMALL), calls('call-second', 'second', SMALL)], [says('Done.')]],
    };
    const [basis, guard] = await both(scene);
    for (const ran of [basis, guard]) {
      expect(outcomeOf(ran, 'first'), ran.stderr).toEqual({ ran: undefined, shown: "denied by hook 'theirs': says the operator" });
      expect(ran.kept('mine-first')).toBeUndefined();
      expect(ran.kept('mine-second')).toContain('"input":{"text":"narrowed"}');
      expect(outcomeOf(ran, 'second').ran).toBe('{"text":"narrowed"}');
    }
  });

  test('1.1, 8.4 hooks are asked about what is then refused, which is said in the same words', { timeout: TWO_RUNS }, async () => {
    const cases = [{ name: 'deploy', hooks: [{ command: keeps('deploy-asked') }] }];
    const turns = [[calls('call-deploy', 'deploy', SMALL), calls('call-none', 'nobody_has_this', '{}')], [says('Done.')]];
    const [basis, guard] = await both({ files: filesFor(cases), allowed: false, turns });
    for (const ran of [basis, guard]) {
      expect(ran.kept('deploy-asked'), ran.stderr).toContain('"tool_name":"deploy"');
      expect(outcomeOf(ran, 'deploy')).toEqual({
        ran: undefined,
        shown: 'deploy changes state outside this process, which this run does not allow',
      });
    }
    expect(basis.shown['call-none']).toBe('Tool not found');
    expect(guard.shown['call-none']).toMatch(/^there is no tool "nobody_has_this"; the tools here are: .*deploy/);
  });

  // Not the same, and it matters to whoever comes from basis: docs/hooks.md says so.
  test('3.4 their own tools are called otherwise and read otherwise', { timeout: TWO_RUNS }, async () => {
    const files = {
      '.basis/hooks.json': JSON.stringify({
        schema: 1,
        hooks: [
          { name: 'commands', command: keeps('spawn-asked'), tools: ['spawn'] },
          { name: 'batches', command: keeps('files-asked'), tools: ['files'] },
          { name: 'writes', command: keeps('write-asked'), tools: ['write'] },
        ],
      }),
    };
    const turn = {
      basis: [calls('call-a', 'spawn', '{"input":"!echo hi"}'), calls('call-b', 'write', '{"path":"made.txt","content":"x"}')],
      guard: [
        calls('call-a', 'spawn', '{"command":"echo hi"}'),
        calls('call-b', 'files', '{"operations":[{"op":"set","path":"made.txt","content":"x"}]}'),
      ],
    };
    const [basis, guard] = await both((side) => ({ files, turns: [turn[side], [says('Done.')]] }));
    const asked = (ran: Ran) =>
      ['spawn', 'files', 'write'].map((name) => /"input":(\{.*?\})(?:\}|,"side)/.exec(ran.kept(`${name}-asked`) ?? '')?.[1]);
    expect(asked(basis), basis.stderr).toEqual(['{"input":"!echo hi"}', undefined, '{"path":"made.txt","content":"x"}']);
    expect(asked(guard), guard.stderr).toEqual([
      '{"command":"echo hi"}',
      '{"operations":[{"op":"set","path":"made.txt","content":"x"}]}',
      undefined,
    ]);
    expect([basis, guard].map((ran) => [ran.shown['call-a'], ran.text('made.txt')])).toEqual([
      ['hi\n', 'x'],
      ['hi\n', 'x'],
    ]);
  });
});
