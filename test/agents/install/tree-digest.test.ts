import {
  chmodSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { treeDigest } from '../../../src/agents/install/tree-digest.ts';

let folder = '';
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'basis-guard-test-'));
  folder = join(root, 'tree');
  build(folder);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function build(at: string): void {
  mkdirSync(join(at, 'a', 'empty'), { recursive: true });
  mkdirSync(join(at, 'grüße'));
  writeFileSync(join(at, 'a', 'file'), 'text');
  writeFileSync(join(at, 'a', 'program'), 'text', { mode: 0o755 });
  writeFileSync(join(at, 'grüße', 'new\nline'), Buffer.alloc(3_000_000, 7));
  symlinkSync('file', join(at, 'a', 'link'));
}

test('two folders with the same in them have one digest, whatever their dates and their order of making', async () => {
  const other = join(root, 'other');
  writeFileSync(join(root, 'first'), '');
  build(other);
  utimesSync(join(other, 'a', 'file'), 1, 1);
  chmodSync(join(other, 'a', 'file'), 0o600);
  unlinkSync(join(other, 'a', 'program'));
  writeFileSync(join(other, 'a', 'program'), 'text', { mode: 0o700 });
  expect(await treeDigest(other)).toBe(await treeDigest(folder));
  expect(await treeDigest(folder)).toMatch(/^sha256:[0-9a-f]{64}$/);
});

test.each<readonly [string, () => void]>([
  ['a byte', () => writeFileSync(join(folder, 'a', 'file'), 'tezt')],
  [
    'the last byte of a large file',
    () => writeFileSync(join(folder, 'grüße', 'new\nline'), Buffer.concat([Buffer.alloc(2_999_999, 7), Buffer.of(8)])),
  ],
  ['a name', () => renameSync(join(folder, 'a', 'file'), join(folder, 'a', 'filf'))],
  ['the right to run', () => chmodSync(join(folder, 'a', 'file'), 0o755)],
  ['a borrowed right', () => chmodSync(join(folder, 'a', 'program'), 0o4755)],
  ['a file more', () => writeFileSync(join(folder, '.hidden'), '')],
  ['a file less', () => unlinkSync(join(folder, 'a', 'file'))],
  ['an empty folder less', () => rmSync(join(folder, 'a', 'empty'), { recursive: true })],
  ['where a link leads', () => (unlinkSync(join(folder, 'a', 'link')), symlinkSync('program', join(folder, 'a', 'link')))],
  ['a link in place of a file', () => (unlinkSync(join(folder, 'a', 'program')), symlinkSync('file', join(folder, 'a', 'program')))],
  [
    'a link in place of a folder',
    () => (rmSync(join(folder, 'a', 'empty'), { recursive: true }), symlinkSync('.', join(folder, 'a', 'empty'))),
  ],
])('%s changes it', async (_what, change) => {
  const before = await treeDigest(folder);
  change();
  expect(await treeDigest(folder)).not.toBe(before);
});

test('a second name of one file is a file of its own', async () => {
  writeFileSync(join(folder, 'twin'), 'text');
  const copied = await treeDigest(folder);
  unlinkSync(join(folder, 'twin'));
  linkSync(join(folder, 'a', 'file'), join(folder, 'twin'));
  expect(await treeDigest(folder)).toBe(copied);
});

test.skipIf(process.platform === 'win32')('what is neither file, folder nor link has no digest', async () => {
  await execa('mkfifo', [join(folder, 'pipe')]);
  await expect(treeDigest(folder)).rejects.toThrow('is neither a file nor a folder nor a link');
});

test('a folder that is not there has none, and neither has one whose digest is not wanted any more', async () => {
  await expect(treeDigest(join(root, 'none'))).rejects.toThrow('ENOENT');
  await expect(treeDigest(folder, AbortSignal.abort())).rejects.toThrow('abort');
});
