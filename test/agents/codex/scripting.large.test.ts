import { agentScenarios } from '../../support/agents/scenarios.ts';
import { SCRIPTING } from './case.ts';

agentScenarios(SCRIPTING, { readsText: false });
