import { skillScenario } from '../../support/agents/skills.ts';
import { calls } from '../../support/model-servers/script.ts';
import { ANTHROPIC } from './cases.ts';

skillScenario(ANTHROPIC, { folder: '.github/skills', open: () => calls('call_skill', 'skill', JSON.stringify({ skill: 'measure' })) });
