import { skillScenario } from '../../support/agents/skills.ts';
import { call, openCode } from './case.ts';

skillScenario(openCode, { folder: '.opencode/skill', open: () => call('skill', { name: 'measure' }) });
