import { agentScenarios } from '../../support/agents/scenarios.ts';
import { RESPONSES } from './cases.ts';

agentScenarios(RESPONSES);
