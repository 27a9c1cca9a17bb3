import { expect, test } from 'vitest';
import { atHand } from '../../support/agents/at-hand.ts';
import { testAgent } from '../../support/agents/install.ts';
import { expectEnd } from '../../support/agents/scenarios.ts';
import { runSession } from '../../support/agents/session.ts';
import { says } from '../../support/model-servers/script.ts';
import { call, geminiCase } from './case.ts';

const agent = await testAgent('gemini-cli');

test.runIf(atHand(agent))(
  'the call with which a sub-agent ends is decided and reviewed like any other, though its result is on no wire',
  { timeout: 180_000 },
  async () => {
    const ran = await runSession(geminiCase, {
      flags: ['--allow-local-state', '--allow-delegation'],
      script: {
        main: [() => [geminiCase.delegate('one')], () => [says('All done.')]],
        sub: { one: [() => [call('complete_task', { result: { response: 'Found nothing.' } })]] },
      },
    });
    expectEnd(ran, 0);
    const calls = ran.recordsOf('call').map(({ tool_name }) => tool_name);
    expect(calls).toEqual(['invoke_agent', 'complete_task']);
    expect(ran.recordsOf('reviewed')).toHaveLength(2);
    expect(ran.recordsOf('abandoned')).toEqual([]);
    expect(ran.finished?.counts.unguarded).toBe(0);
  },
);
