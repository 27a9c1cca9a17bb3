// The canaries in a sub-agent of Codex, which works beside the one that started it.
import { describe, expect, test } from 'vitest';
import { atHand } from '../../support/agents/at-hand.ts';
import { testAgent } from '../../support/agents/install.ts';
import { expectEnd, HOOK_FILES, saw } from '../../support/agents/scenarios.ts';
import { type AgentCase, runSession } from '../../support/agents/session.ts';
import { says } from '../../support/model-servers/script.ts';
import { call, PLAIN, SCRIPTING } from './case.ts';

const ONE_RUN = 120_000;
const agent = await testAgent('codex');

/** Nothing is known of such a model: its tools for sub-agents are offered at once. */
const OPEN: AgentCase = { ...PLAIN, model: 'openai/a-model-of-nobody' };
const KINDS: readonly (readonly [string, AgentCase])[] = [
  ['of the first kind, kept back until the model looks for it', PLAIN],
  ['of the first kind, offered at once', OPEN],
  ['of the second kind, told what is sealed', SCRIPTING],
];
const HELD = "before the model's first turn the canaries held, in the agent and in a sub-agent of it";

/** Of the guard's own doing. */
const OWN = ['This is a check of the guard', 'The check is over', 'the guard refuses this call', 'basis-guard-denied'];

describe.runIf(atHand(agent))('canaries in a sub-agent of Codex', () => {
  test.each(KINDS)('hold in one %s, and the model sees nothing of them', { timeout: ONE_RUN }, async (_kind, of) => {
    const ran = await runSession(of, {
      files: HOOK_FILES,
      flags: ['--allow-local-state', '--allow-process', '--allow-delegation'],
      script: {
        main: [() => [of.delegate('one')], () => [call('exec_command', { cmd: 'echo own' })], () => [says('Done.')]],
        sub: { one: [() => [of.shell('touch denied.txt; echo WORD-DENIED')], () => [of.shell('touch ran.txt')], () => [says('Done.')]] },
      },
    });
    expectEnd(ran, 0);
    expect([ran.has('denied.txt'), ran.has('ran.txt')]).toEqual([false, true]);
    expect(ran.finished?.held?.join('\n')).toContain(HELD);
    expect(saw(ran, ...OWN)).toEqual(OWN.map(() => false));
    expect(ran.finished?.counts).toMatchObject({ denials: 1, unguarded: 0 });
  });

  test('are not played where delegation is not allowed', { timeout: ONE_RUN }, async () => {
    const ran = await runSession(PLAIN, { flags: ['--allow-process'], script: { main: [() => [says('Done.')]] } });
    expectEnd(ran, 0);
    expect(ran.finished?.held?.join('\n')).toContain("before the model's first turn the canaries held: ");
  });
});
