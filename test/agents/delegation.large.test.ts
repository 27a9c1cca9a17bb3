// A hook that is written for `spawn` has its say about a task that is handed to a sub-agent, whichever agent hands it on.
import { describe, expect, test } from 'vitest';
import { atHand } from '../support/agents/at-hand.ts';
import { testAgent } from '../support/agents/install.ts';
import { expectEnd, HOOK_FILES, saw } from '../support/agents/scenarios.ts';
import { runSession } from '../support/agents/session.ts';
import { says } from '../support/model-servers/script.ts';
import { CLAUDE_CODE } from './claude-code/case.ts';
import { PLAIN, SCRIPTING } from './codex/case.ts';
import { ANTHROPIC } from './copilot/cases.ts';
import { geminiCase } from './gemini-cli/case.ts';
import { openCode } from './opencode/case.ts';

const CASES = [CLAUDE_CODE, PLAIN, SCRIPTING, geminiCase, ANTHROPIC, openCode];
const at = await Promise.all(CASES.map(async (of) => ({ of, agent: await testAgent(of.name) })));

describe.each(at)('$of.name with $of.model', ({ of, agent }) => {
  test.runIf(atHand(agent))('starts no sub-agent for a task that the hook denies', { timeout: 120_000 }, async () => {
    const ran = await runSession(of, {
      files: HOOK_FILES,
      flags: ['--allow-process', '--allow-local-state', '--allow-delegation'],
      script: {
        main: [() => [of.delegate('WORD-DENIED')], () => [says('All done.')]],
        sub: { 'WORD-DENIED': [() => [of.shell('touch sub-ran.txt')], () => [says('The sub-agent is done.')]] },
      },
    });
    expectEnd(ran, 0);
    expect(saw(ran, 'that word is not said here')).toEqual([true]);
    expect(ran.has('sub-ran.txt')).toBe(false);
    expect(ran.recordsOf('call')).toHaveLength(1);
    expect(ran.finished?.counts).toMatchObject({ denials: 1, breakages: 0, unguarded: 0 });
  });
});
