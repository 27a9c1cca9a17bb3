// basis itself as the scenarios have it run.
import { basisProgram } from '../../support/agents/basis-binary.ts';
import { type AgentCase, type AgentRan, runSession, type Scene } from '../../support/agents/session.ts';
import { type Block, calls } from '../../support/model-servers/script.ts';

let made = 0;
export const call = (name: string, input: object): Block => calls(`call_${(made += 1)}`, name, JSON.stringify(input));

export const basis: AgentCase = {
  name: 'basis',
  wire: 'chat',
  model: 'openai-compatible/scripted',
  basePath: '/v1',
  shellName: 'execute',
  shell: (command) => call('spawn', { input: `!${command}` }),
  read: (path) => call('read', { path }),
  write: (path, content) => call('write', { path, content }),
  mcp: (server, tool, input) => call(`mcp__${server}__${tool}`, input),
  delegate: (name) => call('spawn', { input: `SUBAGENT ${name}` }),
};

/** What can be held of it. */
const HELD = ['--require-enforcement', 'partial', '--confine', 'required'] as const;

/** A session with the basis of this machine. */
export function runBasis({ flags = [], ...scene }: Scene): Promise<AgentRan> {
  return runSession(basis, { ...scene, flags: ['--agent-command', JSON.stringify([basisProgram, 'serve', '--acp']), ...HELD, ...flags] });
}
