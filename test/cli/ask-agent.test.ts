// `ask --agent`: a question in an agent's own words is read as in its runs, and a name of an agent's is recognised without it.
import { expect, test } from 'vitest';
import { guard, placeWith, type Place } from '../support/run/command-line.ts';

const hook = (name: string, tool: string, event: string, program: string) => ({
  name,
  event,
  tools: [tool],
  command: ['sh', '-c', program],
});
/** Denies with what it was asked as its reason. */
const ECHO = String.raw`printf '{"decision": "deny", "reason": %s}' "$(sed 's/["\\]/\\&/g; s/^/"/; s/$/"/')"`;
const HOOKS = JSON.stringify({
  schema: 1,
  hooks: [
    hook(
      'no-push',
      'spawn',
      'pre_tool_use',
      `case $(cat) in *'"command":"git push"'*'"native_input":{'*) echo '{"decision":"deny","reason":"no push"}' ;; *) echo '{"decision":"allow"}' ;; esac`,
    ),
    hook(
      'in-ci',
      'spawn',
      'pre_tool_use',
      `case $(cat) in *'npm test'*) echo '{"decision":"modify","input":{"command":"npm test -- --run"}}' ;; *) echo '{"decision":"allow"}' ;; esac`,
    ),
    hook('sees', 'files', 'post_tool_use', ECHO),
  ],
});

let shared: Place | undefined;
const place = (): Place =>
  (shared ??= placeWith({ '.basis/hooks.json': HOOKS, 'a.txt': 'a\n', '.mcp.json': '{"mcpServers": {"docs": {"command": "true"}}}' }));

async function ask(question: object, ...words: readonly string[]) {
  const { stdout, stderr } = await guard(place(), ['ask', ...words], { stdin: JSON.stringify(question) });
  expect(stdout, stderr).toMatch(/^\{.*\}\n$/);
  return { value: JSON.parse(stdout) as Readonly<Record<string, unknown>>, stderr };
}

const bash = (command: string) => ({ tool_name: 'Bash', input: { command, description: 'Does it.' } });

test('a hook that is written for spawn sees the shell of an agent, and what it answers is put back into the agent’s shape', {
  timeout: 60_000,
}, async () => {
  const [denied, rewritten, refused] = [
    await ask(bash('git push'), '--agent', 'claude-code', '--allow-process'),
    await ask(bash('npm test'), '--agent=claude-code', '--allow-process'),
    await ask({ tool_name: 'run_shell_command', input: { command: 'ls' } }, '--agent', 'gemini-cli'),
  ];
  expect(denied).toEqual({ value: { outcome: 'deny', reason: "denied by hook 'no-push': no push", by: ["hook 'no-push'"] }, stderr: '' });
  expect(rewritten.value).toMatchObject({ outcome: 'modify', input: { command: 'npm test -- --run', description: 'Does it.' } });
  // The level is that of the agent's tool.
  expect([refused.value['outcome'], refused.value['by']]).toEqual(['deny', ['DenyAll']]);
});

test('after a call a hook that is written for files sees an agent’s reading, with its level and its own input', {
  timeout: 60_000,
}, async () => {
  const { value } = await ask(
    { tool_name: 'Read', input: { file_path: `${place().project}/a.txt` }, output: 'a\n' },
    '--agent',
    'claude-code',
  );
  expect(value['outcome']).toBe('deny');
  expect(value['reason']).toContain('"tool_name":"Read"');
  expect(value['reason']).toContain('"input":{"operations":[{"op":"read","path":"a.txt"}]}');
  expect(value['reason']).toContain('"side_effect_level":"none"');
  expect(value['reason']).toContain('"basis_name":"files","native_input":{"file_path":');
});

test('what the guard holds an agent to holds here too', { timeout: 60_000 }, async () => {
  const outside = await ask({ tool_name: 'Read', input: { file_path: '/etc/hostname' } }, '--agent', 'claude-code');
  expect([outside.value['outcome'], outside.value['by']]).toEqual(['deny', ["interceptor 'protect'"]]);
  const server = await ask({ tool_name: 'docs_search', input: {} }, '--agent', 'opencode', '--allow-mcp', 'docs');
  expect([server.value['outcome'], server.stderr]).toEqual(['allow', '']);
});

test('a name of an agent’s is recognised without its name, and one that nobody has is said to be unknown', {
  timeout: 60_000,
}, async () => {
  const known = await ask(bash('ls'));
  expect(known.stderr).toBe(
    'note: "Bash" is a tool of claude-code, codex, opencode, which hooks know as `spawn`: write `spawn` with an input of its shape, or ask with --agent claude-code\n',
  );
  expect((await ask({ tool_name: 'shell', input: {} })).stderr).toMatch(
    /^note: "shell" is no tool that is known here, so its level is unknown: a command is a call of `spawn`, [^\n]*--agent NAME [^\n]*\n$/,
  );
  expect((await ask({ tool_name: 'shell', input: {} }, '--agent', 'codex')).stderr).toBe(
    'note: "shell" is no tool of codex that is known here, so its level is unknown\n',
  );
  expect((await ask({ tool_name: 'spawn', input: { command: 'ls' } })).stderr).toBe('');
});
