import { execFileSync } from 'node:child_process';
import {
  chmod,
  link,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile as read,
  realpath,
  rename,
  rm,
  symlink,
  writeFile as write,
} from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Hold } from '../../src/bindings/confined-fs/folder.ts';
import { namesBelow } from '../../src/bindings/confined-fs/path-rules.ts';
import { readFile } from '../../src/bindings/confined-fs/read-file.ts';
import { deleteEntry, moveFile } from '../../src/bindings/confined-fs/relocate.ts';
import { scan } from '../../src/bindings/confined-fs/scan.ts';
import { openWorkspace, type Workspace } from '../../src/bindings/confined-fs/workspace.ts';
import { writeFile } from '../../src/bindings/confined-fs/write-file.ts';

const holds: Hold[] = process.platform === 'linux' ? ['descriptor', 'path'] : ['path'];

const names = (path: string): readonly string[] => path.split('/');

describe.each(holds)('held by %s', (hold) => {
  let base: string;
  let inside: string;
  let outside: string;
  let workspace: Workspace;

  beforeEach(async () => {
    base = await realpath(await mkdtemp(join(tmpdir(), 'basis-guard-test-')));
    inside = join(base, 'workspace');
    outside = join(base, 'outside');
    await mkdir(join(inside, 'src'), { recursive: true });
    await mkdir(outside);
    await write(join(inside, 'src', 'a.txt'), 'a');
    await write(join(outside, 'far.txt'), 'far');
    const opened = await openWorkspace(inside, process.platform, hold);
    if (!opened.ok) throw new Error(opened.error);
    workspace = opened.value;
  });

  afterEach(() => rm(base, { recursive: true, force: true }));

  const readText = async (path: string): Promise<string> => {
    const found = await readFile(workspace, names(path), { maxBytes: 100, links: 'resolve' });
    return found.ok ? found.value.bytes.toString() : `error: ${found.error}`;
  };
  const set = async (path: string, text: string, replace: 'never' | 'if-there' | 'only' = 'if-there'): Promise<string> => {
    const done = await writeFile(workspace, names(path), new TextEncoder().encode(text), { replace });
    return done.ok ? 'done' : done.error;
  };
  const remove = async (path: string, recursive = false): Promise<string> => {
    const done = await deleteEntry(workspace, names(path), recursive);
    return done.ok ? 'done' : done.error;
  };
  const move = async (from: string, to: string): Promise<string> => {
    const done = await moveFile(workspace, names(from), names(to));
    return done.ok ? 'done' : done.error;
  };

  const seen = async (depth: number, maxEntries: number, from = '.'): Promise<string[]> => {
    const all: string[] = [];
    const below = namesBelow(workspace, from, 'posix');
    if (!below.ok) throw new Error(below.error);
    const end = await scan(workspace, below.value, { depth, maxEntries, closed: ['.git'] }, (found) => {
      all.push(`${found.kind} ${found.names.join('/')}${found.target === undefined ? '' : ` -> ${found.target}`}`);
      return Promise.resolve('on');
    });
    return [...all, end.ok ? end.value.how : end.error];
  };

  test('a read follows links that stay inside, however many, and refuses those that leave, loop or dangle', async () => {
    await symlink('a.txt', join(inside, 'src', 'near'));
    await symlink('../src', join(inside, 'src', 'self'));
    await symlink(join(inside, 'src'), join(inside, 'absolute'));
    await symlink('../outside', join(inside, 'out'));
    await symlink(join(outside, 'far.txt'), join(inside, 'far'));
    await symlink('loop', join(inside, 'loop'));
    await symlink('nowhere', join(inside, 'dangling'));
    expect(await readText('src/near')).toBe('a');
    expect(await readText('src/self/self/near')).toBe('a');
    expect(await readText('absolute/self/a.txt')).toBe('a');
    expect(await readText('out/far.txt')).toBe(
      'error: out/far.txt cannot be reached: out is a symbolic link to "../outside", which leads out of the workspace; name a path inside it',
    );
    expect(await readText('far')).toContain('leads out of the workspace');
    expect(await readText('loop')).toBe('error: loop is one of more than 40 symbolic links on the way');
    expect(await readText('dangling')).toBe('error: dangling does not exist');
    expect(await readText('src/none/x')).toBe('error: src/none/x cannot be reached: src/none does not exist');
  });

  test('a change is never made through a link, not even through one that stays inside', async () => {
    await symlink('src', join(inside, 'alias'));
    await symlink('a.txt', join(inside, 'src', 'near'));
    await symlink(join(outside, 'far.txt'), join(inside, 'far'));
    const through = 'is a symbolic link to "src"; changes are made only by the real path';
    expect(await set('alias/b.txt', 'b')).toBe(`alias/b.txt cannot be reached: alias ${through}`);
    expect(await set('src/near', 'b')).toBe('src/near is a symbolic link; changes are made only by the real path');
    expect(await set('far', 'b')).toBe('far is a symbolic link; changes are made only by the real path');
    expect(await move('src/near', 'src/b')).toBe('src/near is a symbolic link; it can be deleted, not moved');
    expect(await move('src/a.txt', 'alias/b')).toBe(`src/a.txt could not be moved: alias/b cannot be reached: alias ${through}`);
    expect(await remove('alias/a.txt')).toBe(`alias/a.txt cannot be reached: alias ${through}`);
    expect(await read(join(inside, 'src', 'a.txt'), 'utf8')).toBe('a');
    expect(await read(join(outside, 'far.txt'), 'utf8')).toBe('far');
  });

  test('deleting a link deletes the link, and a recursive deletion does not go down links', async () => {
    await mkdir(join(inside, 'tree', 'deep'), { recursive: true });
    await symlink(outside, join(inside, 'tree', 'deep', 'out'));
    await symlink(outside, join(inside, 'out'));
    expect(await remove('out', true)).toBe('done');
    expect(await remove('tree')).toBe('tree is a folder that is not empty');
    expect(await remove('tree', true)).toBe('done');
    expect(await readdir(inside)).toEqual(['src']);
    expect(await readdir(outside)).toEqual(['far.txt']);
    expect(await remove('tree')).toBe('tree does not exist');
  });

  test('a write makes the folders that are missing, keeps the permission bits, and leaves no temporary file', async () => {
    await chmod(join(inside, 'src', 'a.txt'), 0o750);
    expect(await set('new/deep/b.txt', 'b')).toBe('done');
    expect(await set('src/a.txt', 'longer than before')).toBe('done');
    expect((await lstat(join(inside, 'src', 'a.txt'))).mode & 0o777).toBe(0o750);
    expect(await read(join(inside, 'new', 'deep', 'b.txt'), 'utf8')).toBe('b');
    expect(await set('src/a.txt', 'x', 'never')).toBe('src/a.txt exists already');
    expect(await set('src', 'x')).toBe('src is a folder');
    expect(await set('src/none.txt', 'x', 'only')).toBe('src/none.txt does not exist');
    expect((await readdir(inside, { recursive: true })).sort()).toEqual(['new', 'new/deep', 'new/deep/b.txt', 'src', 'src/a.txt']);
  });

  test('a file with no permission to write for anybody is not written over', async () => {
    await chmod(join(inside, 'src', 'a.txt'), 0o444);
    expect(await set('src/a.txt', 'b')).toBe('src/a.txt is read-only');
  });

  test('writing to a file that has a second name outside leaves the content outside as it was', async () => {
    await link(join(outside, 'far.txt'), join(inside, 'second'));
    expect(await set('second', 'changed')).toBe('done');
    expect(await read(join(outside, 'far.txt'), 'utf8')).toBe('far');
    expect(await read(join(inside, 'second'), 'utf8')).toBe('changed');
  });

  test('a move takes a free name only and gives exactly one file', async () => {
    await write(join(inside, 'b.txt'), 'b');
    expect(await move('src/a.txt', 'b.txt')).toBe('src/a.txt could not be moved: b.txt exists already');
    expect(await move('src/a.txt', 'new/c.txt')).toBe('done');
    expect(await move('src', 'dst')).toBe('src is a folder; only files are moved');
    expect((await readdir(inside, { recursive: true })).sort()).toEqual(['b.txt', 'new', 'new/c.txt', 'src']);
    expect(await read(join(inside, 'new', 'c.txt'), 'utf8')).toBe('a');
  });

  test.runIf(process.platform !== 'win32')(
    'pipes, sockets and devices are neither read nor written, and nothing waits for them',
    async () => {
      execFileSync('mkfifo', [join(inside, 'pipe')]);
      const server = createServer().listen(join(inside, 'socket'));
      await symlink('/dev/zero', join(inside, 'zero'));
      for (const name of ['pipe', 'socket']) {
        expect(await readText(name)).toBe(`error: ${name} is neither a file nor a folder`);
        expect(await set(name, 'x')).toBe(`${name} is neither a file nor a folder`);
        expect(await move(name, 'moved')).toBe(`${name} is neither a file nor a folder`);
      }
      expect(await readText('zero')).toContain('leads out of the workspace');
      server.close();
    },
  );

  test('a file past the size that was asked for is not read', async () => {
    await write(join(inside, 'big'), 'x'.repeat(101));
    expect(await readText('big')).toBe('error: big is 101 bytes, more than the 100 that can be worked on');
  });

  test('a workspace whose folder was replaced since it was opened is not used', async () => {
    await rename(inside, join(base, 'away'));
    await mkdir(inside);
    expect(await set('x', 'x')).toBe('x cannot be reached: another folder has taken the place of the workspace');
    await rm(inside, { recursive: true });
    await symlink(outside, inside);
    expect(await set('x', 'x')).toBe('x cannot be reached: the workspace itself is gone or was replaced');
    expect(await readdir(outside)).toEqual(['far.txt']);
  });

  test.runIf(process.platform === 'linux')('no descriptor stays open, whether an operation is done or refused', async () => {
    await symlink('src', join(inside, 'alias'));
    const open = async (): Promise<string[]> => (await readdir('/proc/self/fd')).sort();
    const before = await open();
    for (let round = 0; round < 20; round += 1) {
      await set('new/deep/b.txt', 'b');
      await set('alias/b.txt', 'b');
      await set('src', 'b');
      await readText('alias/a.txt');
      await readText('alias/none/b.txt');
      await move('new/deep/b.txt', 'src/a.txt');
      await move('new/deep/b.txt', 'other/b.txt');
      await seen(9, 3);
      await remove('src/a.txt/b');
      await remove('new');
      await remove('other', true);
    }
    expect((await open()).length).toBeLessThan(before.length + 5);
  });

  test('a scan names entries in order, does not enter links or closed folders, and stops at its bound', async () => {
    await mkdir(join(inside, '.git'));
    await write(join(inside, '.git', 'config'), '');
    await symlink(outside, join(inside, 'out'));
    expect(await seen(9, 100)).toEqual(['folder .git', `link out -> ${outside}`, 'folder src', 'file src/a.txt', 'all']);
    expect(await seen(1, 100)).toEqual(['folder .git', `link out -> ${outside}`, 'folder src', 'all']);
    expect(await seen(9, 100, '.git')).toEqual(['file .git/config', 'all']);
    expect(await seen(9, 100, 'src/a.txt')).toEqual(['file src/a.txt', 'all']);
    expect((await seen(9, 2)).at(-1)).toBe('bound');
    expect(await seen(9, 100, 'out')).toEqual([
      `out is a symbolic link to "${outside}", which leads out of the workspace; name a path inside it`,
    ]);
  });

  test('over any tree of files, folders and links, what is read is what the real path says, and nothing outside changes', async () => {
    const name = fc.constantFrom('a', 'b', 'c');
    const target = fc.constantFrom(
      'a',
      'b',
      '../a',
      '..',
      '../..',
      '.',
      '../../outside',
      outside,
      join(outside, 'far.txt'),
      inside,
      join(inside, 'a'),
      '/',
      'c/../../b',
    );
    const made = fc.record({
      path: fc.array(name, { minLength: 1, maxLength: 3 }),
      what: fc.constantFrom('file', 'folder', 'link'),
      target,
    });
    const step = fc.constantFrom('a', 'b', 'c', '..', '.', 'far.txt');
    const asked = fc.array(step, { minLength: 1, maxLength: 5 });
    const act = fc.constantFrom('read', 'set', 'create', 'delete', 'move');
    await fc.assert(
      fc.asyncProperty(fc.array(made, { maxLength: 8 }), fc.array(fc.tuple(act, asked, asked), { maxLength: 6 }), async (tree, calls) => {
        await rm(inside, { recursive: true });
        await mkdir(inside);
        const opened = await openWorkspace(inside, process.platform, hold);
        if (!opened.ok) throw new Error(opened.error);
        workspace = opened.value;
        for (const entry of tree) await build(entry);
        for (const [kind, path, to] of calls) await call(kind, path.join('/'), to.join('/'));
        expect(await readdir(outside)).toEqual(['far.txt']);
        expect(await read(join(outside, 'far.txt'), 'utf8')).toBe('far');
        expect((await readdir(base)).sort()).toEqual(['outside', 'workspace']);
      }),
      { numRuns: 150 },
    );

    async function build(entry: { path: string[]; what: string; target: string }): Promise<void> {
      const path = join(inside, ...entry.path);
      const parent = await realpath(join(path, '..')).catch(() => undefined);
      if (parent === undefined || !(parent === inside || parent.startsWith(inside + sep))) return;
      if (entry.what === 'file') await write(path, path, { flag: 'wx' }).catch(() => {});
      else if (entry.what === 'folder') await mkdir(path).catch(() => {});
      else await symlink(entry.target, path).catch(() => {});
    }

    async function call(kind: string, path: string, to: string): Promise<void> {
      const from = namesBelow(workspace, path, 'posix');
      const goal = namesBelow(workspace, to, 'posix');
      if (!from.ok || !goal.ok) return;
      if (kind === 'set' || kind === 'create') {
        await writeFile(workspace, from.value, new TextEncoder().encode('new'), { replace: kind === 'set' ? 'if-there' : 'never' });
      } else if (kind === 'delete') {
        await deleteEntry(workspace, from.value, true);
      } else if (kind === 'move') {
        await moveFile(workspace, from.value, goal.value);
      } else {
        const found = await readFile(workspace, from.value, { maxBytes: 1000, links: 'resolve' });
        const real = await realpath(join(inside, ...from.value)).catch(() => '');
        const expected = real.startsWith(inside + sep) && (await lstat(real)).isFile() ? await read(real, 'utf8') : undefined;
        expect(found.ok ? found.value.bytes.toString() : undefined).toBe(expected);
        if (found.ok) expect(join(inside, ...found.value.names)).toBe(real);
      }
    }
  });
});
