import { agentScenarios } from '../../support/agents/scenarios.ts';
import { openCode } from './case.ts';

agentScenarios(openCode);
