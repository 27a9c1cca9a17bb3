import type { Capabilities } from '../adapter.ts';

export const CAPABILITIES: Capabilities = {
  binding: 'command-hook',
  preModify: 'full',
  postReplace: 'full',
  postOnFailure: false,
  callId: 'records',
  subAgents: 'judged',
  mcp: 'judged',
  hookTelemetry: false,
  wires: ['anthropic', 'responses', 'chat'],
  limits: [
    "A hook that is late, prints nothing or prints no JSON lets a call run that needs no permission of the agent's own: reads, and commands that it knows to only read; all others then stay refused.",
    'A hook after a call that is late or prints no JSON leaves the output as it was; the gateway reviews it once more.',
    'The result of a tool that failed passes no hook; only the gateway can replace it.',
    'Hooks carry no id of a call: two calls of the same tool with the same input are told apart by their order alone.',
    'A call whose arguments are not JSON reaches no hook, or one that the agent has mended by itself, which is refused; it does not run.',
    "Sub-agents are all of one type, the guard's own: those of the agent's read the instructions of the checkout, and a repository may put agents with MCP servers, which start unasked, in their place.",
    'What a command printed in more than ten minutes is read in parts, by calls that the agent makes itself.',
    'Web tools, memories of earlier sessions and messages to running sub-agents are not offered.',
  ],
};
