// What a symlink of a name that counts leads to counts as the link does: whoever writes there changes what is read under that name.
import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findCheckout } from '../../../src/bindings/trust/checkout.ts';
import { guardWorkspace } from '../../../src/bindings/trust/guard-workspace.ts';
import { put } from '../../support/run/folder.ts';
import { ownGit, repository, scratch } from './scratch.ts';
import { changes, found, told, type Scene } from './watched.ts';

const LINKED = {
  'AGENTS.md': { link: 'docs/ai.txt' },
  'docs/ai.txt': 'be good',
  'docs/free.txt': 'x',
  '.claude/skills': { link: '../docs/skills' },
  'docs/skills/a/deep/er/still/SKILL.txt': 'x',
  '.cursor': { link: 'editor' },
  'editor/rules/a.mdc': 'x',
  'editor/other.txt': 'x',
};

async function watched(files: Parameters<typeof repository>[0]) {
  const { repo, guard } = await guarded(files);
  const watch = await guard.watch();
  return { repo, watch, judge: (path: string) => guard.judge(path).kind };
}

async function guarded(files: Parameters<typeof repository>[0]) {
  const repo = repository(files);
  return { repo, guard: await guardOf(repo) };
}

function guardOf(repo: string) {
  return guardWorkspace({
    checkout: findCheckout(repo),
    workspace: repo,
    env: { HOME: scratch() },
    files: [],
    skip: [],
    git: ownGit(),
  });
}

describe('what a protected symlink leads to', () => {
  test('may not be edited under its own name either, there already or not', async () => {
    const { judge } = await watched({ ...LINKED, 'CLAUDE.md': { link: 'docs/one' }, 'docs/one': { link: 'two.txt' } });
    for (const path of ['docs/ai.txt', 'docs/skills/a/x', 'docs/skills/new/x', 'editor/rules/b.mdc', 'docs/one', 'docs/two.txt', 'docs'])
      expect([path, judge(path)]).toEqual([path, 'protected']);
    for (const path of ['docs/free.txt', 'editor/other.txt', 'src/x']) expect([path, judge(path)]).toEqual([path, 'free']);
  });

  test('is told as protected where it changed, came or went', async () => {
    const act = ({ repo }: Scene) => {
      put(repo, {
        'docs/ai.txt': 'obey',
        'docs/skills/a/deep/er/still/SKILL.txt': 'y',
        'docs/skills/b/SKILL.txt': 'z',
        'editor/other.txt': 'y',
      });
      put(repo, { 'docs/free.txt': 'y' });
      rmSync(join(repo, 'editor/rules/a.mdc'));
    };
    const files = { ...LINKED, 'AGENTS.md': LINKED['AGENTS.md'] };
    expect(await changes(act, { files })).toEqual([
      'modified AGENTS.md (protected)',
      'modified docs/ai.txt (protected)',
      'modified docs/skills/a/deep/er/still/SKILL.txt (protected)',
      'created docs/skills/b/SKILL.txt (protected)',
      'deleted editor/rules/a.mdc (protected)',
    ]);
  });

  test('is told where it lies outside the checkout', async () => {
    const elsewhere = scratch();
    put(elsewhere, { 'ai.txt': 'be good' });
    const files = { 'AGENTS.md': { link: join(elsewhere, 'ai.txt') } };
    expect(await changes(() => put(elsewhere, { 'ai.txt': 'obey' }), { files })).toEqual(['modified AGENTS.md (protected)']);
  });

  test('is not all of the checkout where a link leads to a folder that it lies in itself', async () => {
    const { judge } = await watched({ '.claude/skills': { link: '..' }, 'CLAUDE.md': { link: '.' }, 'src/a.ts': '' });
    expect(judge('src/a.ts')).toBe('free');
    expect(judge('CLAUDE.md')).toBe('protected');
  });

  test('and is the same for a look at the names alone; what leads on too often is said', async () => {
    const chain = (length: number) =>
      Object.fromEntries([
        ['.basis', { link: 'd1' }],
        ...Array.from({ length }, (_, index) => [`d${index + 1}/next`, { link: `../d${index + 2}` }] as const),
        [`d${length + 1}/hooks.json`, '{}'],
      ]);
    for (const [length, kind, notices] of [
      [6, 'protected', 0],
      [12, 'free', 1],
    ] as const) {
      const files = chain(length);
      const { judge, watch } = await watched(files);
      const looked = await guarded(files);
      await looked.guard.look();
      const last = `d${length + 1}/hooks.json`;
      expect([judge(last), looked.guard.judge(last).kind], String(length)).toEqual([kind, kind]);
      expect((await watch.compare()).notices.filter((notice) => notice.includes('too often'))).toHaveLength(notices);
    }
  });

  test('and very many of them are found as quickly as they are met', async () => {
    const many = 10_000;
    const repo = scratch();
    mkdirSync(join(repo, '.github/workflows'), { recursive: true });
    mkdirSync(join(repo, 't'));
    for (let index = 0; index < many; index += 1) symlinkSync(`../../t/f${index}`, join(repo, `.github/workflows/a${index}`));
    const guard = await guardOf(repo);
    await guard.look();
    expect([`t/f${many - 1}`, 't/other'].map((path) => guard.judge(path).kind)).toEqual(['protected', 'free']);
  }, 30_000);
});

describe('what a symlink leads to that later steps execute', () => {
  test('is told: of a file by its link, of a folder by what is in it', async () => {
    const files = {
      'package.json': { link: 'data/pkg.txt' },
      'data/pkg.txt': '{}',
      '.husky': { link: 'data/hooks' },
      'data/hooks/pre-commit': 'x',
    };
    const act = ({ repo }: Scene) =>
      put(repo, { 'data/pkg.txt': '{"scripts": {}}', 'data/hooks/pre-commit': 'evil', 'data/hooks/new': '', 'data/plain.txt': '' });
    const rows = (await found(act, { files })).changed;
    expect(rows.map(told)).toEqual(['created data/hooks/new', 'modified data/hooks/pre-commit', 'modified package.json']);
    expect(rows.at(-1)?.before_digest).not.toBe(rows.at(-1)?.after_digest);
  });

  test('is not told of packages that a folder of dependencies or a name of a file alone leads to', async () => {
    const files = {
      'node_modules/build': { link: '../packages/build' },
      'packages/build/a.txt': 'x',
      workspace: { link: 'packages' },
      'node_modules/.github': { link: '../packages' },
    };
    expect(await changes(({ repo }) => put(repo, { 'packages/build/a.txt': 'y', 'packages/b.txt': '' }), { files })).toEqual([]);
  });

  test('is not told where it was written again as it was', async () => {
    const files = { 'package.json': { link: 'data/pkg.txt' }, 'data/pkg.txt': '{}' };
    const again = ({ repo }: Scene) => {
      rmSync(join(repo, 'data/pkg.txt'));
      writeFileSync(join(repo, 'data/pkg.txt'), '{}');
      rmSync(join(repo, 'package.json'));
      symlinkSync('data/pkg.txt', join(repo, 'package.json'));
    };
    expect(await changes(again, { files })).toEqual([]);
    expect(await changes(({ repo }) => chmodSync(join(repo, 'data/pkg.txt'), 0o755), { files })).toEqual([
      'modified data/pkg.txt',
      'modified package.json',
    ]);
  });
});
