// How a model words the calls of the common scenarios to Copilot CLI, by wire.
import type { AgentCase } from '../../support/agents/session.ts';
import { calls } from '../../support/model-servers/script.ts';

let made = 0;
const call = (name: string, input: object) => calls(`call_${(made += 1)}`, name, JSON.stringify(input));

const common = {
  name: 'copilot',
  shellName: 'bash',
  basePath: '/v1',
  shell: (command: string) => call('bash', { command, description: 'a command' }),
  read: (path: string) => call('view', { path }),
  write: (path: string, text: string) => call('create', { path, file_text: text }),
  mcp: (server: string, tool: string, input: object) => call(`${server}-${tool}`, input),
  delegate: (name: string) =>
    call('task', { name, description: 'a task', prompt: `SUBAGENT ${name}`, agent_type: 'basis-guard-worker', mode: 'sync' }),
} as const;

export const ANTHROPIC: AgentCase = { ...common, wire: 'anthropic', model: 'anthropic/claude-sonnet-4.5' };

/** Models of this family edit by patches, which are bare texts. */
export const RESPONSES: AgentCase = {
  ...common,
  wire: 'responses',
  model: 'openai/gpt-5.4',
  write: (path, text) => {
    const lines = text.replace(/\n$/, '').split('\n');
    const patch = ['*** Begin Patch', `*** Add File: ${path}`, ...lines.map((line) => `+${line}`), '*** End Patch'].join('\n');
    return calls(`call_${(made += 1)}`, 'apply_patch', patch, { custom: true });
  },
};

export const CHAT: AgentCase = { ...common, wire: 'chat', model: 'openai-compatible/claude-sonnet-4.5' };
