// The demo's scenario through the action's two steps, as a reviewer sees it: outputs, log and summary.
import { existsSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoRepository } from '../../src/main/demo/repository.ts';
import { DEMO_SCRIPT } from '../../src/main/demo/script.ts';
import { testFolder } from '../support/run/folder.ts';
import { misfits, verifyFile } from '../support/run/ledger.ts';
import { normal } from '../support/run/normal.ts';
import { makeRepository } from '../support/run/repository.ts';
import { Runner, textAt } from '../support/run/runner.ts';

test('the action runs the session of the demo over a checkout and tells the runner all of it', async () => {
  const folder = testFolder();
  const word = `word-${randomBytes(6).toString('hex')}`;
  const key = `demo-key-${randomBytes(8).toString('hex')}`;
  const repository = demoRepository(word, key);
  const programs = Object.entries(repository).map(([path, text]) => [path, path.endsWith('.sh') ? { program: text } : text]);
  const commit = makeRepository(join(folder, 'checkout'), Object.fromEntries(programs));
  const runner = new Runner({
    folder,
    commit,
    script: JSON.stringify(DEMO_SCRIPT),
    inputs: { 'allow-local-state': 'true', 'allow-process': 'true', 'tool-budget': '20' },
  });

  const main = await runner.main();
  const places = {
    folders: [
      [runner.workspace, 'CHECKOUT'],
      [runner.temp, 'TEMP'],
      [folder, 'FOLDER'],
    ],
    words: [
      [commit, 'COMMIT'],
      [commit.slice(0, 12), 'COMMIT'],
      [word, 'WORD'],
      [key, 'KEY'],
    ],
  } as const;
  expect(main.stderr).toBe('');
  expect(main.code).toBe(0);
  await expect(normal(`${JSON.stringify(main.outputs, null, 2)}\n`, places)).toMatchFileSnapshot('expected/demo-outputs.json');
  await expect(normal(main.log, places)).toMatchFileSnapshot('expected/demo.log');
  await expect(normal(main.summary, places)).toMatchFileSnapshot('expected/demo.md.txt');
  expect([main.files.GITHUB_ENV, main.files.GITHUB_PATH]).toEqual(['', '']);

  const audit = main.outputs['audit-file'] ?? '';
  const ledger = textAt(audit);
  expect(textAt(main.outputs['summary-file'])).toBe(main.summary.slice(0, -1));
  expect(textAt(main.outputs['final-message-file'])).toBe(
    'The greeting is new and the tests pass. Pushing, publishing and linting were refused.',
  );
  expect(verifyFile(audit, main.outputs['audit-digest']).verdict).toBe('anchored');
  expect(misfits('ledger', ledger.trimEnd().split('\n'))).toEqual([]);
  expect([main.summary.includes(word), ledger.includes(word)]).toEqual([true, true]);

  expect(textAt(join(runner.workspace, 'greeting.txt'))).toBe('good morning\n');
  expect(textAt(join(runner.workspace, 'test-result.txt'))).toBe('mode: ci\n');
  for (const effect of ['pushed', 'published', 'linted']) expect(existsSync(join(runner.workspace, effect))).toBe(false);

  const post = await runner.post(main);
  expect([post.code, post.log, post.summary, post.stderr]).toEqual([0, '', '', '']);
});
