import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findCheckout } from '../../../src/bindings/trust/checkout.ts';
import { guardWorkspace } from '../../../src/bindings/trust/guard-workspace.ts';
import { type Content, put } from '../../support/run/folder.ts';
import { plainGit } from '../../support/run/repository.ts';
import { ownGit, repository, scratch } from './scratch.ts';

interface Setting {
  readonly files?: Readonly<Record<string, Content>>;
  readonly workspace?: string;
  readonly config?: (repo: string) => void;
  readonly guarded?: readonly string[];
  readonly configFolder?: string;
}

async function judgeIn({ files = {}, workspace = '', config, guarded = [], configFolder }: Setting = {}) {
  const repo = repository({ 'src/a.ts': '', ...files });
  config?.(repo);
  const folder = join(repo, workspace);
  const guard = await guardWorkspace({
    checkout: findCheckout(folder),
    workspace: folder,
    env: { HOME: scratch() },
    files: guarded.map((path) => join(repo, path)),
    skip: [],
    git: ownGit(),
    ...(configFolder === undefined ? {} : { configFolder: join(repo, configFolder) }),
  });
  return { repo, judge: (path: string) => guard.judge(path).kind, what: (path: string) => guard.judge(path) };
}

describe('an edit of', () => {
  test.each([
    '.basis/hooks.json',
    '.basis/new/deep.sh',
    '.basis',
    '.mcp.json',
    'AGENTS.md',
    'CLAUDE.md',
    'GEMINI.md',
    'docs/AGENTS.md',
    'packages/x/.basis/hooks.json',
    '.claude/skills/x/SKILL.md',
    '.agents/skills/x',
    '.github/copilot-instructions.md',
    '.github/workflows/ci.yml',
    '.github/workflows',
    '.github/actions/x/action.yml',
    '.git/config',
    '.git/hooks/pre-commit',
    '.git/info/attributes',
    '.git/modules/x/config',
    '.git/config.worktree',
    '.git',
    'vendor/inner/.git/config',
    './src/../.git/config',
    'src/./../.basis/x',
  ])('%s is refused, there or not', async (path) => {
    const { judge } = await judgeIn();
    expect(judge(path)).toBe('protected');
  });

  test.each([
    'src/a.ts',
    'src/new.ts',
    'README.md',
    '.gitignore',
    '.github/dependabot.yml',
    '.github/ISSUE_TEMPLATE/a.md',
    'basis/hooks.json',
    'git/config',
    'docs/workflows/x',
    'template/.github/workflows/ci.yml',
    'src/AGENTS.md.txt',
    '.basisx',
  ])('%s is free', async (path) => {
    const { judge } = await judgeIn();
    expect(judge(path)).toBe('free');
  });

  test.each([
    '.GIT/config',
    '.Git/Hooks/x',
    '.Basis/hooks.json',
    '.GITHUB/Workflows/x',
    'agents.MD',
    '.git./config',
    '.git /config',
    '.basis...',
    '.git::$INDEX_ALLOCATION/config',
    'GIT~1/config',
    'git~2',
    'BASIS~1/hooks.json',
    'GITHUB~1/WORKFL~1/x',
    'GI7EBA~1',
    '.g\u200cit/config',
    '.\ufeffbasis/x',
    '.gıt/config',
    '.ＧＩＴ/config',
    '.\u212aasis'.replace('\u212aasis', 'ba\u017fis/x'),
    'AGENT\u017f.md',
    '.git\\config',
    'src\\..\\.basis\\x',
  ])('%j is refused: another system takes it for a protected one', async (path) => {
    const { judge } = await judgeIn();
    expect(judge(path)).toBe('protected');
  });

  test('something behind a symlink is judged by where it leads, and the symlink by where it lies', async () => {
    const { judge } = await judgeIn({
      files: {
        'guard/hooks.json': '',
        '.basis/x': '',
        innocent: { link: '.basis' },
        file: { link: '.git/config' },
        out: { link: '/tmp' },
        up: { link: '../..' },
        loop: { link: 'loop' },
        'src/back': { link: '..' },
      },
    });
    expect(judge('innocent/hooks.json')).toBe('protected');
    expect(judge('innocent')).toBe('protected');
    expect(judge('file')).toBe('protected');
    expect(judge('out/x')).toBe('outside');
    expect(judge('up/x')).toBe('outside');
    expect(judge('loop/x')).toBe('protected');
    expect(judge('src/back/.git/config')).toBe('protected');
    expect(judge('src/back/src/b.ts')).toBe('free');
  });

  test('something outside the workspace is refused, however it is written', async () => {
    const { repo, judge } = await judgeIn();
    for (const path of ['../x', '/etc/passwd', 'src/../../x', `${repo}x`, join(repo, '..')]) expect(judge(path)).toBe('outside');
    expect(judge(join(repo, 'src/a.ts'))).toBe('free');
    expect(judge(join(repo, '.basis/x'))).toBe('protected');
  });

  test('dots after a symlink are judged both ways: as text, and as the system takes them', async () => {
    const { judge } = await judgeIn({ files: { 'a/b/c/x': '', link: { link: 'a/b/c' }, 'a/b/.basis/hooks.json': '' } });
    expect(judge('link/../.basis/hooks.json')).toBe('protected');
    expect(judge('link/../fresh')).toBe('free');
  });

  test('the workspace itself, and a folder that holds something protected, is refused', async () => {
    const { repo, judge, what } = await judgeIn({ files: { 'docs/deep/AGENTS.md': '', '.claude/skills/x': '', 'plain/x': '' } });
    expect(judge('.')).toBe('protected');
    expect(judge(repo)).toBe('protected');
    expect(what('docs')).toEqual({ kind: 'protected', what: 'a folder that holds guidance that agents obey' });
    expect(judge('.github')).toBe('protected');
    expect(judge('.claude')).toBe('protected');
    expect(judge('plain')).toBe('free');
  });

  test('a workspace below the top is bounded by itself, and the checkout’s rules hold in it', async () => {
    const { judge } = await judgeIn({ files: { 'packages/a/x': '' }, workspace: 'packages/a' });
    expect(judge('x')).toBe('free');
    expect(judge('../b')).toBe('outside');
    expect(judge('../../.git/config')).toBe('outside');
    expect(judge('.github/workflows/ci.yml')).toBe('protected');
    expect(judge('.basis/hooks.json')).toBe('protected');
  });

  test('what a run names is protected: its prompt’s file, its config folder', async () => {
    const { judge } = await judgeIn({ guarded: ['ci/prompt.md', 'ci/not-there.json'], configFolder: 'guard' });
    expect(judge('ci/prompt.md')).toBe('protected');
    expect(judge('CI/Prompt.md')).toBe('protected');
    expect(judge('ci/not-there.json')).toBe('protected');
    expect(judge('guard/deep/x')).toBe('protected');
    expect(judge('ci/other.md')).toBe('free');
    expect(judge('ci')).toBe('protected');
  });

  test.each<[string, (repo: string) => void, readonly string[]]>([
    ['in the repository', (repo) => plainGit(repo, 'config', 'core.hooksPath', 'hooks'), ['hooks/pre-commit']],
    [
      'behind an include',
      (repo) => {
        plainGit(repo, 'config', 'include.path', '../more.cfg');
        put(repo, { 'more.cfg': '[core]\n\thooksPath = ci/hooks\n' });
      },
      ['ci/hooks/pre-push', 'more.cfg'],
    ],
    [
      'behind a conditional include, whatever its condition',
      (repo) => {
        plainGit(repo, 'config', 'includeIf.gitdir:/nowhere/.path', join(repo, 'more.cfg'));
        put(repo, { 'more.cfg': '[core]\n\thooksPath = ci/hooks\n' });
      },
      ['ci/hooks/pre-push', 'more.cfg'],
    ],
    [
      'of the worktree',
      (repo) => {
        plainGit(repo, 'config', 'extensions.worktreeConfig', 'true');
        plainGit(repo, 'config', '--worktree', 'core.hooksPath', 'wt');
      },
      ['wt/pre-commit'],
    ],
    ['by an absolute path', (repo) => plainGit(repo, 'config', 'core.hooksPath', join(repo, 'abs')), ['abs/pre-commit']],
  ])('the effective core.hooksPath, %s', async (_, config, paths) => {
    const { judge } = await judgeIn({ config });
    for (const path of paths) expect(judge(path)).toBe('protected');
    expect(judge('src/b.ts')).toBe('free');
  });

  test('the hooks of the user’s own configuration count too', async () => {
    const repo = repository({});
    const home = scratch();
    put(home, { '.gitconfig': '[core]\n\thooksPath = everywhere\n' });
    const guard = await guardWorkspace({
      checkout: findCheckout(repo),
      workspace: repo,
      env: { HOME: home },
      files: [],
      skip: [],
      git: ownGit(),
    });
    expect(guard.judge('everywhere/pre-commit').kind).toBe('protected');
  });

  test('a configuration that git cannot read is told', async () => {
    const repo = repository({});
    put(repo, { '.git/config': '[core\n' });
    const guard = await guardWorkspace({
      checkout: findCheckout(repo),
      workspace: repo,
      env: { HOME: scratch() },
      files: [],
      skip: [],
      git: ownGit(),
    });
    expect(guard.notices).toEqual([
      expect.stringMatching(/^the git configuration .*\/\.git\/config could not be read: git config said: fatal: bad config/),
    ]);
  });

  test('a worktree’s own git folder is protected where it lies in the checkout', async () => {
    const repo = repository({ 'src/a.ts': '' });
    plainGit(repo, 'worktree', 'add', '--quiet', join(repo, 'tree'));
    const guard = await guardWorkspace({
      checkout: findCheckout(join(repo, 'tree')),
      workspace: join(repo, 'tree'),
      env: { HOME: scratch() },
      files: [],
      skip: [],
      git: ownGit(),
    });
    expect(guard.judge('.git').kind).toBe('protected');
    expect(guard.judge('src/a.ts').kind).toBe('free');
  });
});
