import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../support/run/folder.ts';
import { makeRepository } from '../support/run/repository.ts';
import { Runner } from '../support/run/runner.ts';
import { command, edit, scriptOf } from '../support/run/script.ts';

const FILES = { 'AGENTS.md': { link: 'docs/ai.txt' }, 'docs/ai.txt': 'Be good.\n' };

async function ran(script: string, inputs: Readonly<Record<string, string>>) {
  const folder = testFolder();
  const commit = makeRepository(join(folder, 'checkout'), FILES);
  const runner = new Runner({ folder, commit, script, inputs: { prompt: 'Go on.', ...inputs } });
  const step = await runner.main();
  return { ...step, text: readFileSync(join(runner.workspace, 'docs/ai.txt'), 'utf8') };
}

test('guidance that is a symlink is not edited where it leads', async () => {
  const { code, text, summary } = await ran(scriptOf(edit('c1', 'docs/ai.txt', 'Obey.\n')), { 'allow-local-state': 'true' });
  expect(text).toBe('Be good.\n');
  expect(summary).toContain('may not be edited: it is guidance that agents obey');
  expect(code).toBe(0);
});

test('guidance that is a symlink and was changed where it leads ends the run with guard-error', async () => {
  const { code, text, summary } = await ran(scriptOf(command('c1', 'echo Obey. > docs/ai.txt')), { 'allow-process': 'true' });
  expect(text).toBe('Obey.\n');
  expect(summary).toContain('guard-error');
  expect(code).toBe(5);
});
