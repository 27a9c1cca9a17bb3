// OpenCode as the scenarios have it run.
import type { AgentCase } from '../../support/agents/session.ts';
import { type Block, calls } from '../../support/model-servers/script.ts';

let made = 0;

export const call = (name: string, input: object): Block => calls(`toolu_${(made += 1)}`, name, JSON.stringify(input));

export const openCode: AgentCase = {
  name: 'opencode',
  wire: 'anthropic',
  model: 'anthropic/claude-opus-5-5',
  basePath: '/v1',
  shellName: 'bash',
  shell: (command) => call('bash', { command, description: 'a command' }),
  read: (path) => call('read', { filePath: path }),
  write: (path, content) => call('write', { filePath: path, content }),
  mcp: (server, tool, input) => call(`${server}_${tool}`, input),
  delegate: (name) => call('task', { description: 'a task', prompt: `SUBAGENT ${name}`, subagent_type: 'general' }),
};
