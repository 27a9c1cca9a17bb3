import { readdirSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { put } from '../../support/run/folder.ts';
import { plainGit } from '../../support/run/repository.ts';
import { repository, scratch } from './scratch.ts';
import { open, read, serverWithTwo, sourceOf } from './commit-scene.ts';

describe('the objects of the checkout', () => {
  test('5.8 a commit that is there is read without being checked out or copied', async () => {
    const { shop, first } = serverWithTwo();
    const opened = await open(first, shop);
    expect(await read(opened, 'a.txt')).toBe('first');
    expect(await read(opened, 'deep/er/b.txt')).toBe('first');
    expect(await read(opened, 'deep/none.txt')).toBeUndefined();
    expect(sourceOf(opened)).toBe('workspace');
    expect(opened.ok && readdirSync(join(opened.value.gitDir, 'objects')).toSorted()).toEqual(['info', 'pack']);
  });

  test('what the working tree and the index say does not matter', async () => {
    const { shop, first } = serverWithTwo();
    put(shop, { 'a.txt': 'edited' });
    plainGit(shop, 'add', '--all');
    expect(await read(await open(first, shop), 'a.txt')).toBe('first');
  });

  test('a replacement reference does not replace anything', async () => {
    const { shop, first, second } = serverWithTwo();
    plainGit(shop, 'replace', first, second);
    expect(plainGit(shop, 'show', `${first}:a.txt`)).toBe('second');
    expect(await read(await open(first, shop), 'a.txt')).toBe('first');
  });

  test('a tag of the commit leads to it', async () => {
    const { shop, first } = serverWithTwo();
    plainGit(shop, 'tag', '--annotate', '--message', 'v1', 'v1', first);
    const opened = await open(plainGit(shop, 'rev-parse', 'v1'), shop);
    expect(opened.ok && opened.value.commit).toBe(first);
    expect(await read(opened, 'a.txt')).toBe('first');
  });

  test('what is no commit is refused', async () => {
    const { shop, first } = serverWithTwo();
    expect(await open(plainGit(shop, 'rev-parse', `${first}^{tree}`), shop)).toMatchObject({
      ok: false,
      error: expect.stringContaining('it is a tree, not a commit'),
    });
    expect(await open('main', shop)).toEqual({ ok: false, error: "'main' is not the full name of a commit: write 40 or 64 hex digits" });
  });

  test('worktrees, submodules and symlinked git folders are seen through', async () => {
    const { shop, first, url } = serverWithTwo();
    const worktree = join(scratch(), 'worktree');
    plainGit(shop, 'worktree', 'add', '--quiet', worktree, first);
    expect(sourceOf(await open(first, worktree))).toBe('workspace');

    const parent = repository({});
    plainGit(parent, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', url, 'sub');
    expect(sourceOf(await open(first, join(parent, 'sub')))).toBe('workspace');

    const linked = repository({ 'a.txt': 'linked' });
    const name = plainGit(linked, 'rev-parse', 'HEAD');
    const elsewhere = join(scratch(), 'moved.git');
    renameSync(join(linked, '.git'), elsewhere);
    symlinkSync(elsewhere, join(linked, '.git'));
    expect(sourceOf(await open(name, linked))).toBe('workspace');
  });

  test('objects that the checkout borrows from another store are found there', async () => {
    const { shop, first } = serverWithTwo();
    const clone = join(scratch(), 'clone');
    plainGit(shop, 'clone', '--quiet', '--shared', shop, clone);
    expect(sourceOf(await open(first, clone))).toBe('workspace');
  });

  test('a path with a quote and a line end in it can hold the checkout', async () => {
    const repo = repository({ 'a.txt': 'odd' }, join(scratch(), '"odd\n#name'));
    expect(await read(await open(plainGit(repo, 'rev-parse', 'HEAD'), repo), 'a.txt')).toBe('odd');
  });

  test('a repository with SHA-256 names works alike', async () => {
    const { shop, first, server } = serverWithTwo('--object-format=sha256');
    expect(first).toHaveLength(64);
    expect(await read(await open(first, shop), 'a.txt')).toBe('first');
    const empty = scratch();
    expect(sourceOf(await open(first, empty, server))).toBe('server');
  });
});

describe('a commit that is missing', () => {
  test('5.8 is fetched by its name, alone: from a shallow clone', async () => {
    const { server, first, second, url } = serverWithTwo();
    const clone = join(scratch(), 'clone');
    plainGit(server, 'clone', '--quiet', '--depth=1', url, clone);
    expect(plainGit(clone, 'rev-parse', 'HEAD')).toBe(second);
    const opened = await open(first, clone, server);
    expect(await read(opened, 'a.txt')).toBe('first');
    expect(sourceOf(opened)).toBe('server');
    expect(plainGit(clone, 'rev-parse', '--is-shallow-repository')).toBe('true');
    expect(() => plainGit(clone, 'cat-file', '-e', first)).toThrow();
  });

  test('5.8 is fetched with depth 1', async () => {
    const { server, first, second } = serverWithTwo();
    const opened = await open(second, scratch(), server);
    if (!opened.ok) throw new Error(opened.error);
    expect(plainGit(opened.value.gitDir, 'rev-list', second)).toBe(second);
    expect(() => plainGit(opened.value.gitDir, 'cat-file', '-e', first)).toThrow();
  });

  test('is fetched where there is no repository at all', async () => {
    const { server, first } = serverWithTwo();
    const opened = await open(first, scratch(), server);
    expect(await read(opened, 'a.txt')).toBe('first');
  });

  test('is fetched whole where a partial clone has the commit and not its files, without asking the clone’s own server', async () => {
    const { server, shop, first, url } = serverWithTwo();
    plainGit(shop, 'config', 'uploadpack.allowFilter', 'true');
    const clone = join(scratch(), 'clone');
    plainGit(server, 'clone', '--quiet', '--filter=blob:none', '--no-checkout', url, clone);
    plainGit(clone, 'config', 'remote.origin.url', 'file:///nonexistent');
    const opened = await open(first, clone, server);
    expect(sourceOf(opened)).toBe('workspace');
    expect(await read(opened, 'a.txt')).toBe('first');
    expect(sourceOf(opened)).toBe('server');
  });

  test('5.8 that cannot be had stops the run with one sentence', async () => {
    const { server, shop } = serverWithTwo();
    const missing = 'd'.repeat(40);
    expect(await open(missing, shop)).toEqual({
      ok: false,
      error: `the trusted commit ${missing} cannot be had: the object ${missing} is not in the checkout, and it cannot be fetched: nowhere to fetch from`,
    });
    const fetched = await open(missing, shop, server);
    expect(fetched).toMatchObject({
      ok: false,
      error: expect.stringMatching(/^the trusted commit d+ cannot be had: .* git fetch said: .*not our ref d+$/),
    });
    expect(fetched.ok ? '' : fetched.error).not.toContain('\n');
  });
});
