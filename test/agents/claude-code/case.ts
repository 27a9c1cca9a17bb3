import { MODEL } from '../../support/agents/claude-code.ts';
import type { AgentCase } from '../../support/agents/session.ts';
import { bash, call } from './blocks.ts';

/** How a model of Claude Code words the calls of the scenarios. */
export const CLAUDE_CODE: AgentCase = {
  name: 'claude-code',
  wire: 'anthropic',
  model: `anthropic/${MODEL}`,
  basePath: '/v1',
  shellName: 'Bash',
  shell: (command) => bash(command),
  read: (path) => call('Read', { file_path: path }),
  write: (path, content) => call('Write', { file_path: path, content }),
  mcp: (server, tool, input) => call(`mcp__${server}__${tool}`, input),
  delegate: (name) => call('Agent', { description: 'Helps', prompt: `SUBAGENT ${name}`, subagent_type: 'general-purpose' }),
};
