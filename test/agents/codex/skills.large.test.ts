import { skillScenario } from '../../support/agents/skills.ts';
import { PLAIN } from './case.ts';

skillScenario(PLAIN, {
  folder: '.agents/skills',
  open: () => PLAIN.shell('cat ~/.codex/skills/measure/SKILL.md'),
  flags: ['--allow-process'],
});
