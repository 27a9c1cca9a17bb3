import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { diskSource, LARGEST_FILE, treeSource } from '../../../src/bindings/trust/file-source.ts';
import { configFolder, discover, load, loadSentence, missingHook } from '../../../src/bindings/trust/guard-files.ts';
import { openTrustedCommit } from '../../../src/bindings/trust/trusted-commit.ts';
import { TrustedTree } from '../../../src/bindings/trust/trusted-tree.ts';
import { type Content, put } from '../../support/run/folder.ts';
import { plainGit } from '../../support/run/repository.ts';
import { ownGit, repository, scratch } from './scratch.ts';

const hooks = (...names: readonly string[]) => JSON.stringify({ schema: 1, hooks: names.map((name) => ({ name, command: [name] })) });
const tools = (...names: readonly string[]) =>
  JSON.stringify({
    schema: 1,
    tools: Object.fromEntries(names.map((name) => [name, { description: name, input_schema: { type: 'object' }, command: ['x'] }])),
  });

function workspace(files: Readonly<Record<string, Content>>): string {
  const folder = scratch();
  put(folder, files);
  return folder;
}

async function loaded(folder: string, configDir?: string) {
  const declared = await load(discover({ workspace: folder, env: {}, ...(configDir === undefined ? {} : { configDir }) }));
  if (!declared.ok) throw new Error(loadSentence(declared.error));
  return declared.value;
}

async function problem(folder: string): Promise<string> {
  const declared = await load(discover({ workspace: folder, env: {} }));
  return declared.ok ? 'no problem' : loadSentence(declared.error);
}

describe('where guard files are looked for', () => {
  test('5.1 the folder of the operator: BASIS_CONFIG_DIR, else XDG_CONFIG_HOME, else HOME; an empty one counts as none', () => {
    const folder = (env: Record<string, string>, configDir?: string) =>
      configFolder({ workspace: '/w', env, ...(configDir === undefined ? {} : { configDir }) });
    const all = { BASIS_CONFIG_DIR: '/b', XDG_CONFIG_HOME: '/x', HOME: '/h' };
    expect(folder(all)).toBe('/b');
    expect(folder({ ...all, BASIS_CONFIG_DIR: '' })).toBe('/x/basis');
    expect(folder({ HOME: '/h' })).toBe('/h/.config/basis');
    expect(folder({})).toBeUndefined();
    expect(folder(all, '/c')).toBe('/c');
    expect(folder({ BASIS_CONFIG_DIR: 'ci' })).toBe('/w/ci');
  });

  test('5.1 no parent folder is looked into', async () => {
    const folder = workspace({ '.basis/hooks.json': hooks('outer'), 'inner/x': '' });
    expect((await loaded(join(folder, 'inner'))).hooks).toEqual([]);
  });

  test('5.6 the run says where it looked, also where nothing was', async () => {
    const folder = workspace({});
    const declared = await loaded(folder, '/nonexistent');
    expect(declared.hooks).toEqual([]);
    expect(declared.lookedAt).toEqual(
      expect.arrayContaining([
        '/nonexistent/hooks.json',
        '/nonexistent/tools.json',
        join(folder, '.basis/hooks.json'),
        join(folder, '.basis/tools.json'),
      ]),
    );
  });
});

describe('what they declare', () => {
  test('3.1 the operator’s hooks come first, then the workspace’s, each in file order', async () => {
    const folder = workspace({ '.basis/hooks.json': hooks('c', 'd') });
    const declared = await loaded(folder, workspace({ 'hooks.json': hooks('a', 'b') }));
    expect(declared.hooks.map(({ name, scope }) => `${name} ${scope}`)).toEqual(['a operator', 'b operator', 'c workspace', 'd workspace']);
  });

  test('5.1 the same file reached twice is read once, whichever way', async () => {
    const folder = workspace({ '.basis/hooks.json': hooks('once') });
    for (const way of [join(folder, '.basis'), join(workspace({ link: { link: join(folder, '.basis') } }), 'link')]) {
      expect((await loaded(folder, way)).hooks.map(({ name, scope }) => [name, scope])).toEqual([['once', 'operator']]);
    }
    const linked = workspace({ 'hooks.json': { link: join(folder, '.basis/hooks.json') } });
    expect((await loaded(folder, linked)).hooks).toHaveLength(1);
  });

  test('5.7 the workspace’s tool shadows the operator’s of the same name', async () => {
    const folder = workspace({ '.basis/tools.json': tools('a', 'b') });
    const declared = await loaded(folder, workspace({ 'tools.json': tools('b', 'c') }));
    expect(declared.tools.map(({ name, scope }) => `${name} ${scope}`).toSorted()).toEqual(['a workspace', 'b workspace', 'c operator']);
  });

  test('a hook that is required and not there is told, with what is', async () => {
    const declared = await loaded(workspace({ '.basis/hooks.json': hooks('here') }));
    expect(missingHook(['here'], declared)).toBeUndefined();
    expect(missingHook(['here', 'gone'], declared)).toMatch(
      /^`require-hooks` names "gone", which is not there: loaded were "here"; looked at /,
    );
    expect(missingHook(['gone'], { ...declared, hooks: [] })).toContain('no hook was loaded');
  });
});

describe('a file that exists and cannot be used', () => {
  const HOOKS = '.basis/hooks.json';

  test('5.4 is told by its path and place', async () => {
    const folder = workspace({ [HOOKS]: '{"schema": 1,\n "hooks": [}' });
    expect(await problem(folder)).toMatch(new RegExp(`^${join(folder, HOOKS)}, line 2, column 12: this is not JSON: `));
  });

  test.each<[string, (folder: string) => void, string]>([
    ['a folder', (folder) => mkdirSync(join(folder, HOOKS)), 'it is a folder, not a file.'],
    ['a named pipe that nobody writes to', (folder) => execFileSync('mkfifo', [join(folder, HOOKS)]), 'it is not a regular file.'],
    ['a symlink to nowhere', (folder) => put(folder, { [HOOKS]: { link: 'none' } }), 'it is a symlink to something that is not there.'],
    ['a loop of symlinks', (folder) => put(folder, { [HOOKS]: { link: 'hooks.json' } }), 'it is a loop of symlinks.'],
    [
      'one that is too large',
      (folder) => put(folder, { [HOOKS]: ' '.repeat(LARGEST_FILE + 1) }),
      `it is larger than ${LARGEST_FILE} bytes.`,
    ],
    ['a device', (folder) => put(folder, { [HOOKS]: { link: '/dev/zero' } }), 'it is not a regular file.'],
  ])('5.4 %s stops the run', async (_, make, words) => {
    const folder = workspace({ '.basis/x': '' });
    make(folder);
    expect(await problem(folder)).toBe(`${join(folder, HOOKS)}: ${words}`);
  });

  test('5.4 a file in the place of the folder stops the run', async () => {
    const folder = workspace({ '.basis': 'x' });
    expect(await problem(folder)).toBe(`${join(folder, HOOKS)}: a part of its path is a file, not a folder.`);
  });

  test.skipIf(process.getuid?.() === 0)('5.4 one that may not be read stops the run', async () => {
    const folder = workspace({ [HOOKS]: hooks('a') });
    chmodSync(join(folder, HOOKS), 0);
    expect(await problem(folder)).toContain('it may not be read');
  });

  test('5.4 a link to a file that may be used is used', async () => {
    const folder = workspace({ 'else/h.json': hooks('linked'), [HOOKS]: { link: '../else/h.json' } });
    expect((await loaded(folder)).hooks.map(({ name }) => name)).toEqual(['linked']);
  });
});

describe('the same from a trusted commit', () => {
  async function fromCommit(files: Readonly<Record<string, Content>>) {
    const repo = repository(files);
    const folder = scratch();
    const name = plainGit(repo, 'rev-parse', 'HEAD');
    const commit = await openTrustedCommit({
      commit: name,
      objects: join(repo, '.git/objects'),
      remote: { ok: false, error: '' },
      folder,
      git: ownGit(folder),
    });
    if (!commit.ok) throw new Error(commit.error);
    const source = treeSource({ tree: new TrustedTree(commit.value), commit: name, root: repo });
    const declared = await load(discover({ workspace: repo, env: {} }), { source });
    const at = `${join(repo, '.basis/hooks.json')} at ${name.slice(0, 12)}`;
    return { repo, at, declared, said: declared.ok ? 'no problem' : loadSentence(declared.error) };
  }

  test('5.4 a problem names the file and the commit', async () => {
    const { at, said } = await fromCommit({ '.basis/hooks.json': '{"schema": 2}' });
    expect(said).toMatch(`${at}, line 1, column 12: `);
    expect(said).toContain('schema 1');
  });

  test.each<[string, Readonly<Record<string, Content>>, string]>([
    ['a folder', { '.basis/hooks.json/x': '' }, 'it is a folder'],
    ['a symlink out of the tree', { '.basis/hooks.json': { link: '../../x' } }, 'it is a symlink out of the tree'],
    ['a loop', { '.basis': { link: '.basis' } }, 'it is a loop of symlinks'],
    ['a file in the place of the folder', { '.basis': 'x' }, "'.basis' is a file, not a folder"],
    ['one that is too large', { '.basis/hooks.json': ' '.repeat(LARGEST_FILE + 1) }, `it is larger than ${LARGEST_FILE} bytes`],
  ])('5.4 %s stops the run', async (_, files, words) => {
    const { at, said } = await fromCommit(files);
    expect(said).toBe(`${at}: ${words}.`);
  });

  test('an absent file is no problem, and a working tree that has one does not matter', async () => {
    const { declared, repo } = await fromCommit({ 'a.txt': '' });
    put(repo, { '.basis/hooks.json': hooks('untracked') });
    expect(declared.ok && declared.value.hooks).toEqual([]);
    expect(await diskSource.read(join(repo, '.basis/hooks.json'))).toMatchObject({ ok: true });
  });
});
