import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { objectFolder, findCheckout } from '../../../src/bindings/trust/checkout.ts';
import { parseIndex, treeId } from '../../../src/bindings/trust/git-object.ts';
import { remoteOf } from '../../../src/bindings/trust/remote.ts';
import { makeSnapshot, type Snapshot } from '../../../src/bindings/trust/snapshot.ts';
import { openTrustedCommit } from '../../../src/bindings/trust/trusted-commit.ts';
import type { Result } from '../../../src/contract/result.ts';
import type { Content } from '../../support/run/folder.ts';
import { commit, plainGit } from '../../support/run/repository.ts';
import { ownGit, repository, scratch } from './scratch.ts';

const superuser = process.getuid?.() === 0;

async function snapshotOf(repo: string, name = plainGit(repo, 'rev-parse', 'HEAD'), server?: string): Promise<Result<Snapshot, string>> {
  const folder = scratch();
  const git = ownGit(folder);
  const objects = objectFolder(findCheckout(repo, repo));
  const remote =
    server === undefined
      ? ({ ok: false, error: 'nowhere' } as const)
      : remoteOf({ serverUrl: pathToFileURL(server).href, repository: 'acme/shop' });
  const opened = await openTrustedCommit({ commit: name, remote, folder, git, ...(objects === undefined ? {} : { objects }) });
  return opened.ok ? makeSnapshot({ commit: opened.value, git, folder: join(folder, 'snapshot'), root: repo }) : opened;
}

async function made(files: Readonly<Record<string, Content>>): Promise<Snapshot> {
  const snapshot = await snapshotOf(repository(files));
  if (!snapshot.ok) throw new Error(snapshot.error);
  return snapshot.value;
}

const TREE = {
  'a.txt': 'a',
  'deep/er/b.txt': 'b',
  'run.sh': { program: '#!/bin/sh\n' },
  link: { link: 'deep/er' },
  'with space/ü\n"quoted"': 'odd',
} as const;

describe('a snapshot', () => {
  test('5.9 has the whole tree, read-only, with modes and symlinks', async () => {
    const { folder, files, tree } = await made(TREE);
    expect(readFileSync(join(folder, 'link/b.txt'), 'utf8')).toBe('b');
    expect(readlinkSync(join(folder, 'link'))).toBe('deep/er');
    expect(readFileSync(join(folder, 'with space/ü\n"quoted"'), 'utf8')).toBe('odd');
    expect(files).toBe(5);
    expect(tree).toMatch(/^[0-9a-f]{40}$/);
    const mode = (path: string) => (lstatSync(join(folder, path)).mode & 0o777).toString(8);
    expect(['a.txt', 'run.sh', 'deep', 'deep/er', '.'].map(mode)).toEqual(['444', '555', '555', '555', '555']);
  });

  test('5.9 copies no objects', async () => {
    const { folder } = await made(TREE);
    expect(execFileSync('find', [join(folder, '../trusted.git/objects'), '-type', 'f'], { encoding: 'utf8' }).trim()).toMatch(
      /objects\/info\/alternates$/,
    );
  });

  test('an empty tree, and one of SHA-256 names, have one too', async () => {
    expect((await made({})).files).toBe(0);
    const snapshot = await snapshotOf(repository(TREE, undefined, '--object-format=sha256'));
    expect(snapshot.ok && snapshot.value.tree).toMatch(/^[0-9a-f]{64}$/);
  });

  test('submodules are left out, and it says so', async () => {
    const repo = repository(TREE);
    plainGit(repo, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', pathToFileURL(repository({ x: '' })).href, 'sub');
    commit(repo, {});
    const snapshot = await snapshotOf(repo);
    expect(snapshot.ok && snapshot.value.notices).toEqual(['1 submodule is not part of the trusted snapshot']);
    expect(snapshot.ok && existsSync(join(snapshot.value.folder, 'sub/x'))).toBe(false);
  });

  test('its removal leaves nothing, though everything in it was read-only', async () => {
    const snapshot = await made(TREE);
    await snapshot.remove();
    expect(existsSync(snapshot.folder)).toBe(false);
  });

  test('a folder that is there already is not used, and not removed', async () => {
    const repo = repository(TREE);
    const folder = scratch();
    const git = ownGit(folder);
    const opened = await openTrustedCommit({
      commit: plainGit(repo, 'rev-parse', 'HEAD'),
      objects: join(repo, '.git/objects'),
      remote: { ok: false, error: '' },
      folder,
      git,
    });
    if (!opened.ok) throw new Error(opened.error);
    mkdirSync(join(folder, 'snapshot'));
    writeFileSync(join(folder, 'snapshot/mine'), '');
    expect(await makeSnapshot({ commit: opened.value, git, folder: join(folder, 'snapshot'), root: repo })).toMatchObject({
      ok: false,
      error: expect.stringContaining('EEXIST'),
    });
    expect(existsSync(join(folder, 'snapshot/mine'))).toBe(true);
  });
});

describe('what a snapshot is checked for', () => {
  test.each<[string, (folder: string) => void, string]>([
    ['a file that was written to', (folder) => rewrite(join(folder, 'deep/er/b.txt'), 'x'), 'deep/er'],
    ['a file of the same size, with its old times set again', (folder) => rewrite(join(folder, 'a.txt'), 'z', true), '.'],
    ['a mode that changed', (folder) => chmodSync(join(folder, 'a.txt'), 0o755), '.'],
    ['a file that was added', (folder) => inside(folder, () => writeFileSync(join(folder, 'deep/json.py'), '')), 'deep'],
    ['a file that was removed', (folder) => inside(folder, () => rmSync(join(folder, 'deep/er/b.txt'))), 'deep/er'],
    [
      'a symlink that leads elsewhere',
      (folder) => inside(folder, () => (rmSync(join(folder, 'link')), symlinkSync('deep', join(folder, 'link')))),
      '.',
    ],
    ['a folder whose permission was given back', (folder) => chmodSync(join(folder, 'deep'), 0o755), 'deep'],
  ])('%s is found', async (_, change, where) => {
    const { folder, verify } = await made(TREE);
    expect(await verify()).toEqual([]);
    change(folder);
    expect(await verify()).toContain(`the guard's snapshot changed in '${where}'`);
  });

  test('reading, running and listing change nothing', async () => {
    const { folder, verify } = await made(TREE);
    execFileSync(join(folder, 'run.sh'), { cwd: folder });
    execFileSync('ls', ['-lR', folder]);
    expect(await verify()).toEqual([]);
  });

  test('a Python hook that loads a module beside it leaves no cache behind, whoever runs it', async () => {
    const { folder, verify } = await made({ 'g/guard.py': 'import lib\n', 'g/lib.py': 'x = 1\n' });
    execFileSync('python3', ['g/guard.py'], { cwd: folder });
    expect(statSync(join(folder, 'g/__pycache__')).isFile()).toBe(true);
    expect(await verify()).toEqual([]);
  });
});

describe('what no snapshot is made of', () => {
  test('a blob in the object store with other content than its name', async () => {
    const repo = repository({ 'guard.sh': 'exit 1' });
    const path = join(repo, '.git/objects', plainGit(repo, 'rev-parse', 'HEAD:guard.sh').replace(/^../, '$&/'));
    chmodSync(path, 0o644);
    writeFileSync(path, deflateSync(Buffer.from('blob 6\0exit 0')));
    const snapshot = await snapshotOf(repo);
    expect(snapshot).toMatchObject({
      ok: false,
      error: expect.stringContaining("'guard.sh' is not the file of the commit, and it cannot be fetched: nowhere"),
    });
  });

  test('a folder in the object store with other entries than its name', async () => {
    const repo = repository({ 'sub/guard.sh': 'exit 1', 'sub/other.sh': 'exit 0' });
    const tree = plainGit(repo, 'rev-parse', 'HEAD:sub');
    const entries = ['guard.sh', 'other.sh'].map((name) =>
      Buffer.concat([Buffer.from(`100644 ${name}\0`), Buffer.from(plainGit(repo, 'rev-parse', 'HEAD:sub/other.sh'), 'hex')]),
    );
    const content = Buffer.concat(entries);
    const path = join(repo, '.git/objects', tree.replace(/^../, '$&/'));
    chmodSync(path, 0o644);
    writeFileSync(path, deflateSync(Buffer.concat([Buffer.from(`tree ${content.length}\0`), content])));
    expect(plainGit(repo, 'show', 'HEAD:sub/guard.sh')).toBe('exit 0');
    expect(await snapshotOf(repo)).toMatchObject({ ok: false, error: expect.stringContaining('its folders are not those of the commit') });
  });

  test('5.9 a tree with a symlink that leads back into the workspace', async () => {
    const repo = repository({ 'x.sh': '' });
    commit(repo, { 'guard.sh': { link: join(repo, 'x.sh') } });
    expect(await snapshotOf(repo)).toMatchObject({
      ok: false,
      error: expect.stringContaining("the symlink 'guard.sh' leads back into the workspace, which is not trusted"),
    });
    const harmless = await snapshotOf(repository({ loop: { link: 'loop' }, none: { link: 'none/x' }, out: { link: '/usr/bin/env' } }));
    expect(harmless.ok).toBe(true);
  });

  test('a partial clone is completed from the server instead', async () => {
    const server = scratch();
    const shop = repository(TREE, join(server, 'acme/shop'));
    plainGit(shop, 'config', 'uploadpack.allowFilter', 'true');
    const clone = join(scratch(), 'clone');
    plainGit(server, 'clone', '--quiet', '--filter=blob:none', '--no-checkout', pathToFileURL(shop).href, clone);
    const snapshot = await snapshotOf(clone, plainGit(shop, 'rev-parse', 'HEAD'), server);
    expect(snapshot.ok && readFileSync(join(snapshot.value.folder, 'a.txt'), 'utf8')).toBe('a');
  });
});

describe("a tree's name, recomputed", () => {
  test('is git’s own, for names that sort oddly', () => {
    const repo = repository({ 'a/x': '1', 'a-b': '2', 'a.c/y': '3', a0: '4', 'b/c/d/e': '5', 'b/c.d': '6', ä: '7' });
    const entries = parseIndex(Buffer.from(execFileSync('git', ['ls-files', '--stage', '-z'], { cwd: repo })));
    expect(entries && treeId(entries, 'sha1')).toBe(plainGit(repo, 'rev-parse', 'HEAD^{tree}'));
  });

  test('an index in conflict, or of another form, is not read', () => {
    expect(parseIndex(Buffer.from(`100644 ${'a'.repeat(40)} 2\tx\0`))).toBeUndefined();
    expect(parseIndex(Buffer.from('nonsense\0'))).toBeUndefined();
  });
});

/** Writes to a file and leaves its permission as it was, so that nothing but the content can tell. */
function rewrite(path: string, text: string, keepTimes = false): void {
  const { atime, mtime, mode } = statSync(path);
  chmodSync(path, 0o644);
  writeFileSync(path, text);
  if (keepTimes) utimesSync(path, atime, mtime);
  chmodSync(path, mode);
}

/** Acts in a folder that the superuser may write to anyway. */
function inside(folder: string, act: () => void): void {
  const folders = superuser ? [] : ['', 'deep', 'deep/er'].map((path) => join(folder, path));
  for (const path of folders) chmodSync(path, 0o755);
  act();
  for (const path of folders) chmodSync(path, 0o555);
}
