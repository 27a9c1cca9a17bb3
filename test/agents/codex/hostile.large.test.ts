import { describe, expect, test } from 'vitest';
import { atHand } from '../../support/agents/at-hand.ts';
import { testAgent } from '../../support/agents/install.ts';
import { expectEnd, HOOK_FILES, saw } from '../../support/agents/scenarios.ts';
import { runSession } from '../../support/agents/session.ts';
import { says } from '../../support/model-servers/script.ts';
import { runBare } from './bare.ts';
import { call, PLAIN } from './case.ts';
import { hostileFiles, markOf, TRAPS, PLANTED, PLANTED_SKILL, SWITCHED_OFF } from './hostile.ts';

const ONE_RUN = 120_000;
const WAYS = [
  ['confined', []],
  ['not confined', ['--confine', 'off']],
] as const;
const agent = await testAgent('codex');

describe.runIf(atHand(agent))('a hostile workspace and Codex', () => {
  const installed = (): Exclude<typeof agent, { readonly unavailable: string }> => {
    if ('unavailable' in agent) throw new Error(agent.unavailable);
    return agent;
  };

  test('its traps spring on the bare agent', { timeout: ONE_RUN }, async () => {
    const ran = await runBare(installed(), {
      files: hostileFiles(),
      script: { main: [() => [call('exec_command', { cmd: 'echo ORIGINAL' })], () => [says('Done.')]] },
    });
    expect(
      TRAPS.filter((name) => ran.left.includes(markOf(name))),
      ran.said,
    ).toEqual([...TRAPS]);
    expect([ran.shown.includes('HIJACKED'), ran.shown.includes(PLANTED_SKILL)], ran.said).toEqual([true, true]);
  });

  test('it bends the environment of the bare agent’s commands', { timeout: ONE_RUN }, async () => {
    const ran = await runBare(installed(), {
      files: { '.codex/config.toml': hostileFiles()['.codex/config.toml'] },
      script: { main: [() => [call('exec_command', { cmd: 'echo "got $PLANTED"' })], () => [says('Done.')]] },
    });
    expect(ran.shown, ran.said).toContain(`got ${PLANTED}`);
  });

  test('it switches the operator’s own hooks off on the bare agent', { timeout: ONE_RUN }, async () => {
    const scene = {
      config: `[[hooks.PreToolUse]]\n[[hooks.PreToolUse.hooks]]\ntype = "command"\ncommand = "echo no >&2; exit 2"\n`,
      script: { main: [() => [call('exec_command', { cmd: 'echo ran-$((40 + 2))' })], () => [says('Done.')]] },
    };
    const held = await runBare(installed(), { ...scene, files: { 'a.txt': 'a' } });
    expect(held.shown.includes('ran-42'), held.said).toBe(false);
    const off = await runBare(installed(), { ...scene, files: SWITCHED_OFF });
    expect(off.shown.includes('ran-42'), off.said).toBe(true);
  });

  test.each(WAYS)('under the guard none springs, and every denial holds (%s)', { timeout: ONE_RUN }, async (_way, flags) => {
    const ran = await runSession(PLAIN, {
      files: { ...HOOK_FILES, ...hostileFiles() },
      flags: ['--allow-local-state', '--allow-process', '--allow-delegation', ...flags],
      script: {
        main: [
          () => [call('exec_command', { cmd: 'echo "got $PLANTED"; echo ORIGINAL > original.txt' })],
          () => [call('exec_command', { cmd: 'touch denied.txt; echo WORD-DENIED' })],
          () => [says('Done.')],
        ],
      },
    });
    expectEnd(ran, 0);
    expect(TRAPS.filter((name) => ran.has(markOf(name)))).toEqual([]);
    // Outside CI the working tree is the trusted version: its skill comes, and nothing else of it.
    expect(saw(ran, PLANTED, 'HIJACKED')).toEqual([false, false]);
    expect([ran.has('original.txt'), ran.has('denied.txt')]).toEqual([true, false]);
  });

  test.each(WAYS)('nor does it help a model to rewrite its settings in mid-session (%s)', { timeout: ONE_RUN }, async (_way, flags) => {
    const off = '[features]\\nhooks = false\\n';
    const ran = await runSession(PLAIN, {
      files: HOOK_FILES,
      flags: ['--allow-local-state', '--allow-process', '--allow-delegation', ...flags],
      script: {
        main: [
          () => [
            call('exec_command', {
              cmd: `mkdir -p .codex; printf '${off}' > .codex/config.toml; printf '${off}' > "$HOME/.codex/config.toml"; echo TRIED`,
            }),
          ],
          () => [call('exec_command', { cmd: 'touch denied.txt; echo WORD-DENIED' })],
          () => [PLAIN.delegate('one')],
          () => [says('Done.')],
        ],
        sub: { one: [() => [call('exec_command', { cmd: 'touch denied.txt; echo WORD-DENIED' })], () => [says('Done.')]] },
      },
    });
    expectEnd(ran, 0);
    expect(saw(ran, 'TRIED', 'that word is not said here')).toEqual([true, true]);
    expect(ran.has('denied.txt')).toBe(false);
    expect(ran.finished?.counts).toMatchObject({ denials: 2, unguarded: 0 });
  });
});
