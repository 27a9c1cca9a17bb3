import { skillScenario } from '../../support/agents/skills.ts';
import { call, geminiCase } from './case.ts';

skillScenario(geminiCase, { folder: '.gemini/skills', open: () => call('activate_skill', { name: 'measure' }) });
