import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../support/run/folder.ts';
import { makeRepository } from '../support/run/repository.ts';
import { Runner } from '../support/run/runner.ts';
import { edit, scriptOf } from '../support/run/script.ts';

test('the commands that the summary names show other files that edits changed, also in a folder that says itself that git leaves it out', async () => {
  const folder = testFolder();
  const commit = makeRepository(join(folder, 'checkout'), { 'a.txt': 'one\n' });
  const script = scriptOf(edit('c1', 'a.txt', 'two\n'), edit('c2', 'left-out/.gitignore', '*\n'), edit('c3', 'left-out/x.test.ts', ''));
  const runner = new Runner({ folder, commit, script, inputs: { 'allow-local-state': 'true', prompt: 'Go on.' } });
  const { summary } = await runner.main();
  const [sentence = ''] = /Other files that changed are not listed here:.*/.exec(summary) ?? [];
  const commands = [...sentence.matchAll(/`git ([^`]+)`/g)].map(([, words = '']) => words.split(' '));
  const shown = commands.map((words) => execFileSync('git', words, { cwd: runner.workspace, encoding: 'utf8' })).join('\n');
  expect(shown).toContain('+two');
  expect(shown).toContain('left-out/');
});
