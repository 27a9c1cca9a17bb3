// Arguments that would undo what the plan holds. They are refused by name, for the agent takes the last one that it is given.
import { refusedArgument } from '../refused-argument.ts';

const WHY: Readonly<Record<string, string>> = {
  '--agents': 'an agent of its own may bring hooks and MCP servers',
  '--bare': 'it switches hooks off',
  '--safe-mode': 'it switches hooks off',
  '--settings': 'the guard gives the settings',
  '--setting-sources': 'the settings of the repository and of a user stay out',
  '--managed-settings': 'the guard gives the settings',
  '--permission-mode': "what is allowed is the guard's to say",
  '--permission-prompt-tool': "what is allowed is the guard's to say",
  '--permission-prompts': "what is allowed is the guard's to say",
  '--dangerously-skip-permissions': "what is allowed is the guard's to say",
  '--allow-dangerously-skip-permissions': "what is allowed is the guard's to say",
  '--allowedTools': "what is allowed is the guard's to say",
  '--allowed-tools': "what is allowed is the guard's to say",
  '--mcp-config': 'MCP servers are declared in .mcp.json',
  '--plugin-dir': 'a plugin brings hooks of its own',
  '--plugin-url': 'a plugin brings hooks of its own',
  '--model': 'the model is the input `model`',
  '--fallback-model': 'the model is the input `model`',
  '--input-format': 'the guard gives the prompt',
  '--output-format': 'the guard reads the output',
  '--include-partial-messages': 'the guard reads the output',
  '--background': 'the guard waits for the agent',
  '--bg': 'the guard waits for the agent',
  '--cloud': 'it would run on another machine',
  '--teleport': 'it would run on another machine',
  '--environment': 'it would run on another machine',
  '--remote-control': 'somebody else would steer it',
  '--continue': 'every run begins anew',
  '--resume': 'every run begins anew',
  '--from-pr': 'every run begins anew',
  '--worktree': 'the workspace is the one of the run',
  '--tmux': 'the workspace is the one of the run',
  '--no-session-persistence': 'its records are compared with what was decided',
  '--ide': 'it reaches another program',
  '--chrome': 'it reaches another program',
  '--file': 'it downloads files past the gateway',
};

const SHORT: Readonly<Record<string, string>> = { c: '--continue', r: '--resume', w: '--worktree' };

/** One sentence about the first argument that cannot go with the guard; undefined: all can. */
export const argumentProblem = (args: readonly string[]): string | undefined => refusedArgument(args, { why: WHY, short: SHORT });
