import { agentScenarios } from '../../support/agents/scenarios.ts';
import { geminiCase } from './case.ts';

agentScenarios(geminiCase, {
  enforcement: 'hooks',
  flags: ['--confine', 'off'],
  refusesMcp: 'gemini-cli starts no MCP server in a folder that it does not trust',
});
