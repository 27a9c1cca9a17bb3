import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codex } from '../../../src/agents/codex/adapter.ts';
import { put, testFolder } from '../../support/run/folder.ts';
import { launchContext } from '../launch-context.ts';

const CONTEXT = launchContext({
  program: ['/opt/the codex/bin/codex'],
  model: 'gpt-5.5',
  wire: 'responses',
  gateway: { url: 'http://127.0.0.1:8401', token: 'the-token' },
  answerMs: 20_500,
  mcp: [
    {
      name: 'my "lab"',
      transport: { kind: 'stdio', command: ['/bin/lab', "it's", '"x"\n'], env: { A: 'b' } },
      timeoutMs: 1_500,
      unset: [],
      source: '/w/.mcp.json',
    },
  ],
});

const fileOf = (plan: ReturnType<typeof codex.plan>, path: string): string => plan.files.find((file) => file.path === path)?.text ?? '';

test('skills are handed over, and told, only where those of the checkout are hidden', () => {
  const given = { ...CONTEXT, skills: [{ name: 'measure', files: [{ path: 'SKILL.md', text: 'Measure.' }] }] };
  const plan = codex.plan(given);
  expect(fileOf(plan, '.codex/skills/measure/SKILL.md')).toBe('Measure.');
  expect(fileOf(plan, '.codex/config.toml')).toContain('include_instructions = true');
  expect(plan.masked).toEqual(['.agents/skills', '.codex/skills']);
  const open = codex.plan({ ...given, confined: false });
  expect(fileOf(open, '.codex/skills/measure/SKILL.md')).toBe('');
  expect(fileOf(open, '.codex/config.toml')).toContain('include_instructions = false');
  expect(open.gaps.join()).toContain('no skills');
  expect(fileOf(codex.plan(CONTEXT), '.codex/config.toml')).toContain('include_instructions = false');
});

test('confined, the hooks are requirements of the system, and wait longer than the shim', () => {
  const plan = codex.plan(CONTEXT);
  const required = fileOf(plan, 'codex/requirements.toml');
  expect(plan.files.find(({ path }) => path === 'codex/requirements.toml')?.in).toBe('system');
  for (const line of [
    'allow_managed_hooks_only = true',
    'allowed_approval_policies = ["untrusted"]',
    'allowed_web_search_modes = []',
    '\nhooks = true\n',
    '\nunified_exec = false\n',
    'command = "/g/shims/pre"',
    'command = "/g/shims/post"',
    'timeout = 31',
    '["mcp_servers"."my \\"lab\\""."identity"]',
  ])
    expect(required).toContain(line);
  expect(fileOf(plan, '.codex/config.toml')).not.toContain('[[hooks');
  expect(plan.gaps).toEqual([]);
});

test('no model calls its tools from inside scripts: the start writes a list of models in which they call them one by one', () => {
  const folder = testFolder();
  const bundled = '{"models":[{"slug":"a","tool_mode":"code_mode","use_responses_lite":true},{"slug":"b","tool_mode":"direct"}]}';
  put(folder, { codex: { program: `#!/bin/sh\n[ "$1" = debug ] && printf '%s' '${bundled}' || echo "$@"\n` } });
  const home = join(folder, 'home');
  mkdirSync(join(home, '.codex'), { recursive: true });
  const { files } = codex.plan({ ...CONTEXT, program: [join(folder, 'codex')], folders: { ...CONTEXT.folders, home } });
  const script = files.find(({ path }) => path === 'start-codex')?.text ?? '';
  const said = execFileSync('/bin/sh', ['-c', script], { encoding: 'utf8' });
  expect(said).toBe(`app-server -c model_catalog_json="${home}/.codex/models.json"\n`);
  expect(JSON.parse(readFileSync(join(home, '.codex/models.json'), 'utf8'))).toEqual({
    models: [
      { slug: 'a', tool_mode: 'direct', use_responses_lite: false },
      { slug: 'b', tool_mode: 'direct' },
    ],
  });
});

test('not confined, they lie in its own configuration, its sandbox is on, and the run says what is not held', () => {
  const plan = codex.plan({ ...CONTEXT, confined: false });
  expect(plan.files.map(({ in: where }) => where)).not.toContain('system');
  expect(fileOf(plan, '.codex/config.toml')).toContain('[[hooks.PreToolUse]]');
  expect(fileOf(plan, '.codex/config.toml')).toContain('sandbox_mode = "workspace-write"');
  expect(plan.gaps).toHaveLength(2);
});

test('its commands do not see the token, and nothing of the workspace or of an account is looked for', () => {
  for (const confined of [true, false]) {
    const text = fileOf(codex.plan({ ...CONTEXT, confined }), '.codex/config.toml');
    expect(text).toMatch(/\["shell_environment_policy"\]\nexclude = \["BASIS_GUARD_GATEWAY_TOKEN"\]/);
    for (const line of ['project_doc_max_bytes = 0', 'project_root_markers = []', 'web_search = "disabled"', 'allow_login_shell = false'])
      expect(text).toContain(`${line}\n`);
  }
});

test('the repository is not trusted, and the token is in no file', () => {
  const plan = codex.plan(CONTEXT);
  expect(fileOf(plan, '.codex/config.toml')).toMatch(/\["projects"\."\/w"\]\ntrust_level = "untrusted"/);
  expect(JSON.stringify(plan.files)).not.toContain('the-token');
  expect(Object.values(plan.env)).toContain('the-token');
});

test('arguments that would undo the settings are refused by name', () => {
  const refused = (...args: readonly string[]): string | undefined => codex.plan({ ...CONTEXT, args }).refuse;
  for (const args of [
    ['--listen', 'ws://0.0.0.0:1'],
    ['--disable', 'hooks'],
    ['-c', 'features.hooks=false'],
    ['-c', '"hooks".x=1'],
    ['-c', 'model_providers.basis-guard.base_url="http://x"'],
    ['-c'],
  ])
    expect(refused(...args), args.join(' ')).toMatch(/agent-args/);
  expect(refused('-c', 'model_reasoning_effort="high"', '--config', 'model_verbosity="low"')).toBeUndefined();
});

test('tools that no hook judges are taken out of every request', () => {
  expect(codex.notJudgeable).toEqual(['write_stdin', 'exec', 'functions.wait']);
});

test('only OpenAI’s API is spoken', () => {
  expect(codex.wire({ provider: 'openai', name: 'gpt-5.5' })).toEqual({ ok: true, value: 'responses' });
  expect(codex.wire({ provider: 'anthropic', name: 'x' })).toMatchObject({ ok: false });
});
