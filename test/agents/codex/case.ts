// How a model of Codex words the calls of the common scenarios. It has no tool that reads a text: it reads by commands, and pictures.
import type { AgentCase } from '../../support/agents/session.ts';
import { calls, type ScriptedCall } from '../../support/model-servers/script.ts';

let made = 0;

export const call = (name: string, input: object, more: Pick<ScriptedCall, 'namespace'> = {}) =>
  calls(`call_${(made += 1)}`, name, JSON.stringify(input), more);

export const patch = (...lines: readonly string[]) =>
  calls(`call_${(made += 1)}`, 'apply_patch', ['*** Begin Patch', ...lines, '*** End Patch'].join('\n'), { custom: true });

const common = {
  name: 'codex',
  wire: 'responses',
  basePath: '/v1',
  shellName: 'Bash',
  shell: (command: string) => call('exec_command', { cmd: command }),
  read: (path: string) => call('view_image', { path }),
  write: (path: string, text: string) =>
    patch(
      `*** Add File: ${path}`,
      ...text
        .replace(/\n$/, '')
        .split('\n')
        .map((line) => `+${line}`),
    ),
  mcp: (server: string, tool: string, input: object) => call(tool, input, { namespace: `mcp__${server}` }),
} as const;

/** Calls its tools one by one. */
export const PLAIN: AgentCase = {
  ...common,
  model: 'openai/gpt-5.5',
  delegate: (name) => call('spawn_agent', { message: `SUBAGENT ${name}` }, { namespace: 'multi_agent_v1' }),
};

/** Would call its tools from inside scripts, if the settings let it. */
export const SCRIPTING: AgentCase = {
  ...common,
  model: 'openai/gpt-6-sol',
  delegate: (name) =>
    call('spawn_agent', { task_name: name, message: `SUBAGENT ${name}`, fork_turns: 'none' }, { namespace: 'collaboration' }),
};
