import { agentScenarios } from '../../support/agents/scenarios.ts';
import { CLAUDE_CODE } from './case.ts';

agentScenarios(CLAUDE_CODE);
