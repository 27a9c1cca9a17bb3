import { agentScenarios } from '../../support/agents/scenarios.ts';
import { ANTHROPIC } from './cases.ts';

agentScenarios(ANTHROPIC, { enforcement: 'hooks', flags: ['--confine', 'off'] });
