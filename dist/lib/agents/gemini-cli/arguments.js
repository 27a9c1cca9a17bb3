// Arguments that would undo what the plan holds.
import { refusedArgument } from '../refused-argument.js';
const ALLOWING = "what is allowed is the guard's to say";
const ANEW = 'every run begins anew';
const OTHERWISE = 'it would do something else than the task';
const WHY = {
    '--acp': 'no hook runs there',
    '--experimental-acp': 'no hook runs there',
    '--yolo': ALLOWING,
    '--approval-mode': ALLOWING,
    '--policy': ALLOWING,
    '--admin-policy': ALLOWING,
    '--allowed-tools': ALLOWING,
    '--allowed-mcp-server-names': 'MCP servers are declared in .mcp.json',
    '--extensions': 'an extension brings hooks and servers of its own',
    '--skip-trust': 'the settings of the repository stay out',
    '--sandbox': 'the guard confines it',
    '--worktree': 'the workspace is the one of the run',
    '--model': 'the model is the input `model`',
    '--prompt': 'the guard gives the prompt',
    '--prompt-interactive': 'the guard gives the prompt',
    '--output-format': 'the guard reads the output',
    '--resume': ANEW,
    '--session-file': ANEW,
    '--session-id': ANEW,
    '--delete-session': OTHERWISE,
    '--list-sessions': OTHERWISE,
    '--list-extensions': OTHERWISE,
    '--help': OTHERWISE,
    '--version': OTHERWISE,
};
const SHORT = {
    y: '--yolo',
    e: '--extensions',
    s: '--sandbox',
    w: '--worktree',
    m: '--model',
    p: '--prompt',
    i: '--prompt-interactive',
    o: '--output-format',
    r: '--resume',
    l: '--list-extensions',
    h: '--help',
    v: '--version',
};
/** One sentence about the first argument that cannot go with the guard; undefined: all can. */
export const argumentProblem = (args) => refusedArgument(args, { why: WHY, short: SHORT });
