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

const OPEN: AgentCase = { ...PLAIN, model: 'openai/a-model-of-nobody' };

describe.runIf(atHand(agent))('canaries in a sub-agent of Codex', () => {
  test.each([
    ['of the first kind, found by a search', PLAIN],
    ['of the first kind, offered', OPEN],
    ['of the second kind, told what is sealed', SCRIPTING],
  ])('hold in one %s, and the model sees nothing of them', { timeout: ONE_RUN }, async (_kind, of) => {
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
    expect(saw(ran, 'This is a check of the guard', 'The check is over', 'the guard refuses this call', 'basis-guard-denied')).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
