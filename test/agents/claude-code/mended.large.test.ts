// The ways on which Claude Code brings output to its model past a review, each tried under the guard.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { atHand } from '../../support/agents/at-hand.ts';
import { expectEnd, HOOK_FILES, saw } from '../../support/agents/scenarios.ts';
import { runSession } from '../../support/agents/session.ts';
import { says } from '../../support/model-servers/script.ts';
import { bash, call } from './blocks.ts';
import { CLAUDE_CODE } from './case.ts';
import { agent, ONE_RUN } from './guarded.ts';

const SECRET = 'words that only a call may show';

describe.runIf(atHand(agent))('Claude Code under the guard', () => {
  test('has nothing in the background, ends what takes too long, and shows no more of a failure than was ruled', {
    timeout: ONE_RUN,
  }, async () => {
    const ran = await runSession(CLAUDE_CODE, {
      files: HOOK_FILES,
      flags: ['--allow-process', '--allow-local-state', '--allow-delegation'],
      script: {
        main: [
          () => [bash('touch in-background', { run_in_background: true })],
          () => [bash('echo BEGUN; sleep 8; touch too-late', { timeout: 1500 })],
          () => [bash('cat .basis/post.sh; exit 3')],
          () => [
            call('Agent', { description: 'Helps', prompt: 'SUBAGENT one', subagent_type: 'general-purpose', run_in_background: true }),
          ],
          () => [call('Monitor', { description: 'Watches', command: 'touch watched', timeout_ms: 1000, persistent: false })],
          () => [call('Workflow', { script: 'x' }), call('CronCreate', { cron: '* * * * *', prompt: 'x' })],
          () => [says('All done.')],
        ],
        sub: { one: [() => [bash('touch by-sub-agent')], () => [says('The sub-agent is done.')]] },
      },
    });
    expectEnd(ran, 0);
    expect(['in-background', 'too-late', 'watched'].filter((name) => existsSync(join(ran.workspace, name)))).toEqual([]);
    expect(ran.has('by-sub-agent')).toBe(true);
    expect(saw(ran, 'unexpected parameter `run_in_background`', 'BEGUN', 'timed out')).toEqual([true, true, true]);
    expect(saw(ran, '[hidden by a hook]', 'TOP-SECRET')).toEqual([true, false]);
    // The agent knows no background; what a sub-agent says comes back to the call that started it.
    expect(ran.recordsOf('executed').map(({ is_error }) => is_error)).toEqual([true, true, true, false, false]);
    expect(saw(ran, 'The sub-agent is done.', 'Async agent launched')).toEqual([true, false]);
    expect(ran.finished?.counts).toMatchObject({ unguarded: 0, breakages: 0 });
  });

  test.each([
    ['names a file', 'Look at @secret.txt please.'],
    ['is named like a command', '/cost'],
  ])('puts a prompt that %s before its model as it is', { timeout: ONE_RUN }, async (_what, prompt) => {
    const ran = await runSession(CLAUDE_CODE, {
      files: { 'secret.txt': `${SECRET}\n` },
      prompt,
      script: { main: [() => [says('All done.')]] },
    });
    expectEnd(ran, 0);
    expect(saw(ran, prompt, SECRET)).toEqual([true, false]);
  });
});
