// What a hook's interpreter, or git, finds by looking upwards from where it is: above the snapshot and above the operator's folder lie folders
// that commands may write to.
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Trust } from '../../../src/bindings/trust/open-trust.ts';
import { put, type Files } from '../../support/run/folder.ts';
import { scratch } from './scratch.ts';
import { answers, commitWith, opened, options, scene } from './trust-scene.ts';

/** Says who it got its words from: its own, or those of a library that it does without where there is none. */
const HOOK = `let words = 'own';
try { words = require('words'); } catch {}
console.log(JSON.stringify({ decision: 'deny', reason: words }));
`;
const LIBRARY = { 'node_modules/words/index.js': `module.exports = 'planted';\n` };

/** Allows all that is done in a repository of which git says so. */
const ASKS_GIT = `echo "{\\"decision\\": \\"deny\\", \\"reason\\": \\"$(git config guard.words || echo own)\\"}"`;
const REPOSITORY = { HEAD: 'ref: refs/heads/main\n', config: '[guard]\n\twords = planted\n', 'objects/.keep': '', 'refs/.keep': '' };

interface Asked {
  readonly trust: Trust;
  /** The folder of the run; the one above it is the runner's temp. */
  readonly run: string;
  readonly ask: () => Promise<string | undefined>;
}

async function asked(command: readonly string[], files: Files, more: Parameters<typeof options>[1] = {}): Promise<Asked> {
  const it = scene();
  const base = commitWith(it, { '.basis/hooks.json': JSON.stringify({ schema: 1, hooks: [{ name: 'guard', command }] }), ...files });
  const run = join(scratch(), 'run');
  mkdirSync(join(run, 'scratch'), { recursive: true });
  const trust = await opened(options({ ...it, base }, { folder: join(run, 'scratch'), ...more }));
  return { trust, run, ask: async () => (await answers(trust, it.checkout))['guard'] };
}

const inNode = (more: Parameters<typeof options>[1] = {}) => asked(['node', '.basis/guard.js'], { '.basis/guard.js': HOOK }, more);

test.each([
  ['the guard’s own folder', 'scratch'],
  ['the folder of the run', ''],
  ['the runner’s temp', '..'],
])('5.9 a library that came in %s, where a hook’s interpreter finds it, is loaded by no hook', async (_, way) => {
  const { run, ask, trust } = await inNode();
  expect(await ask()).toBe('deny own');
  put(join(run, way), LIBRARY);
  const why = `'${join(run, way, 'node_modules')}', where programs look for what they load, changed since the session began`;
  expect(await ask()).toBe(`it was not started: ${why}`);
  rmSync(join(run, way, 'node_modules'), { recursive: true });
  expect(await ask()).toBe('deny own');
  expect(await trust.verify()).toEqual([why]);
  await trust.close();
});

test.each<[string, Files]>([
  ['settings that turn a hook’s script into another kind of module', { 'package.json': '{"type": "module"}' }],
  ['a repository', { '.git/HEAD': REPOSITORY.HEAD, '.git/config': REPOSITORY.config, '.git/objects/.keep': '', '.git/refs/.keep': '' }],
  ['a bare repository', REPOSITORY],
  ['settings of a build tool in a folder that was there', { '.cargo/config.toml': '[build]\n' }],
])('5.9 %s above the snapshot keeps hooks from starting', async (_, files) => {
  const { run, ask, trust } = await asked(['sh', '-c', ASKS_GIT], {});
  put(join(run, '..'), { '.cargo/registry/.keep': '' });
  expect(await ask()).toBe('deny own');
  put(join(run, '..'), files);
  expect(await ask()).toMatch(/^it was not started: '.*', where programs look for what they load, changed since the session began$/);
  await trust.close();
});

test('5.9 what was above the snapshot at the start is held as it was', async () => {
  const temp = scratch();
  put(temp, { ...LIBRARY, 'package.json': '{}', '.git/config': '', 'notes.txt': '' });
  const run = join(temp, 'run');
  mkdirSync(run);
  const { ask, trust } = await inNode({ folder: run });
  expect(await ask()).toBe('deny planted');
  put(temp, { 'notes.txt': 'more', '.git/index': '', 'other/package.json': '{}' });
  expect(await ask()).toBe('deny planted');
  put(temp, { 'package.json': '{"type": "module"}' });
  expect(await ask()).toContain(`'${join(temp, 'package.json')}'`);
  await trust.close();
});

test('5.9 a library above the operator’s folder keeps its hooks from starting, and no other', async () => {
  const parent = scratch();
  const configDir = join(parent, 'guards');
  const operators = { name: 'op', command: ['node', join(configDir, 'guard.js')] };
  put(configDir, { 'hooks.json': JSON.stringify({ schema: 1, hooks: [operators] }), 'guard.js': HOOK });
  const it = scene();
  const trust = await opened(options(it, { configDir }));
  expect((await answers(trust, it.checkout))['op']).toBe('deny own');
  put(parent, { 'elsewhere/words/index.js': LIBRARY['node_modules/words/index.js'] });
  renameSync(join(parent, 'elsewhere'), join(parent, 'node_modules'));
  const now = await answers(trust, it.checkout);
  expect(now['op']).toMatch(/^it was not started: '.*node_modules', where programs look/);
  expect(now['path']).toBe('deny base');
  await trust.close();
});
