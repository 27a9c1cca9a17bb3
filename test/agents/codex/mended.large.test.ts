// The ways on which Codex would show output before its command has ended, each tried under the guard.
import { expect, test } from 'vitest';
import { atHand } from '../../support/agents/at-hand.ts';
import { testAgent } from '../../support/agents/install.ts';
import { expectEnd, HOOK_FILES, saw } from '../../support/agents/scenarios.ts';
import { runSession } from '../../support/agents/session.ts';
import { says } from '../../support/model-servers/script.ts';
import { call, PLAIN } from './case.ts';

const agent = await testAgent('codex');

test.runIf(atHand(agent))(
  'Codex waits for a command however little patience the model has, ends what takes too long, and leaves nothing of it running',
  { timeout: 120_000 },
  async () => {
    const ran = await runSession(PLAIN, {
      files: HOOK_FILES,
      flags: ['--allow-process', '--allow-local-state'],
      script: {
        main: [
          () => [call('exec_command', { cmd: 'echo FIRST; sleep 3; echo SECOND', yield_time_ms: 250 })],
          () => [call('exec_command', { cmd: 'echo BEGUN; sleep 20; touch too-late', timeout_ms: 1500, yield_time_ms: 250 })],
          () => [call('exec_command', { cmd: '(sleep 4; touch left-running) >/dev/null 2>&1 & echo STARTED' })],
          () => [call('exec_command', { cmd: 'sleep 5; echo WAITED' })],
          () => [says('All done.')],
        ],
      },
    });
    expectEnd(ran, 0);
    expect(saw(ran, 'FIRST\\nSECOND', 'BEGUN', 'STARTED', 'WAITED')).toEqual([true, true, true, true]);
    expect(['too-late', 'left-running'].filter((name) => ran.has(name))).toEqual([]);
  },
);
