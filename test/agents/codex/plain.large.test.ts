import { agentScenarios } from '../../support/agents/scenarios.ts';
import { PLAIN } from './case.ts';

agentScenarios(PLAIN, { readsText: false });
