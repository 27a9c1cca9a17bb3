import type { Capabilities } from '../adapter.ts';

export const CAPABILITIES: Capabilities = {
  binding: 'command-hook',
  preModify: 'full',
  postReplace: 'error-shaped',
  postOnFailure: true,
  callId: 'none',
  subAgents: 'judged',
  mcp: 'judged',
  hookTelemetry: false,
  wires: ['gemini'],
  limits: [
    'A hook that is killed with its shell, or late, lets the call run; only the gateway sees that.',
    'Hooks carry no id of a call: two calls of the same tool with the same input are told apart by their order alone.',
    'A replaced result is an error to the agent itself; in the request the gateway puts the replacement in its place.',
    'The model is told by the agent when an input was rewritten.',
    'A tool that is refused for its input, or is not there, reaches no hook; it has not run.',
    "Its web search is the provider's own and stays off; web pages are fetched by the agent itself.",
    'An edit of a build file (`package.json`, `go.mod`, `Makefile`, `Dockerfile` and the like) that was allowed is turned away by the agent itself; a command can make it.',
  ],
};
