// Gemini CLI as the scenarios have it run.
import type { AgentCase } from '../../support/agents/session.ts';
import { type Block, calls } from '../../support/model-servers/script.ts';

let made = 0;

export const call = (name: string, input: object): Block => calls(`call_${(made += 1)}`, name, JSON.stringify(input));

export const geminiCase: AgentCase = {
  name: 'gemini-cli',
  wire: 'gemini',
  model: 'google/gemini-2.5-pro',
  basePath: '/v1beta',
  shellName: 'run_shell_command',
  shell: (command) => call('run_shell_command', { command }),
  read: (path) => call('read_file', { file_path: path }),
  write: (path, content) => call('write_file', { file_path: path, content }),
  mcp: (server, tool, input) => call(`mcp_${server}_${tool}`, input),
  delegate: (name) => call('invoke_agent', { agent_name: 'generalist', prompt: `SUBAGENT ${name}` }),
};
