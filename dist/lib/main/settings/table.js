// Every input of the action and flag of `run`, as data: action.yml, the help text, the README's tables and the reader all come from here.
import { AGENT_NAMES } from '../../agents/adapter.js';
import { ENFORCEMENTS, FAIL_ON } from '../../contract/record.js';
const text = { kind: 'text' };
const path = { kind: 'path' };
const boolean = { kind: 'boolean' };
const list = { kind: 'list' };
const row = (kind, fallback, meaning, enforces = false) => ({
    kind,
    default: fallback,
    meaning,
    enforces,
});
/** What is asked of an agent that is installed, and means nothing to the loop of this project. */
const installed = (kind, fallback, meaning) => ({
    ...row(kind, fallback, meaning),
    of: 'installed',
});
export const AGENTS = ['builtin', 'replay', ...AGENT_NAMES];
export const CONFINEMENTS = ['auto', 'required', 'off'];
export const GATEWAY_MODES = ['on', 'observe', 'off'];
export const WORKSPACE_HOOKS = ['auto', 'head', 'off'];
export const INPUTS = {
    prompt: row(text, '', 'What the agent is asked; this or `prompt-file`, except for `replay`.'),
    'prompt-file': row(path, '', 'A file that holds the prompt; inside the checkout it is read from the trusted commit.'),
    agent: row({ kind: 'choice', of: AGENTS }, 'builtin', `\`builtin\`: the loop of this project with a real model; \`replay\`: a script, without a model; else an agent that is installed and run under the same chain: ${AGENT_NAMES.map((name) => `\`${name}\``).join(', ')}.`),
    'agent-version': installed(text, '', 'An exact version of the agent; the newest tested one unless set, and one that is not tested is refused.'),
    'allow-untested-version': installed(boolean, 'false', 'Whether a version of the agent that is not tested may run; `enforcement` is then at most `partial`.'),
    'agent-command': installed({ kind: 'argv', of: 'program' }, '', 'A JSON array: the program of an agent that is installed already, and its first arguments; needed for `acp`.'),
    'agent-args': installed({ kind: 'argv', of: 'arguments' }, '', 'A JSON array: more arguments for the agent, after those of the guard.'),
    'replay-file': row(path, '', 'The script that `replay` plays.'),
    model: row(text, '', '`provider/model`: `anthropic/…`, `openai/…`, `google/…`, `openai-compatible/…`, `amazon-bedrock/…`, `google-vertex/…`.'),
    'base-url': row(text, '', 'Where the provider answers, when that is not its own address; needed for `openai-compatible`.'),
    'api-key': row({ kind: 'secret' }, '', "The provider's key. It stays in the guard; no tool, hook or command sees it."),
    'output-schema': row(path, '', 'A JSON Schema file that the final answer must fit.'),
    workspace: row(path, '.', 'The folder that the session is scoped to.', true),
    'allow-local-state': row(boolean, 'false', 'Whether calls that change files of the workspace may happen.', true),
    'allow-process': row(boolean, 'false', 'Whether commands may run.', true),
    'allow-external': row(boolean, 'false', 'Whether calls that reach outside the machine may happen, and calls of unknown reach.', true),
    'allow-delegation': row(boolean, '', 'Whether sub-agents may be started, whose own calls are judged like any other; as `allow-local-state` unless set.', true),
    'allow-mcp': row(list, '', '`server` or `server__tool`, one a line: these MCP tools may happen though `allow-external` is off.', true),
    'allow-actors': row(list, '', 'Logins that may start a session, without write permission, on an event that strangers can cause.'),
    'allow-bots': row(list, '', 'Logins of bots that may start a session on an event that strangers can cause.'),
    'pass-env': row(list, '', 'Names of variables that tools and commands may see, besides the fixed baseline.', true),
    'config-dir': row(path, '', "The operator's folder with the global `hooks.json` and `tools.json`.", true),
    'workspace-hooks': row({ kind: 'choice', of: WORKSPACE_HOOKS }, 'auto', '`auto`: guard files of the workspace come from the trusted commit; `head`: from the working tree (refused for pull requests from forks); `off`: none.', true),
    'require-hooks': row(list, '', 'Names of hooks that must be loaded, else the run does not start.', true),
    'require-enforcement': row({ kind: 'choice', of: ENFORCEMENTS }, '', 'The floor, `hooks` unless set (`none` with `evaluate-only`): when less can be held the run does not start, or ends with exit 5.'),
    protect: row(boolean, 'true', 'The built-in interceptor that denies edits of guard files, git configuration and workflows, edits outside the workspace, and what an installed agent reads outside the workspace and its own folders.', true),
    redact: row(boolean, 'true', 'The built-in interceptor that replaces known secrets in what the model is shown.', true),
    confine: installed({ kind: 'choice', of: CONFINEMENTS }, 'auto', 'Whether an installed agent runs inside bubblewrap: `auto`: where that can be had; `required`: else the run does not start; `off`: never.'),
    gateway: installed({ kind: 'choice', of: GATEWAY_MODES }, 'on', 'How the guard stands between an installed agent and its model: `on`: results are checked there; `observe`: they pass and are recorded; `off`: it only keeps the key. The last two need `require-enforcement: partial`.'),
    deadline: row({ kind: 'duration' }, '30m', 'How long the session may take: `90s`, `15m`, `2h`.'),
    'tool-budget': row({ kind: 'count' }, '', 'How many calls are taken up, refused ones included.'),
    'token-budget': row({ kind: 'count' }, '', 'How many tokens the model may read and write in all.'),
    'cost-budget': row({ kind: 'dollars' }, '', 'How many US dollars the model may cost; a model of unknown price refuses to start.'),
    'fail-on': row({ kind: 'list', of: ['never', ...FAIL_ON] }, 'never', 'Which findings end the step with exit 4: any of `denial`, `replacement`, `modification`, `breakage`, `executable-change`.'),
    'evaluate-only': row(boolean, 'false', 'Records verdicts without acting on them; every report says so first and `enforcement` is `none`.', true),
    'audit-file': row(path, '', 'Where the ledger goes; under `$RUNNER_TEMP/basis-guard-<run>` unless set.'),
    'summary-file': row(path, '', 'Where the summary goes as Markdown, besides the job summary; under `$RUNNER_TEMP/basis-guard-<run>` unless set.'),
    'github-token': row({ kind: 'secret' }, '${{ github.token }}', 'For the permission look-up and for fetching the trusted commit.'),
};
export const isInput = (name) => Object.hasOwn(INPUTS, name);
export const INPUT_NAMES = Object.keys(INPUTS).filter(isInput);
/** What the action tells later steps; no output carries model text. */
export const OUTPUTS = {
    conclusion: '`success`, `agent-failed`, `bound`, `denied`, `config-error`, `cancelled` or `guard-error`.',
    enforcement: '`confined`, `checked`, `hooks`, `partial` or `none`: how far every call was held.',
    calls: 'How many tool calls the model made.',
    denials: 'How many calls were refused by the chain or the approver, or had their result withheld.',
    modifications: 'How many calls had their input rewritten.',
    replacements: 'How many results were replaced before the model read them.',
    breakages: 'How many times a participant broke.',
    unguarded: 'How many calls happened without a decision.',
    'audit-file': 'The path of the ledger.',
    'audit-digest': 'The digest that seals the ledger: give it to `basis-guard verify --digest`.',
    'summary-file': 'The path of the summary.',
    'final-message-file': "The path of the model's last message.",
    'session-id': 'The name of the session.',
    'stopped-by': '`deadline`, `tool-budget`, `token-budget`, `cost-budget`, or empty.',
    'input-tokens': 'Tokens that the model read, where it is known.',
    'output-tokens': 'Tokens that the model wrote, where it is known.',
    'cost-usd': 'What the model cost in US dollars; `unknown` where its price is not known.',
};
