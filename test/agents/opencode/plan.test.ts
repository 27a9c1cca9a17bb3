import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { LaunchContext } from '../../../src/agents/adapter.ts';
import { opencode } from '../../../src/agents/opencode/adapter.ts';
import type { McpServer } from '../../../src/contract/mcp-file.ts';
import { put, testFolder } from '../../support/run/folder.ts';
import { launchContext } from '../launch-context.ts';

const server = (name: string): McpServer => ({
  name,
  transport: { kind: 'stdio', command: ['node', 'x.mjs'], env: { A: '{env:SECRET}' } },
  timeoutMs: 1000,
  unset: [],
  source: '/w/.mcp.json',
});

const planOf = (more: Partial<LaunchContext> = {}) => opencode.plan(launchContext(more));
const fileOf = (name: string, more: Partial<LaunchContext> = {}): string =>
  planOf(more).files.find(({ path }) => path.endsWith(name))?.text ?? '';

describe('the settings', () => {
  test('know the gateway alone, start nothing of the workspace and have our plugin alone', () => {
    const settings = JSON.parse(fileOf('settings.json', { mcp: [server('lab')] })) as Record<string, unknown>;
    expect(settings).toMatchObject({
      plugin: ['file:///g/opencode/basis-guard.js'],
      enabled_providers: ['anthropic'],
      provider: { anthropic: { npm: '@ai-sdk/anthropic', options: { baseURL: 'http://127.0.0.1:1/v1', apiKey: 'a-token' } } },
      formatter: false,
      lsp: false,
      snapshot: false,
      autoupdate: false,
      share: 'disabled',
      mcp: { lab: { type: 'local', command: ['node', 'x.mjs'], environment: { A: '{env:SECRET}' } } },
    });
  });

  test('hold no words that the agent would put something else in the place of', () => {
    expect(fileOf('settings.json', { mcp: [server('lab')] })).not.toMatch(/\{(env|file):/);
  });

  test.each([
    ['responses', 'openai/m', '/v1'],
    ['chat', 'guard-chat/m', '/v1'],
    ['gemini', 'google/m', '/v1beta'],
  ] as const)('of the wire %s', (wire, model, path) => {
    const settings = fileOf('settings.json', { wire, model: 'm' });
    expect(settings).toContain(`"baseURL": "http://127.0.0.1:1${path}"`);
    expect(planOf({ wire, model: 'm' }).argv).toContain(model);
  });
});

test('its environment leaves the repository’s settings out, whatever is handed on from outside', () => {
  expect(planOf().env).toMatchObject({
    OPENCODE_DISABLE_PROJECT_CONFIG: 'true',
    OPENCODE_DISABLE_CLAUDE_CODE: 'true',
    OPENCODE_DISABLE_EXTERNAL_SKILLS: 'true',
    OPENCODE_DISABLE_DEFAULT_PLUGINS: 'true',
    OPENCODE_CONFIG: '/g/opencode/settings.json',
    OPENCODE_CONFIG_DIR: '/h/.config/opencode',
    OPENCODE_CONFIG_CONTENT: '',
    OPENCODE_PERMISSION: '',
    OPENCODE_PURE: 'false',
    OPENCODE_EXPERIMENTAL_BACKGROUND_SUBAGENTS: 'false',
    OPENCODE_EXPERIMENTAL_CODE_MODE: 'false',
  });
  expect(planOf().masked).toEqual(['.opencode', 'opencode.json', 'opencode.jsonc']);
});

test('its plugin waits longer than the guard may take for its answer', () => {
  for (const answerMs of [1, 20_000]) {
    const waitMs = Number(/"waitMs":(\d+)/.exec(fileOf('basis-guard.js', { answerMs }))?.[1]);
    expect(waitMs).toBeGreaterThanOrEqual(answerMs + 2_000);
  }
});

test('skills are handed over in the folder of its settings', () => {
  const skills = [{ name: 'measure', files: [{ path: 'SKILL.md', text: 'Measure.' }] }];
  expect(planOf({ skills }).files).toContainEqual({ in: 'home', path: '.config/opencode/skill/measure/SKILL.md', text: 'Measure.' });
});

test('guidance is handed over only where there is some', () => {
  expect(fileOf('guidance.md', { guidance: 'Be kind.' })).toBe('Be kind.');
  expect(JSON.parse(fileOf('settings.json', { guidance: 'Be kind.' }))).toMatchObject({ instructions: ['/g/opencode/guidance.md'] });
  expect(planOf().files.some(({ path }) => path.endsWith('guidance.md'))).toBe(false);
});

test.each([
  [{ args: ['--pure'] }, '--pure'],
  [{ args: ['--attach=http://127.0.0.1:3'] }, '--attach'],
  [{ args: ['-i'] }, '--interactive'],
  [{ mcp: [server('apply')] }, 'apply_patch'],
  [{ mcp: [server('my lab'), server('my_lab')] }, 'cannot be told apart'],
])('%j is refused', (more, words) => {
  expect(planOf(more).refuse).toContain(words);
});

test('other arguments come last, as they are', () => {
  const { argv, refuse } = planOf({ args: ['--variant', 'high'] });
  expect([argv.slice(-2), refuse]).toEqual([['--variant', 'high'], undefined]);
});

describe('the start', () => {
  const start = (workspace: string): string => {
    const [file, ...args] = planOf({ program: ['/bin/echo', 'started'] }).argv;
    try {
      return execFileSync(file, args, { cwd: workspace, encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      return error instanceof Error && 'stderr' in error ? String(error.stderr) : 'no error';
    }
  };
  const repository = (): string => {
    const folder = testFolder();
    mkdirSync(join(folder, '.git'));
    mkdirSync(join(folder, 'part'));
    return folder;
  };

  test('is made outside the workspace, in whose folders the agent would look for a module, and names it', () => {
    const shown = planOf({ program: ['/bin/sh', '-c', 'pwd; echo "$@"', 'x'] }).argv;
    const [file, ...args] = shown;
    const said = execFileSync(file, args, { cwd: repository(), encoding: 'utf8' });
    expect(said).toBe('/\nrun --dir /w --format json --model anthropic/some-model --title basis guard\n');
  });

  test('is made in a repository without settings of the agent, and in one whose settings are hidden', () => {
    const folder = repository();
    expect(start(folder)).toContain('started run --dir /w --format json');
    mkdirSync(join(folder, '.opencode'));
    put(folder, { 'opencode.json': '' });
    expect(start(join(folder, 'part'))).toContain('started run --dir /w --format json');
  });

  test.each([
    ['.opencode/plugin/a.js', ''],
    ['opencode.json', '{}'],
    ['opencode.jsonc', '{}'],
    ['.opencode', { link: 'part' }],
    ['opencode.json', { link: 'nowhere' }],
  ])('is not made where %s is to be seen, also from a folder within', (path, content) => {
    const folder = repository();
    put(folder, { [path]: content });
    for (const from of [folder, join(folder, 'part')]) expect(start(from)).toMatch(/^OpenCode would run what .* holds/);
  });

  test('takes no notice of what lies above the repository', () => {
    const folder = repository();
    put(folder, { 'opencode.json': '{}' });
    mkdirSync(join(folder, 'part', '.git'));
    expect(start(join(folder, 'part'))).toContain('started');
  });
});
