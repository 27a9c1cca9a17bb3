import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchFileCommands } from '../../src/github/file-commands.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'basis-guard-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a command that rewrites the action's post program does not run in the post step", () => {
  const post = join(folder, 'index.js');
  writeFileSync(post, 'the guard\n');
  const watch = watchFileCommands({}, [post, join(folder, 'missing.js')]);
  writeFileSync(post, 'somebody else\n');
  expect(watch.restore()).toEqual([`the action's own program ${post}`]);
  expect(readFileSync(post, 'utf8')).toBe('the guard\n');
});

test('what was left alone is not told', () => {
  const env = join(folder, 'env');
  writeFileSync(env, '');
  expect(watchFileCommands({ GITHUB_ENV: env }, []).restore()).toEqual([]);
});
