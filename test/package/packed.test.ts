import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examplesOfReadme, pack, root, smallAnswer, smallUse, unpack } from './packed.ts';

const folder = mkdtempSync(join(tmpdir(), 'basis-guard-test-'));
const home = join(folder, 'node_modules', '@basis', 'guard');

beforeAll(async () => {
  await unpack(await pack(folder), folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the packed library decides a call', async () => {
  writeFileSync(join(folder, 'use.js'), smallUse);
  const ran = await execa(process.execPath, ['use.js'], { cwd: folder, stdin: 'ignore' });
  expect(ran.stdout).toBe(smallAnswer);
});

test('everything that package.json promises is in the package', () => {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(home, path), 'utf8'));
  const promised = read('package.json') as {
    readonly bin: Record<string, string>;
    readonly exports: Record<string, string | Record<string, string>>;
  };
  const paths = [
    ...Object.values(promised.bin),
    ...Object.values(promised.exports).flatMap((value) => (typeof value === 'string' ? [value] : Object.values(value))),
  ];
  expect(paths.length).toBeGreaterThan(4);
  expect(paths.filter((path) => !existsSync(join(home, path)))).toEqual([]);
});

test('the package carries what is published and nothing of the workshop', () => {
  expect(['action.yml', 'README.md', 'LICENSE', 'schemas/hooks.schema.json'].filter((path) => !existsSync(join(home, path)))).toEqual([]);
  expect(['src', 'test', 'scripts', 'bench', 'node_modules', '.ci'].filter((path) => existsSync(join(home, path)))).toEqual([]);
});

test('what the README links to is in the package', () => {
  const page = readFileSync(join(home, 'README.md'), 'utf8');
  const targets = [...page.matchAll(/\]\((?![a-z]+:|#)([^)#]+)/g)].map(([, target = '']) => target);
  expect(targets.length).toBeGreaterThan(20);
  expect(targets.filter((target) => !existsSync(join(home, target)))).toEqual([]);
});

test('the program of the package says what it can do', async () => {
  const ran = await execa(process.execPath, [join(home, 'dist', 'cli', 'index.js'), '--help'], { cwd: folder, stdin: 'ignore' });
  expect(ran.stdout).toContain('basis-guard');
});

test('the examples of the README compile against the packed types, and run', async () => {
  const examples = examplesOfReadme();
  expect(examples.length).toBeGreaterThan(0);
  symlinkSync(join(root, 'node_modules', '@types'), join(folder, 'node_modules', '@types'));
  const names = examples.map((code, index) => {
    writeFileSync(join(folder, `readme-${index}.ts`), code);
    return `readme-${index}.ts`;
  });
  const options = [
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2024',
    '--lib',
    'es2024,esnext.disposable',
    '--types',
    'node',
  ];
  const checked = await execa(process.execPath, [join(root, 'node_modules', '.bin', 'tsc'), ...options, ...names], {
    cwd: folder,
    reject: false,
  });
  expect(checked.stdout).toBe('');
  for (const name of names) await execa(process.execPath, [name], { cwd: folder, stdin: 'ignore', timeout: 20_000 });
});
