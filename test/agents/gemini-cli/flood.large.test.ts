// A command of the agent that asks the guard, with its own token, what cannot be read, for as long as it lives.
import { expect, test } from 'vitest';
import { atHand } from '../../support/agents/at-hand.ts';
import { testAgent } from '../../support/agents/install.ts';
import { runSession } from '../../support/agents/session.ts';
import { says } from '../../support/model-servers/script.ts';
import { geminiCase } from './case.ts';

const agent = await testAgent('gemini-cli');
/** Four at a time. */
const FLOOD = 'for n in 1 2 3 4; do (while :; do echo "{" | "$HOME/../guard/shims/pre" >>answers.txt; done) & done; wait; touch survived';

test.runIf(atHand(agent))('ends the session with a reason and a small ledger, and hears no each time', { timeout: 180_000 }, async () => {
  const ran = await runSession(geminiCase, {
    flags: ['--allow-process'],
    script: { main: [() => [geminiCase.shell(FLOOD)], () => [says('All done.')]] },
  });
  expect(ran.exit, ran.stderr).toBe(5);
  expect(ran.finished).toMatchObject({ conclusion: 'guard-error', counts: { calls: 1, denials: 0, unguarded: 0 } });
  expect(ran.finished?.why).toContain('hooks were asked 1000 questions that could not be read, so the session ends');
  expect(ran.finished?.held?.join('\n')).toMatch(/of the questions of hooks \d+ could not be read/);
  expect(ran.has('survived')).toBe(false);
  const answers = ran.text('answers.txt');
  expect(answers.split('"decision":"deny"').length).toBeGreaterThan(900);
  expect(answers).not.toContain('"decision":"allow"');
  expect(ran.records.length).toBeLessThan(40);
  expect(ran.stderr.split('\n').length).toBeLessThan(300);
});
