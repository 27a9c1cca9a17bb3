import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findCheckout, isStraight, objectFolder } from '../../../src/bindings/trust/checkout.ts';
import { put } from '../../support/run/folder.ts';
import { plainGit } from '../../support/run/repository.ts';
import { repository, scratch } from './scratch.ts';
import { open, read } from './commit-scene.ts';

describe('where a checkout begins', () => {
  test('a workspace below the top knows its way, and GITHUB_WORKSPACE is the top where there is no repository', () => {
    const repo = repository({ 'packages/a/x': '' });
    expect(findCheckout(join(repo, 'packages/a'))).toMatchObject({ root: repo, prefix: 'packages/a', gitDir: join(repo, '.git') });
    const bare = scratch();
    put(bare, { 'sub/x': '' });
    expect(findCheckout(join(bare, 'sub'), bare)).toEqual({ root: bare, prefix: 'sub' });
  });

  test('no repository above GITHUB_WORKSPACE is looked at', () => {
    const outer = repository({ 'work/inner/x': '' });
    expect(findCheckout(join(outer, 'work/inner'), join(outer, 'work')).root).toBe(join(outer, 'work'));
  });

  test('a workspace that a head made a symlink is told', () => {
    const repo = repository({ 'real/x': '', sub: { link: 'real' }, here: { link: '.' } });
    expect(isStraight(findCheckout(join(repo, 'real'), repo))).toBe(true);
    expect(isStraight(findCheckout(join(repo, 'sub'), repo))).toBe(false);
    expect(isStraight(findCheckout(join(repo, 'here'), repo))).toBe(false);
    expect(isStraight(findCheckout(join(repo, 'here/real'), repo))).toBe(false);
  });

  test('a .git file that points nowhere, or at itself, is no repository', () => {
    const folder = scratch();
    for (const text of ['gitdir: /nonexistent\n', 'gitdir: .git\n', 'nonsense', '']) {
      put(folder, { '.git': text });
      expect(objectFolder(findCheckout(folder))).toBeUndefined();
    }
    expect(existsSync(join(folder, '.git'))).toBe(true);
  });
});

describe('paths in a trusted tree', () => {
  test('symlinks are followed inside the tree and nowhere else', async () => {
    const repo = repository({
      'guard/hooks.json': 'hooks',
      '.basis': { link: 'guard' },
      'chain/a': { link: '../chain/b' },
      'chain/b': { link: './c' },
      'chain/c': 'end',
      up: { link: '../outside' },
      absolute: { link: '/etc/passwd' },
      loop: { link: 'loop' },
      dangling: { link: 'none' },
    });
    const opened = await open(plainGit(repo, 'rev-parse', 'HEAD'), repo);
    expect(await read(opened, '.basis/hooks.json')).toBe('hooks');
    expect(await read(opened, 'chain/a')).toBe('end');
    await expect(read(opened, 'up')).rejects.toThrow('it is a symlink out of the tree');
    await expect(read(opened, 'absolute')).rejects.toThrow('it is a symlink out of the tree');
    await expect(read(opened, 'loop')).rejects.toThrow('it is a loop of symlinks');
    await expect(read(opened, 'dangling')).rejects.toThrow('it is a symlink to something that is not there');
    await expect(read(opened, 'guard')).rejects.toThrow('it is a folder');
    await expect(read(opened, 'chain/c/d')).rejects.toThrow("'chain/c' is a file, not a folder");
  });
});
