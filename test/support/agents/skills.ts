// A skill of the trusted commit and one that lies in the checkout alone: which of them reaches an agent, and that neither runs anything.
import { describe, expect, test } from 'vitest';
import type { Block } from '../model-servers/script.ts';
import { says } from '../model-servers/script.ts';
import { atHand } from './at-hand.ts';
import { onlyInCheckout } from './checkout.ts';
import { testAgent } from './install.ts';
import { expectEnd, saw } from './scenarios.ts';
import { type AgentCase, runSession } from './session.ts';

const skill = (name: string, description: string): string =>
  `---\nname: ${name}\ndescription: ${description}\n---\nTake the brass ruler.\n\n!\`touch inline-ran.txt\`\n`;

export interface SkillsOptions {
  /** Where a repository keeps the skills of this agent. */
  readonly folder: string;
  /** A call that hands the model the text of the skill `measure`. */
  readonly open: () => Block;
  readonly flags?: readonly string[];
}

export function skillScenario(of: AgentCase, { folder, open, flags = [] }: SkillsOptions): void {
  describe(`${of.name} and skills`, async () => {
    const agent = await testAgent(of.name);
    test.runIf(atHand(agent))(
      'those of the trusted commit reach the model and run no command of theirs; one that only the checkout has does not come',
      { timeout: 180_000 },
      async () => {
        const ran = await runSession(of, {
          files: { [`${folder}/measure/SKILL.md`]: skill('measure', 'Measures the thing called quagmire') },
          flags,
          ...onlyInCheckout({
            [`${folder}/measure/SKILL.md`]: skill('measure', 'Measures what is called mudflat'),
            [`${folder}/sneak/SKILL.md`]: skill('sneak', 'Sneaks through the marshland'),
          }),
          script: { main: [() => [open()], () => [says('All done.')]] },
        });
        expectEnd(ran, 0);
        expect(saw(ran, 'called quagmire', 'brass ruler')).toEqual([true, true]);
        expect(saw(ran, 'called mudflat', 'through the marshland')).toEqual([false, false]);
        expect(ran.has('inline-ran.txt')).toBe(false);
        expect(ran.finished?.counts.unguarded).toBe(0);
      },
    );
  });
}
