// The same agent on the other wires: every ruling holds on each.
import { describe, expect, test } from 'vitest';
import { atHand } from '../../support/agents/at-hand.ts';
import { testAgent } from '../../support/agents/install.ts';
import { expectEnd, HOOK_FILES, saw } from '../../support/agents/scenarios.ts';
import { type AgentCase, runSession } from '../../support/agents/session.ts';
import { says } from '../../support/model-servers/script.ts';
import { call, openCode } from './case.ts';

const ONE_RUN = 180_000;
export function onWire(where: Pick<AgentCase, 'wire' | 'model' | 'basePath'>): void {
  describe(`opencode on the wire ${where.wire}`, async () => {
    const agent = await testAgent('opencode');
    test.runIf(atHand(agent))(
      'calls are allowed, denied, modified and replaced, and one of no tool is no breach',
      { timeout: ONE_RUN },
      async () => {
        const ran = await runSession(
          { ...openCode, ...where },
          {
            files: HOOK_FILES,
            flags: ['--allow-local-state', '--allow-process', '--allow-delegation'],
            script: {
              main: [
                () => [openCode.shell('echo one > one.txt; echo ONE'), openCode.shell('echo two > two.txt; echo TWO')],
                () => [openCode.shell('touch denied.txt; echo WORD-DENIED')],
                () => [openCode.shell('echo WORD-CHANGED > original.txt')],
                () => [openCode.shell('cat .basis/post.sh'), call('nosuch', { x: 1 })],
                () => [openCode.delegate('one')],
                () => [says('All done.')],
              ],
              sub: { one: [() => [openCode.shell('touch sub-denied.txt; echo WORD-DENIED')], () => [says('Sub.')]] },
            },
          },
        );
        expectEnd(ran, 0);
        expect(
          ['one.txt', 'two.txt', 'denied.txt', 'original.txt', 'rewritten.txt', 'sub-denied.txt'].map((path) => ran.has(path)),
        ).toEqual([true, true, false, false, true, false]);
        expect(saw(ran, 'that word is not said here', 'REWRITTEN', '[hidden by a hook]', 'TOP-SECRET', 'unavailable tool')).toEqual([
          true,
          true,
          true,
          false,
          true,
        ]);
        expect(ran.finished?.counts).toMatchObject({ denials: 2, unguarded: 0 });
      },
    );
  });
}
