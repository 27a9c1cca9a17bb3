import { agentScenarios } from '../../support/agents/scenarios.ts';
import { geminiCase } from './case.ts';

agentScenarios(geminiCase, { enforcement: 'hooks', flags: ['--confine', 'off'], without: ['mcp'] });
