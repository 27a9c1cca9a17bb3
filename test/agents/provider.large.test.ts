// A provider that cannot be used is said in words that help whoever set it up, and stands before what the agent makes of it.
import { expect, test } from 'vitest';
import { atHand } from '../support/agents/at-hand.ts';
import { testAgent } from '../support/agents/install.ts';
import { runSession } from '../support/agents/session.ts';
import { says } from '../support/model-servers/script.ts';
import { PLAIN } from './codex/case.ts';

const agent = await testAgent('codex');

test.runIf(atHand(agent))('what is wrong with a provider is said once, and first of the reasons', { timeout: 120_000 }, async () => {
  // The scripted provider knows no other key than its own.
  const ran = await runSession(PLAIN, {
    script: { main: [() => [says('All done.')]] },
    env: { OPENAI_API_KEY: `another-${Math.random()}` },
  });
  expect(ran.exit, ran.stderr.slice(-2000)).toBe(1);
  const notices = ran.events.flatMap((event) => (event.type === 'notice' ? [event.message] : []));
  expect(notices.filter((message) => message.startsWith('the provider at '))).toEqual([
    expect.stringMatching(/^the provider at http:\/\/127\.0\.0\.1:\d+\/v1\/responses answered 404: look at base-url and model$/),
  ]);
  expect(ran.finished?.why).toMatch(/the provider at \S+ answered 404: look at base-url and model; the agent says: ./);
});
