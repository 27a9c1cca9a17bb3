import { linkSync, mkdirSync, readFileSync, readdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isReplaced, knownFolder, writeOwnFile } from '../../src/main/run/own-file.ts';
import { testFolder } from '../support/run/folder.ts';

test('what the guard writes at its end goes through no other name of a file, and through no symlink', () => {
  const folder = testFolder();
  const victim = join(folder, 'config');
  writeFileSync(victim, 'the repository\n');
  linkSync(victim, join(folder, 'final-message.txt'));
  symlinkSync(victim, join(folder, 'summary.md'));
  for (const name of ['final-message.txt', 'summary.md']) {
    expect(writeOwnFile(join(folder, name), 'the model\n')).toBeUndefined();
    expect(readFileSync(join(folder, name), 'utf8')).toBe('the model\n');
  }
  expect(readFileSync(victim, 'utf8')).toBe('the repository\n');
  expect(readdirSync(folder).toSorted()).toEqual(['config', 'final-message.txt', 'summary.md']);
});

test('a folder that somebody put in the place of the run is known, and nothing is written into it', () => {
  const folder = testFolder();
  const run = join(folder, 'run');
  mkdirSync(run);
  const known = knownFolder(run);
  expect(isReplaced(known)).toBe(false);
  renameSync(run, join(folder, 'away'));
  mkdirSync(join(folder, 'workflows'));
  symlinkSync(join(folder, 'workflows'), run);
  expect(isReplaced(known)).toBe(true);
  expect(writeOwnFile(join(run, 'summary.md'), 'text', known)).toMatch(/is not the folder that was made/);
  expect(readdirSync(join(folder, 'workflows'))).toEqual([]);
});
