import { symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cleanPath } from '../../../src/bindings/trust/clean-path.ts';
import { physicalPath, wayInside } from '../../../src/bindings/trust/inside.ts';
import { changeOf, findProgram, onPath } from '../../../src/bindings/trust/program-path.ts';
import { rewriteHookArgv, rewriteToolArgv, type TreeView } from '../../../src/bindings/trust/rewrite-argv.ts';
import { type Content, put } from '../../support/run/folder.ts';
import { scratch } from './scratch.ts';

const TREE: Readonly<Record<string, Content>> = {
  '.basis/guard.py': '',
  '.basis/x.json': '',
  'scripts/lint.sh': { program: '#!/bin/sh\n' },
  'build/out': '',
  'rules.txt': '',
  'packages/a/own.sh': { program: '#!/bin/sh\n' },
  'packages/a/.basis/hooks.json': '',
};

function view(more: Partial<TreeView> = {}): TreeView {
  const folder = scratch();
  put(folder, TREE);
  return { roots: ['/ws'], prefix: '', folder, guardFolders: ['.basis'], ...more };
}

describe("a hook's argv", () => {
  const turned = (argv: readonly [string, ...string[]], more: Partial<TreeView> = {}) => {
    const it = view(more);
    return rewriteHookArgv(argv, it).map((element) => element.replaceAll(it.folder, '<snap>'));
  };

  test.each<[readonly [string, ...string[]], readonly string[]]>([
    [['./scripts/lint.sh'], ['<snap>/scripts/lint.sh']],
    [['scripts/lint.sh'], ['<snap>/scripts/lint.sh']],
    [
      ['python3', '.basis/guard.py'],
      ['python3', '<snap>/.basis/guard.py'],
    ],
    [
      ['python3', './.basis/../.basis/guard.py'],
      ['python3', '<snap>/.basis/guard.py'],
    ],
    [
      ['guard', '--config=.basis/x.json'],
      ['guard', '--config=<snap>/.basis/x.json'],
    ],
    [
      ['guard', 'rules.txt'],
      ['guard', '<snap>/rules.txt'],
    ],
    [
      ['guard', '.basis/'],
      ['guard', '<snap>/.basis'],
    ],
    [
      ['/ws/scripts/lint.sh', '/ws/.basis/x.json'],
      ['<snap>/scripts/lint.sh', '<snap>/.basis/x.json'],
    ],
    [
      ['guard', '--paths=/ws/a:/ws/b', '/ws'],
      ['guard', '--paths=<snap>/a:<snap>/b', '<snap>'],
    ],
    [
      ['sh', '-c', '. /ws/.basis/lib.sh; cd "/ws" && go'],
      ['sh', '-c', '. <snap>/.basis/lib.sh; cd "<snap>" && go'],
    ],
  ])('5.9 %j means the trusted tree', (argv, expected) => {
    expect(turned(argv)).toEqual(expected);
  });

  test.each<[readonly [string, ...string[]]]>([
    [['guard', '/wsx/y', '/data/ws/y', '/ws-old']],
    [['guard', 'none/here', '--x=none', '', 'https://x/y', '../rules.txt', '/etc/hosts']],
    [['rules.txt']],
    [['npm', 'run', 'build']],
  ])('%j is left as it is: it names nothing of the tree, or is a name for PATH', (argv) => {
    expect(turned(argv)).toEqual(argv);
  });

  test('5.9 an absolute path into the workspace means the snapshot also where the tree has no such file', () => {
    expect(turned(['node', '/ws/node_modules/guard/cli.js'])).toEqual(['node', '<snap>/node_modules/guard/cli.js']);
  });

  test('5.3 a workspace below the top is where relative paths begin', () => {
    expect(turned(['./own.sh', '.basis/hooks.json', '/ws/packages/a/own.sh', '../../rules.txt'], { prefix: 'packages/a' })).toEqual([
      '<snap>/packages/a/own.sh',
      '<snap>/packages/a/.basis/hooks.json',
      '<snap>/packages/a/own.sh',
      '<snap>/rules.txt',
    ]);
  });

  test('every spelling of the workspace counts, and the root of the machine is none', () => {
    expect(turned(['x', '/real/ws/rules.txt', '/ws/rules.txt'], { roots: ['/ws', '/real/ws'] })).toEqual([
      'x',
      '<snap>/rules.txt',
      '<snap>/rules.txt',
    ]);
    expect(turned(['/bin/x', '-a/b'], { roots: ['/'] })[0]).toBe('/bin/x');
  });
});

describe("a declared tool's argv", () => {
  const turned = (argv: readonly [string, ...string[]], cwd?: string) => {
    const it = view();
    const made = rewriteToolArgv(argv, it, cwd);
    return made.ok ? made.value.map((element) => element.replaceAll(it.folder, '<snap>')) : made.error;
  };

  test('5.9 its program and the files that it names mean the trusted tree, folders stay the workspace’s', () => {
    expect(turned(['./scripts/lint.sh', 'build', '.', '--rules=rules.txt', 'rules.txt'])).toEqual([
      '<snap>/scripts/lint.sh',
      'build',
      '.',
      '--rules=<snap>/rules.txt',
      '<snap>/rules.txt',
    ]);
    expect(turned(['python3', '/ws/.basis/guard.py', '.basis'])).toEqual(['python3', '<snap>/.basis/guard.py', '<snap>/.basis']);
  });

  test('5.9 a program that only the head has is not found, rather than the head’s', () => {
    expect(turned(['./new.sh'])).toEqual(['<snap>/new.sh']);
    expect(turned(['/ws/new.sh'])).toEqual(['<snap>/new.sh']);
  });

  test('its arguments are relative to its own folder', () => {
    expect(turned(['./scripts/lint.sh', 'own.sh', 'rules.txt'], 'packages/a')).toEqual([
      '<snap>/scripts/lint.sh',
      '<snap>/packages/a/own.sh',
      'rules.txt',
    ]);
  });

  test('an element that speaks of guard files in another way is refused, for nobody could tell which are meant', () => {
    expect(turned(['sh', '-c', '. ./.basis/lib.sh; run'])).toBe(
      "its command has '. ./.basis/lib.sh; run': write the path of a guard file as an argument of its own",
    );
    expect(turned(['sh', '-c', 'echo my.basis .basis-x'])).toEqual(['sh', '-c', 'echo my.basis .basis-x']);
  });
});

describe('PATH', () => {
  function places() {
    const root = join(scratch(), 'ws');
    const snapshot = scratch();
    put(root, { 'bin/x': '', 'tools/x': '', 'new/x': '' });
    put(snapshot, { 'bin/x': '', 'tools/x': '' });
    const outside = scratch();
    return { root, snapshot, outside };
  }

  test('5.9 entries inside the workspace mean the trusted tree’s folders, or are dropped', () => {
    const { root, snapshot, outside } = places();
    const cleaned = cleanPath([join(root, 'bin'), outside, join(root, 'new'), '/usr/bin'].join(delimiter), { root, folder: snapshot });
    expect(cleaned.path.split(delimiter)).toEqual([join(snapshot, 'bin'), outside, '/usr/bin']);
    expect(cleaned.notices).toEqual([
      `the PATH entry '${join(root, 'bin')}' means the trusted commit`,
      `the PATH entry '${join(root, 'new')}' was dropped: it lies in the workspace`,
    ]);
  });

  test('5.9 without a snapshot they are dropped', () => {
    const { root, outside } = places();
    expect(cleanPath([join(root, 'bin'), outside, root].join(delimiter), { root }).path).toBe(outside);
  });

  test('5.9 what depends on the current folder is dropped: empty, relative, a dot', () => {
    const { root, outside } = places();
    expect(cleanPath(['', '.', 'bin', outside, '../x', ''].join(delimiter), { root }).path).toBe(outside);
    expect(cleanPath(undefined, { root })).toEqual({ path: '', notices: [] });
  });

  test('5.9 an entry that reaches the workspace through symlinks, or dots, is inside it', () => {
    const { root, snapshot, outside } = places();
    symlinkSync(root, join(outside, 'alias'));
    symlinkSync(join(root, 'tools'), join(outside, 'direct'));
    const entries = [join(outside, 'alias/bin'), join(outside, 'direct'), `${outside}/../${root.split('/').slice(-2).join('/')}/bin`];
    expect(cleanPath(entries.join(delimiter), { root, folder: snapshot }).path.split(delimiter)).toEqual([
      join(snapshot, 'bin'),
      join(snapshot, 'tools'),
    ]);
  });

  test('5.9 where a head made a symlink of the folder, the base’s folder of that name is meant', () => {
    const { root, snapshot, outside } = places();
    symlinkSync('tools', join(root, 'sbin'));
    symlinkSync(outside, join(root, 'out'));
    put(snapshot, { 'sbin/x': '', 'out/x': '' });
    const cleaned = cleanPath([join(root, 'sbin'), join(root, 'out')].join(delimiter), { root, folder: snapshot });
    expect(cleaned.path.split(delimiter)).toEqual([join(snapshot, 'sbin'), join(snapshot, 'out')]);
  });
});

describe('where a path leads', () => {
  test('symlinks are followed and dots taken after them; what is not there is taken as written', () => {
    const folder = scratch();
    put(folder, { 'a/b/c': '', link: { link: 'a/b' }, loop: { link: 'loop' }, absolute: { link: join(folder, 'a') } });
    expect(physicalPath(join(folder, 'link/c'))).toBe(join(folder, 'a/b/c'));
    expect(physicalPath(`${folder}/link/../x`)).toBe(join(folder, 'a/x'));
    expect(physicalPath(`${folder}/absolute/none/../y`)).toBe(join(folder, 'a/y'));
    expect(physicalPath(join(folder, 'link'), false)).toBe(join(folder, 'link'));
    expect(physicalPath(join(folder, 'loop/x'))).toBeUndefined();
  });

  test('the way into a folder ends where it enters', () => {
    const folder = scratch();
    put(folder, { 'ws/in': { link: '../out' }, 'out/x': '', alias: { link: 'ws' } });
    const root = join(folder, 'ws');
    expect(wayInside(root, join(folder, 'alias/in/x'))).toBe('in/x');
    expect(wayInside(root, root)).toBe('');
    expect(wayInside(root, join(folder, 'out/x'))).toBeUndefined();
    expect(wayInside(root, `${root}/../out`)).toBeUndefined();
    expect(wayInside(root, `${folder}/wsx`)).toBeUndefined();
  });
});

describe('the program of a command', () => {
  test('5.3 a bare name is looked for on PATH alone, and must be executable', () => {
    const folder = scratch();
    put(folder, { 'one/guard': 'not executable', 'two/guard': { program: '' }, 'three/guard/x': '', guard: { program: '' } });
    const path = ['three', 'one', 'two'].map((name) => join(folder, name)).join(delimiter);
    expect(onPath('guard', path)).toBe(join(folder, 'two/guard'));
    const search = { root: folder, cwd: folder, path };
    expect(findProgram(['guard'], search)).toMatchObject({ ok: true, value: { argv: [join(folder, 'two/guard')] } });
    expect(findProgram(['./guard', 'x'], search)).toMatchObject({ ok: true, value: { argv: [join(folder, 'guard'), 'x'] } });
    expect(findProgram(['none'], search)).toEqual({ ok: false, error: "there is no program 'none' on PATH" });
    expect(findProgram(['./none'], search)).toEqual({ ok: false, error: `there is no program at '${join(folder, 'none')}'` });
  });

  test('5.6 an interpreter’s script belongs to it, a file that it only names does not', () => {
    const folder = scratch();
    put(folder, { 'bin/python3': { program: '' }, 'bin/guard': { program: '' }, 'guard.py': 'one', 'log.txt': 'one' });
    const search = { root: folder, cwd: folder, path: join(folder, 'bin') };
    const found = findProgram(['python3', '-u', 'guard.py', 'log.txt'], search);
    const plain = findProgram(['guard', 'log.txt'], search);
    if (!found.ok || !plain.ok) throw new Error('not found');
    expect(found.value.files.map(({ path }) => path)).toEqual([join(folder, 'guard.py')]);
    expect(plain.value.files).toEqual([]);
    put(folder, { 'log.txt': 'two' });
    expect(changeOf(found.value)).toBeUndefined();
    put(folder, { 'guard.py': 'two' });
    expect(changeOf(found.value)).toBe(`its file '${join(folder, 'guard.py')}' changed since the session began`);
    put(folder, { 'bin/guard': { program: 'x' } });
    expect(changeOf(plain.value)).toBe(`its file '${join(folder, 'bin/guard')}' changed since the session began`);
  });
});
