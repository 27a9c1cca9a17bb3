import { agentScenarios } from '../../support/agents/scenarios.ts';
import { CHAT } from './cases.ts';

agentScenarios(CHAT);
