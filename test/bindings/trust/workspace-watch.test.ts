import { createHash } from 'node:crypto';
import { appendFileSync, chmodSync, lstatSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { watchWorkspace } from '../../../src/bindings/trust/workspace-watch.ts';
import { protectionOf } from '../../../src/bindings/trust/protection.ts';
import { put } from '../../support/run/folder.ts';
import { commit, plainGit } from '../../support/run/repository.ts';
import { repository } from './scratch.ts';
import { changes, FILES, found, told, type Scene } from './watched.ts';

const STEPS = [
  'package.json',
  'sub/package.json',
  'pnpm-lock.yaml',
  '.npmrc',
  'eslint.config.js',
  '.eslintrc.cjs',
  'vite.config.ts',
  'tsconfig.build.json',
  'jest.config.mjs',
  'GNUmakefile',
  'rules.mk',
  'CMakeLists.txt',
  'build.gradle.kts',
  'pom.xml',
  'build.rs',
  '.cargo/config.toml',
  'conftest.py',
  'setup.py',
  'requirements-dev.txt',
  'Gemfile',
  'go.mod',
  'Dockerfile.prod',
  'compose.yaml',
  'install.sh',
  'x.ps1',
  '.envrc',
  '.husky/pre-commit',
  '.pre-commit-config.yaml',
  '.gitattributes',
  '.vscode/tasks.json',
  'action.yml',
  '.github/dependabot.yml',
  '.claude/settings.json',
  'lib/x.so',
];

describe('files that later steps may execute', () => {
  test('where nothing happened nothing is told', async () => {
    expect(await changes(() => {})).toEqual([]);
  });

  test('sources, texts and data that change are not told', async () => {
    expect(
      await changes(({ repo }) => put(repo, { 'src/a.ts': 'b', 'src/new.ts': 'c', 'README.md': 'd', 'data.json': '{}', 'arc.ts': 'e' })),
    ).toEqual([]);
  });

  test('what package managers, build tools, test runners, shells, editors, git and CI read is: new, changed and gone', async () => {
    const files = Object.fromEntries(STEPS.map((path) => [path, 'old']));
    const write = ({ repo }: Scene) => put(repo, Object.fromEntries(STEPS.map((path) => [path, 'new'])));
    expect((await changes(write, { before: ({ repo }) => rmSync(join(repo, 'package.json')) })).toSorted()).toEqual(
      STEPS.map((path) => `created ${path}`).toSorted(),
    );
    expect((await changes(write, { files })).toSorted()).toEqual(STEPS.map((path) => `modified ${path}`).toSorted());
    const remove = ({ repo }: Scene) => STEPS.forEach((path) => rmSync(join(repo, path)));
    expect((await changes(remove, { files })).toSorted()).toEqual(STEPS.map((path) => `deleted ${path}`).toSorted());
  });

  test('anything executable is: by its permission, by its beginning, by what a symlink leads to', async () => {
    const report = await found(({ repo }) => {
      put(repo, {
        'new-program': { program: 'x' },
        'script.txt': '#!/bin/sh\n',
        elf: '\x7fELF\x02',
        link: { link: 'tools/go' },
        out: { link: '/usr' },
      });
      chmodSync(join(repo, 'src/a.ts'), 0o755);
      appendFileSync(join(repo, 'tools/go'), 'more');
      appendFileSync(join(repo, 'tools/plain.py'), 'more');
      put(repo, { 'plain-link': { link: 'src/none.ts' } });
    });
    expect(report.changed.map((row) => `${told(row)}: ${row.why}`)).toEqual([
      'created elf: it begins like a program',
      'created link: a symlink to a program',
      'created new-program: executable',
      'created out: a symlink out of the checkout',
      'created script.txt: it begins like a program',
      'modified src/a.ts: executable',
      'modified tools/go: executable',
      'modified tools/plain.py: it begins like a program',
    ]);
  });

  test('a program that is no longer executable, or gone, is told too', async () => {
    expect(await changes(({ repo }) => chmodSync(join(repo, 'tools/go'), 0o644))).toEqual(['modified tools/go']);
    expect(await changes(({ repo }) => rmSync(join(repo, 'tools/go')))).toEqual(['deleted tools/go']);
    expect(await changes(({ repo }) => renameSync(join(repo, 'tools/go'), join(repo, 'tools/went')))).toEqual([
      'deleted tools/go',
      'created tools/went',
    ]);
  });

  test('the digests before and after are those of the bytes', async () => {
    const sha = (text: string) => `sha256:${createHash('sha256').update(text).digest('hex')}`;
    const report = await found(({ repo }) => put(repo, { Makefile: 'evil:\n' }));
    expect(report.changed).toEqual([
      {
        type: 'changed',
        path: 'Makefile',
        change: 'modified',
        why: 'a build file',
        protected: false,
        before_digest: sha('all:\n'),
        after_digest: sha('evil:\n'),
      },
    ]);
  });

  test('content of the same size is seen, though its times were set back', async () => {
    const act = ({ repo }: Scene) => {
      const path = join(repo, 'Makefile');
      const { atime, mtime } = statSync(path);
      writeFileSync(path, 'any:\n');
      utimesSync(path, atime, mtime);
      expect(lstatSync(path).mtime).toEqual(mtime);
    };
    expect(await changes(act)).toEqual(['modified Makefile']);
  });

  test('a file that was written again as it was is not told, unless nothing at the start said that it counts', async () => {
    const { 'tools/plain.py': unknown, ...known } = FILES;
    expect(await changes(({ repo }) => put(repo, known))).toEqual([]);
    expect(await changes(({ repo }) => put(repo, { 'tools/plain.py': unknown ?? '' }))).toEqual(['modified tools/plain.py']);
    expect(
      await changes(({ repo }) => plainGit(repo, 'stash', '--include-untracked'), {
        before: ({ repo }) => put(repo, { 'src/a.ts': 'edited' }),
      }),
    ).toEqual([]);
  });

  test('git’s own work — commits, branches, tags, fetched objects — is not told', async () => {
    const act = ({ repo }: Scene) => {
      plainGit(repo, 'checkout', '--quiet', '-b', 'topic');
      commit(repo, { 'src/b.ts': 'b' });
      plainGit(repo, 'tag', 'v1');
      plainGit(repo, 'gc', '--quiet');
    };
    expect(await changes(act)).toEqual([]);
  });

  test('what the guard itself writes is not told', async () => {
    expect(await changes(({ repo }) => put(repo, { 'own/run.sh': 'x', 'own/deep/y.sh': '' }))).toEqual([]);
  });
});

describe('many changes', () => {
  test('a folder of dependencies is one row with counts', async () => {
    const before = { files: { 'node_modules/a/index.js': '1', 'node_modules/b/index.js': '2', 'node_modules/b/gone.js': '' } };
    const report = await found(({ repo }) => {
      put(repo, { 'node_modules/a/index.js': 'evil', 'node_modules/.bin/x': { program: '' }, 'node_modules/c/package.json': '{}' });
      rmSync(join(repo, 'node_modules/b/gone.js'));
    }, before);
    expect(report.changed).toEqual([
      {
        type: 'changed',
        path: 'node_modules',
        change: 'modified',
        why: 'dependencies that later steps load: 2 created, 1 modified, 1 deleted',
        protected: false,
      },
    ]);
    expect(await changes(({ repo }) => put(repo, { 'sub/node_modules/x/y.js': '', 'sub/node_modules/x/z.js': '' }))).toEqual([
      'created sub/node_modules',
    ]);
    expect(await changes(({ repo }) => rmSync(join(repo, 'node_modules'), { recursive: true }), before)).toEqual(['deleted node_modules']);
  });

  test('guidance in a folder of dependencies keeps its own row', async () => {
    expect(await changes(({ repo }) => put(repo, { 'node_modules/a/AGENTS.md': 'x' }))).toEqual([
      'created node_modules/a/AGENTS.md (protected)',
    ]);
  });

  test('hundreds of rows are folded by folder, with counts, and the protected ones are not', async () => {
    const scripts = (folder: string, count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/s${index}.sh`, 'x']));
    const report = await found(({ repo }) => {
      put(repo, { ...scripts('many/deep', 190), ...scripts('few', 15), '.basis/hooks.json': 'x' });
    });
    expect(report.changed[0]).toMatchObject({ path: '.basis/hooks.json', protected: true });
    expect(report.changed.find(({ path }) => path === 'many/deep')).toMatchObject({
      why: 'files that later steps may execute: 190 created',
    });
    expect(report.changed).toHaveLength(1 + 15 + 1);
  });

  test('past the bound it says that not all was compared, and protected files of git still are', async () => {
    const repo = repository({ 'a.sh': '', 'b.sh': '', 'c.sh': '', 'd.sh': '' });
    const watch = await watchWorkspace({
      root: repo,
      prefix: '',
      protection: protectionOf(''),
      gitDirs: [join(repo, '.git')],
      alsoProtected: [],
      outer: [],
      skip: [],
      most: 3,
    });
    expect(watch.files).toBe(3);
    put(repo, { 'a.sh': 'changed', 'd.sh': 'changed', '.git/hooks/pre-push': { program: '' } });
    const report = await watch.compare();
    expect(report.notices).toEqual(['the workspace has more than 3 files: those beyond were not compared']);
    expect(report.changed.map(told)).toEqual(['created .git/hooks/pre-push (protected)', 'modified a.sh']);
  });
});
