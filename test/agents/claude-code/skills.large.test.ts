import { expect, test } from 'vitest';
import { atHand } from '../../support/agents/at-hand.ts';
import { expectEnd, HOOK_FILES, saw } from '../../support/agents/scenarios.ts';
import { runSession } from '../../support/agents/session.ts';
import { says } from '../../support/model-servers/script.ts';
import { testAgent } from '../../support/agents/install.ts';
import { CLAUDE_CODE } from './case.ts';

const agent = await testAgent('claude-code');

test.runIf(atHand(agent))(
  'skills and guidance of the trusted version reach the model, and no inline command of a skill runs',
  { timeout: 120_000 },
  async () => {
    const skill = '---\nname: measure\ndescription: Measures the thing called quagmire\n---\nUse it.\n\n!`touch inline-ran.txt`\n';
    const ran = await runSession(CLAUDE_CODE, {
      files: { ...HOOK_FILES, '.claude/skills/measure/SKILL.md': skill, 'CLAUDE.md': 'Mind the brackwater rule.\n' },
      script: { main: [() => [says('All done.')]] },
    });
    expectEnd(ran, 0);
    expect(saw(ran, 'called quagmire', 'brackwater rule')).toEqual([true, true]);
    expect(ran.has('inline-ran.txt')).toBe(false);
  },
);
