import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { chmodSync, existsSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deflateSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { findCheckout, isStraight, objectFolder } from '../../../src/bindings/trust/checkout.ts';
import { remoteOf } from '../../../src/bindings/trust/remote.ts';
import { openTrustedCommit, type TrustedCommit } from '../../../src/bindings/trust/trusted-commit.ts';
import { TrustedTree } from '../../../src/bindings/trust/trusted-tree.ts';
import type { Result } from '../../../src/contract/result.ts';
import { commit, ownGit, plainGit, put, repository, scratch } from './scratch.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((closed) => server.close(closed));
});

const nowhere = { ok: false, error: 'nowhere to fetch from' } as const;

/** Opens a commit as a run with this checkout would; `server` is the folder that holds `acme/shop`. */
function open(name: string, checkout: string, server?: string): Promise<Result<TrustedCommit, string>> {
  const folder = scratch();
  const objects = objectFolder(findCheckout(checkout, checkout));
  const remote = server === undefined ? nowhere : remoteOf({ serverUrl: pathToFileURL(server).href, repository: 'acme/shop' });
  return openTrustedCommit({ commit: name, remote, folder, git: ownGit(folder), ...(objects === undefined ? {} : { objects }) });
}

async function read(opened: Result<TrustedCommit, string>, path: string): Promise<string | undefined> {
  if (!opened.ok) throw new Error(opened.error);
  const file = await new TrustedTree(opened.value).read(path);
  if (!file.ok) throw new Error(file.error);
  return file.value?.bytes.toString();
}

const sourceOf = (opened: Result<TrustedCommit, string>) => (opened.ok ? opened.value.source : opened.error);

/** A server with `acme/shop`: a first commit, and a second one. */
function serverWithTwo(...init: readonly string[]) {
  const server = scratch();
  const shop = repository({ 'a.txt': 'first', 'deep/er/b.txt': 'first' }, join(server, 'acme/shop'), ...init);
  const first = plainGit(shop, 'rev-parse', 'HEAD');
  const second = commit(shop, { 'a.txt': 'second' });
  return { server, shop, first, second, url: pathToFileURL(shop).href };
}

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

describe('objects that somebody planted', () => {
  /** Writes an object under a name that is not its own. */
  function plant(shop: string, name: string, type: string, content: string): void {
    const path = join(shop, '.git/objects', name.slice(0, 2), name.slice(2));
    chmodSync(path, 0o644);
    writeFileSync(path, deflateSync(Buffer.from(`${type} ${Buffer.byteLength(content)}\0${content}`)));
  }

  test('a blob with other content than its name is not believed, and fetched instead', async () => {
    const { server, shop, first } = serverWithTwo();
    const clone = join(scratch(), 'clone');
    plainGit(server, 'clone', '--quiet', '--no-hardlinks', shop, clone);
    plant(clone, plainGit(clone, 'rev-parse', `${first}:a.txt`), 'blob', 'evil!');
    expect(plainGit(clone, 'show', `${first}:a.txt`)).toBe('evil!');
    const opened = await open(first, clone, server);
    expect(await read(opened, 'a.txt')).toBe('first');
    expect(sourceOf(opened)).toBe('server');
  });

  test('without a server it is a problem', async () => {
    const { shop, first } = serverWithTwo();
    const blob = plainGit(shop, 'rev-parse', `${first}:a.txt`);
    plant(shop, blob, 'blob', 'evil!');
    await expect(read(await open(first, shop), 'a.txt')).rejects.toThrow(`the object ${blob} has other content than its name says`);
  });

  test('a commit with another tree is not believed', async () => {
    const { shop, first, second } = serverWithTwo();
    plant(shop, first, 'commit', `${plainGit(shop, 'cat-file', 'commit', second)}\n`);
    expect(await open(first, shop)).toMatchObject({ ok: false, error: expect.stringContaining('has other content than its name says') });
  });

  test('an object store that is torn is a problem, or fetched around', async () => {
    const { server, shop, first } = serverWithTwo();
    const clone = join(scratch(), 'clone');
    plainGit(server, 'clone', '--quiet', '--no-hardlinks', shop, clone);
    const path = join(clone, '.git/objects', first.slice(0, 2), first.slice(2));
    rmSync(path);
    writeFileSync(path, 'torn');
    expect((await open(first, clone)).ok).toBe(false);
    expect(sourceOf(await open(first, clone, server))).toBe('server');
  });
});

describe('the server', () => {
  test('its address comes from the runner, and anything but https keeps the token at home', () => {
    const of = (serverUrl: string, repository = 'acme/shop') => remoteOf({ serverUrl, repository, token: 'word' });
    expect(of('https://github.example/')).toMatchObject({
      ok: true,
      value: { url: new URL('https://github.example/acme/shop'), token: 'word' },
    });
    expect(of('http://127.0.0.1:3000')).toMatchObject({ ok: true, value: { token: 'word' } });
    expect(of('http://github.example')).toEqual({ ok: true, value: { url: new URL('http://github.example/acme/shop') } });
    expect(of('file:///srv')).toEqual({ ok: true, value: { url: new URL('file:///srv/acme/shop') } });
    for (const refused of ['ext::sh -c x', 'ssh://git@host', '--upload-pack=x', 'https://user:word@host', '', 'ftp://host'])
      expect(of(refused).ok).toBe(false);
    expect(remoteOf({ serverUrl: 'https://github.example' }).ok).toBe(false);
  });

  test('the token goes in a header to that server, and into no argument', async () => {
    const seen: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      seen.push(request.headers.authorization);
      response.writeHead(403).end();
    });
    servers.push(server);
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const token = createHash('sha256').update(String(Date.now())).digest('hex').slice(0, 20);
    const remote = remoteOf({ serverUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, repository: 'acme/shop', token });
    const folder = scratch();
    const calls: (readonly string[])[] = [];
    const git = ownGit(folder);
    const opened = await openTrustedCommit({
      commit: 'a'.repeat(40),
      remote,
      folder,
      git: (request) => {
        calls.push(request.args);
        return git(request);
      },
    });
    expect(opened).toMatchObject({ ok: false, error: expect.stringContaining('403') });
    expect(seen[0]).toBe(`basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`);
    expect(JSON.stringify(calls)).not.toContain(token);
    expect(opened.ok ? '' : opened.error).not.toContain(token);
  });
});

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
