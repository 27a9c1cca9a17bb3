import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findCheckout } from '../../../src/bindings/trust/checkout.ts';
import { guardWorkspace } from '../../../src/bindings/trust/guard-workspace.ts';
import { put } from '../../support/run/folder.ts';
import { plainGit } from '../../support/run/repository.ts';
import { ownGit, repository, scratch } from './scratch.ts';
import { changes, FILES, told, type Scene } from './watched.ts';

describe('protected files, changed by any route', () => {
  test.each<[string, (scene: Scene) => unknown, readonly string[]]>([
    [
      'guard files',
      ({ repo }) => put(repo, { '.basis/hooks.json': 'x', '.basis/new.sh': '' }),
      ['modified .basis/hooks.json', 'created .basis/new.sh'],
    ],
    ['guidance', ({ repo }) => rmSync(join(repo, 'AGENTS.md')), ['deleted AGENTS.md']],
    ['guidance elsewhere', ({ repo }) => put(repo, { 'src/CLAUDE.md': '' }), ['created src/CLAUDE.md']],
    ['workflows', ({ repo }) => put(repo, { '.github/workflows/new.yml': '' }), ['created .github/workflows/new.yml']],
    ['actions', ({ repo }) => put(repo, { '.github/actions/x/action.yml': '' }), ['created .github/actions/x/action.yml']],
    ['another spelling', ({ repo }) => put(repo, { '.BASIS/hooks.json': '' }), ['created .BASIS/hooks.json']],
    ['git’s configuration', ({ repo }) => plainGit(repo, 'config', 'core.fsmonitor', 'evil'), ['modified .git/config']],
    ['git’s hooks', ({ repo }) => put(repo, { '.git/hooks/pre-push': { program: '' } }), ['created .git/hooks/pre-push']],
    ['git’s attributes', ({ repo }) => put(repo, { '.git/info/attributes': '* filter=x' }), ['created .git/info/attributes']],
    [
      'what git add leaves out',
      ({ repo }) => put(repo, { '.git/info/exclude': 'hidden.sh\n', 'hidden.sh': '' }),
      ['modified .git/info/exclude'],
    ],
    [
      'the configuration of a module',
      ({ repo }) => put(repo, { '.git/modules/deep/er/config': '', '.git/modules/deep/er/HEAD': '' }),
      ['created .git/modules/deep/er/config'],
    ],
    ['the worktree’s configuration', ({ repo }) => put(repo, { '.git/config.worktree': '' }), ['created .git/config.worktree']],
    [
      'a git directory that became another',
      ({ repo }) => (renameSync(join(repo, '.git'), join(repo, 'gone')), put(repo, { '.git': 'gitdir: gone\n' })),
      ['created .git', 'deleted .git/config', 'deleted .git/info/exclude'],
    ],
  ])('%s', async (_, act, expected) => {
    const rows = (await changes(act)).filter((row) => row.endsWith('(protected)'));
    expect(rows).toEqual(expected.map((row) => `${row} (protected)`));
  });

  test('a symlink in the place of a folder that holds something protected, or that later steps load', async () => {
    const files = { 'x/workflows/ci.yml': '', 'deps/a.js': '' };
    const act = ({ repo }: Scene) => {
      rmSync(join(repo, '.github'), { recursive: true });
      put(repo, { '.github': { link: 'x' }, node_modules: { link: 'deps' }, '.husky': { link: 'x' }, plain: { link: 'x' } });
    };
    expect(await changes(act, { files })).toEqual([
      'created .github (protected)',
      'deleted .github/workflows/ci.yml (protected)',
      'created .husky',
      'created node_modules',
    ]);
  });

  test('a module’s hooks and configuration that were there', async () => {
    const before = ({ repo }: Scene) => put(repo, { '.git/modules/m/config': '', '.git/modules/m/HEAD': '', '.git/modules/m/hooks/x': '' });
    const act = ({ repo }: Scene) => put(repo, { '.git/modules/m/config': 'new', '.git/modules/m/hooks/x': 'new' });
    expect(await changes(act, { before })).toEqual([
      'modified .git/modules/m/config (protected)',
      'modified .git/modules/m/hooks/x (protected)',
    ]);
  });

  test('the effective core.hooksPath, inside and outside the checkout', async () => {
    const outside = scratch();
    const at = (path: string) => ({ before: ({ repo }: Scene) => plainGit(repo, 'config', 'core.hooksPath', path) });
    expect(await changes(({ repo }) => put(repo, { 'myhooks/pre-commit': '' }), at('myhooks'))).toEqual([
      'created myhooks/pre-commit (protected)',
    ]);
    expect(await changes(() => put(outside, { 'pre-commit': '' }), at(outside))).toEqual([
      expect.stringMatching(/^created (\.\.\/)+.*\/pre-commit \(protected\)$/),
    ]);
    expect(await changes(({ repo }) => put(repo, { '.git/odd/pre-commit': '' }), at('.git/odd'))).toEqual([
      'created .git/odd/pre-commit (protected)',
    ]);
  });

  test('of git’s own, commits, branches, the index and references may change: they decide nothing that runs', async () => {
    const act = ({ repo }: Scene) => {
      plainGit(repo, 'checkout', '--quiet', '-b', 'other');
      put(repo, { 'src/a.ts': 'b' });
      plainGit(repo, 'commit', '--quiet', '--all', '--message', 'x');
      plainGit(repo, 'update-index', '--assume-unchanged', 'src/a.ts');
      put(repo, { '.git/description': 'x' });
    };
    expect(await changes(act)).toEqual([]);
  });

  test('a repository that came later is a finding, not a breach', async () => {
    const rows = await changes(({ repo }) => repository({ 'x.txt': '' }, join(repo, 'inner')));
    expect(rows).toEqual(['created inner/.git/config']);
  });

  test('the user’s own git configuration is a finding, not a breach', async () => {
    expect(await changes(({ home }) => put(home, { '.gitconfig': '[user]\n\tname = x\n' }))).toEqual([
      expect.stringMatching(/^created (\.\.\/)+.*\.gitconfig$/),
    ]);
  });

  test('so is what the user has git leave out, and how it treats files, wherever that is said', async () => {
    const before = ({ repo, home }: Scene) => {
      put(home, { '.gitconfig': '[core]\n\texcludesFile = ~/left-out\n' });
      plainGit(repo, 'config', 'core.attributesFile', 'set/attributes');
    };
    const act = ({ repo, home }: Scene) => {
      put(home, { 'left-out': '*\n', '.config/git/ignore': '*\n', '.config/git/attributes': '* -diff\n' });
      put(repo, { 'set/attributes': '* -diff\n' });
    };
    const files = { 'set/attributes': '' };
    const rows = (await changes(act, { before, files })).map((row) => row.replace(/(?:\.\.\/)+.*\/(?=left-out|\.config)/, '~/'));
    expect(rows.toSorted()).toEqual([
      'created ~/.config/git/attributes',
      'created ~/.config/git/ignore',
      'created ~/left-out',
      'modified set/attributes (protected)',
    ]);
  });

  test('a file of patterns that the repository names is its own, though the user names it too', async () => {
    const before = ({ repo, home }: Scene) => {
      put(home, { '.gitconfig': `[core]\n\texcludesFile = ${join(repo, 'left-out')}\n` });
      plainGit(repo, 'config', 'core.excludesFile', 'left-out');
    };
    const act = ({ repo }: Scene) => put(repo, { 'left-out': '*\n' });
    expect(await changes(act, { before, files: { 'left-out': '' } })).toEqual(['modified left-out (protected)']);
  });

  test('a symlink whose target changes is seen', async () => {
    const elsewhere = scratch();
    put(elsewhere, { config: '[core]\n' });
    const before = ({ repo }: Scene) => {
      rmSync(join(repo, '.git/config'));
      symlinkSync(join(elsewhere, 'config'), join(repo, '.git/config'));
    };
    expect(await changes(() => put(elsewhere, { config: '[core]\n\tfsmonitor = evil\n' }), { before })).toEqual([
      'modified .git/config (protected)',
    ]);
  });

  test('from a workspace below the top, the whole checkout is looked at', async () => {
    const act = ({ repo }: Scene) => put(repo, { Makefile: 'x', 'packages/a/run.sh': '', '.github/workflows/ci.yml': 'evil' });
    expect(await changes(act, { files: { 'packages/a/x': '' }, workspace: 'packages/a' })).toEqual([
      'modified ../../.github/workflows/ci.yml (protected)',
      'modified ../../Makefile',
      'created run.sh',
    ]);
  });

  test('a worktree’s shared configuration is watched, though it lies elsewhere', async () => {
    const repo = repository(FILES);
    const tree = join(scratch(), 'tree');
    plainGit(repo, 'worktree', 'add', '--quiet', tree);
    const guard = await guardWorkspace({
      checkout: findCheckout(tree),
      workspace: tree,
      env: { HOME: scratch() },
      files: [],
      skip: [],
      git: ownGit(),
    });
    const watch = await guard.watch();
    plainGit(repo, 'config', 'core.fsmonitor', 'evil');
    const { changed } = await watch.compare();
    expect(changed.map(told)).toEqual([expect.stringMatching(/^modified (\.\.\/)+.*\/repo\/\.git\/config \(protected\)$/)]);
  });
});
